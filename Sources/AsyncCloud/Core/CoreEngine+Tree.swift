extension CoreEngine {
    /// Reads the lists of all folders with one request; what it does not bring is read folder by folder.
    func readTree() async {
        // After a failure, the folders that are not stored are read as those of any other server.
        try? await limited { [self] in try await readLists() }
    }

    private func readLists() async throws {
        let start = try await store.start()
        var tree = TreeList(most: limits.items)
        var missed: Set<Cloud.Path> = []
        for try await item in source.listing(of: .root, depth: .infinity) {
            let (complete, folder) = try tree.add(item)
            if let folder { missed.insert(folder) }
            guard missed.count <= limits.items else { throw Cloud.Error(.badAnswer, "the tree is in no order") }
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
