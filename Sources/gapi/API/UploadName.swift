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
    static func add(
        of file: String,
        to parameters: inout [String: JSON.Value],
        _ body: inout JSON.Value?,
        _ method: API.Method,
        in document: API.Document
    ) {
        let fileName = file == "-" ? "" : file.fileName
        guard !fileName.isEmpty, method.httpMethod?.uppercased() == "POST", body?.isObject != false else { return }
        let members = document.resolved(method.request)?.properties ?? [:]
        for name in names where parameters[name] == nil && body?[name] == nil {
            if let parameter = method.parameters?[name], parameter.location == "query", parameter.type == "string" {
                parameters[name] = JSON.Value(fileName)
                return
            }
            if let member = members[name], member.type == "string", member.readOnly != true {
                var named = body ?? [:]
                named[name] = JSON.Value(fileName)
                body = named
                return
            }
        }
    }
}
