/// The command line that goes on with a transfer that was stopped, for a shell.
///
/// It has no token and no key, and no name that is not UTF-8: for these it has words to replace.
struct ContinuedCommand: CustomStringConvertible {
    private var words: [String]

    init(_ name: String, manifest: String, _ transfer: TransferOptions, _ options: StorageOptions) {
        words = ["gapi storage \(name) -r"]
        add("manifest", ByteNames.current[manifest] == nil ? manifest : "FILE")
        if transfer.concurrency != 8 { add("concurrency", String(transfer.concurrency)) }
        add("preserve-posix", if: transfer.preservePosix)
        add("composite-threshold", transfer.compositeThreshold.map { String($0) })
        add("follow-symlinks", if: transfer.followSymlinks)
        let connection = options.connection
        add("json", if: options.json)
        // What comes before an @ may be a password.
        add("endpoint", connection.endpoint.map { $0.contains("@") ? "URL" : $0 })
        add("token", connection.token.map { _ in "TOKEN" })
        add("key", connection.key.map { _ in "KEY" })
        add("account", connection.account)
        add("anonymous", if: connection.anonymous)
        add("allow-http", if: connection.allowHTTP)
        add("profile", connection.profileName)
        add("trace", connection.trace.map { ByteNames.current[$0] == nil ? $0 : "DIR" })
    }

    mutating func add(_ flag: String, if isGiven: Bool) {
        if isGiven { words.append("--" + flag) }
    }

    mutating func add(places: [String]) {
        if places.contains(where: { $0.utf8.first == UInt8(ascii: "-") }) { words.append("--") }
        words += places.map(\.quotedForShell)
    }

    private mutating func add(_ option: String, _ value: String?) {
        if let value { words.append("--\(option)=\(value.quotedForShell)") }
    }

    var description: String { words.joined(separator: " ") }
}
