import AsyncCloud
import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore

/// A client whose server is a script.
func withDAV(
    _ transport: ScriptedTransport,
    root: String = "https://host/dav/",
    dialect: Cloud.Dialect = .ownCloud,
    _ body: (Cloud.WebDAV) async throws -> Void
) async throws {
    let fetcher = Fetcher(
        .init {
            $0.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
            $0.random = { 0 }
        },
        transport: transport
    )
    let result: Result<Void, any Error>
    do {
        result = .success(try await body(Cloud.WebDAV(root, fetcher: fetcher, dialect: dialect)))
    } catch {
        result = .failure(error)
    }
    await fetcher.shutdown()
    try result.get()
}

extension ScriptedTransport.Answer {
    /// A multistatus with responses, as servers with any prefixes write it.
    static func multistatus(_ responses: String) -> Self {
        .status(207, headers: [.contentType: "application/xml; charset=utf-8"], body: document(responses))
    }

    static func document(_ responses: String) -> String {
        #"<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:oc="http://owncloud.org/ns">"# + responses
            + "</d:multistatus>"
    }

    /// The answer of an ownCloud 11 that refuses.
    static func refusal(_ status: Int, _ exception: String, _ message: String = "", header: String = "") -> Self {
        let text =
            #"<?xml version="1.0" encoding="utf-8"?>"# + "\n"
            + #"<d:error xmlns:d="DAV:" xmlns:s="http://sabredav.org/ns"><s:exception>"# + exception
            + "</s:exception><s:message>\(message)</s:message><s:header>\(header)</s:header></d:error>"
        return .status(status, headers: [.contentType: "application/xml; charset=utf-8"], body: text)
    }
}

/// A response about a file.
func response(_ href: String, _ properties: String = "<d:resourcetype/>") -> String {
    "<d:response><d:href>\(href)</d:href><d:propstat><d:prop>\(properties)</d:prop>"
        + "<d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>"
}

extension Cloud.Resources {
    /// All of them, in memory.
    func collect() async throws -> [Cloud.Resource] {
        var all: [Cloud.Resource] = []
        for try await resource in self { all.append(resource) }
        return all
    }
}
