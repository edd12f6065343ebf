extension CoreEngine {
    /// Reads the lists of all folders with one request; what it does not bring is read folder by folder.
    func readTree() async {
        // After a failure, the folders that are not stored are read as those of any other server.
        try? await limited { [self] in try await readLists() }
    }

    private func readLists() async throws {
        let start = try await store.start()
        var tree = TreeList(within: limits.list)
        var missed: Set<Cloud.Path> = []
        var budget = limits.list
        for try await item in source.listing(of: .root, depth: .infinity) {
            let (complete, folder) = try tree.add(item)
            if let folder, missed.insert(folder).inserted {
                try budget.add(bytes: folder.string.utf8.count, to: "the list of folders that come in no order")
            }
            for folder in complete where !missed.contains(folder.item.path) { try await store(folder, start) }
        }
        try Task.checkCancellation()
        // Before the root itself, without which all is read again. A folder that the database does not know yet is read
        // because the list of its parent names it.
        try await store.enqueueScans(of: missed.sorted { $0.string < $1.string })
        for folder in tree.finish() where !missed.contains(folder.item.path) { try await store(folder, start) }
    }

    private func store(_ folder: TreeList.Folder, _ start: Cloud.CoreStart) async throws {
        // Nobody would follow it.
        if folder.item.path.levels > ServerLimits.mostLevels { return }
        _ = try await store.mergeList(folder.item, children: folder.children.items, since: start, follows: true)
    }
}
