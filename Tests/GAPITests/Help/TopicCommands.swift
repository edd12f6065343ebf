import ArgumentParser

@testable import gapi

/// The commands in the texts of `gapi help TOPIC`, and in that of `gapi` alone.
enum TopicCommands {
    /// The commands that stand in a line, or in a column of a table, each text once.
    static let all: [PrintedExample] = {
        var found: Set<String> = []
        let texts = HelpTopic.all.map(\.text) + [FirstSteps.text]
        return texts.flatMap(commands).filter { found.insert($0).inserted }.map { text in
            let words = text.split(separator: " ").dropFirst().map { String($0) }
            let names = CommandNames.command(in: words).names
            return PrintedExample(command: (["gapi"] + names).joined(separator: " "), text: text)
        }
    }()

    /// Returns the commands in a text: columns are two spaces apart, and commas are between the commands of one.
    private static func commands(in text: String) -> [String] {
        text.split(separator: "\n").filter { $0.hasPrefix("  ") }
            .flatMap { $0.split(separator: "  ") }
            .flatMap { $0.split(separator: ",") }
            .map { String($0.drop { $0 == " " }) }
            .filter { $0.hasPrefix("gapi ") }
    }

    /// The commands that have places for words of a person, with such words.
    static let filled = [
        "gapi storage ls gs://BUCKET": "gapi storage ls gs://photos",
        "gapi storage cp FILE gs://BUCKET/NAME": "gapi storage cp cat.jpg gs://photos/tom.jpg",
        "gapi storage cp gs://BUCKET/NAME FILE": "gapi storage cp gs://photos/cat.jpg tom.jpg",
        "gapi storage rsync -r DIR gs://BUCKET": "gapi storage rsync -r site gs://www",
        "gapi cloud put FILE PATH": "gapi cloud put cat.jpg /Photos/tom.jpg",
        "gapi cloud get PATH FILE": "gapi cloud get /notes.txt notes.txt",
        "gapi json format FILE": "gapi json format page.json",
        "gapi serve --data DIR": "gapi serve --data storage",
        "gapi generate drive:v3 --out DIR": "gapi generate drive:v3 --out modules/drive",
    ]
}
