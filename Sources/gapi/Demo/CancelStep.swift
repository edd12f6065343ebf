import GAPIStorage

/// Cancels a listing, which then sends no more requests.
struct CancelStep: DemoStep {
    private static let pages = 3

    let name = "cancel"

    func title(on stage: DemoStage) -> String { "Cancel a listing after \(Self.pages) pages" }

    func run(on stage: DemoStage, _ report: StepReport) async throws {
        let storage = stage.storage
        let pageSize = max(stage.objectNames.count / 100, 1)
        let query = Storage.ObjectsListQuery(bucket: DemoStage.bucket) { $0.maxResults = UInt32(pageSize) }
        let (pages, delivery) = AsyncStream.makeStream(of: Int.self)
        let listing = Task {
            defer { delivery.finish() }
            for try await page in storage.pages(query) {
                delivery.yield(page.number)
                // The reader waits after the page, so that the cancellation always comes at this point.
                if page.number == Self.pages { try await Task.sleep(for: .seconds(60)) }
            }
        }
        let delivered = await withTaskCancellationHandler {
            var delivered = 0
            for await page in pages {
                delivered = page
                if page == Self.pages { listing.cancel() }
            }
            return delivered
        } onCancel: {
            listing.cancel()
        }
        let result = await listing.result
        // One more request: all requests that the listing has sent before are in front of it in the journal.
        _ = try await storage.execute(Storage.BucketsGetQuery(bucket: DemoStage.bucket))

        let requests = stage.requests("storage.objects.list").count
        report.note("\(delivered) pages of \(pageSize.grouped) objects read, then cancelled")
        report.figure("pagesDelivered", .init(delivered))
        report.figure("listRequests", .init(requests))
        report.verify("the listing ended with CancellationError", result.isCancelled)
        report.verify(
            "the server was asked for \(Self.pages) pages and for none after that (journal)",
            delivered == Self.pages && requests == Self.pages
        )
    }
}

extension Result {
    /// A Boolean value indicating whether the result is a `CancellationError` that is not inside another error.
    fileprivate var isCancelled: Bool {
        if case .failure(let error) = self { error is CancellationError } else { false }
    }
}
