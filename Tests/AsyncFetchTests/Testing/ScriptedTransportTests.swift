import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct ScriptedTransportTests {
    @Test func answersInTheOrderOfTheScriptAndRecordsWhatWasSent() async throws {
        let transport = ScriptedTransport([.status(201, body: "one"), .status(404)])
        let first = try await transport.send(request(.post), body: .bytes("hello".utf8))
        let second = try await transport.send(request(.get), body: nil)
        #expect(first.head.status == .created)
        #expect(try await first.body.collect(upTo: 10).text == "one")
        #expect(second.head.status == .notFound)
        #expect(transport.requests.map(\.request.method) == [.post, .get])
        #expect(transport.requests.map(\.body.text) == ["hello", ""])
    }

    @Test func requestAfterTheLastAnswerIsRefused() async throws {
        let transport = ScriptedTransport([])
        let error = await thrown { _ = try await transport.send(request(.get, "\(address)?key=secret"), body: nil) }
        #expect((error as? FetchError)?.code == .other)
        #expect((error as? FetchError)?.message.contains("GET \(address)") == true)
        #expect(!"\(error)".contains("secret"))
    }

    @Test func keepsNoMoreOfABodyThanItsLimit() async throws {
        let transport = ScriptedTransport([.status(200)], maximumRecordedBytes: 5)
        _ = try await transport.send(request(.put), body: .joined([.bytes("abc".utf8), .bytes("defg".utf8)]))
        #expect(transport.requests[0].body.text == "abcde")
        #expect(transport.requests[0].bodyLength == 7)
    }

    @Test func refusesABodyOfAnotherLengthThanPromised() async throws {
        let transport = ScriptedTransport([.status(200)])
        let (chunks, input) = makeChunks()
        input.yield(ByteBuffer(string: "abc"))
        input.finish()
        let error = await thrown { _ = try await transport.send(request(.put), body: .stream(chunks, length: 4)) }
        #expect((error as? FetchError)?.code == .source)
        #expect(transport.openCount == 0)
    }

    @Test func cutBodyEndsAfterItsBytesWithALostConnection() async throws {
        let transport = ScriptedTransport([
            .chunks([ByteBuffer(string: "abc"), ByteBuffer(string: "def")]).cut(afterBytes: 4)
        ])
        var body = try await transport.send(request(), body: nil).body.makeAsyncIterator()
        #expect(try await body.next()?.text == "abc")
        #expect(try await body.next()?.text == "d")
        let error = await thrown { _ = try await body.next() }
        #expect((error as? FetchError)?.code == .connectionLost)
        #expect(transport.openCount == 0)
    }

    @Test func stalledAnswerEndsByCancellation() async throws {
        let transport = ScriptedTransport([.stall])
        let sender = Task { try await transport.send(request(), body: nil) }
        try await transport.waitForRequests(1)
        #expect(transport.openCount == 1)
        sender.cancel()
        await #expect(throws: CancellationError.self) { try await sender.value }
        #expect(transport.openCount == 0)
    }

    @Test func stalledBodyEndsByShutdown() async throws {
        let transport = ScriptedTransport([.status(200, body: "abcdef").stalled(afterBytes: 3)])
        var body = try await transport.send(request(), body: nil).body.makeAsyncIterator()
        #expect(try await body.next()?.text == "abc")
        await transport.shutdown()
        let error = await thrown { _ = try await body.next() }
        #expect((error as? FetchError)?.code == .shutDown)
        let refusal = await thrown { _ = try await transport.send(request(), body: nil) }
        #expect((refusal as? FetchError)?.code == .shutDown)
    }

    @Test func droppedBodyClosesItsRequest() async throws {
        let transport = ScriptedTransport([.status(200, body: "unread")])
        var response: TransportResponse? = try await transport.send(request(), body: nil)
        #expect(response?.head.status == .ok)
        #expect(transport.openCount == 1)
        response = nil
        try await transport.waitForOpen(atMost: 0)
    }

    @Test func delayedAnswerComesWhenItsTimeHasCome() async throws {
        let clock = VirtualClock()
        let transport = ScriptedTransport([.status(200).delayed(by: .seconds(5))], clock: FetchClock(clock))
        let sender = Task { try await transport.send(request(), body: nil).head.status.code }
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(5))
        #expect(try await sender.value == 200)
    }

    @Test func closureAnswersAfterTheWholeBodyHasArrived() async throws {
        let transport = ScriptedTransport { .status(200, body: $0.body.text.uppercased()) }
        let response = try await transport.send(request(.post), body: .bytes("shout".utf8))
        #expect(try await response.body.collect(upTo: 10).text == "SHOUT")
    }

    @Test(arguments: [
        (FaultPlan.Fault.reset, FetchError.Code.connectionLost, Int64(0)),
        (.acceptThenReset(uploadBytes: 4), .connectionLost, 4),
    ])
    func faultBreaksTheConnection(fault: FaultPlan.Fault, code: FetchError.Code, received: Int64) async throws {
        let transport = ScriptedTransport([.status(200)], faults: FaultPlan([.init(fault)]))
        let error = await thrown { _ = try await transport.send(request(.put), body: .bytes("abcdefgh".utf8)) }
        #expect((error as? FetchError)?.code == code)
        #expect(transport.requests[0].bodyLength == received)
        let next = try await transport.send(request(.put), body: .bytes("abcdefgh".utf8))
        #expect(next.head.status == .ok)  // the fault took no answer from the script
    }

    @Test func lostAnswerIsTakenFromTheScript() async throws {
        let transport = ScriptedTransport(
            [.status(200), .status(204)],
            faults: FaultPlan([.init(.carryOutThenReset)])
        )
        let error = await thrown { _ = try await transport.send(request(.put), body: .bytes("abcdefgh".utf8)) }
        #expect((error as? FetchError)?.code == .connectionLost)
        #expect(transport.requests[0].bodyLength == 8)
        let next = try await transport.send(request(.put), body: .bytes("abcdefgh".utf8))
        #expect(next.head.status == .noContent)
    }

    @Test(arguments: [
        (FaultPlan.Fault.status(429, retryAfter: 7, body: "slow down"), 429, Optional("7"), "slow down", Int64(8)),
        (.acceptThenStatus(uploadBytes: 3), 503, nil, "", 3),
    ])
    func faultAnswersInsteadOfTheScript(
        fault: FaultPlan.Fault,
        status: Int,
        retryAfter: String?,
        body: String,
        received: Int64
    ) async throws {
        let transport = ScriptedTransport([], faults: FaultPlan([.init(fault)]))
        let response = try await transport.send(request(.put), body: .bytes("abcdefgh".utf8))
        #expect(response.head.status.code == status)
        #expect(response.head.headerFields[.retryAfter] == retryAfter)
        #expect(try await response.body.collect(upTo: 100).text == body)
        #expect(transport.requests[0].bodyLength == received)
    }

    @Test func faultCutsTheScriptedAnswer() async throws {
        let transport = ScriptedTransport(
            [.status(200, body: "abcdef")],
            faults: FaultPlan([.init(.cut(afterResponseBytes: 2), path: "/things")])
        )
        let response = try await transport.send(request(), body: nil)
        let error = await thrown { _ = try await response.body.collect(upTo: 100) }
        #expect((error as? FetchError)?.code == .connectionLost)
    }
}
