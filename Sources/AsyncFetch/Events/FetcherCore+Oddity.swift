import Logging

extension FetcherCore {
    /// Logs that an answer has something odd that disturbs nothing.
    ///
    /// - Parameters:
    ///   - message: A constant text, without anything of the answer.
    ///   - count: The number of times that it was there.
    package func logOddity(_ message: StaticString, count: Int) {
        configuration.logger?.info("\(message)", metadata: ["fetch.oddities": "\(count)"])
    }
}
