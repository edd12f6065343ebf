/// The numbers of the names of a table, by their characters.
struct KnownNames {
    private var numbers: [[UInt8]: Int] = [:]

    init(_ names: NameTable) {
        for number in 0..<names.count {
            let name = names[number]
            numbers[Array(name.qualified) + [0] + name.namespace] = number
        }
    }

    /// Returns the number of a name.
    func number(
        _ namespace: UnsafeBufferPointer<UInt8>,
        _ prefix: UnsafeBufferPointer<UInt8>,
        _ local: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        let qualified = prefix.isEmpty ? Array(local) : Array(prefix) + [UInt8(ascii: ":")] + local
        return numbers[qualified + [0] + namespace]
    }

    /// Returns the number of the name of declarations of a prefix, which is empty for the default namespace.
    func declaration(_ prefix: UnsafeBufferPointer<UInt8>) -> Int? {
        let name = prefix.isEmpty ? Array("xmlns".utf8) : Array("xmlns:".utf8) + prefix
        return numbers[name + [0] + XML.xmlnsNamespace.utf8]
    }
}
