import Foundation
import GAPIStorage

/// Pages of objects, read and written by field tables and by Foundation with plain `Codable` structs.
enum Pages {
    /// A page as plain `Codable` sees it.
    private struct PlainPage: Codable {
        var kind: String?
        var nextPageToken: String?
        var items: [PlainObject]?
    }

    @concurrent static func run(_ report: Report) async throws {
        for (items, repetitions, rounds) in [(1, 2_000, 20), (100, 40, 20), (1_000, 4, 20)] {
            let text = Array(page(of: items).utf8)
            let data = Data(text)
            let decoder = JSONDecoder()
            let encoder = JSONEncoder()
            let model = try Storage.Objects(json: text)
            let plain = try decoder.decode(PlainPage.self, from: data)
            guard model.items?.count == items, plain.items?.count == items else { throw WrongAnswer() }

            let mebibytes = Double(text.count * repetitions) / 1_048_576
            func compare(_ verb: String, ours: () throws -> Int, peer: () throws -> Int) async throws {
                func cost(_ work: () throws -> Int) async throws -> Cost {
                    try await Cost.of {
                        for _ in 0..<repetitions where try work() == 0 { throw WrongAnswer() }
                    }
                }
                let samples = try await Rounds(rounds, warmUp: 2) {
                    try await cost(ours)
                } peer: {
                    try await cost(peer)
                }
                let size = text.count < 10_240 ? "\(text.count) B" : "\(text.count / 1024) KiB"
                report(samples.row("\(verb) \(items) objects, \(size)", "MiB/s") { mebibytes / $0.cpuSeconds })
            }
            try await compare("decode") {
                try Storage.Objects(json: text).items?.count ?? 0
            } peer: {
                try decoder.decode(PlainPage.self, from: data).items?.count ?? 0
            }
            try await compare("encode") {
                model.jsonBytes().count
            } peer: {
                try encoder.encode(plain).count
            }
        }
    }

    /// A page as a server sends it: members in an order of its own, two of them unknown to the models, nested objects, text with
    /// escapes and beyond ASCII.
    private static func page(of count: Int) -> String {
        let items = (0..<count).map { number in
            let name = "photos/2026/\(number % 12 + 1)/Straße \(number * 7_919 % 10_007).jpg"
            return """
                {"kind":"storage#object","id":"photos/\(name)/17\(number)","selfLink":"https://www.example.com/storage/v1/b/photos/o/\(number)",\
                "name":"\(name)","bucket":"photos","generation":"17000000\(number + 10_000_000)","metageneration":"\(number % 9 + 1)",\
                "contentType":"image/jpeg","storageClass":"STANDARD","size":"\(number * 104_729)","softened":{"by":["a","b"],"at":1.50},\
                "md5Hash":"rL0Y20zC+Fzt72VPzMSk2A==","crc32c":"AAAA\(number % 10)Q==","etag":"CK\\/6\(number)","temporaryHold":false,\
                "owner":{"entity":"user-\(number % 50)@example.com","entityId":"\(number % 50)"},"componentCount":\(number % 32),\
                "metadata":{"camera":"X\\u2013\(number % 5)","caption":"line one\\nline \\"two\\""},"ranking":\(number).25,\
                "timeCreated":"2026-03-0\(number % 9 + 1)T12:34:56.789Z","updated":"2026-11-20T01:02:03.004Z",\
                "mediaLink":"https://www.example.com/download/storage/v1/b/photos/o/\(number)?generation=17000000&alt=media"}
                """
        }
        return #"{"kind":"storage#objects","nextPageToken":"CgtwaG90b3M=","items":["# + items.joined(separator: ",")
            + "]}"
    }
}
