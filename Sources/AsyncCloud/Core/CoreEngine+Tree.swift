extension CoreEngine {
    /// Reads the lists of all folders with one request; what it does not bring is read folder by folder.
    func readTree() async {
        do {
            let start = try await store.start()
            var tree = TreeList()
            var missed: Set<Cloud.Path> = []
            for try await item in source.listing(of: .root, depth: .infinity) {
                let (complete, folder) = tree.add(item)
                if let folder { missed.insert(folder) }
                for folder in complete where !missed.contains(folder.item.path) { try await store(folder, start) }
            }
            try Task.checkCancellation()
            // Before the root itself, without which all is read again. A folder that the database does not know yet is
            // read because the list of its parent names it.
            try await store.enqueueScans(of: missed.sorted { $0.string < $1.string })
            for folder in tree.finish() where !missed.contains(folder.item.path) { try await store(folder, start) }
        } catch {
            // The folders that are not stored are read as those of any other server.
        }
    }

    private func store(_ folder: TreeList.Folder, _ start: Cloud.CoreStart) async throws {
        _ = try await store.mergeList(folder.item, children: folder.children.items, since: start, follows: true)
    }
}
