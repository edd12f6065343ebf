import AsyncFetch
import Foundation
import GAPIStorage

/// 100 small GETs in a batch: against single ones, and against google-api-python-client.
enum BatchedGets {
    private static let bucket = "bench"
    private static let count = 100
    /// The batches of one measurement.
    private static let repetitions = 10
    private static let queries = (0..<count).map { Storage.ObjectsGetQuery(bucket: bucket, object: "object \($0)") }

    @concurrent static func run(_ report: Report) async throws {
        try await ChildProcess.withServer { url in
            let storage = StorageService(configuration: .init { $0.rootURL = url + "/" })
            try await fill(storage)
            try await compareWithSingles(storage, report)
            try await compareWithPython(storage, url, report)
            await storage.shutdown()
            try await compareWithHTTP2(url, report)
        }
    }

    private static func fill(_ storage: StorageService) async throws {
        let new = Storage.Bucket { $0.name = bucket }
        _ = try await storage.execute(Storage.BucketsInsertQuery(project: "bench", new))
        for query in queries {
            let insertion = Storage.ObjectsInsertQuery(bucket: bucket, Storage.Object { $0.name = query.object })
            _ = try await storage.upload(insertion, from: .bytes(Array("small".utf8)), contentType: "text/plain").value
        }
    }

    // MARK: Single calls

    /// HTTP/1.1, over as many connections as calls are in flight.
    private static func compareWithSingles(_ storage: StorageService, _ report: Report) async throws {
        let samples = try await Rounds(15, warmUp: 3) {
            try await Cost.of { try await inBatches(storage) }
        } peer: {
            try await Cost.of { try await singly(storage, inFlight: 10) }
        }
        let name = "batch of \(count) GETs, single ones, 10 in flight"
        report(samples.row(name, "ms", target: .atMost(0.5), milliseconds(\.seconds)))
        report(samples.row("\(name), CPU", "ms", target: .atMost(0.6), milliseconds(\.cpuSeconds)))
    }

    /// HTTP/2 over TLS, by way of an nginx, which the batches go through, too.
    private static func compareWithHTTP2(_ url: String, _ report: Report) async throws {
        let name = "batch of \(count) GETs, single ones over HTTP/2"
        guard Nginx.speaksTLS else {
            return report(Row(missing: name, because: "nginx or openssl is not installed"))
        }
        try await Nginx.runHTTP2(before: url) { url, certificate in
            let configuration = Fetcher.Configuration {
                $0.tls.trustedCertificates = [certificate]
                $0.throttle.maximumRunningPerHost = count
            }
            let fetcher = Fetcher(configuration)
            guard try await fetcher.fetch(url + "/protocol").text == "HTTP/2.0" else { throw WrongAnswer() }
            await fetcher.shutdown()
            let storage = StorageService(
                configuration: .init {
                    $0.rootURL = url + "/"
                    $0.fetcher = configuration
                }
            )
            let samples = try await Rounds(
                15,
                warmUp: 3,
                [
                    { try await Cost.of { try await inBatches(storage) } },
                    { try await Cost.of { try await singly(storage, inFlight: 10) } },
                    { try await Cost.of { try await singly(storage, inFlight: count) } },
                ]
            )
            for (peer, inFlight) in [(1, 10), (2, count)] {
                let name = "\(name), \(inFlight) in flight"
                report(samples.row(name, "ms", to: peer, target: .atMost(1), milliseconds(\.seconds)))
                report(samples.row("\(name), CPU", "ms", to: peer, milliseconds(\.cpuSeconds)))
            }
            await storage.shutdown()
        }
    }

    /// Returns a figure of one batch.
    private static func milliseconds(_ seconds: @escaping (Cost) -> Double) -> (Cost) -> Double {
        { seconds($0) / Double(repetitions) * 1e3 }
    }

    @concurrent private static func inBatches(_ storage: StorageService) async throws {
        for _ in 0..<repetitions {
            for result in try await storage.batch(queries) {
                guard try result.get().size == 5 else { throw WrongAnswer() }
            }
        }
    }

    @concurrent private static func singly(_ storage: StorageService, inFlight: Int) async throws {
        for _ in 0..<repetitions {
            try await withThrowingTaskGroup { group in
                for first in 0..<inFlight {
                    group.addTask {
                        for index in stride(from: first, to: count, by: inFlight) {
                            guard try await storage.execute(queries[index]).size == 5 else { throw WrongAnswer() }
                        }
                    }
                }
                try await group.waitForAll()
            }
        }
    }

    // MARK: Python

    private static func compareWithPython(_ storage: StorageService, _ url: String, _ report: Report) async throws {
        let name = "batch of \(count) GETs, google-api-python-client"
        guard await PythonPeer.has("googleapiclient.discovery", "google_auth_httplib2") else {
            return report(Row(missing: name, because: PythonPeer.missing))
        }
        let samples = try await Rounds(5, warmUp: 1) {
            try await Cost.of { try await inBatches(storage) }
        } peer: {
            try await PythonPeer.cost(of: script, [url, bucket, "\(count)", "\(repetitions)"])
        }
        report(samples.row(name, "ms", milliseconds(\.seconds)))
        report(samples.row("\(name), CPU", "ms", target: .atMost(0.1), milliseconds(\.cpuSeconds)))
    }

    private static let script = """
        from google.auth.credentials import AnonymousCredentials
        from googleapiclient.discovery import build
        from googleapiclient.http import BatchHttpRequest

        url, bucket, count, repetitions = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
        service = build("storage", "v1", credentials=AnonymousCredentials(), static_discovery=True,
                        client_options={"api_endpoint": url + "/storage/v1/"})
        objects = service.objects()

        def run():
            sizes = []

            def took(id, result, error):
                if error:
                    raise error
                sizes.append(result["size"])

            batch = BatchHttpRequest(callback=took, batch_uri=url + "/batch/storage/v1")
            for number in range(count):
                batch.add(objects.get(bucket=bucket, object=f"object {number}"))
            batch.execute()
            assert sizes == ["5"] * count, sizes

        run()
        measure(lambda: [run() for _ in range(repetitions)])
        """
}
