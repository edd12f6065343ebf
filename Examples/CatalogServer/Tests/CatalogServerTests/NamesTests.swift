import AsyncFetch
import AsyncGAPI
import AsyncGData
import AsyncJSON
import AsyncXML
import GAPIStorage
import GRDB
import Hummingbird
import NIOCore
import ServiceLifecycle
import Testing

/// Names of both sides in one file, none of them with the name of its module.
@Suite("Names")
struct NamesTests {
    @Test func oursAndTheirsNeedNoQualifier() {
        let theirs: [Any.Type] = [
            ByteBuffer.self, Cookie.self, Database.self, HTTPError.self, MediaType.self, Request.self, RequestBody.self,
            Response.self, ResponseBody.self, Row.self, ServiceGroup.self, (any Service).self,
        ]
        let ours: [Any.Type] = [
            FetchCookie.self, FetchMediaType.self, FetchRequestBody.self, FetchResponse.self, FetchResponseBody.self,
            FetchTicket<Int>.self, FetchUpload<Storage.Object>.self, GAPI.Error.self,
            GAPI.Page<Storage.ObjectsListQuery>.self, GDataService.self, JSON.Value.self, XML.Element.self,
            (any FetchCredentials).self, (any GAPI.Service).self,
        ]
        #expect(Set(theirs.map { ObjectIdentifier($0) }).isDisjoint(with: ours.map { ObjectIdentifier($0) }))
    }
}
