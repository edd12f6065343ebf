/// One entry of a GData calendar feed: 29 elements, five of which, and one attribute, are in no struct of the
/// benchmark.
struct CalendarEvent {
    static let head = """
        <?xml version='1.0' encoding='UTF-8'?>
        <feed xmlns='http://www.w3.org/2005/Atom' xmlns:openSearch='http://a9.com/-/spec/opensearch/1.1/' \
        xmlns:gCal='http://schemas.google.com/gCal/2005' xmlns:gd='http://schemas.google.com/g/2005' \
        xmlns:x='http://example.com/notes' gd:etag='W/"Dk4DQ3g"'>
        <id>http://www.google.com/calendar/feeds/me%40example.com/private/full</id>
        <updated>2026-03-07T12:34:56.000Z</updated>
        <title type='text'>Ærø &amp; Zürich</title>
        <openSearch:totalResults>1000</openSearch:totalResults>
        <openSearch:startIndex>1</openSearch:startIndex>

        """

    let xml: String

    init(_ index: Int) {
        var words = Words(seed: index)
        let id = words.name(26)
        let base = "https://www.google.com/calendar/feeds/me%40example.com/private/full"
        let schema = "http://schemas.google.com/g/2005"
        let (start, updated) = (words.timestamp(), words.timestamp())
        xml = """
            <entry gd:etag='"\(words.name(12))"' x:rank='\(words.number(1..<100))'>
              <id>\(base)/\(id)</id>
              <published>\(words.timestamp())</published>
              <updated>\(updated)</updated>
              <category scheme='\(schema)#kind' term='\(schema)#event'/>
              <title type='text'>\(words.words(words.number(3..<8)))</title>
              <content type='text'>\(words.words(words.number(8..<24)))</content>
              <link rel='alternate' type='text/html' href='https://www.google.com/calendar/event?eid=\(id)&amp;hl=en'/>
              <link rel='edit' type='application/atom+xml' href='\(base)/\(id)/\(words.name(11))'/>
              <author><name>\(words.words(2))</name><email>\(words.name(8))@example.com</email></author>
              <gd:eventStatus value='\(schema)#event.confirmed'/>
              <gd:transparency value='\(schema)#event.opaque'/>
              <gd:visibility value='\(schema)#event.default'/>
              <gd:comments><gd:feedLink href='\(base)/\(id)/comments' countHint='\(words.number(0..<9))'/></gd:comments>
              <gd:when startTime='\(start)' endTime='\(words.timestamp())'>\
            <gd:reminder minutes='\(words.number(5..<60))' method='alert'/></gd:when>
              <gd:where valueString='\(words.words(3))' rel='\(schema)#event'/>
              <gd:who rel='\(schema)#event.organizer' valueString='\(words.words(2))' email='\(words.name(8))@example.com'>\
            <gd:attendeeStatus value='\(schema)#event.accepted'/></gd:who>
              <gCal:sequence value='\(words.number(0..<20))'/>
              <gCal:uid value='\(id)@google.com'/>
              <gCal:anyoneCanAddSelf value='false'/>
              <gCal:guestsCanModify value='false'/>
              <x:note kind='private' xml:lang='ru'>\(words.words(3))<x:mark at='\(words.number(0..<100))'/></x:note>
              <x:flag/>
            </entry>

            """
    }
}
