import HTTPTypes
import NIOCore
import Testing

@testable import CloudEmulator

/// A short request does not get a long answer.
@Suite("Limits of emulated answers", .timeLimit(.minutes(2)))
struct AnswerLimitTests {
    private let files = "/remote.php/dav/files/alice/"

    private func lock(owner: String) -> String {
        "<D:lockinfo xmlns:D=\"DAV:\"><D:lockscope><D:shared/></D:lockscope><D:locktype><D:write/></D:locktype>"
            + "<D:owner>\(owner)</D:owner></D:lockinfo>"
    }

    @Test(arguments: [("PROPFIND", "propfind"), ("PROPPATCH", "propertyupdate"), ("REPORT", "search-files")])
    func aRequestHasAThousandPropertiesAtMost(method: String, root: String) async throws {
        let server = CloudServer(EmulatedCloud.Configuration(), url: "http://127.0.0.1")
        for (count, status) in [(1_000, 207), (1_001, 400)] {
            var properties = "<D:prop>" + String(repeating: "<a/>", count: count) + "</D:prop>"
            if method == "PROPPATCH" { properties = "<D:remove>\(properties)</D:remove>" }
            if method == "REPORT" { properties += "<oc:search><oc:pattern>a</oc:pattern></oc:search>" }
            let name = (method == "REPORT" ? "oc:" : "D:") + root
            let body = "<\(name) xmlns:D=\"DAV:\" xmlns:oc=\"http://owncloud.org/ns\">\(properties)</\(name)>"
            let reply = try await server.reply(to: .alice(method, files, ["Depth": "1"], body: body))
            #expect(reply.status.code == status)
        }
        await server.release()
    }

    @Test func aPropertyThatIsNamedTwiceIsAnsweredOnce() async throws {
        let server = CloudServer(EmulatedCloud.Configuration(), url: "http://127.0.0.1")
        let body = "<D:propfind xmlns:D=\"DAV:\"><D:prop><D:getetag/><a/><D:getetag/><a/></D:prop></D:propfind>"
        let reply = try await server.reply(to: .alice("PROPFIND", files, ["Depth": "0"], body: body))
        #expect(reply.status.code == 207)
        #expect(String(buffer: reply.body).split(separator: "<d:getetag>").count == 2)
        await server.release()
    }

    @Test func theOwnerOfALockIsShort() async throws {
        let server = CloudServer(EmulatedCloud.Configuration(), url: "http://127.0.0.1")
        for (count, status) in [(4_096, 200), (4_097, 400)] {
            let body = lock(owner: String(repeating: "o", count: count))
            #expect(try await server.reply(to: .alice("LOCK", files, body: body)).status.code == status)
        }
        await server.release()
    }

    @Test func aFileHasAHundredLocksAtMost() async throws {
        let server = CloudServer(EmulatedCloud.Configuration(), url: "http://127.0.0.1")
        for number in 1...101 {
            let reply = try await server.reply(to: .alice("LOCK", files, body: lock(owner: "o")))
            #expect(reply.status.code == (number <= 100 ? 200 : 507))
        }
        await server.release()
    }

    /// Each property that is kept has the declarations of all namespaces around it.
    @Test func theDeclarationsOfAllPropertiesCount() async throws {
        let server = CloudServer(EmulatedCloud.Configuration(), url: "http://127.0.0.1")
        let names = (0..<50).map { " xmlns:n\($0)=\"\(String(repeating: "n", count: 3_000))\($0)\"" }.joined()
        for (count, status) in [(1, 207), (100, 507)] {
            let properties = String(repeating: "<a/>", count: count)
            let body =
                "<D:propertyupdate xmlns:D=\"DAV:\"\(names)><D:set><D:prop>\(properties)</D:prop></D:set>"
                + "</D:propertyupdate>"
            let reply = try await server.reply(to: .alice("PROPPATCH", files, body: body))
            #expect(reply.status.code == status)
        }
        await server.release()
    }

    @Test func onlyAFileIsLong() async throws {
        let server = CloudServer(EmulatedCloud.Configuration(), url: "http://127.0.0.1")
        let shares = "/ocs/v2.php/apps/files_sharing/api/v1/shares"
        for (count, status) in [(1 << 10, 404), ((1 << 20) + 1, 413)] {
            let form = String(repeating: "f", count: count)
            #expect(try await server.reply(to: .alice("POST", shares, body: form)).status.code == status)
        }
        await server.release()
    }

    @Test func anAnswerHasAnEnd() throws {
        var multistatus = Multistatus()
        // Three times the same text, which is in the memory only once.
        let text = String(repeating: "p", count: 43 << 20)
        try multistatus.add("/a", [("200 OK", ["short"])])
        #expect(throws: DAVError.self) { try multistatus.add("/b", [("200 OK", [text, text, text])]) }
    }
}
