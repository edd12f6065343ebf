import AsyncCloud
import AsyncFetch
import AsyncFetchTesting
import CXMLPeers
import Foundation
import HTTPTypes
import NIOCore

/// A folder of 10,000 files as an ownCloud lists it, read to items: webdav4, rclone and libxml2 itself.
enum FolderRows {
    private static let count = 10_000
    private static let folder = "/remote.php/dav/files/alice/List/"

    @concurrent static func run(_ report: Report) async throws {
        let answer = try await recorded()
        try await compareFloor(answer, report)
        guard Nginx.isInstalled else {
            return report(Row(missing: "PROPFIND of \(count) entries", because: "nginx is not installed"))
        }
        try await Nginx.run(answering: answer, type: "application/xml") { url in
            try await comparePeers(url + folder, report)
        }
    }

    /// Returns the answer of the emulator, byte for byte.
    private static func recorded() async throws -> ByteBuffer {
        try await ChildProcess.withServer(["cloud-serve", "\(count)"]) { url in
            let login = try BasicCredentials(user: "alice", password: "alice-secret")
            let fetcher = Fetcher(.init { $0.credentials[url] = login })
            let names = [Cloud.PropertyName].standard.map { "<p:\($0.name) xmlns:p=\"\($0.namespace)\"/>" }.joined()
            let body = "<d:propfind xmlns:d=\"DAV:\"><d:prop>\(names)</d:prop></d:propfind>"
            var request = try HTTPRequest(HTTPRequest.Method("PROPFIND") ?? .get, url: url + folder)
            if let depth = HTTPField.Name("Depth") { request.headerFields[depth] = "1" }
            let response = try await fetcher.fetch(request, body: .bytes(body.utf8))
            await fetcher.shutdown()
            guard response.head.status.code == 207 else { throw WrongAnswer() }
            return response.body
        }
    }

    /// MiB for each second of CPU: of libxml2 with empty functions, and to items.
    private static func compareFloor(_ answer: ByteBuffer, _ report: Report) async throws {
        let bytes = Array(answer.readableBytesView)
        let chunks = stride(from: 0, to: bytes.count, by: 1 << 16).map {
            ByteBuffer(bytes: bytes[$0..<min($0 + 1 << 16, bytes.count)])
        }
        let fetcher = Fetcher(transport: ScriptedTransport { _ in .chunks(chunks, status: 207) })
        let dav = try Cloud.WebDAV("https://host/remote.php/dav/files/alice/", fetcher: fetcher, dialect: .ownCloud)
        let speed = { (cost: Cost) in Double(bytes.count) / 1_048_576 / cost.cpuSeconds }
        let result = try await Rounds(9, warmUp: 2) {
            try await Cost.of { try await items(dav) }
        } peer: {
            await Cost.of { _ = libxml2_scan(bytes, bytes.count) }
        }
        report(result.row("PROPFIND of \(count) entries to items, floor", "MiB/s", target: .atLeast(0.3), speed))
        await fetcher.shutdown()
    }

    /// Seconds of CPU for the same answer from the same server.
    private static func comparePeers(_ url: String, _ report: Report) async throws {
        let fetcher = Fetcher()
        let root = url.replacing("List/", with: "")
        let dav = try Cloud.WebDAV(root, fetcher: fetcher, dialect: .ownCloud)
        let ours = { try await Cost.of { for _ in 0..<repeats { try await items(dav) } } }
        let peers = [
            ("webdav4", "webdav4.client", 1.0 / 25, webdav4), ("rclone lsjson", "shutil", 1, rclone),
        ]
        for (name, module, target, script) in peers {
            let title = "PROPFIND of \(count) entries to items, \(name)"
            guard await PythonPeer.has(module) else {
                report(Row(missing: title, because: PythonPeer.missing)); continue
            }
            do {
                let result = try await Rounds(5, warmUp: 1, ours: ours) {
                    try await PythonPeer.cost(of: script, [root, "\(count)", "\(repeats)"])
                }
                let each = { (cost: Cost) in cost.cpuSeconds / Double(repeats) * 1000 }
                report(result.row("\(title), CPU", "ms", target: .atMost(target), each))
                report(result.row("\(title)", "ms", target: .atMost(target)) { $0.seconds / Double(repeats) * 1000 })
            } catch is PythonPeer.Failure {
                report(Row(missing: title, because: "the peer failed; is it installed?"))
            }
        }
        await fetcher.shutdown()
    }

    @concurrent private static func items(_ dav: Cloud.WebDAV) async throws {
        var found = 0
        for try await resource in dav.resources(at: "/List") where Cloud.Item(resource).kind == .file { found += 1 }
        guard found == count else { throw WrongAnswer() }
    }

    private static let repeats = 3

    private static let webdav4 = """
        from webdav4.client import Client
        client = Client(sys.argv[1])
        def work():
            for _ in range(int(sys.argv[3])):
                assert len(client.ls("List", detail=True)) == int(sys.argv[2])
        measure(work)
        """

    /// It starts a process for each listing: nothing else lists.
    private static let rclone = """
        import subprocess
        command = ["rclone", "--config", "/dev/null", "lsjson", "--webdav-url", sys.argv[1], ":webdav:List"]
        def work():
            for _ in range(int(sys.argv[3])):
                assert len(json.loads(subprocess.run(command, check=True, capture_output=True).stdout)) == int(sys.argv[2])
        measure(work)
        """
}
