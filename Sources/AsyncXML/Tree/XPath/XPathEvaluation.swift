import CLibXML2

/// An evaluator of expressions on a tape.
struct XPathEvaluation {
    private let tape: Tape
    private let tree: XPathTree

    init(_ tape: Tape) throws(XML.Error) {
        xmlInitParser()
        self.tape = tape
        tree = try XPathTree(tape)
    }

    /// The errors that libxml2 reports for an expression; it writes them through a pointer to this value.
    private struct Complaint {
        var message: String?
        var isLimit = false
        /// The name of an unknown function.
        var function: String?
    }

    /// Checks an expression.
    static func compile(_ path: XML.XPath) throws(XML.Error) {
        xmlInitParser()
        try withContext(path, tree: nil) { context, expression, _ throws(XML.Error) in
            xmlXPathFreeCompExpr(expression)
        }
    }

    /// Evaluates an expression with a node of the tape as its context.
    func evaluate(_ path: XML.XPath, context index: Int) throws(XML.Error) -> XML.XPath.Value {
        guard path.operationLimit > 0 else { throw Self.error(Complaint(isLimit: true), path) }
        return try Self.withContext(path, tree: tree.document) { context, expression, complaint throws(XML.Error) in
            defer { xmlXPathFreeCompExpr(expression) }
            let document = UnsafeMutableRawPointer(tree.document).assumingMemoryBound(to: xmlNode.self)
            context.pointee.node = index == 0 ? document : xmlDocGetRootElement(tree.document)
            guard let object = xmlXPathCompiledEval(expression, context) else {
                throw Self.error(complaint.pointee, path)
            }
            defer { xmlXPathFreeObject(object) }
            return value(of: object)
        }
    }

    private static func withContext<T>(
        _ path: XML.XPath,
        tree: xmlDocPtr?,
        _ body: (xmlXPathContextPtr, xmlXPathCompExprPtr, UnsafeMutablePointer<Complaint>) throws(XML.Error) -> T
    ) throws(XML.Error) -> T {
        guard let context = xmlXPathNewContext(tree) else {
            throw XML.Error(.sizeExceeded, "There is no memory for an expression")
        }
        defer { xmlXPathFreeContext(context) }
        let complaint = UnsafeMutablePointer<Complaint>.allocate(capacity: 1)
        complaint.initialize(to: Complaint())
        defer {
            complaint.deinitialize(count: 1)
            complaint.deallocate()
        }
        context.pointee.userData = UnsafeMutableRawPointer(complaint)
        context.pointee.error = { complaint, error in
            guard let complaint = complaint?.assumingMemoryBound(to: Complaint.self), let error else { return }
            if complaint.pointee.message == nil {
                complaint.pointee.message = error.pointee.message.map { String(cString: $0) } ?? ""
            }
            let limit = Int32(XML_XPATH_EXPRESSION_OK.rawValue) + Int32(XPATH_OP_LIMIT_EXCEEDED.rawValue)
            if error.pointee.code == limit { complaint.pointee.isLimit = true }
        }
        // For libxml2, 0 is no limit.
        context.pointee.opLimit = UInt(max(1, path.operationLimit))
        for (prefix, namespace) in path.namespaces { xmlXPathRegisterNs(context, prefix, namespace) }
        // libxml2 prints a message about an unknown function, so it gets a function for each such name.
        xmlXPathRegisterFuncLookup(
            context,
            { complaint, name, namespace in
                let name = name.map { String(cString: $0) } ?? ""
                guard namespace != nil || !XML.XPath.functions.contains(name) else { return nil }
                complaint?.assumingMemoryBound(to: Complaint.self).pointee.function = name
                return { parser, _ in xmlXPathErr(parser, Int32(XPATH_UNKNOWN_FUNC_ERROR.rawValue)) }
            },
            UnsafeMutableRawPointer(complaint)
        )
        guard let expression = xmlXPathCtxtCompile(context, path.expression) else {
            throw error(complaint.pointee, path)
        }
        return try body(context, expression, complaint)
    }

    private static func error(_ complaint: Complaint, _ path: XML.XPath) -> XML.Error {
        if let function = complaint.function {
            return XML.Error(.unsupported, "XPath has no function \"\(function)\"")
        }
        if complaint.isLimit {
            return XML.Error(.sizeExceeded, "The expression takes more than \(path.operationLimit) steps")
        }
        let reason = complaint.message?.split(whereSeparator: \.isNewline).first.map { ": \($0)" } ?? ""
        return XML.Error(.syntax, "\"\(path.expression)\" is not an expression\(reason)")
    }

    // MARK: Results

    private func value(of object: xmlXPathObjectPtr) -> XML.XPath.Value {
        switch object.pointee.type {
        case XPATH_BOOLEAN: return .boolean(object.pointee.boolval != 0)
        case XPATH_NUMBER: return .number(object.pointee.floatval)
        case XPATH_STRING: return .string(object.pointee.stringval.map { String(cString: $0) } ?? "")
        default:
            guard let set = object.pointee.nodesetval, let nodes = set.pointee.nodeTab else { return .nodes([]) }
            xmlXPathNodeSetSort(set)
            return .nodes((0..<Int(set.pointee.nodeNr)).compactMap { nodes[$0].flatMap(match) })
        }
    }

    private func match(_ node: xmlNodePtr) -> XML.XPath.Match? {
        if node.pointee.type == XML_NAMESPACE_DECL {
            let namespace = UnsafeMutableRawPointer(node).assumingMemoryBound(to: xmlNs.self)
            return .namespace(
                XML.NamespaceDeclaration(
                    prefix: namespace.pointee.prefix.map { String(cString: $0) },
                    namespace.pointee.href.map { String(cString: $0) } ?? ""
                )
            )
        }
        let index = XPathTree.index(of: node)
        guard index > 0 else { return .document }
        if tape.view[index].kind == .attribute {
            return .attribute(XML.Attribute(tape.names.name(tape.view[index].name), tape.view.string(at: index)))
        }
        switch tape.view[index].kind {
        case .element: return .element(XML.Element(tape, index))
        // A text and the CDATA sections next to it are one node here.
        case .text, .cdata: return .node(.text(node.pointee.content.map { String(cString: $0) } ?? ""))
        default: return XML.Node(tape, index).map { .node($0) }
        }
    }
}
