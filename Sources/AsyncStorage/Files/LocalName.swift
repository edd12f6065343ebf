import GAPIStorage

/// The rules for names that come from a server and become names of files below a folder, or the other way round.
package enum LocalName {
    /// The most bytes that file systems allow in one part of a path.
    private static let maximumPartBytes = 255

    /// Makes sure that a name stands for a file below the folder it is put into, and nowhere else.
    ///
    /// - Parameter name: The name of an object, relative to the folder: `2026/cat.jpg`.
    /// - Throws: ``GAPI/Error/Code/invalidRequest`` for a name with `..`, an absolute one, one with an empty part or
    ///   NUL, and one that is too long.
    static func check(_ name: String) throws(GAPI.Error) {
        func refusal(_ why: String) -> GAPI.Error {
            GAPI.Error(.invalidRequest, "the object cannot become a file of its name: \(why); download it alone")
        }
        guard !name.isEmpty else { throw refusal("the name is empty") }
        guard !name.utf8.contains(0) else { throw refusal("the name has a NUL") }
        guard name.utf8.first != UInt8(ascii: "/") else { throw refusal("the name is an absolute path") }
        for part in name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard !part.isEmpty else { throw refusal("the name has an empty part") }
            guard !part.elementsEqual(".".utf8), !part.elementsEqual("..".utf8) else {
                throw refusal("the name leads out of its folder")
            }
            guard part.count <= maximumPartBytes else { throw refusal("a part of the name has more than 255 bytes") }
        }
    }

    /// Makes sure that a path relative to a folder can be the name of an object.
    ///
    /// - Throws: ``GAPI/Error/Code/invalidRequest``.
    static func checkObject(_ name: String) throws(GAPI.Error) {
        guard name.utf8.count <= 1024 else {
            throw GAPI.Error(.invalidRequest, "the object's name would have more than 1024 bytes; shorten the path")
        }
        guard !name.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0 }) else {
            throw GAPI.Error(.invalidRequest, "the object's name would have a line break; rename the file")
        }
    }

    /// Returns a name that may be any bytes as people may read it: `%E9` stands for each byte that is no printable ASCII.
    package static func readable(_ name: some Sequence<UInt8>) -> String {
        name.map { byte -> String in
            guard !(0x20...0x7E).contains(byte) else { return String(UnicodeScalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count < 2 ? "0" : "") + digits
        }.joined()
    }
}
