@testable import AsyncFetch
import NIOCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct MultipartRedactionTests {
    private func shown(_ text: String, _ type: String) -> (kept: String, page: String) {
        let bytes = ByteBuffer(string: text)
        let content = BodyContent.content(of: bytes, contentType: type, isCut: false)
        let page = if case .text(let text) = content { text } else { "" }
        return (Redaction.body(bytes, contentType: type).text, page)
    }

    /// Every way to say the name of a field that some server or framework reads.
    @Test(
        arguments: [
            "name=\"password\"", "name=password", "NAME=password", "filename=x; name=password", "name = \"password\"",
            "name=\"a\"; name=password", "name*=UTF-8''pass%77ord", "name*0=\"pass\"; name*1=\"word\"",
            "filename=\"a; name=b\"; name=password", "name=\"user[password]\"", "name=\"pass\\word\"",
        ]
    )
    func aFieldWithASecretsNameIsNotShown(disposition: String) {
        let text = "--b\r\nContent-Disposition: form-data; \(disposition)\r\n\r\ns3cr3t\r\n--b--\r\n"
        let (kept, page) = shown(text, "multipart/form-data; boundary=b")
        #expect(!kept.contains("s3cr3t"))
        #expect(!page.contains("s3cr3t"))
        #expect(kept.hasSuffix("\r\n\r\nREDACTED\r\n--b--\r\n"))
    }

    @Test(arguments: ["{}", "a\0b"]) func theAuthorizationOfACallInABatchIsNotShown(body: String) {
        let call = "POST /x HTTP/1.1\r\nAuthorization: Bearer s3cr3t\r\n\r\n\(body)"
        let text = "--b\r\nContent-Type: application/http\r\nContent-ID: <1>\r\n\r\n\(call)\r\n--b--\r\n"
        let (kept, page) = shown(text, "multipart/mixed; boundary=b")
        #expect(!kept.contains("s3cr3t"))
        #expect(!page.contains("s3cr3t"))
    }

    @Test(arguments: ["name=user", "name=\"filename\"", "filename=\"password\"; name=f"])
    func otherFieldsAre(disposition: String) {
        let text = "--b\r\nContent-Disposition: form-data; \(disposition)\r\n\r\nharmless\r\n--b--\r\n"
        let (kept, page) = shown(text, "multipart/form-data; boundary=b")
        #expect(kept.contains("\r\n\r\nharmless\r\n"))
        #expect(page.contains("harmless"))
    }

    @Test func partsWithinPartsAreLookedIntoAndTheDeepestAreNotShown() {
        func nested(_ level: Int) -> String {
            level == 0
                ? "{\"password\":\"s3cr3t\",\"x\":\"deep\"}"
                : "--b\(level)\r\nContent-Type: \(level > 1 ? "multipart/mixed; boundary=b\(level - 1)" : "application/json")\r\n\r\n\(nested(level - 1))\r\n--b\(level)--\r\n"
        }
        for (level, isShown) in [(1, true), (4, true), (5, false), (50, false)] {
            let (kept, page) = shown(nested(level), "multipart/mixed; boundary=b\(level)")
            #expect(!kept.contains("s3cr3t") && !page.contains("s3cr3t"), "\(level)")
            #expect(kept.contains("deep") == isShown && page.contains("deep") == isShown, "\(level)")
        }
    }

    /// Each level is 50 bytes, and took a level of the stack and a copy of all that is within it.
    @Test func aHundredThousandLevelsEndNothing() {
        var text = ""
        for level in 0..<100_000 {
            text += "--0\(level)\r\nContent-Type: multipart/a;boundary=0\(level + 1)\r\n\r\n"
        }
        let (kept, page) = shown(text, "multipart/a; boundary=00")
        #expect(!kept.isEmpty && !page.isEmpty)
    }

    /// A search for the boundary at each byte would take hours.
    @Test func aLongBoundaryOfOneCharacterTakesNoLongerThanTheBody() {
        let zeros = String(repeating: "0", count: 1_000_000)
        let (kept, page) = shown("--" + zeros, "multipart/a; boundary=\(zeros.prefix(500_000))1")
        #expect(kept.utf8.count == zeros.utf8.count + 2)
        #expect(page.isEmpty)
    }

    /// A look at all names before each of them would be 10⁸ steps for each part.
    @Test func aHeaderOfThousandsOfNamesHidesItsPart() {
        let names = String(repeating: "name=abcd;", count: 6000)
        let part = "--b\r\nContent-Disposition: form-data; \(names)\r\n\r\nany\r\n"
        let (kept, page) = shown(String(repeating: part, count: 5) + "--b--\r\n", "multipart/form-data; boundary=b")
        #expect(kept.hasSuffix("\r\n\r\nREDACTED\r\n--b--\r\n"))
        #expect(!kept.contains("any") && !page.contains("any"))
    }

    @Test func whatIsBeforeTheFirstPartIsSearchedToo() {
        let (kept, _) = shown("password: s3cr3t\r\n--b\r\n\r\nx\r\n--b--", "multipart/mixed; boundary=b")
        #expect(kept == "password: REDACTED\r\n--b\r\n\r\nx\r\n--b--")
    }
}
