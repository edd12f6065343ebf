import Dispatch
import Synchronization

/// Answers of a hostile cloud; see ``HostileCloud``.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCloud(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    let done = DispatchSemaphore(value: 0)
    let found = Mutex<String?>(nil)
    Task.detached {
        let problem = await HostileCloud.problem(of: input)
        found.withLock { $0 = problem }
        done.signal()
    }
    done.wait()
    // The end of the process is how libFuzzer learns of a finding, and keeps its input.
    if let problem = found.withLock(\.self) { fatalError(problem) }
    return 0
}
