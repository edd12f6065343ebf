import AsyncFetchTesting
import CloudEmulator
import Dispatch
import Foundation
import GAPIDescription
import GAPIEmulator
import NIOCore
import NIOPosix
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// One input, from its script to the verdict: a client that does to a server whatever it likes.
///
/// The process does not end, each connection is answered or closed within its limits, the server answers an honest client
/// afterwards, and with the end of the server the open files and the memory come back.
enum HostileClient {
    /// The bytes by which the memory in use may grow after the first inputs; the fuzzer keeps its own inputs there, too.
    private static let memoryMargin = 64 << 20
    /// The number of inputs after which the memory is compared, and the memory then.
    private static let memory = Mutex((inputs: 0, bytes: 0))

    /// Starts a first server, whose threads and their files stay.
    private static let isReady: Bool = {
        guard let server = Server(isCloud: false, ClientScript([]).choices) else { return false }
        server.stop()
        return true
    }()

    /// Runs an input.
    ///
    /// - Parameters:
    ///   - input: The input, as ``ClientScript`` reads it.
    ///   - checksProcess: A Boolean value indicating whether nothing else opens files and takes memory meanwhile.
    /// - Returns: What is wrong; `nil` when all is as it must be.
    static func problem(of input: [UInt8], checksProcess: Bool = true) -> String? {
        // A fault plan may ask the server for just that: a connection that does not end.
        let text = String(decoding: input, as: UTF8.self)
        if text.contains("stall") || text.contains("delay") { return nil }
        let script = ClientScript(input)
        guard isReady else { return "the server does not start" }
        let before = openFiles()
        guard let server = Server(isCloud: script.isCloud, script.choices) else { return "the server does not start" }
        // Beside other tests, in a debug build, a second of the server's limits may last several.
        let problem = problem(of: script, port: server.port, patience: checksProcess ? 8 : 30)
        server.stop()
        guard problem == nil, checksProcess else { return problem }
        // Sockets close a moment after their channels.
        let end = DispatchTime.now() + 5
        while case let files = openFiles(), files.count > before.count {
            if DispatchTime.now() > end {
                let names = files.filter { before[$0.key] == nil }.map { "\($0.key) \($0.value)" }.sorted()
                return "\(files.count - before.count) more open files than before: \(names.joined(separator: ", "))"
            }
            usleep(1000)
        }
        return growth()
    }

    /// Returns what is wrong with the memory in use after an input, and says on the way how much it is.
    private static func growth() -> String? {
        let size = bytesInUse()
        let (inputs, least) = memory.withLock { memory in
            memory.inputs += 1
            if memory.inputs <= 100 { memory.bytes = max(memory.bytes, size) }
            return memory
        }
        if inputs % 1000 == 0 {
            let text = "\(inputs) inputs: \(size) bytes in use, \(least) after the first inputs\n"
            FileHandle.standardError.write(Data(text.utf8))
        }
        return size - least > memoryMargin ? "\(size) bytes in use, \(least) after the first inputs" : nil
    }

    /// Returns what is wrong with the answers of a server; `patience` is the time in seconds that a connection has.
    private static func problem(of script: ClientScript, port: Int, patience: Double) -> String? {
        let clients = script.connections.compactMap { try? Client.start($0, port: port).wait() }
        for client in clients {
            guard client.done.wait(timeout: .now() + patience) == .success else { return "a connection does not end" }
            if let problem = client.problem { return problem }
        }
        let request = "GET /_emulator/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        guard let honest = try? Client.start([.send(Array(request.utf8))], port: port).wait() else {
            return "an honest client cannot connect"
        }
        guard honest.done.wait(timeout: .now() + patience) == .success else { return "an honest client gets no answer" }
        return honest.answer.starts(with: Array("HTTP/1.1 200 ".utf8)) ? nil : "an honest client is not served"
    }

    /// Returns the open files by their descriptors.
    private static func openFiles() -> [String: String] {
        let folder = "/proc/self/fd"
        let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let links = descriptors.map { name in
            (name, (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")) ?? "?")
        }
        return Dictionary(uniqueKeysWithValues: links)
    }

    private static let allocatedBytes: (@convention(c) @Sendable () -> Int)? = {
        guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "__sanitizer_get_current_allocated_bytes") else { return nil }
        return unsafeBitCast(symbol, to: (@convention(c) @Sendable () -> Int).self)
    }()

    /// Returns the bytes that are allocated, as AddressSanitizer counts them; without the sanitizer, the resident bytes.
    ///
    /// Those would grow with every input under the sanitizer, which keeps freed memory and stacks.
    private static func bytesInUse() -> Int {
        if let allocatedBytes { return allocatedBytes() }
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * 4096
    }
}

/// An emulator with short limits that runs until it is stopped.
private final class Server: Sendable {
    let port: Int
    private let task: Task<Void, Never>
    private let end: DispatchSemaphore
    /// The folder of the server's data, if it has one.
    private let folder: URL?

    /// A service with a resource, an upload and a path of several segments.
    private static let document = try? API.Document.parse(
        Array(
            #"""
            {"name": "library", "version": "v1", "rootUrl": "https://library.example/", "servicePath": "library/v1/",
             "schemas": {"Book": {"id": "Book", "type": "object", "properties": {
               "id": {"type": "string"}, "title": {"type": "string"}, "pages": {"type": "string", "format": "uint64"}}}},
             "resources": {"books": {"methods": {
               "insert": {"id": "library.books.insert", "path": "books", "httpMethod": "POST",
                "request": {"$ref": "Book"}, "response": {"$ref": "Book"},
                "mediaUpload": {"accept": ["*/*"], "protocols": {
                 "simple": {"multipart": true, "path": "/upload/library/v1/books"},
                 "resumable": {"multipart": true, "path": "/resumable/upload/library/v1/books"}}}},
               "get": {"id": "library.books.get", "path": "books/{+book}", "httpMethod": "GET",
                "parameters": {"book": {"type": "string", "required": true, "location": "path"}},
                "response": {"$ref": "Book"}},
               "delete": {"id": "library.books.delete", "path": "books/{+book}", "httpMethod": "DELETE",
                "parameters": {"book": {"type": "string", "required": true, "location": "path"}}}}}}}
            """#.utf8
        )
    ).document

    private static let limits = {
        var limits = EmulatorLimits()
        limits.headerTime = .milliseconds(500)
        limits.bodyPause = .milliseconds(500)
        limits.responsePause = .seconds(1)
        limits.keepAliveTime = .milliseconds(500)
        limits.bodyBytes = 1 << 20
        limits.connections = 64
        limits.openUploads = 16
        return limits
    }()

    /// Starts an emulator; `nil` if it does not start.
    init?(isCloud: Bool, _ choices: ClientScript.Choices) {
        let folder =
            choices.contains(.directory) && !isCloud
            ? FileManager.default.temporaryDirectory.appending(path: "hostile-\(UUID().uuidString)") : nil
        self.folder = folder
        let credential = choices.contains(.credential) ? "secret" : nil
        let url = Mutex<String?>(nil)
        let (start, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        self.end = end
        @Sendable func hasStarted(_ started: String) async throws {
            url.withLock { $0 = started }
            start.signal()
            // `stop()` ends it by cancelling the task.
            try await Task.sleep(for: .seconds(1_000_000))
        }
        task = Task.detached {
            if isCloud {
                var configuration = EmulatedCloud.Configuration()
                configuration.limits = Self.limits
                configuration.hasTUS = true
                configuration.credential = credential
                configuration.hasOAuth2 = choices.contains(.identity)
                configuration.requiresLogin = choices.contains(.identity)
                try? await EmulatedCloud.run(configuration) { try await hasStarted($0.url) }
            } else {
                var configuration = EmulatorConfiguration()
                configuration.limits = Self.limits
                configuration.seeds = [.init(bucket: "bucket", names: ["a"], content: Array("content".utf8))]
                configuration.credential = credential
                if let folder { configuration.store = .directory(folder.path) }
                if choices.contains(.identity) { configuration.identity = IdentityConfiguration() }
                if choices.contains(.document) { configuration.documents = [Self.document].compactMap(\.self) }
                try? await Emulator.run(configuration) { try await hasStarted($0.url) }
            }
            start.signal()
            end.signal()
        }
        start.wait()
        guard let port = url.withLock(\.self)?.split(separator: ":").last.flatMap({ Int($0) }) else { return nil }
        self.port = port
    }

    /// Stops the emulator and waits for its end.
    func stop() {
        task.cancel()
        end.wait()
        if let folder { try? FileManager.default.removeItem(at: folder) }
    }
}

/// A connection of the hostile client, which does one act after the other.
///
/// It is touched on its event loop alone until `done` is signalled, and only read after that.
private final class Client: ChannelInboundHandler, @unchecked Sendable {
    typealias InboundIn = ByteBuffer

    /// Signalled when the connection has ended.
    let done = DispatchSemaphore(value: 0)
    private(set) var answer: [UInt8] = []
    private(set) var problem: String?
    private var acts: ArraySlice<ClientScript.Act>
    private var waitsForAnswer = false

    private init(_ acts: [ClientScript.Act]) { self.acts = acts[...] }

    static func start(_ acts: [ClientScript.Act], port: Int) -> EventLoopFuture<Client> {
        let client = Client(acts)
        return ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .channelOption(.allowRemoteHalfClosure, value: false)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(client) }
            }
            .connect(host: "127.0.0.1", port: port)
            .map { _ in client }
    }

    func channelActive(context: ChannelHandlerContext) { proceed(context) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = unwrapInboundIn(data).readableBytesView
        if answer.isEmpty, !"HTTP/1.".utf8.starts(with: bytes.prefix(7)) { problem = "an answer that is no HTTP" }
        if answer.count < 1 << 16 { answer += bytes }
        guard waitsForAnswer else { return }
        waitsForAnswer = false
        proceed(context)
    }

    func channelInactive(context: ChannelHandlerContext) { done.signal() }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    private func proceed(_ context: ChannelHandlerContext) {
        while let act = acts.popFirst() {
            switch act {
            case .send(let bytes): context.writeAndFlush(NIOAny(ByteBuffer(bytes: bytes)), promise: nil)
            case .pause:
                context.eventLoop.assumeIsolated().scheduleTask(in: .milliseconds(2)) { self.proceed(context) }
                return
            case .awaitAnswer:
                waitsForAnswer = true
                return
            case .halfClose: return context.close(mode: .output, promise: nil)
            case .close: return context.close(promise: nil)
            case .reset:
                let option = linger(l_onoff: 1, l_linger: 0)
                _ = (context.channel as? any SocketOptionProvider)?.setSoLinger(option)
                return context.close(promise: nil)
            }
        }
    }
}
