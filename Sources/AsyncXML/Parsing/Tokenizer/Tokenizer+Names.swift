import CLibXML2

extension Tokenizer {
    /// Reads the name of an element or an attribute.
    ///
    /// First it looks for the name that came after the last one before.
    ///
    /// - Returns: The word, which is negative if libxml2 must continue; `nil` if the name is not complete.
    @inline(__always)
    mutating func readName(_ input: inout Input) -> Int32? {
        let (start, end) = (input.next, input.end)
        let expected = words.words[Int(lastName)].follower
        let word = words.words + Int(expected)
        let count = word.pointee.count
        if expected > 0, end - start > count, ByteScan.endsName(start[count]), word.isAt(start, readable: end) {
            lastName = expected
            input.next = start + count
            return expected
        }
        let nameEnd = ByteScan.endOfName(start, end)
        guard nameEnd < end else { return nil }
        let found = words.find(start, nameEnd - start, readable: end)
        if found > 0 {
            // Not through the pointer of above: the words may have moved.
            words.words[Int(lastName)].follower = found
            lastName = found
        }
        input.next = nameEnd
        return found
    }

    @inline(__always)
    func isDeclaration(_ name: Int32) -> Bool {
        name == WordTable.xmlns || words[name].prefix == WordTable.xmlns
    }

    // MARK: Declarations

    /// Declares the namespaces of the current tag; returns `false` if libxml2 must decide about them.
    @inline(never)
    mutating func declareNamespaces() -> Bool {
        for index in 0..<attributeCount where isDeclaration(attributes[index].word) {
            let attribute = attributes[index]
            let prefix = declaredPrefix(attribute.word)
            guard prefix >= 0, prefix != WordTable.xml, prefix != WordTable.xmlns else { return false }
            var namespace = WordTable.none
            if let start = attribute.value.baseAddress, !attribute.value.isEmpty {
                guard attribute.isPlain, attribute.value.allSatisfy({ $0 < 0x80 }) else { return false }
                namespace = words.find(start, attribute.value.count, readable: start + attribute.value.count)
            } else if prefix != WordTable.none {
                return false
            }
            guard namespace >= 0, namespace == WordTable.none || canBeNamespace(namespace) else { return false }
            declarations.append(
                Declaration(prefix: prefix, namespace: namespace, previous: words[prefix].namespace)
            )
            words.words[Int(prefix)].namespace = namespace
        }
        return true
    }

    /// Forgets the declarations of an element that has ended.
    @inline(__always)
    mutating func forgetDeclarations(_ count: Int) {
        for _ in 0..<count {
            guard let declaration = declarations.popLast() else { return }
            words.words[Int(declaration.prefix)].namespace = declaration.previous
        }
    }

    /// Returns the prefix that an attribute declares; 0 for the default namespace.
    private mutating func declaredPrefix(_ name: Int32) -> Int32 {
        guard name != WordTable.xmlns else { return WordTable.none }
        let word = words[name]
        let skipped = words[WordTable.xmlns].count + 1
        return words.find(word.bytes + skipped, word.count - skipped, readable: word.bytes + word.count)
    }

    /// Returns `true` if libxml2 accepts a namespace without an error.
    private func canBeNamespace(_ number: Int32) -> Bool {
        if let known = words[number].isNamespace { return known }
        let text = words[number].buffer.map { CChar(truncatingIfNeeded: $0) } + [0]
        let uri = xmlParseURI(text)
        xmlFreeURI(uri)
        words.words[Int(number)].isNamespace = uri != nil
        return uri != nil
    }

    // MARK: Numbers

    /// Returns the number of the name of the current tag's element; `nil` if libxml2 must decide about it.
    @inline(__always)
    mutating func elementNumber(_ name: Int32) -> Int32? {
        let word = words.words + Int(name)
        let namespace = words.words[Int(word.pointee.prefix)].namespace
        if word.pointee.element.namespace == namespace { return word.pointee.element.number }
        let number = findNumber(name, namespace)
        guard number >= 0 else { return nil }
        words.words[Int(name)].element = (namespace, number)
        return number
    }

    /// Finds the numbers of the names of the current tag's declarations and attributes; returns `false` if libxml2 must
    /// decide about one of them.
    @inline(never)
    mutating func resolveAttributes(namespaces: Int) -> Bool {
        if namespaces > 0 {
            for index in 0..<attributeCount where isDeclaration(attributes[index].word) {
                guard let number = declarationNumber(attributes[index].word) else { return false }
                attributes[index].number = number
            }
        }
        for index in 0..<attributeCount {
            let name = attributes[index].word
            let word = words.words + Int(name)
            let prefix = word.pointee.prefix
            var namespace = WordTable.none
            if prefix != WordTable.none {
                if prefix == WordTable.xmlns { continue }
                namespace = words[prefix].namespace
                guard namespace >= 0, isOnlyPrefix(prefix, of: namespace) else { return false }
            } else if name == WordTable.xmlns {
                continue
            }
            if word.pointee.attribute.namespace == namespace {
                attributes[index].number = word.pointee.attribute.number
            } else {
                let number = findNumber(name, namespace)
                guard number >= 0 else { return false }
                attributes[index].number = number
                words.words[Int(name)].attribute = (namespace, number)
            }
        }
        return true
    }

    /// Returns `false` if the current tag has attributes with two prefixes for a namespace; they might be the same
    /// attribute.
    @inline(__always)
    private func isOnlyPrefix(_ prefix: Int32, of namespace: Int32) -> Bool {
        let word = words.words + Int(namespace)
        if word.pointee.namespaceTag == tag { return word.pointee.prefixInTag == prefix }
        word.pointee.namespaceTag = tag
        word.pointee.prefixInTag = prefix
        return true
    }

    /// Returns the number of a name in a namespace; negative if its prefix is not declared, or a limit is exceeded.
    @inline(never)
    mutating func findNumber(_ name: Int32, _ namespace: Int32) -> Int32 {
        guard namespace >= 0 else { return -1 }
        let key = UInt64(UInt32(bitPattern: name)) << 32 | UInt64(UInt32(bitPattern: namespace))
        if let number = numbers[key] { return number }
        let word = words[name]
        let prefix = words[word.prefix]
        let skipped = prefix.count == 0 ? 0 : prefix.count + 1
        let number = state.pointee.addName(
            local: UnsafeBufferPointer(rebasing: word.buffer[skipped...]),
            prefix: prefix.buffer,
            namespace: words[namespace].buffer
        )
        guard let number else { return -1 }
        numbers[key] = Int32(truncatingIfNeeded: number)
        return Int32(truncatingIfNeeded: number)
    }

    @inline(never)
    private mutating func declarationNumber(_ name: Int32) -> Int32? {
        let prefix = Int(declaredPrefix(name))
        guard prefix >= 0 else { return nil }
        let known = words.words[prefix].declaration
        if known >= 0 { return known }
        guard let number = state.pointee.addDeclaration(words.words[prefix].buffer) else { return nil }
        words.words[prefix].declaration = Int32(truncatingIfNeeded: number)
        return words.words[prefix].declaration
    }
}
