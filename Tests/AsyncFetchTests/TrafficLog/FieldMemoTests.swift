@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import Testing

/// What is remembered of header fields is what would be made of each of them anew.
struct FieldMemoTests {
    private let names = [
        "Date", "date", "Authorization", "authorization", "Cookie", "Set-Cookie", "X-Auth-Token", "X-A",
    ]
    private let values = [
        "", "1", "Bearer abc", "sid=1; Path=/", "a&b<c>", "é", "e\u{301}", "REDACTED", "https://a/?access_token=b&c=d",
    ]

    private func fields(_ count: Int, _ generator: inout SplitMix) throws -> HTTPFields {
        var fields = HTTPFields()
        for _ in 0..<count {
            let name = try #require(HTTPField.Name(names.randomElement(using: &generator) ?? ""))
            fields.append(HTTPField(name: name, value: values.randomElement(using: &generator) ?? ""))
        }
        return fields
    }

    private func bytes(_ fields: HTTPFields) -> [[UInt8]] {
        fields.map { Array("\($0.name.rawName): \($0.value)".utf8) }
    }

    @Test func fieldsAreRedactedAsTheyAreOneByOne() throws {
        var generator = SplitMix(state: 5)
        var memo = FieldMemo<HTTPField>()
        for _ in 0..<500 {
            let fields = try fields(6, &generator)
            #expect(bytes(memo.redacted(fields)) == bytes(Redaction.fields(fields)))
        }
    }

    @Test func theirRowsAreThoseOfAPageOfTheirOwn() throws {
        var generator = SplitMix(state: 6)
        var page = HTMLText()
        for _ in 0..<500 {
            let fields = try fields(6, &generator)
            var own = HTMLText()
            own.fields(fields)
            let start = page.bytes.count
            page.fields(fields)
            #expect(Array(page.bytes[start...]) == own.bytes)
        }
    }

    @Test func otherBytesMakeAnotherField() throws {
        let (upper, lower) = (try #require(HTTPField.Name("X-A")), try #require(HTTPField.Name("x-a")))
        #expect(upper == lower)
        var memo = FieldMemo<Int>()
        var count = 0
        func made(_ name: HTTPField.Name, _ value: String) -> Int {
            memo.of(HTTPField(name: name, value: value)) { _ in
                count += 1
                return count
            }
        }
        #expect(made(upper, "é") == 1)
        #expect(made(lower, "é") == 2)
        #expect(made(upper, "e\u{301}") == 3, "The same character in other bytes")
        #expect(made(upper, "é") == 1)
        #expect(made(lower, "é") == 2)
        #expect(made(upper, "e\u{301}") == 3)
    }

    @Test func whatIsRememberedIsBounded() {
        var memo = FieldMemo<Int>()
        var count = 0
        for _ in 0..<2 {
            for number in 0..<1_000 {
                _ = memo.of(HTTPField(name: .date, value: "\(number)")) { _ in
                    count += 1
                    return count
                }
            }
        }
        #expect(count == 2 * 1_000 - 256)
    }
}
