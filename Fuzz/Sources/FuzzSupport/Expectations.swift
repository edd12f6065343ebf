public import AsyncJSON

/// Ends the process, which is how libFuzzer learns of a failure, unless `condition` holds.
///
/// - Parameters:
///   - condition: What must hold for every input.
///   - message: What does not, for whoever reads the log.
public func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { fatalError(message()) }
}

/// The result of something that must not fail, because what it reads was just written.
///
/// - Parameters:
///   - what: What is done, for whoever reads the log.
///   - body: Does it.
/// - Returns: What `body` returns.
public func expectSuccess<T>(_ what: String, _ body: () throws -> T) -> T {
    do { return try body() } catch { fatalError("\(what): \(error)") }
}

/// The value of a document, or why there is none.
///
/// - Parameters:
///   - bytes: The document.
///   - depth: How deep it may be nested.
/// - Returns: The value or the error.
public func parse(_ bytes: some Sequence<UInt8>, depth: Int = 512) -> Result<JSON.Value, JSON.Error> {
    Result { () throws(JSON.Error) in try JSON.Value(parsing: bytes, limits: JSON.Limits(depth: depth)) }
}
