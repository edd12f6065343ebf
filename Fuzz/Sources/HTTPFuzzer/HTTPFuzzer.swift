/// A hostile peer answers a call; see ``HostileRun``.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzHTTP(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    if let problem = HostileRun.problem(of: Array(UnsafeBufferPointer(start: start, count: count))) {
        fatalError(problem)
    }
    return 0
}
