import AsyncGAPI
import AsyncJSON

/// The name that an upload makes of its file's name, where the line of the user gives none.
enum UploadName {
    /// The members and parameters that are such names.
    private static let names = ["name", "filename"]

    /// Adds the name of a file to the parameters or to the body of a call.
    ///
    /// Only a method that makes something new (POST) gets it: others would rename what is there. Standard input and other
    /// files without a name add nothing.
    ///
    /// - Throws: ``ToolFailure`` with `usage` if the file's name is not UTF-8: the user has to choose one.
    static func add(
        of file: String,
        to parameters: inout [String: JSON.Value],
        _ body: inout JSON.Value?,
        _ method: API.Method,
        in document: API.Document
    ) throws {
        let fileName = file == "-" ? "" : file.fileName
        let isNoText = ByteNames.current[file] != nil
        guard !fileName.isEmpty || isNoText, method.httpMethod?.uppercased() == "POST", body?.isObject != false
        else { return }
        let members = document.resolved(method.request)?.properties ?? [:]
        for name in names where parameters[name] == nil && body?[name] == nil {
            if let parameter = method.parameters?[name], parameter.location == "query", parameter.type == "string" {
                guard !isNoText else { throw noName(file, "--\(name) NAME") }
                parameters[name] = JSON.Value(fileName)
                return
            }
            if let member = members[name], member.type == "string", member.readOnly != true {
                guard !isNoText else { throw noName(file, #""\#(name)" to --body"#) }
                var named = body ?? [:]
                named[name] = JSON.Value(fileName)
                body = named
                return
            }
        }
    }

    private static func noName(_ file: String, _ remedy: String) -> ToolFailure {
        ToolFailure(.usage, "\(file) is not UTF-8, so it names nothing that a service makes; add \(remedy)")
    }
}
