import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import HTTPTypes
import NIOCore
import Testing

/// A writer of managed folders and their policies, in a bucket of its own.
struct FolderWriter: StateWriter {
    /// A managed folder.
    struct Folder: Sendable, Hashable {
        var metageneration = 1
        /// The number of the member in the policy; `nil` if there is no policy.
        var member: Int?
    }

    var answers = 0
    /// The contents, which folders do not have.
    let count = 0
    private let number: Int
    private var generator: SplitMix
    private var last = 0
    /// The folders after the last answer.
    var certain: [String: Folder] = [:]
    /// The folders after a request without an answer, if it was carried out.
    var possible: [String: Folder]?

    init(_ number: Int, seed: UInt64) {
        self.number = number
        generator = SplitMix(state: seed &* 1000 &+ UInt64(number))
    }

    private var path: String { "/storage/v1/b/folders-\(number)/managedFolders" }

    func prepare(_ client: StoreClient) async throws {
        let text = """
            {"name": "folders-\(number)", "iamConfiguration": {"uniformBucketLevelAccess": {"enabled": true}}}
            """
        let answer = try await client.send(.post, "/storage/v1/b", json: text)
        try #require(answer.head.status == .ok, "\(answer.text)")
    }

    // MARK: Writing

    mutating func step(_ client: StoreClient) async throws {
        let name = "f\(Int.random(in: 0..<4, using: &generator))"
        let place = "\(path)/\(name)%2F"
        var after = certain
        guard var folder = certain[name] else {
            after[name] = Folder()
            return try await change(to: after, .post, path, json: #"{"name":"\#(name)/"}"#, client)
        }
        folder.metageneration += 1
        switch Int.random(in: 0..<3, using: &generator) {
        case 0:
            last += 1
            folder.member = last
            after[name] = folder
            let binding = #"{"role":"roles/storage.objectViewer","members":["user:\#(last)@example.com"]}"#
            try await change(to: after, .put, "\(place)/iam", json: #"{"bindings":[\#(binding)]}"#, client)
        case 1:
            after[name] = folder
            try await change(to: after, .patch, place, json: "{}", client)
        default:
            after[name] = nil
            try await change(to: after, .delete, place, client)
        }
    }

    // MARK: Checking

    mutating func check(_ client: StoreClient) async throws {
        let list = try await client.send(.get, path)
        try #require(list.head.status == .ok, "\(list.text)")
        var actual: [String: Folder] = [:]
        for item in try JSON.Value(parsing: list.body.readableBytesView)["items"]?.array ?? [] {
            let name = String(try #require(item["name"]?.string).dropLast())
            let metageneration = item["metageneration"]?.string.flatMap { Int($0) }
            let answer = try await client.send(.get, "\(path)/\(name)%2F/iam")
            let policy = try JSON.Value(parsing: answer.body.readableBytesView)
            let members = (policy["bindings"]?.array ?? []).flatMap { $0["members"]?.array ?? [] }
            let member = members.first?.string.flatMap { Int($0.dropFirst("user:".count).prefix { $0 != "@" }) }
            actual[name] = Folder(metageneration: try #require(metageneration), member: member)
        }
        let isPossible = actual == certain || actual == possible
        #expect(isPossible, "\(path) has \(actual), and neither \(certain) nor \(possible as Any)")
        (certain, possible) = (actual, nil)
    }
}
