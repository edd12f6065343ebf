import Foundation

/// The password and the token of the calls, which no output, and no other origin, may have.
let secret = "s3cr3t-0f-the-fuzzer"

/// What counts as a secret in an output or at another origin.
enum Secrets {
    /// The text itself, and the user names and passwords of `Authorization: Basic`.
    ///
    /// They are the same when they are percent-encoded, because the padding of base64 is left out.
    private static let forms = [
        Array(secret.utf8), basic(user: "mia", password: secret), basic(user: "app", password: planted),
    ]
    /// The forms with the planted secret, which a server may have from its script, and not from a client.
    private static let allForms = forms + [Array(planted.utf8)]
    /// The most bytes of a form.
    static let longest = allForms.map(\.count).max() ?? 0

    private static func basic(user: String, password: String) -> [UInt8] {
        Data("\(user):\(password)".utf8).base64EncodedString().utf8.filter { $0 != UInt8(ascii: "=") }
    }

    /// Returns all texts of an error: its descriptions, and what a dump shows.
    static func text(of error: any Error) -> String {
        var text = "\(error) \(String(reflecting: error))"
        dump(error, to: &text)
        return text
    }

    /// Returns `true` if a text contains a secret.
    static func occur(in text: String, includingPlanted: Bool = false) -> Bool {
        Array(text.utf8).withUnsafeBytes { occur(inBytes: $0, includingPlanted: includingPlanted) }
    }

    /// Returns `true` if bytes contain a secret.
    ///
    /// Logs have megabytes, so this does not search strings.
    static func occur(inBytes bytes: UnsafeRawBufferPointer, includingPlanted: Bool = false) -> Bool {
        guard let start = bytes.baseAddress else { return false }
        return (includingPlanted ? allForms : forms).contains { form in
            var offset = 0
            while offset + form.count <= bytes.count,
                let found = memchr(start + offset, CInt(form[0]), bytes.count - offset - form.count + 1)
            {
                if memcmp(found, form, form.count) == 0 { return true }
                offset = start.distance(to: UnsafeRawPointer(found)) + 1
            }
            return false
        }
    }
}
