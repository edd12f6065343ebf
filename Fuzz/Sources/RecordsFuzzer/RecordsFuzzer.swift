import Synchronization

/// JSON in chunks; see ``RecordsRun``.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRecords(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    let isOver = Mutex(false)
    // The chunks never suspend, so the task is over when this call returns.
    Task.immediate {
        await RecordsRun.check(input)
        isOver.withLock { $0 = true }
    }
    guard isOver.withLock({ $0 }) else { fatalError("reading was suspended") }
    return 0
}
