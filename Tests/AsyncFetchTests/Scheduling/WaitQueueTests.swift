@testable import AsyncFetch
import AsyncFetchTesting
import Testing

struct WaitQueueTests {
    @Test func equalPrioritiesGoInTheOrderOfTheirArrival() {
        var queue = WaitQueue()
        let waiters = (0..<100).map { _ in Waiter() }
        for waiter in waiters { queue.insert(waiter, .normal) }
        #expect(queue.drain().map(ObjectIdentifier.init) == waiters.map(ObjectIdentifier.init))
    }

    @Test func moreUrgentGoFirst() {
        var queue = WaitQueue()
        let waiters = [FetchPriority.low, .normal, .high].map { priority in
            let waiter = Waiter()
            queue.insert(waiter, priority)
            return waiter
        }
        #expect(queue.drain().map(ObjectIdentifier.init) == waiters.reversed().map(ObjectIdentifier.init))
    }

    @Test(arguments: [(FetchPriority.normal, 64), (.low, 128), (FetchPriority(rawValue: .max), 64 * 1001)])
    func lessUrgentIsOvertakenByABoundedNumber(priority: FetchPriority, bound: Int) throws {
        var queue = WaitQueue()
        let patient = Waiter()
        queue.insert(patient, priority)
        var overtakers = 0
        while true {
            queue.insert(Waiter(), .high)
            guard queue.popFirst() !== patient else { break }
            overtakers += 1
            try #require(overtakers <= bound)
        }
        #expect(overtakers == bound - 1 || overtakers == bound)
    }

    @Test(arguments: 0..<20) func behavesLikeASortedList(seed: UInt64) {
        var random = SplitMix(state: seed)
        var queue = WaitQueue()
        var model: [Waiter] = []
        for _ in 0..<2_000 {
            switch Int.random(in: 0..<5, using: &random) {
            case 0...2:
                let waiter = Waiter()
                queue.insert(waiter, FetchPriority(rawValue: .random(in: -3...3, using: &random)))
                model.append(waiter)
            case 3:
                model.sort { $0.rank < $1.rank }
                let expected = model.isEmpty ? nil : model.removeFirst()
                #expect(queue.popFirst() === expected)
            default:
                guard let index = model.indices.randomElement(using: &random) else { continue }
                let waiter = model.remove(at: index)
                queue.remove(waiter)
                #expect(waiter.place == nil)
                queue.remove(waiter)  // nothing
            }
            #expect(queue.count == model.count)
        }
        model.sort { $0.rank < $1.rank }
        #expect(queue.drain().map(ObjectIdentifier.init) == model.map(ObjectIdentifier.init))
    }
}

extension WaitQueue {
    fileprivate mutating func drain() -> [Waiter] {
        var drained: [Waiter] = []
        while let waiter = popFirst() { drained.append(waiter) }
        return drained
    }
}
