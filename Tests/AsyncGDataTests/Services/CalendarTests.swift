import AsyncGData
import AsyncXML
import Testing

@Suite struct CalendarTests {
    private let feed = """
        <feed xmlns="http://www.w3.org/2005/Atom" xmlns:gd="http://schemas.google.com/g/2005" gd:kind="calendar#eventFeed"
            xmlns:cal="http://schemas.google.com/gCal/2005"><!-- of a club -->
          <title>Chess club</title><cal:timezone value="Europe/Riga"/><cal:timesCleaned value="2"/>
          <entry gd:kind="calendar#event"><id>urn:e:1</id><title>Simul</title>
            <link rel="http://schemas.google.com/gCal/2005/webContent" href="logo" type="image/gif" title="Logo">
              <cal:webContent url="https://example.com/logo.gif" width="276" height="120">
                <cal:webContentGadgetPref name="color" value="green"/></cal:webContent></link>
            <gd:eventStatus value="http://schemas.google.com/g/2005#event.confirmed"/>
            <gd:visibility value="http://schemas.google.com/g/2005#event.public"/>
            <gd:when startTime="2026-11-28T18:00:00+02:00" endTime="2026-11-28T21:00:00+02:00"><gd:reminder minutes="20"/></gd:when>
            <gd:where valueString="Old Town, 5"/>
            <gd:who email="nona@example.com" rel="http://schemas.google.com/g/2005#event.organizer"/>
            <gd:who email="hall@example.com"><cal:resource value="true"/><cal:additionalGuests value="3"/></gd:who>
            <cal:anyoneCanAddSelf value="true"/><cal:guestsCanInviteOthers value="false"/><cal:sequence value="4"/>
            <cal:uid value="7F3A@example.com"/><x:board xmlns:x="u:x">12</x:board></entry>
        </feed>
        """

    @Test func eventsAreTyped() throws {
        let feed = try decode(GCal.EventFeed.self, feed)
        #expect(feed.timeZone == "Europe/Riga")
        #expect(feed.timesCleaned == 2)
        let event = try #require(feed.entries.first)
        #expect(event.title?.plainText == "Simul")
        #expect(event.eventStatus == "http://schemas.google.com/g/2005#event.confirmed")
        #expect(event.visibility == "http://schemas.google.com/g/2005#event.public")
        #expect(event.transparency == nil)
        #expect(event.whens.map(\.startTime?.moment?.offset) == [120])
        #expect(event.whens.first?.reminders.map(\.minutes) == [20])
        #expect(event.places.map(\.valueString) == ["Old Town, 5"])
        #expect(event.participants.map(\.email) == ["nona@example.com", "hall@example.com"])
        #expect(event.participants.map(\.isResource) == [nil, true])
        #expect(event.participants.map(\.additionalGuests) == [nil, 3])
        #expect(event.anyoneCanAddSelf == true)
        #expect(event.guestsCanInviteOthers == false)
        #expect(event.guestsCanModify == nil)
        #expect(event.sequence == 4)
        #expect(event.uid == "7F3A@example.com")
        let content = event.webContentLink?[GCal.WebContent.self]
        #expect(content?.url == "https://example.com/logo.gif")
        #expect([content?.width, content?.height] == [276, 120])
        #expect(content?.gadgetPreferences.map(\.value) == ["green"])
    }

    @Test func oneChangeOfAnEventIsOne() throws {
        try expectChange(of: feed, as: GCal.EventFeed.self, from: "\"4\"", to: "\"5\"") { $0.entries[0].sequence = 5 }
        try expectChange(of: feed, as: GCal.EventFeed.self, from: "\"3\"", to: "\"0\"") {
            $0.entries[0].participants[1].additionalGuests = 0
        }
        try expectChange(of: feed, as: GCal.EventFeed.self, from: "\"276\"", to: "\"300\"") {
            $0.entries[0].links[0][GCal.WebContent.self]?.width = 300
        }
        try expectChange(of: feed, as: GCal.EventFeed.self, from: "<cal:timesCleaned value=\"2\"/>", to: "") {
            $0.timesCleaned = nil
        }
    }

    @Test func calendarsAreTyped() throws {
        let text = """
            <entry xmlns="http://www.w3.org/2005/Atom" xmlns:gCal="http://schemas.google.com/gCal/2005">\
            <title>Club</title><gCal:timezone value="Europe/Riga"/><gCal:hidden value="false"/><gCal:color value="#2952A3"/>\
            <gCal:selected value="true"/><gCal:accesslevel value="owner"/><gCal:overridename value="Mine"/></entry>
            """
        let calendar = try decode(GCal.Calendar.self, text)
        #expect([calendar.isHidden, calendar.isSelected] == [false, true])
        #expect([calendar.color, calendar.accessLevel, calendar.overrideName] == ["#2952A3", "owner", "Mine"])
        try expectChange(of: text, as: GCal.Calendar.self, from: "#2952A3", to: "#A32929") { $0.color = "#A32929" }
        try expectChange(of: text, as: GCal.Calendar.self, from: "\"false\"", to: "\"true\"") { $0.isHidden = true }
    }

    @Test func settingsAndBusyTimesAreTyped() throws {
        let setting = GCal.Settings { entry in
            entry.setting = GCal.SettingsProperty {
                $0.name = "locale"
                $0.value = "lv"
            }
        }
        #expect(
            try encode(setting) == """
                <entry xmlns="http://www.w3.org/2005/Atom" xmlns:gd="http://schemas.google.com/g/2005" \
                xmlns:gCal="http://schemas.google.com/gCal/2005" gd:kind="calendar#settings">\
                <gCal:settingsProperty name="locale" value="lv"/></entry>
                """
        )
        let text = """
            <entry xmlns="http://www.w3.org/2005/Atom" xmlns:gd="http://schemas.google.com/g/2005" gd:kind="calendar#freebusy"\
             xmlns:gCal="http://schemas.google.com/gCal/2005"><gCal:timeRange><gd:when startTime="2026-11-28"/></gCal:timeRange>\
            <gCal:busy><gd:when startTime="2026-11-28T09:00:00Z" endTime="2026-11-28T10:00:00Z"/></gCal:busy></entry>
            """
        let busy = try decode(GCal.FreeBusy.self, text)
        #expect(busy.timeRange?.when?.startTime == "2026-11-28")
        #expect(busy.busyTimes.map(\.when?.endTime) == ["2026-11-28T10:00:00Z"])
    }
}
