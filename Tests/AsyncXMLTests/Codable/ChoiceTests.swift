import Testing

import AsyncXML

@Suite struct ChoiceTests {
    struct Circle: Codable, Equatable {
        var r: Int
        enum CodingKeys: String, CodingKey { case r = "@r" }
    }

    enum Shape: Codable, Equatable {
        case circle(Circle)
        case square(side: Int, color: String?)
        case none
        enum SquareCodingKeys: String, CodingKey { case side = "@side", color }
    }

    struct Drawing: Codable, Equatable {
        var name: String
        var shapes: [Shape]
        enum CodingKeys: String, XML.Keys { case name = "@name", shapes = "circle|square|none" }
    }

    @Test func choicesKeepTheirOrder() throws {
        let text =
            "<d name=\"x\"><circle r=\"1\"/><square side=\"2\"><color>red</color></square><none/><circle r=\"3\"/></d>"
        let drawing = try decode(Drawing.self, text)
        #expect(
            drawing.shapes == [
                .circle(Circle(r: 1)), .square(side: 2, color: "red"), .none, .circle(Circle(r: 3)),
            ]
        )
        #expect(try encode(drawing, as: "d") == text)
    }

    @Test func oneChoice() throws {
        struct Value: Codable, Equatable {
            var shape: Shape?
            enum CodingKeys: String, XML.Keys { case shape = "circle|square" }
        }
        #expect(try decode(Value.self, "<r><circle r='7'/></r>").shape == .circle(Circle(r: 7)))
        #expect(try decode(Value.self, "<r/>").shape == nil)
        #expect(try encode(Value(shape: .circle(Circle(r: 7)))) == "<r><circle r=\"7\"/></r>")
    }

    @Test func anEnumAsAnElementOfItsOwn() throws {
        struct Value: Codable, Equatable { var shape: Shape }
        let text = "<r><shape><circle r=\"7\"/></shape></r>"
        let value = try decode(Value.self, text)
        #expect(value.shape == .circle(Circle(r: 7)))
        #expect(try encode(value) == text)
    }

    @Test func everythingElse() throws {
        struct Value: Codable, Equatable {
            var title: String
            var rest: [Shape]
            enum CodingKeys: String, XML.Keys { case title, rest = "*" }
        }
        let text = "<r><title>t</title><circle r=\"1\"/><none/></r>"
        let value = try decode(Value.self, text)
        #expect(value.rest == [.circle(Circle(r: 1)), .none])
        #expect(try encode(value) == text)
    }

    indirect enum Inline: Codable, Equatable {
        case text(String)
        case b([Inline])
        case a(href: String, content: [Inline])
        case br
        enum CodingKeys: String, XML.Keys { case text = "", b, a, br }
        enum ACodingKeys: String, XML.Keys { case href = "@href", content = "|b|a|br" }
    }

    struct Paragraph: Codable, Equatable {
        var content: [Inline]
        enum CodingKeys: String, XML.Keys { case content = "|b|a|br" }
    }

    @Test func mixedContentKeepsItsOrder() throws {
        let text = "<p>one <b>two <a href=\"u\">three</a></b> <br/>four</p>"
        let paragraph = try decode(Paragraph.self, text)
        #expect(
            paragraph.content == [
                .text("one "),
                .b([.text("two "), .a(href: "u", content: [.text("three")])]),
                .text(" "), .br, .text("four"),
            ]
        )
        #expect(try encode(paragraph, as: "p") == text)
    }

    @Test func anUnknownChoiceIsAnError() {
        struct Value: Codable {
            var rest: [Shape]
            enum CodingKeys: String, XML.Keys { case rest = "*" }
        }
        #expect(throws: (any Error).self) { try decode(Value.self, "<r><circle r='1'/><triangle/></r>") }
    }
}
