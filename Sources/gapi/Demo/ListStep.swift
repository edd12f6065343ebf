import GAPIStorage

/// Lists thousands of objects, a page at a time.
struct ListStep: DemoStep {
    private static let pageSize = 1000

    let name = "list"

    func title(on stage: DemoStage) -> String {
        "List \(stage.objectNames.count.grouped) objects, \(Self.pageSize.grouped) a page"
    }

    func run(on stage: DemoStage, _ report: StepReport) async throws {
        let names = stage.objectNames
        let clock = ContinuousClock()
        let query = Storage.ObjectsListQuery(bucket: DemoStage.bucket) { $0.maxResults = UInt32(Self.pageSize) }
        let table = Table(.init("page", width: 4), .init("objects", width: 7), .init("ms", width: 7))
        report.note(report.console.styled(table.header, .dim))
        var listed: [String] = []
        var times: [Double] = []
        var start = clock.now
        for try await page in stage.storage.pages(query) {
            let time = (clock.now - start).inMilliseconds
            report.note(table.line(["\(page.number)", page.count.grouped, time.fixed(1)]))
            listed += page.compactMap(\.name)
            times.append(time)
            start = clock.now
        }
        report.figure("objects", .init(listed.count))
        report.figure("pages", .init(times.count))
        report.figure("pageMilliseconds", .init(times.map { .init($0) }))
        report.verify("each of the \(names.count.grouped) objects was listed once, in order", listed == names)
        let wanted = (names.count + Self.pageSize - 1) / Self.pageSize
        report.verify(
            "\(wanted) pages took \(wanted) requests",
            times.count == wanted && stage.requests("storage.objects.list").count == wanted
        )
    }
}
