import AsyncCloud
import AsyncFetch

extension CloudCall {
    private static let files = "/oc/remote.php/dav/files/alice"
    private static let item = Place.item(files + "/a")
    private static let trash = "/oc/remote.php/dav/trash-bin/alice"
    private static let shares = "/oc/ocs/v2.php/apps/files_sharing/api/v1/shares"
    private static let remoteShares = "/oc/ocs/v2.php/apps/files_sharing/api/v1/remote_shares"

    /// The file of which there are versions and thumbnails.
    private static var file: Cloud.Item {
        var file = Cloud.Item("/a", .file)
        file.fileID = "1"
        file.eTag = Cloud.ETag("1")
        return file
    }

    /// The calls of a connection.
    static let account: [Self] = [
        .init(name: "serverStatus", bearsRefusals: true, begins: true) { _ = try await $0.connection.serverStatus() },
        .init(name: "connect", begins: true) { _ = try await $0.connection.connect() },
        .init(name: "items") { sides in
            for try await item in sides.connection.items(in: "/a") {
                guard item.path.parent == "/a" else { throw Broken("\(item.path) is not in the folder") }
            }
        },
        .init(name: "listing") { sides in
            for try await item in sides.connection.listing(of: "/a", depth: .infinity) {
                guard Cloud.Path("/a").contains(item.path) else { throw Broken("\(item.path) is not in the tree") }
            }
        },
        .init(name: "item", takesFirst: true) { _ = try await $0.connection.item(at: "/a") },
        .init(name: "rootETag", takesFirst: true) { _ = try await $0.connection.rootETag() },
        .init(name: "quota", takesFirst: true) { _ = try await $0.connection.quota() },
        .init(name: "favorites") { for try await _ in $0.connection.favorites() {} },
        .init(name: "search") { for try await _ in $0.connection.search("a") {} },
        .init(name: "setFavorite", changes: [item]) { try await $0.connection.setFavorite(true, at: "/a") },
        .init(name: "thumbnail") { _ = try await $0.connection.thumbnail(of: file) },
        .init(name: "avatar", bearsRefusals: true) { _ = try await $0.connection.avatar(of: "alice") },
        .init(name: "serverInstances", bearsRefusals: true) { _ = try await $0.connection.serverInstances() },
        .init(name: "privateLink", takesFirst: true) { sides in
            guard let link = try await sides.connection.privateLink(of: "/a") else { return }
            _ = try await sides.connection.resolve(privateLink: link)
        },
    ]

    /// The calls that change what the server named before.
    static let named: [Self] = [
        .init(name: "restoreVersion", changes: [.name(in: "/oc/remote.php/dav/meta/1/v")], destinations: [item]) {
            for version in try await $0.connection.versions(of: file).prefix(3) {
                try await $0.connection.restore(version, of: file)
            }
        },
        .init(name: "downloadVersion", bearsRefusals: true) {
            guard let version = try await $0.connection.versions(of: file).first else { return }
            try await $0.connection.download(version, of: file, to: $0.folder.target)
        },
        .init(name: "restore", changes: [.name(in: trash)], destinations: [.below(files)]) {
            for item in try await $0.connection.trash().prefix(3) { try await $0.connection.restore(item) }
        },
        .init(name: "purge", changes: [.name(in: trash)]) {
            for item in try await $0.connection.trash().prefix(3) { try await $0.connection.purge(item) }
        },
        .init(name: "emptyTrash", changes: [.item(trash)]) { try await $0.connection.emptyTrash() },
        .init(name: "share", changes: [.item(shares)]) { _ = try await $0.connection.share("/a", with: .link) },
        .init(name: "sharees") { _ = try await $0.connection.sharees(matching: "abc") },
        .init(name: "changeShare", changes: [.name(in: shares)]) {
            for share in try await $0.connection.shares(.mine).prefix(3) {
                _ = try await $0.connection.change(share, .init { $0.name = "x" })
            }
        },
        .init(name: "endShare", changes: [.name(in: shares)]) {
            for share in try await $0.connection.shares(.item("/a")).prefix(3) { try await $0.connection.end(share) }
        },
        .init(name: "answerShare", changes: [.name(in: shares + "/pending")]) {
            for share in try await $0.connection.shares(.withMe(nil)).prefix(3) {
                try await $0.connection.accept(share)
                try await $0.connection.decline(share)
            }
        },
        .init(name: "answerRemote", changes: [.name(in: remoteShares), .name(in: remoteShares + "/pending")]) {
            for share in try await $0.connection.shares(.pendingRemote).prefix(3) {
                try await $0.connection.accept(share)
                try await $0.connection.decline(share)
                try await $0.connection.end(share)
            }
        },
    ]
}
