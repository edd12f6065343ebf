import Testing

@testable import AsyncStorage

@Suite("Steps that settle in any order")
struct SettledStepsTests {
    @Test func theMarkIsTheLastStepBeforeWhichNothingIsOpen() {
        var steps = SettledSteps()
        let numbers = (0..<4).map { _ in steps.begin() }
        steps.settle(numbers[1], ByteName("b"))
        steps.settle(numbers[3], ByteName("d"))
        #expect(steps.mark(every: 1) == nil)
        #expect(steps.waitingCount == 2)
        steps.settle(numbers[0], ByteName("a"))
        #expect(steps.mark(every: 3) == nil)
        #expect(steps.mark(every: 2)?.text == "b")
        steps.settle(numbers[2], ByteName("c"))
        #expect(steps.mark(every: 1)?.text == "d")
        #expect(steps.waitingCount == 0)
    }
}
