import AsyncGData
import AsyncXML
import Testing

@Suite struct ContactsTests {
    private let contact = """
        <entry xmlns="http://www.w3.org/2005/Atom" xmlns:gd="http://schemas.google.com/g/2005" gd:etag="&quot;S3o.&quot;"
            xmlns:gContact="http://schemas.google.com/contact/2008">
          <category scheme="http://schemas.google.com/g/2005#kind" term="http://schemas.google.com/contact/2008#contact"/>
          <gd:name><gd:givenName yomi="みほ">Miho</gd:givenName><gd:familyName>Sato</gd:familyName></gd:name>
          <gd:email address="miho@example.com" rel="http://schemas.google.com/g/2005#work" primary="true"/>
          <gd:email address="m@example.org" label="chess"/>
          <gd:phoneNumber rel="http://schemas.google.com/g/2005#mobile" uri="tel:+371-2000">2000</gd:phoneNumber>
          <gd:structuredPostalAddress><gd:city>Riga</gd:city><gd:country code="LV">Latvia</gd:country></gd:structuredPostalAddress>
          <gd:organization><gd:orgName>Club</gd:orgName><gd:orgTitle>Arbiter</gd:orgTitle></gd:organization>
          <gContact:birthday when="--05-08"/><gContact:gender value="female"/><gContact:nickname>Mi</gContact:nickname>
          <gContact:hobby>chess</gContact:hobby><gContact:hobby>go</gContact:hobby>
          <gContact:event rel="anniversary"><gd:when startTime="2020-06-06"/></gContact:event>
          <gContact:jot rel="work">meets on Friday</gContact:jot><gContact:language code="ja"/>
          <gContact:priority rel="high"/><gContact:relation rel="spouse">Ken</gContact:relation>
          <gContact:externalId rel="customer" value="77"/><gContact:userDefinedField key="Elo" value="2100"/>
          <gContact:website href="https://example.com/miho" rel="blog"/><gContact:yomiName>みほ</gContact:yomiName>
          <gContact:groupMembershipInfo href="https://example.com/groups/6" deleted="false"/>
          <z:z xmlns:z="u:z" z:a="1"/>
        </entry>
        """

    @Test func contactsAreTyped() throws {
        let contact = try decode(GContact.Contact.self, contact)
        #expect(contact.etag == "\"S3o.\"")
        #expect([contact.name?.givenName?.text, contact.name?.givenName?.yomi] == ["Miho", "みほ"])
        #expect(contact.emails.map(\.address) == ["miho@example.com", "m@example.org"])
        #expect(contact.emails.map(\.isPrimary) == [true, nil])
        #expect(contact.phoneNumbers.map(\.uri) == ["tel:+371-2000"])
        #expect(contact.structuredPostalAddresses.map(\.country?.code) == ["LV"])
        #expect(contact.organizations.map(\.title) == ["Arbiter"])
        #expect(contact.birthday?.when == "--05-08")
        #expect([contact.gender, contact.nickname, contact.yomiName] == ["female", "Mi", "みほ"])
        #expect(contact.hobbies == ["chess", "go"])
        #expect(contact.events.map(\.when?.startTime) == ["2020-06-06"])
        #expect(contact.jots.map(\.text) == ["meets on Friday"])
        #expect(contact.languages.map(\.code) == ["ja"])
        #expect(contact.priority?.rel == "high")
        #expect(contact.relations.map(\.text) == ["Ken"])
        #expect(contact.externalIDs.map(\.value) == ["77"])
        #expect(contact.userDefinedFields.map(\.key) == ["Elo"])
        #expect(contact.websites.map(\.href) == ["https://example.com/miho"])
        #expect(contact.groupMemberships.map(\.isDeleted) == [false])
        #expect(contact.initials == nil)
    }

    @Test func oneChangeOfAContactIsOne() throws {
        try expectChange(of: contact, as: GContact.Contact.self, from: ">go<", to: ">shogi<") {
            $0.hobbies[1] = "shogi"
        }
        try expectChange(of: contact, as: GContact.Contact.self, from: "--05-08", to: "1985-05-08") {
            $0.birthday?.when = "1985-05-08"
        }
        try expectChange(of: contact, as: GContact.Contact.self, from: "\"2100\"", to: "\"2150\"") {
            $0.userDefinedFields[0].value = "2150"
        }
    }

    @Test func groupsSayWhichOneTheyAre() throws {
        let text = """
            <entry xmlns="http://www.w3.org/2005/Atom" xmlns:gContact="http://schemas.google.com/contact/2008">\
            <title>System Group: Friends</title><gContact:systemGroup id="Friends"/></entry>
            """
        #expect(try decode(GContact.Group.self, text).systemGroup?.id == "Friends")
        try expectChange(of: text, as: GContact.Group.self, from: "id=\"Friends\"", to: "id=\"Family\"") {
            $0.systemGroup?.id = "Family"
        }
    }
}
