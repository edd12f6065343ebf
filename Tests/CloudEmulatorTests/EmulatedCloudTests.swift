import CloudEmulator
import Testing

struct EmulatedCloudTests {
    @Test func aServerCanBeMade() {
        _ = EmulatedCloud()
    }
}
