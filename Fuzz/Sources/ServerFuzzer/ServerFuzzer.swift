/// A hostile client sends requests to the emulators; see ``HostileClient``.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzServer(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    if let problem = HostileClient.problem(of: Array(UnsafeBufferPointer(start: start, count: count))) {
        fatalError(problem)  // a crash is how libFuzzer learns of it
    }
    return 0
}
