import AsyncFetch
import Testing

@Suite struct FetchOptionsTests {
    /// One member set to something else than its default, and whether it is so in others.
    struct Member: Sendable, CustomTestStringConvertible {
        let name: String
        let set: @Sendable (inout FetchOptions) -> Void
        let isSet: @Sendable (FetchOptions) -> Bool
        var testDescription: String { name }
    }

    static let members = [
        Member(name: "timeout") {
            $0.timeout = nil
        } isSet: {
            $0.timeout == nil
        },
        Member(name: "transferTimeout") {
            $0.transferTimeout = .seconds(1)
        } isSet: {
            $0.transferTimeout != nil
        },
        Member(name: "attemptTimeout") {
            $0.attemptTimeout = .seconds(1)
        } isSet: {
            $0.attemptTimeout != nil
        },
        Member(name: "priority") {
            $0.priority = .high
        } isSet: {
            $0.priority == .high
        },
        Member(name: "retry") {
            $0.retry = .none
        } isSet: {
            ($0.retry as? StandardRetry)?.maximumAttempts == 1
        },
        Member(name: "willRetry") {
            $0.willRetry = { _, _ in true }
        } isSet: {
            $0.willRetry != nil
        },
        Member(name: "isIdempotent") {
            $0.isIdempotent = true
        } isSet: {
            $0.isIdempotent == true
        },
        Member(name: "maximumResponseBytes") {
            $0.maximumResponseBytes = 1
        } isSet: {
            $0.maximumResponseBytes == 1
        },
        Member(name: "decodesContent") {
            $0.decodesContent = false
        } isSet: {
            !$0.decodesContent
        },
        Member(name: "staysAtResource") {
            $0.staysAtResource = true
        } isSet: {
            $0.staysAtResource
        },
        Member(name: "verifiesFile") {
            $0.verifiesFile = { _, _ in }
        } isSet: {
            $0.verifiesFile != nil
        },
        Member(name: "resumptionPath") {
            $0.resumptionPath = "p"
        } isSet: {
            $0.resumptionPath == "p"
        },
        Member(name: "comment") {
            $0.comment = "c"
        } isSet: {
            $0.comment == "c"
        },
        Member(name: "properties") {
            $0.properties["a"] = "b"
        } isSet: {
            $0.properties == ["a": "b"]
        },
    ]

    @Test func everyMemberIsAmongThese() throws {
        let values = try #require(Mirror(reflecting: FetchOptions()).descendant("values", "box", "value"))
        let names = Mirror(reflecting: values).children.compactMap(\.label)
        #expect(Set(names) == Set(Self.members.map(\.name) + ["changes"]))
    }

    @Test(arguments: members)
    func aMemberThatIsSetWinsAndLeavesTheOthersAlone(member: Member) {
        let call = FetchOptions(member.set)
        let merged = call.merged(
            over: FetchOptions { for other in Self.members where other.name != member.name { other.set(&$0) } }
        )
        for other in Self.members { #expect(other.isSet(merged), "\(other.name)") }
        let alone = call.merged(over: .init())
        #expect(Self.members.filter { $0.isSet(alone) }.map(\.name) == [member.name])
        let defaults = FetchOptions().merged(over: call)
        #expect(Self.members.filter { $0.isSet(defaults) }.map(\.name) == [member.name])
    }

    @Test(arguments: members) func aChangeIsThatOfOneCopy(member: Member) {
        let original = FetchOptions()
        var copy = original
        member.set(&copy)
        let second = copy
        for other in Self.members where other.name != member.name { other.set(&copy) }
        #expect(Self.members.allSatisfy { $0.isSet(copy) })
        #expect(Self.members.filter { $0.isSet(second) }.map(\.name) == [member.name])
        #expect(!Self.members.contains { $0.isSet(original) || $0.isSet(FetchOptions()) })
    }

    @Test func theDefaultWinsWhereACallSetsIt() {
        let merged = FetchOptions { $0.retry = .standard }.merged(over: FetchOptions { $0.retry = .none })
        #expect((merged.retry as? StandardRetry)?.maximumAttempts == 8)
    }

    @Test func mergingTwiceKeepsWhatWasSet() {
        let service = FetchOptions { $0.timeout = .seconds(1) }.merged(over: FetchOptions { $0.comment = "c" })
        let call = service.merged(
            over: FetchOptions {
                $0.timeout = .seconds(9)
                $0.comment = "other"
            }
        )
        #expect(call.timeout == .seconds(1))
        #expect(call.comment == "c")
    }
}
