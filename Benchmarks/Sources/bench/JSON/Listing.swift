import AsyncHTTPClient
import Foundation
import GAPIStorage
import NIOCore
import NIOHTTP1

/// A listing of 10,000 objects in 10 pages from nginx: `items` against the same loop written by hand.
enum Listing {
    static let pages = 10
    static let itemsOfPage = 1_000

    /// The pages of the list, by the names of their files.
    static var files: [String: String] {
        Dictionary(uniqueKeysWithValues: (0..<pages).map { ("page\($0 == 0 ? "" : String($0)).json", page($0)) })
    }

    /// A page as plain `Codable` sees it.
    private struct PlainPage: Codable {
        var kind: String?
        var nextPageToken: String?
        var items: [PlainObject]?
    }

    static func run(_ report: Report) async throws {
        let peak = try await Decode.peak(["stream"])
        report(Row("stream of 200 MB, peak above start", peak, "MiB", target: .atMost(4)))

        let name = "\(pages * itemsOfPage) items from nginx, \(pages) × \(page(0).utf8.count / 1_000) KB"
        guard Nginx.isInstalled else {
            report(Row(missing: name, because: "nginx is not installed"))
            return
        }
        try await Nginx.run(serving: files) { url in
            let storage = StorageService(configuration: .init { $0.rootURL = url + "/" })
            let client = HTTPClient(eventLoopGroupProvider: .singleton)
            let rounds = try await Rounds(15, warmUp: 3) {
                try await Cost.of {
                    var count = 0
                    for try await item in storage.items(Storage.ObjectsListQuery(bucket: "bench"))
                    where item.size != nil {
                        count += 1
                    }
                    guard count == pages * itemsOfPage else { throw WrongAnswer() }
                }
            } peer: {
                try await Cost.of {
                    guard try await count(client, url) == pages * itemsOfPage else { throw WrongAnswer() }
                }
            }
            report(rounds.row("\(name), CPU", "ms", target: .atMost(0.4)) { $0.cpuSeconds * 1_000 })
            report(rounds.row(name, "ms") { $0.seconds * 1_000 })
            await storage.shutdown()
            try await client.shutdown()
        }
    }

    /// The peer.
    @concurrent private static func count(_ client: HTTPClient, _ root: String) async throws -> Int {
        var count = 0
        var token: String?
        repeat {
            let page = token.map { "&pageToken=\($0)" } ?? ""
            var request = HTTPClientRequest(url: "\(root)/storage/v1/b/bench/o?prettyPrint=false\(page)")
            request.headers = ["Accept": "application/json"]
            let response = try await client.execute(request, timeout: .seconds(60))
            guard response.status == .ok else { throw WrongAnswer() }
            let body = try await response.body.collect(upTo: 1 << 24)
            let answer = try JSONDecoder().decode(PlainPage.self, from: Data(body.readableBytesView))
            for item in answer.items ?? [] where item.size != nil { count += 1 }
            token = answer.nextPageToken
        } while token != nil
        return count
    }

    private static func page(_ page: Int) -> String {
        let items = (0..<itemsOfPage).map { row in
            let number = 100_000 + page * itemsOfPage + row
            return """
                {"kind":"storage#object","name":"photos/\(number).jpg","bucket":"bench","generation":"1763683200\(number)",\
                "contentType":"image/jpeg","storageClass":"STANDARD","size":"\(number)",\
                "md5Hash":"rL0Y20zC+Fzt72VPzMSk2A==","updated":"2026-11-20T01:02:03.004Z","futureMember":true}
                """
        }
        let token = page + 1 < pages ? "\"nextPageToken\":\"\(page + 1)\"," : ""
        return "{\"kind\":\"storage#objects\",\(token)\"items\":[\(items.joined(separator: ","))]}"
    }
}
