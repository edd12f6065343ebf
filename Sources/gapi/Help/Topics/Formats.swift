extension HelpTopic {
    static let formats = HelpTopic(
        name: "formats",
        summary: "tables, JSON, JSON lines and CSV",
        text: """
            --format of gapi call and gapi pages (by default $GAPI_FORMAT, or that of the profile):

              table  aligned columns, as wide as the terminal; the default on a terminal
              json   the response as the service sent it, indented; of all pages, one array
                     of items; the default elsewhere
              jsonl  one item in a line, as it arrives: for programs, and for lists of any
                     length
              csv    RFC 4180, a header and one item in a line

            --columns id,owner.name chooses the columns of table and csv; without it, they are those of the first page,
            at most 1,000. --page-all reads all pages, --max COUNT ends earlier. --output FILE writes a file that
            appears after success.

            Numbers, member order and unknown members are those of the service. On a terminal, control characters of
            servers are not shown. Elsewhere, the bytes are written as they are.

            With --json, other commands write JSON: one object for each line, unless their help says otherwise.
            """
    )
}
