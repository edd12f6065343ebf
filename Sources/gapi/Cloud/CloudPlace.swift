import ArgumentParser
import AsyncCloud
import GAPIDescription

/// A place in an account as a word of a command names it.
struct CloudPlace: Sendable {
    let path: Cloud.Path
    /// A Boolean value indicating whether the word ends with a slash: it is a folder's.
    let isOpen: Bool

    /// Reads a word such as `/Photos/a.jpg`; a missing slash at its beginning is added.
    ///
    /// - Throws: ``ToolFailure`` with `usage`.
    init(_ word: String) throws {
        guard !word.isEmpty else { throw ToolFailure(.usage, "a path is empty") }
        do { path = try Cloud.Path(validating: word) } catch {
            throw ToolFailure(.usage, "\(word.singleLine) is no path in an account: \(error.message)")
        }
        isOpen = word.utf8.last == UInt8(ascii: "/")
    }

    /// Refuses words that are no paths, before anything is done.
    static func validate(_ words: [String]) throws {
        for word in words {
            do { _ = try CloudPlace(word) } catch let failure as ToolFailure { throw ValidationError(failure.message) }
        }
    }
}

extension Cloud.Item {
    /// Throws if nothing but the path is known: whether it is a file or a folder, and what is in it.
    func requireDescription() throws {
        guard isUndescribed else { return }
        throw ToolFailure(.temporary, "the server refuses to describe it for now; try again later")
    }
}

extension Cloud.Connection {
    /// Returns the item at a path; `nil` where nothing is.
    func found(at path: Cloud.Path) async throws -> Cloud.Item? {
        do { return try await item(at: path) } catch let error as Cloud.Error where error.code == .notFound {
            return nil
        }
    }

    /// Returns the item at a path that the user has named.
    ///
    /// - Throws: ``ToolFailure`` with `unreadable` where nothing is.
    func named(_ path: Cloud.Path) async throws -> Cloud.Item {
        guard let item = try await found(at: path) else {
            throw ToolFailure(.unreadable, "nothing is at \(path.string.singleLine)")
        }
        return item
    }

    /// Returns the items directly in a folder, in the order of their names, with those that the server refuses to describe.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - budget: The items and bytes that the list may have; a list that is kept with those of the folders above it has
    ///     what these have left.
    /// - Returns: The items, and what is left of the budget.
    /// - Throws: ``Cloud/Error``, with ``Cloud/Error/Code/badAnswer`` for a list beyond the budget; `CancellationError`.
    func list(
        _ folder: Cloud.Path,
        within budget: ListBudget = ListBudget()
    ) async throws -> (items: [Cloud.Item], rest: ListBudget) {
        var list: [Cloud.Item] = []
        var rest = budget
        for try await item in items(in: folder).withRefused {
            // Also what is dropped: a list of nothing else has no end either.
            try rest.add(item, to: "the list of \(folder), with those of the folders above it,")
            if item.path.parent == folder { list.append(item) }
        }
        return (list.sorted { $0.name < $1.name }, rest)
    }

    /// Returns the place that something gets: in an existing folder, it keeps its name.
    ///
    /// - Parameters:
    ///   - word: The destination as the user wrote it.
    ///   - name: The name to keep.
    ///   - isFolder: If `true`, the destination is a folder in any case.
    ///   - replaces: If `true`, a file there may be replaced.
    /// - Returns: The place, and the file that is there.
    /// - Throws: ``ToolFailure`` with `cannotCreate` if something is there that stays.
    func destination(
        _ word: CloudPlace,
        keeping name: String,
        isFolder: Bool,
        replaces: Bool
    ) async throws -> (path: Cloud.Path, replaced: Cloud.Item?) {
        var path = word.path
        var present: Cloud.Item?
        if isFolder || word.isOpen || path.isRoot {
            path = try path.appending(name)
            present = try await found(at: path)
        } else {
            present = try await found(at: path)
            if present?.isFolder == true {
                path = try path.appending(name)
                present = try await found(at: path)
            }
        }
        guard let present else { return (path, nil) }
        let shown = path.string.singleLine
        if present.isFolder { throw ToolFailure(.cannotCreate, "\(shown) is a folder, which is not replaced") }
        guard replaces else {
            throw ToolFailure(.cannotCreate, "\(shown) is there already; --force replaces it")
        }
        return (path, present)
    }
}
