import AsyncCloud
import AsyncFetch
import NIOCore

extension CloudCall {
    private static let item = Place.item("/oc/files/a")
    private static let target = Place.item("/oc/files/b")
    private static let lock = Cloud.Lock(path: "/a", token: "opaquelocktoken:1")

    /// The calls of a client of WebDAV.
    static let webDAV: [Self] = [
        .init(name: "resources") { sides in
            for try await resource in sides.dav.resources(at: "/a", depth: .infinity) {
                guard Cloud.Path("/a").contains(resource.path) else { throw Broken("\(resource.path) is elsewhere") }
            }
        },
        .init(name: "resource", takesFirst: true) { sides in
            let path = try await sides.dav.resource(at: "/a").path
            guard path == "/a" else { throw Broken("\(path) is another item") }
        },
        .init(name: "report") { for try await _ in $0.dav.report(.favorites()) {} },
        .init(name: "options") { _ = try await $0.dav.options() },
        .init(name: "makeFolder", changes: [item]) { try await $0.dav.makeFolder(at: "/a") },
        .init(name: "move", changes: [item], destinations: [target]) { try await $0.dav.move("/a", to: "/b") },
        .init(name: "copy", changes: [item], destinations: [target]) {
            try await $0.dav.copy("/a", to: "/b", overwrite: true)
        },
        .init(name: "delete", changes: [item]) { try await $0.dav.delete("/a") },
        .init(name: "setProperties", changes: [item]) {
            try await $0.dav.setProperties([.set(.favorite, "1")], at: "/a")
        },
        .init(name: "lock", changes: [item]) { _ = try await $0.dav.lock("/a") },
        .init(name: "refresh", changes: [item]) { _ = try await $0.dav.refresh(lock) },
        .init(name: "unlock", changes: [item]) { try await $0.dav.unlock(lock) },
        .init(name: "upload", changes: [item]) { _ = try await $0.dav.upload(.bytes("x".utf8), to: "/a") },
        .init(name: "uploadFile", changes: [item]) { _ = try await $0.dav.upload(file: $0.folder.source, to: "/a") },
        // Several refusals can be a success: bytes of a broken connection, and then 416 for there are no more.
        .init(name: "download", bearsRefusals: true) { sides in
            try await sides.dav.download("/a", to: sides.folder.target)
            guard let only = sides.only, only.isPlain else { return }
            guard try sides.folder.downloaded() == only.body else { throw Broken("other contents than were sent") }
        },
        .init(name: "media", readsBody: true) { sides in
            var contents = ByteBuffer()
            for try await chunk in try await sides.dav.media(at: "/a") { contents.writeImmutableBuffer(chunk) }
            guard let only = sides.only, only.isPlain else { return }
            guard contents == only.body else { throw Broken("other contents than were sent") }
        },
        .init(name: "mediaRange", readsBody: true) { sides in
            var count = 0
            for try await chunk in try await sides.dav.media(at: "/a", range: 0..<4) { count += chunk.readableBytes }
            guard count <= 4 else { throw Broken("\(count) bytes where 4 were asked for") }
        },
    ]
}
