import GAPIDescription
import Testing

@Suite struct DefaultScopesTests {
    private static let cloud = "https://www.googleapis.com/auth/cloud-platform"

    /// Returns the default scopes of a description whose methods take these scopes.
    private func scopes(_ methods: [[String]], offered: [String]? = nil) -> [String] {
        let document = API.Document { document in
            let names = Set(offered ?? methods.flatMap(\.self))
            document.auth = API.Auth {
                $0.oauth2 = API.Auth.OAuth2 {
                    $0.scopes = Dictionary(uniqueKeysWithValues: names.map { ($0, API.Auth.Scope()) })
                }
            }
            document.methods = Dictionary(
                uniqueKeysWithValues: methods.enumerated().map { number, scopes in
                    ("m\(number)", API.Method { $0.scopes = scopes })
                }
            )
        }
        return document.defaultScopes
    }

    @Test(
        arguments: [
            ([], []),
            ([[]], []),
            ([["a", "b"], ["b"]], ["b"]),
            ([["a.readonly", "a"], ["a"]], ["a"]),
            ([["longer", "b"], ["longer", "b"]], ["b"]),
            ([["c", "b"], ["c", "b"]], ["b"]),
            ([["b.readonly", "longer.scope"]], ["longer.scope"]),
            ([["a"], ["b"], ["a"]], ["a", "b"]),
            // "c" allows the most, but is needless once the others are chosen for the rest.
            ([["c", "a"], ["c", "a"], ["c", "b"], ["c", "b"], ["a"], ["b"]], ["a", "b"]),
        ] as [([[String]], [String])]
    )
    func asFewScopesAsPossibleAllowEveryMethod(_ methods: [[String]], _ expected: [String]) {
        #expect(scopes(methods) == expected)
    }

    @Test func theScopeOfGoogleCloudWinsIfItAllowsEverything() {
        #expect(scopes([["a", Self.cloud], ["a", Self.cloud], []]) == [Self.cloud])
        #expect(scopes([["a", Self.cloud], ["a"]]) == ["a"])
    }

    @Test func aScopeThatIsNotOfferedIsNotTaken() {
        #expect(scopes([["a", "b"]], offered: ["b"]) == ["b"])
        #expect(scopes([["a"]], offered: []) == [])
    }

    @Test func aDescriptionWithTooManyScopesHasAFewOfThem() {
        #expect(scopes((0..<5000).map { ["scope \($0)"] }).count == 100)
    }
}
