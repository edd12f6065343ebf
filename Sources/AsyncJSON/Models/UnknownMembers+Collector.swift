extension JSON.UnknownMembers {
    /// Gathers members while an object is read.
    ///
    /// Most objects have no such member. Most others have one, or some that follow each other in the document: these are
    /// copied once, at the end.
    struct Collector {
        /// The last members, with one comma and nothing else between two of them.
        private var run: UnsafeBufferPointer<UInt8>?
        private var extra: Extra?

        /// What few objects have; it is apart so that others have nothing to free.
        private struct Extra {
            /// The members before the run, with commas between them.
            var text: [UInt8] = []
            var kept: [Kept] = []
        }

        @inline(__always)
        var isEmpty: Bool { run == nil && (extra?.kept.isEmpty ?? true) }

        /// Adds the member whose name was just scanned.
        @inline(never)
        mutating func readMember(_ name: StringToken, from reader: inout Reader) throws(JSON.Error) {
            try reader.checkUTF8(name)
            try reader.skipValue()
            let quote = name.start - 1
            add(UnsafeBufferPointer(start: quote, count: reader.cursor - quote))
        }

        /// Adds a member of the document, whose memory outlives the collector.
        mutating func add(_ member: UnsafeBufferPointer<UInt8>) {
            if let run, let start = run.baseAddress, let next = member.baseAddress, next - start == run.count + 1,
                start[run.count] == UInt8(ascii: ",")
            {
                self.run = UnsafeBufferPointer(start: start, count: run.count + 1 + member.count)
            } else {
                if let run { append(run) }
                run = member
            }
        }

        @inline(never)
        private mutating func append(_ members: UnsafeBufferPointer<UInt8>) {
            if extra == nil { extra = Extra() }
            if extra?.text.isEmpty == false { extra?.text.append(UInt8(ascii: ",")) }
            extra?.text.append(contentsOf: members)
        }

        /// Adds a member with a property's name; it replaces an earlier one.
        @inline(never)
        mutating func keep(_ name: String, _ value: [UInt8]) {
            if extra == nil { extra = Extra() }
            if let position = extra?.kept.firstIndex(where: { $0.name == name }) {
                extra?.kept[position].value = value
            } else {
                extra?.kept.append(Kept(name: name, value: value))
            }
        }

        @inline(__always)
        mutating func removeKept(where isObsolete: (String) -> Bool) {
            if extra != nil { extra?.kept.removeAll { isObsolete($0.name) } }
        }

        @inline(never)
        mutating func finish(_ reader: FieldLayout? = nil, keys: ObjectIdentifier? = nil) -> JSON.UnknownMembers {
            if isEmpty { return JSON.UnknownMembers() }
            if let run, extra?.text.isEmpty == false { append(run) }
            let rare = extra.flatMap { Rare(kept: $0.kept) }
            func members(_ text: UnsafeBufferPointer<UInt8>) -> JSON.UnknownMembers {
                JSON.UnknownMembers(Storage.make(text, readBy: reader, keys: keys, rare: rare))
            }
            guard let text = extra?.text, !text.isEmpty else {
                return members(run ?? UnsafeBufferPointer(start: nil, count: 0))
            }
            return text.withUnsafeBufferPointer { members($0) }
        }
    }
}
