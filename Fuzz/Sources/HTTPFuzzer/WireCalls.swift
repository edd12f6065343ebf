import AsyncCloud
import AsyncFetch
import AsyncGAPI
import AsyncGAPIStores
import AsyncStorage
import Foundation
import GAPICalendar
import GAPIDrive
import GAPIStorage
import HTTPTypes
import NIOCore

/// The calls of the other wires: Google's own upload and batches, lists that stay current, transfers of many, what
/// processes share, and WebDAV; by the word at the beginning of an input.
struct WireCalls {
    static let names = [
        "google-upload", "at-once", "json-batch", "changes", "events", "transfer-up", "transfer-down", "composite",
        "lease", "budget", "dav", "dav-report", "dav-write", "dav-lock",
    ]

    let fetcher: Fetcher
    let configuration: GAPI.ServiceConfiguration
    let folder: String
    /// The media that the script serves; `nil` if that cannot be decided.
    let served: ServedMedia?

    private var origin: String { configuration.rootURL ?? "" }
    private var query: GAPI.QueryOptions { configuration.options }

    private var storage: StorageService {
        StorageService(credentials: .bearer(secret), configuration: configuration, fetcher: fetcher)
    }

    /// Makes the call; what it throws is for the fuzzer to judge.
    func make(_ name: String) async throws {
        switch name {
        case "google-upload", "at-once":
            let insertion = Storage.ObjectsInsertQuery(bucket: "b", Storage.Object { $0.name = "o" }) {
                $0.ifGenerationMatch = 0
            }
            let way = UploadOptions {
                $0.mode = .resumable
                $0.wire = name == "at-once" ? .contentRange : .googleUpload
                if name != "at-once" { $0.chunkSize = 256 << 10 }
            }
            let bytes = [UInt8](repeating: 7, count: 600_000)
            _ = try await storage.upload(insertion, from: .bytes(bytes), upload: way).value
        case "json-batch": try await sendBatch()
        case "changes":
            let drive = DriveService(credentials: .bearer(secret), configuration: configuration, fetcher: fetcher)
            try await read(drive.changes(options: changes))
        case "events":
            let calendar = CalendarService(credentials: .bearer(secret), configuration: configuration, fetcher: fetcher)
            try await read(calendar.changes(of: GCalendar.EventsListQuery(calendarId: "primary"), options: changes))
        case "transfer-up", "composite": try await upload(inParts: name == "composite")
        case "transfer-down": try await download()
        case "lease": try await share()
        case "budget":
            let limit = SharedBudget.Limit("fuzz", 1_000, per: .seconds(1))
            let budget = SharedBudget(limit, in: store)
            for _ in 0..<3 { try await budget.take(for: HTTPRequest(url: origin + "/x"), by: nil) }
        default: try await speakDAV(name)
        }
    }

    // MARK: Batches

    /// Two batches, because one of the calls has a token of its own, which goes into the body.
    private func sendBatch() async throws {
        let (bucket, insertion, deletion, list) = try await storage.batch(
            Storage.BucketsGetQuery(bucket: "b"),
            Storage.NotificationsInsertQuery(bucket: "b", Storage.Notification { $0.topic = "t" }),
            Storage.ObjectsDeleteQuery(bucket: "b", object: "o"),
            GAPI.BatchCall(Storage.ObjectsListQuery(bucket: "b"), credentials: .bearer(secret))
        )
        let failures = [failure(of: bucket), failure(of: insertion), failure(of: deletion), failure(of: list)]
        for case let failure? in failures where Secrets.occur(in: Secrets.text(of: failure)) {
            throw Calls.Broken(problem: "a secret is in the error of a call of a batch: \(failure)")
        }
    }

    private func failure<Value>(of result: Result<Value, GAPI.Error>) -> GAPI.Error? {
        if case .failure(let error) = result { error } else { nil }
    }

    // MARK: Lists that stay current

    private var changes: GAPI.ChangeOptions {
        .init {
            $0.endsWhenCurrent = true
            $0.maximumFailures = 2
            $0.polling = .init {
                $0.initialDelay = .zero; $0.minimumDelay = .zero; $0.maximumDelay = .milliseconds(5)
            }
            $0.query = query
        }
    }

    private func read<Q: GAPI.ChangeQuery>(_ changes: GAPI.ChangeSequence<Q>) async throws {
        var count = 0
        for try await _ in changes {
            count += 1
            if count == 200 { break }
        }
    }

    // MARK: Transfers

    private var transfers: StorageTransfers.Options {
        .init {
            $0.concurrency = 2
            $0.query = query
            $0.upload.resumableThreshold = 50_000
        }
    }

    /// What is sent stays as it is, whatever the server says of it.
    private func upload(inParts isComposite: Bool) async throws {
        let source = folder + "/up"
        try FileManager.default.createDirectory(atPath: source, withIntermediateDirectories: true)
        let content = Data(repeating: 7, count: 100_000)
        for name in ["a", "b"] { try content.write(to: URL(filePath: source + "/" + name)) }
        var options = transfers
        if isComposite {
            options.compositeThreshold = 1
            options.compositePartBytes = 30_000
        }
        let transfer = storage.transfers.upload(source, to: .init("b", "p"), options: options)
        _ = try await transfer.value
        for name in ["a", "b"] where FileManager.default.contents(atPath: source + "/" + name) != content {
            throw Calls.Broken(problem: "an upload changed a file")
        }
    }

    /// Nothing appears outside of the folder that a download is for, and each file in it is whole.
    private func download() async throws {
        let destination = folder + "/outer/down"
        try FileManager.default.createDirectory(atPath: destination, withIntermediateDirectories: true)
        let transfer = storage.transfers.download(.init("b", ""), to: destination, options: transfers)
        let result: Result<StorageTransfers.Summary, any Error>
        do { result = .success(try await transfer.value) } catch { result = .failure(error) }
        let beside = try FileManager.default.contentsOfDirectory(atPath: folder + "/outer")
        guard beside == ["down"] else { throw Calls.Broken(problem: "a download wrote beside its folder: \(beside)") }
        for name in (try? FileManager.default.subpathsOfDirectory(atPath: destination)) ?? []
        where !name.hasSuffix(".part") && !name.hasSuffix(".part.json") {
            // There is none of a folder.
            guard let content = FileManager.default.contents(atPath: destination + "/" + name) else { continue }
            if let problem = served?.problem(of: content, named: name) { throw Calls.Broken(problem: problem) }
        }
        _ = try result.get()
    }

    // MARK: What processes share

    private var store: BucketStore { BucketStore(storage, bucket: "b", prefix: "shared/") }

    private func share() async throws {
        let options = SharedLease.Options { $0.patience = .milliseconds(50) }
        try await SharedLease.with("work", in: store, options) { lease in
            try lease.check()
            try await lease.setContent(ByteBuffer(string: "content"))
        }
        _ = try await store.names(withPrefix: "", after: nil, limit: 10)
    }

    // MARK: WebDAV

    private func speakDAV(_ name: String) async throws {
        let dav = try Cloud.WebDAV(origin + "/dav/", fetcher: fetcher, dialect: .ownCloud)
        switch name {
        case "dav-report": try await list(dav.report(.favorites()))
        case "dav-write":
            let made = try await dav.upload(.bytes([UInt8](repeating: 7, count: 100)), to: "/f")
            try await dav.setProperties([.set(.favorite, "1")], at: "/f")
            try await dav.move("/f", to: "/g", ifMatch: made.eTag)
            try await dav.delete("/g")
        case "dav-lock":
            _ = try await dav.options()
            let lock = try await dav.lock("/f")
            try await dav.unlock(try await dav.refresh(lock))
        default: try await list(dav.resources(at: "/a", depth: .infinity))
        }
    }

    /// Every item of a list is below the root.
    private func list(_ resources: Cloud.Resources) async throws {
        var count = 0
        for try await resource in resources {
            if resource.path.string.utf8.split(separator: UInt8(ascii: "/")).contains(where: {
                $0.elementsEqual("..".utf8)
            }) {
                throw Calls.Broken(problem: "a list leads out of its folder: \(resource.path)")
            }
            count += 1
            if count == 5_000 { break }
        }
    }
}
