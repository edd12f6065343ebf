import GAPIDescription
import Testing

@Suite("Path templates") struct PathTemplateTests {
    @Test(
        arguments: [
            ("", []), ("b", [.literal("b")]),
            (
                "b/{bucket}/o/{object}",
                [
                    .literal("b/"), .variable("bucket", isGreedy: false), .literal("/o/"),
                    .variable("object", isGreedy: false),
                ]
            ),
            ("v1/{+name}:cancel", [.literal("v1/"), .variable("name", isGreedy: true), .literal(":cancel")]),
            ("{a}{b}", [.variable("a", isGreedy: false), .variable("b", isGreedy: false)]),
            ("{}", [.variable("", isGreedy: false)]), ("a}b", [.literal("a}b")]),
            ("a{b", [.literal("a"), .literal("{b")]),
        ] as [(String, [PathTemplate.Part])]
    )
    func theParts(text: String, parts: [PathTemplate.Part]) { #expect(Array(PathTemplate(text)) == parts) }
}
