import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import HTTPTypes
import NIOCore
import Testing

/// A writer of a bucket of its own, which it creates, changes and deletes, and of all generations in it: live ones, old
/// ones, and those that can be restored.
struct GenerationWriter: StateWriter {
    /// The part of the bucket that a generation is in.
    enum Part: Sendable, Hashable {
        case live, noncurrent, softDeleted
    }

    /// A generation of an object.
    struct Stored: Sendable, Hashable {
        let name: String
        /// The numbers from which the content is made, one for each piece.
        let content: [Int]
        /// `nil` if there was no answer.
        var generation: String?
        var part = Part.live
    }

    /// A state of the bucket.
    struct State: Sendable, Hashable {
        /// The number in the labels; `nil` if there is no bucket.
        var label: Int?
        var objects: Set<Stored> = []

        /// Returns `true` if a state is this one, whatever the generation without a number is.
        func admits(_ actual: State) -> Bool {
            let known = objects.filter { $0.generation != nil }
            guard label == actual.label, known.isSubset(of: actual.objects) else { return false }
            let found = actual.objects.subtracting(known).map {
                Stored(name: $0.name, content: $0.content, part: $0.part)
            }
            let expected = objects.subtracting(known)
            return found.count == expected.count && Set(found) == expected
        }
    }

    /// The number of generations at which the bucket is emptied and deleted.
    private static let most = 16
    /// The most pieces of a content.
    private static let mostPieces = 6

    var answers = 0
    private let number: Int
    private let hasVersions: Bool
    private let hasSoftDelete: Bool
    private var generator: SplitMix
    private var last = 0
    private var isEmptying = false
    /// The state after the last answer.
    var certain = State()
    /// The state after a request without an answer, if it was carried out.
    var possible: State?

    init(_ number: Int, seed: UInt64, hasVersions: Bool, hasSoftDelete: Bool) {
        self.number = number
        self.hasVersions = hasVersions
        self.hasSoftDelete = hasSoftDelete
        generator = SplitMix(state: seed &* 1000 &+ UInt64(number))
    }

    var count: Int { certain.objects.count }

    private var path: String { "/storage/v1/b/generations-\(number)" }

    private mutating func nextNumber() -> Int {
        last += 1
        return number * 1_000_000 + last
    }

    // MARK: States

    /// Puts an object in the place of the live one.
    private func put(_ object: Stored, in state: inout State) {
        if let old = state.objects.first(where: { $0.name == object.name && $0.part == .live }) {
            retire(old, from: &state, keepsVersion: true)
        }
        state.objects.insert(object)
    }

    /// Takes an object to the part that the settings of the bucket name, or away.
    private func retire(_ object: Stored, from state: inout State, keepsVersion: Bool) {
        state.objects.remove(object)
        var retired = object
        if keepsVersion, object.part == .live, hasVersions {
            retired.part = .noncurrent
        } else if hasSoftDelete {
            retired.part = .softDeleted
        } else {
            return
        }
        state.objects.insert(retired)
    }

    // MARK: Writing

    mutating func step(_ client: StoreClient) async throws {
        guard certain.label != nil else { return try await insertBucket(client) }
        let all = certain.objects.sorted { ($0.generation ?? "") < ($1.generation ?? "") }
        if all.count >= Self.most { isEmptying = true }
        if isEmptying {
            guard let object = all.first(where: { $0.part != .softDeleted }) else {
                return try await deleteBucket(client)
            }
            return try await delete(object, keepsVersion: false, client)
        }
        let name = "n\(Int.random(in: 0..<3, using: &generator))"
        let live = all.filter { $0.part == .live }
        guard let source = live.randomElement(using: &generator) else { return try await upload(name, client) }
        let target = "b/generations-\(number)/o/\(name)"
        switch Int.random(in: 0..<9, using: &generator) {
        case 0: try await make(name, source.content, "\(path)/o/\(source.name)/copyTo/\(target)", client)
        case 1: try await make(name, source.content, "\(path)/o/\(source.name)/rewriteTo/\(target)", client)
        case 2: try await compose(name, source, live.randomElement(using: &generator) ?? source, client)
        case 3: try await delete(source, keepsVersion: true, client)
        case 4:
            guard let old = all.first(where: { $0.part == .noncurrent }) else { return try await upload(name, client) }
            try await delete(old, keepsVersion: false, client)
        case 5:
            guard let old = all.filter({ $0.part == .softDeleted }).randomElement(using: &generator) else {
                return try await upload(name, client)
            }
            let place = "\(path)/o/\(old.name)/restore?generation=\(old.generation ?? "")"
            try await make(old.name, old.content, place, client)
        case 6: try await patchBucket(client)
        default: try await upload(name, client)
        }
    }

    private mutating func upload(_ name: String, _ client: StoreClient) async throws {
        let content = nextNumber()
        let place = "/upload\(path)/o?uploadType=media&name=\(name)"
        try await make(name, [content], place, body: StoreWriter.content(content), client)
    }

    private mutating func compose(
        _ name: String,
        _ first: Stored,
        _ second: Stored,
        _ client: StoreClient
    ) async throws {
        let content = first.content + second.content
        guard content.count <= Self.mostPieces else { return try await upload(name, client) }
        let body = #"{"sourceObjects":[{"name":"\#(first.name)"},{"name":"\#(second.name)"}]}"#
        try await make(name, content, "\(path)/o/\(name)/compose", body: Array(body.utf8), client)
    }

    /// Sends a request that makes an object, whose generation is in the answer.
    private mutating func make(
        _ name: String,
        _ content: [Int],
        _ place: String,
        body: [UInt8] = Array("{}".utf8),
        _ client: StoreClient
    ) async throws {
        var after = certain
        var object = Stored(name: name, content: content)
        put(object, in: &after)
        possible = after
        let answer = try await client.send(.post, place, [.contentType: "application/json"], body: body)
        answers += 1
        try #require(answer.head.status == .ok, "\(place): \(answer.text)")
        let value = try JSON.Value(parsing: answer.body.readableBytesView)
        after.objects.remove(object)
        // A rewrite has the object in its answer.
        let resource = value["resource"] ?? value
        object.generation = try #require(resource["generation"]?.string, "\(answer.text)")
        after.objects.insert(object)
        (certain, possible) = (after, nil)
    }

    private mutating func delete(_ object: Stored, keepsVersion: Bool, _ client: StoreClient) async throws {
        var after = certain
        retire(object, from: &after, keepsVersion: keepsVersion)
        let query = keepsVersion ? "" : "?generation=\(object.generation ?? "")"
        try await change(to: after, .delete, "\(path)/o/\(object.name)\(query)", client)
    }

    private mutating func insertBucket(_ client: StoreClient) async throws {
        let text = """
            {"name": "generations-\(number)", "labels": {"k": "0"}, "versioning": {"enabled": \(hasVersions)},
             "softDeletePolicy": {"retentionDurationSeconds": "\(hasSoftDelete ? 604_800 : 0)"}}
            """
        try await change(to: State(label: 0), .post, "/storage/v1/b", json: text, client)
    }

    private mutating func patchBucket(_ client: StoreClient) async throws {
        var after = certain
        let label = nextNumber()
        after.label = label
        try await change(to: after, .patch, path, json: #"{"labels":{"k":"\#(label)"}}"#, client)
    }

    /// Deletes the bucket, in which there is nothing but what can be restored.
    private mutating func deleteBucket(_ client: StoreClient) async throws {
        try await change(to: State(), .delete, path, client)
        isEmptying = false
    }

    // MARK: Checking

    mutating func check(_ client: StoreClient) async throws {
        let actual = try await state(client)
        let isPossible = certain.admits(actual) || possible?.admits(actual) == true
        #expect(isPossible, "\(path) is \(actual), and neither \(certain) nor \(possible as Any)")
        (certain, possible) = (actual, nil)
        if actual.label == nil { isEmptying = false }
    }

    private func state(_ client: StoreClient) async throws -> State {
        let answer = try await client.send(.get, path)
        if answer.head.status == .notFound { return State() }
        try #require(answer.head.status == .ok, "\(answer.text)")
        let bucket = try JSON.Value(parsing: answer.body.readableBytesView)
        let text = try #require(bucket["labels"]?["k"]?.string)
        let label: Int = try #require(Int(text))
        var state = State(label: label)
        for flag in hasSoftDelete ? ["versions", "softDeleted"] : ["versions"] {
            let list = try await client.send(.get, "\(path)/o?\(flag)=true")
            try #require(list.head.status == .ok, "\(list.text)")
            for item in try JSON.Value(parsing: list.body.readableBytesView)["items"]?.array ?? [] {
                let name = try #require(item["name"]?.string)
                let generation = try #require(item["generation"]?.string)
                let isSoftDeleted = flag == "softDeleted"
                let query = "alt=media&generation=\(generation)\(isSoftDeleted ? "&softDeleted=true" : "")"
                let media = try await client.send(.get, "\(path)/o/\(name)?\(query)")
                try #require(media.head.status == .ok, "\(media.text)")
                let content = try Self.pieces(of: Array(media.body.readableBytesView), name)
                let part: Part = isSoftDeleted ? .softDeleted : item["timeDeleted"] == nil ? .live : .noncurrent
                state.objects.insert(Stored(name: name, content: content, generation: generation, part: part))
            }
        }
        return state
    }

    /// Returns the numbers from which a content is made.
    private static func pieces(of bytes: [UInt8], _ name: String) throws -> [Int] {
        var rest = bytes[...]
        var numbers: [Int] = []
        while !rest.isEmpty {
            let number = rest.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            let piece = StoreWriter.content(Int(clamping: number))
            try #require(rest.starts(with: piece), "\(name) has \(bytes.count) bytes, and others than after \(numbers)")
            numbers.append(Int(clamping: number))
            rest = rest.dropFirst(piece.count)
        }
        return numbers
    }
}
