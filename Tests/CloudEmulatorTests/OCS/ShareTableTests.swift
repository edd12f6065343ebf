import Testing

@testable import CloudEmulator

@Suite("The table of shares")
struct ShareTableTests {
    private func node(_ id: Int) -> Node {
        Node(id: id, owner: "alice", name: "n", isFolder: true, modified: 0, eTag: "")
    }

    @Test func theSharesOfANodeAreThoseThatHaveNotEnded() {
        let (first, second) = (node(1), node(2))
        var shares = ShareTable()
        for (id, node) in [(3, first), (1, second), (2, first)] {
            shares[id] = Share(id: id, kind: .link, node: node, owner: "alice", permissions: 1, token: nil, created: 0)
        }
        shares[3]?.mounts["bob"] = Share.Mount(name: "n")
        #expect(shares.shares(of: first).map(\.id) == [2, 3])
        #expect(shares.shares(of: first).map { $0.entry(in: "bob") } == [nil, "n"])
        #expect(shares.nextID == 4)
        (shares[2], shares[1]) = (nil, nil)
        #expect(shares.shares(of: first).map(\.id) == [3])
        #expect(shares.shares(of: second).isEmpty)
        #expect(shares.values.map(\.id) == [3])
    }
}
