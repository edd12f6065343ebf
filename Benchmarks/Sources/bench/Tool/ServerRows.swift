import AsyncFetch
import AsyncJSON
import Foundation
import GAPIStorage
import HTTPTypes

/// `gapi serve`: many small requests and large files; and long lists, by the emulator that it runs.
enum ServerRows {
    @concurrent static func run(_ report: Report) async throws {
        if Program.hasTool {
            try await smallGets(report)
            try await largeFiles(report)
        } else {
            report(Row(missing: "server, small GETs and 1 GiB", because: "Scripts/bench tool builds gapi"))
        }
        try await longList(report)
    }

    /// Makes the bucket `bench` with the object `photos/0.jpg` of 100 bytes.
    private static func makeObject(_ url: String) async throws {
        let fetcher = Fetcher()
        let object = "/upload/storage/v1/b/bench/o?uploadType=media&name=photos%2F0.jpg"
        let requests: [(path: String, type: String, body: [UInt8])] = [
            ("/storage/v1/b?project=bench", "application/json", Array(#"{"name": "bench"}"#.utf8)),
            (object, "image/jpeg", Array(repeating: 65, count: 100)),
        ]
        for (path, type, body) in requests {
            let request = try HTTPRequest(.post, url: url + path, headerFields: [.contentType: type])
            let answer = try await fetcher.fetch(request, body: .bytes(body))
            guard answer.head.status == .ok else { throw WrongAnswer() }
        }
        await fetcher.shutdown()
    }

    // MARK: Small requests

    /// The metadata of an object, by 64 connections at once.
    private static func smallGets(_ report: Report) async throws {
        let name = "server, small GETs, 64 at once"
        guard Program.isInstalled("wrk") else { return report(Row(missing: name, because: "wrk is not installed")) }
        try await ToolServer.run { url, process in
            try await makeObject(url)
            let object = url + "/storage/v1/b/bench/o/photos%2F0.jpg"
            _ = try await Program.output("wrk", words(seconds: 2, object))
            let load = try await WrkReport(Program.output("wrk", words(seconds: 10, object)))
            guard load.failures == 0 else { throw WrongAnswer() }
            report(Row(name, load.requestsPerSecond, "requests/s", target: .atLeast(10_000)))
            report(Row("\(name), 99th percentile", load.milliseconds99, "ms", target: .atMost(10)))
            if let peak = Usage.peakResidentMebibytes(of: process) {
                report(Row("\(name), peak RSS", peak, "MiB", target: .atMost(64)))
            }
        }
    }

    private static func words(seconds: Int, _ url: String) -> [String] {
        ["--threads", "1", "--connections", "64", "--duration", "\(seconds)s", "--latency", url]
    }

    // MARK: Large files

    /// A file of 1 GiB from and to a folder on the disk, by curl: `gapi serve` against nginx.
    private static func largeFiles(_ report: Report) async throws {
        guard Nginx.isInstalled, Program.isInstalled("curl") else {
            return report(Row(missing: "server, 1 GiB", because: "nginx or curl is not installed"))
        }
        let mebibytes = 1_024
        let speed = { (cost: Cost) in Double(mebibytes) / cost.seconds }
        try await TemporaryFolder.with { folder in
            let source = folder.appending(path: "source").path
            try PlainFile.make(source, mebibytes: mebibytes)
            try await ToolServer.run(["--data", folder.path + "/server"]) { url, _ in
                try await makeObject(url)
                try await Nginx.run(servingFolder: folder) { peer in
                    let place = url + "/upload/storage/v1/b/bench/o?uploadType=media&name=large"
                    let upload = try await Rounds(3, warmUp: 1) {
                        try await curl(["-X", "POST", "-H", "Content-Type: application/x-test", "-T", source, place])
                    } peer: {
                        try await curl(["-T", source, peer + "/target"])
                    }
                    report(upload.row("server, upload of 1 GiB, nginx", "MiB/s", target: .atLeast(0.8), speed))
                    let download = try await Rounds(3, warmUp: 1) {
                        try await curl(["-o", "/dev/null", url + "/storage/v1/b/bench/o/large?alt=media"])
                    } peer: {
                        try await curl(["-o", "/dev/null", peer + "/source"])
                    }
                    report(download.row("server, download of 1 GiB, nginx", "MiB/s", target: .atLeast(0.8), speed))
                }
            }
        }
    }

    private static func curl(_ words: [String]) async throws -> Cost {
        sync()  // so that what others have written is not this one's to wait for
        return try await Program.cost("curl", ["--silent", "--fail", "--noproxy", "*"] + words)
    }

    // MARK: Long lists

    /// A page from the middle of a list of a million objects.
    ///
    /// The emulator runs in this program once more instead of `gapi serve`, because a million uploads take too long: it
    /// is given the objects when it starts.
    private static func longList(_ report: Report) async throws {
        try await ChildProcess.withServer(["serve", "--objects", "1000000"]) { url, process in
            let fetcher = Fetcher()
            let page = url + "/storage/v1/b/bench/o?maxResults=1000&startOffset=photos/5"
            let rounds = try await Rounds(21, warmUp: 5) {
                try await Cost.of {
                    let response = try await fetcher.fetch(HTTPRequest(.get, url: page))
                    let answer = try JSON.Value(parsing: response.body.readableBytesView)
                    guard answer["items"]?.array?.count == 1_000 else { throw WrongAnswer() }
                }
            } peer: {
                try await Cost.of { _ = try await fetcher.fetch(HTTPRequest(.get, url: url + "/storage/v1/b/bench")) }
            }
            let name = "server, 1000 of 1000000 objects"
            report(Row(name, rounds.median { $0.seconds * 1_000 }, "ms", target: .atMost(20)))
            report(rounds.row("\(name), to a small GET", "ms") { $0.seconds * 1_000 })
            if let peak = Usage.peakResidentMebibytes(of: process) { report(Row("\(name), peak RSS", peak, "MiB")) }
            await fetcher.shutdown()
        }
    }
}
