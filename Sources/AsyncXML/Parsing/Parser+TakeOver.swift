import CLibXML2

extension Parser {
    /// Passes a slice to the tokenizer.
    func tokenize(_ slice: UnsafeBufferPointer<UInt8>) throws(XML.Error) {
        guard let tokenizer else { return }
        let (pending, progress) = (pending, state.pointee.progress)
        let isTaken = tokenizer.pointee.take(slice)
        let hasProgress = state.pointee.progress != progress
        self.pending = hasProgress || tokenizer.pointee.keepsOnlySpace ? 0 : pending + slice.count
        if tokenizer.pointee.rest.isOnePiece {
            restOrigin = RestOrigin(pending: pending, size: slice.count, hasProgress: hasProgress)
        }
        // Of a text that is not complete, libxml2 has used a part, and does not count it any more.
        if !isTaken || isPendingTooLong { try takeOver() }
        try checkPending()
    }

    /// Lets libxml2 continue where the tokenizer stopped.
    ///
    /// It gets the surroundings of that place, and then all that the tokenizer did not use, in the pieces in which that
    /// came. So it is in the same state as if it had read the document from its beginning.
    func takeOver() throws(XML.Error) {
        guard let tokenizer else { return }
        self.tokenizer = nil
        defer { Self.deallocate(tokenizer) }
        let context = try makeContext()
        state.pointee.isStopped = true
        for (text, line) in tokenizer.pointee.surroundings {
            context.pointee.input?.pointee.line = Int32(truncatingIfNeeded: line)
            text.withUnsafeBufferPointer(parse)
        }
        state.pointee.isStopped = false
        context.pointee.input?.pointee.line = Int32(truncatingIfNeeded: tokenizer.pointee.line)
        context.pointee.input?.pointee.col = Int32(truncatingIfNeeded: tokenizer.pointee.column)
        state.pointee.knownNames = KnownNames(state.pointee.builder.names.takeUnretainedValue())
        guard tokenizer.pointee.rest.count > 0 else { return }
        pending = restOrigin.hasProgress ? 0 : restOrigin.pending
        for (index, piece) in tokenizer.pointee.rest.pieces.enumerated() {
            let progress = state.pointee.progress
            try pushToContext(piece.bytes)
            let isChanged = state.pointee.progress != progress
            if piece.isForgotten { state.pointee.builder.forgetContent() }
            // The first piece is the end of a slice; what was before it counts, too.
            guard index == 0 else { continue }
            let hasProgress = restOrigin.hasProgress || isChanged || keepsOnlySpace
            pending = hasProgress ? 0 : restOrigin.pending + restOrigin.size
            try checkPending()
        }
    }

    /// The tape that remains when its complete records are removed; it contains nothing of the open record.
    ///
    /// Of a text that is not complete, libxml2 may have written a part.
    var rest: Tape {
        if let tokenizer, tokenizer.pointee.rest.isPartOfText, state.pointee.records.open == nil {
            do throws(XML.Error) { try takeOver() } catch { state.pointee.stop(error) }
        }
        return state.pointee.rest
    }

    /// Removes everything from the tape except the names of the open elements.
    func forgetContent() {
        state.pointee.builder.forgetContent()
        tokenizer?.pointee.rest.noteForgetting()
    }

    static func deallocate(_ tokenizer: UnsafeMutablePointer<Tokenizer>) {
        tokenizer.pointee.deallocate()
        tokenizer.deinitialize(count: 1)
        tokenizer.deallocate()
    }

    /// The slice in which the bytes begin that the tokenizer did not use.
    struct RestOrigin {
        /// The number of bytes without a node before the slice.
        var pending = 0
        var size = 0
        /// A Boolean value indicating whether the tokenizer found something in the slice.
        var hasProgress = false
    }
}
