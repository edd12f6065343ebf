import AsyncJSON

/// One line of a file of calls.
struct BatchLine {
    /// The service; `nil` for that of the run.
    var service: String?
    /// A value that comes back with the answer.
    var id: JSON.Value?
    var method = ""
    var parameters: [String: JSON.Value] = [:]
    var body: JSON.Value?

    /// Reads a line.
    ///
    /// - Throws: ``ToolFailure`` with `badData`.
    init(parsing text: [UInt8]) throws {
        func refusal(_ message: String) -> ToolFailure { ToolFailure(.badData, message) }
        let value: JSON.Value
        do { value = try JSON.Value(parsing: text) } catch {
            throw refusal("the line is not JSON: \(error.message), column \(error.column)")
        }
        guard let members = value.members else { throw refusal("the line is not a JSON object") }
        for (name, value) in members {
            switch name {
            case "service":
                guard let text = value.string else { throw refusal("`service` is not text, such as \"drive:v3\"") }
                service = text
            case "id": id = value
            case "method":
                guard let text = value.string else { throw refusal("`method` is not text, such as \"files.get\"") }
                method = text
            case "parameters":
                guard let own = value.members else { throw refusal("`parameters` is not a JSON object") }
                for (name, value) in own { parameters[name] = value }
            case "body": body = value
            default:
                throw refusal("there is no member `\(name)`; there are service, id, method, parameters and body")
            }
        }
        if method.isEmpty { throw refusal("the line has no `method`, such as \"files.get\"") }
    }
}
