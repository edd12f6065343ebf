import CLibXML2

extension ParserState {
    private static func state(
        _ context: UnsafeMutableRawPointer?
    ) -> UnsafeMutablePointer<
        ParserState
    >? {
        context?.assumingMemoryBound(to: ParserState.self)
    }

    /// Returns the callbacks for libxml2.
    ///
    /// Entities are never stored (`entityDecl`, `getEntity`), and nothing is loaded (`resolveEntity`,
    /// `externalSubset`). With a structured error handler libxml2 does not print. `userData` must not be the context,
    /// because libxml2 would then use its own entities.
    static func handler() -> xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = UInt32(XML_SAX2_MAGIC)
        handler.startElementNs = {
            context,
            local,
            prefix,
            uri,
            namespaceCount,
            namespaces,
            count,
            defaulted,
            attributes in
            // The last attributes are not in the document, but are defaults from its declarations.
            ParserState.state(context)?.pointee.startElement(
                local,
                prefix,
                uri,
                namespaces: namespaces,
                Int(namespaceCount),
                attributes: attributes,
                Int(count - defaulted)
            )
        }
        handler.endElementNs = { context, _, _, _ in ParserState.state(context)?.pointee.endElement() }
        handler.characters = { context, start, count in
            ParserState.state(context)?.pointee
                .characters(.text, UnsafeBufferPointer(start: start, count: Int(count)))
        }
        // The same function as for characters, because otherwise libxml2 guesses for each run of blanks if it is text.
        handler.ignorableWhitespace = handler.characters
        handler.cdataBlock = { context, start, count in
            ParserState.state(context)?.pointee
                .cdata(UnsafeBufferPointer(start: start, count: Int(count)))
        }
        handler.comment = { context, text in ParserState.state(context)?.pointee.comment(text.bytes) }
        handler.processingInstruction = { context, target, data in
            ParserState.state(context)?.pointee.instruction(target, data.bytes)
        }
        handler.serror = { context, error in
            guard let error else { return }
            ParserState.state(context)?.pointee.take(
                domain: error.pointee.domain,
                code: error.pointee.code,
                level: error.pointee.level,
                message: error.pointee.message.map { UnsafePointer($0) },
                line: error.pointee.line,
                column: error.pointee.int2
            )
        }
        addDocumentType(to: &handler)
        return handler
    }

    private static func addDocumentType(to handler: inout xmlSAXHandler) {
        handler.internalSubset = { context, name, publicID, systemID in
            ParserState.state(context)?.pointee.documentType(
                name: name,
                publicID: publicID,
                systemID: systemID
            )
        }
        handler.externalSubset = { context, _, _, _ in
            ParserState.state(context)?.pointee.endDocumentType()
        }
        handler.entityDecl = { context, _, _, _, _, _ in
            ParserState.state(context)?.pointee.declaration()
        }
        handler.elementDecl = { context, _, _, _ in ParserState.state(context)?.pointee.declaration() }
        handler.attributeDecl = { context, _, name, _, _, value, values in
            xmlFreeEnumeration(values)
            ParserState.state(context)?.pointee.attributeDeclaration(name, hasDefault: value != nil)
        }
        handler.notationDecl = { context, _, _, _ in ParserState.state(context)?.pointee.declaration() }
        handler.unparsedEntityDecl = { context, _, _, _, _ in
            ParserState.state(context)?.pointee.declaration()
        }
        handler.getEntity = { _, _ in nil }
        handler.getParameterEntity = { context, _ in
            ParserState.state(context)?.pointee.declaration()
            return nil
        }
        handler.resolveEntity = { _, _, _ in nil }
        handler.reference = { context, name in
            let name = String(decoding: name.bytes, as: UTF8.self)
            ParserState.state(context)?.pointee.fail(
                .undefinedEntity,
                "The entity \"\(name)\" is not defined"
            )
        }
    }
}
