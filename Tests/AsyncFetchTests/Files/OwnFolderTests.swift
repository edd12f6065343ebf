@testable import AsyncFetch
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite("OwnFolder") struct OwnFolderTests {
    @Test(
        arguments: [
            (0o700, true), (0o755, true), (0o500, true), (0o1777, true), (0o1770, true), (0o770, false), (0o775, false),
            (0o720, false), (0o702, false), (0o777, false), (0o2770, false),
        ] as [(UInt32, Bool)]
    )
    func notEvenTheGroupChangesAFolderOfLogins(mode: UInt32, isAccepted: Bool) {
        let owners: [UInt32] = [geteuid(), 0]
        for owner in owners {
            let objection = OwnFolder.objection(toLoginsIn: "/c", owner: owner, mode: mode)
            #expect(objection == (isAccepted ? nil : "others can change the folder /c; run: chmod 700 /c"))
        }
    }

    @Test func aFolderOfSomebodyElseIsNoPlaceForLogins() {
        let objection = OwnFolder.objection(toLoginsIn: "/c", owner: geteuid() + 1, mode: 0o700)
        #expect(objection == "the folder /c belongs to another user; choose a folder of your own")
    }
}
