import AsyncGData
import AsyncXML
import Testing

@Suite struct BloggerTests {
    private let feed = """
        <feed xmlns="http://www.w3.org/2005/Atom" xmlns:thr="http://purl.org/syndication/thread/1.0"
            xmlns:media="http://search.yahoo.com/mrss/" xmlns:app="http://www.w3.org/2007/app">
          <id>tag:blogger.com,1999:blog-1</id><title>Endgames</title>
          <entry><category scheme="http://schemas.google.com/g/2005#kind" term="http://schemas.google.com/blogger/2008/kind#post"/>
            <category scheme="http://www.blogger.com/atom/ns#" term="rooks"/><title>Lucena</title>
            <content type="html">&lt;b&gt;Bridge&lt;/b&gt;</content><app:control><app:draft>yes</app:draft></app:control>
            <media:thumbnail url="https://example.com/s72-c/l.png" height="72" width="72"/><thr:total>3</thr:total></entry>
          <entry><category scheme="http://schemas.google.com/g/2005#kind"
              term="http://schemas.google.com/blogger/2008/kind#comment"/>
            <thr:in-reply-to ref="tag:blogger.com,1999:blog-1.post-2" href="https://example.com/2" type="text/html"/></entry>
        </feed>
        """

    @Test func postsAreTyped() throws {
        let post = try decode(Blogger.PostFeed.self, feed).entries[0]
        #expect(post.isDraft)
        #expect(post.commentCount == 3)
        #expect(post.thumbnail?.width == 72)
        #expect(post.content?.value == "<b>Bridge</b>")
        #expect(post.entry.categories(scheme: "http://www.blogger.com/atom/ns#").map(\.term) == ["rooks"])
        try expectChange(of: feed, as: Blogger.PostFeed.self, from: ">yes<", to: ">no<") {
            $0.entries[0].isDraft = false
        }
    }

    @Test func postsAndCommentsAreToldApart() throws {
        let feed = try decode(Feeds.AnyFeed.self, feed, by: Feeds.Registry.blogger.decoder)
        #expect(feed.entries[0].as(Blogger.Post.self)?.title?.plainText == "Lucena")
        let comment = try #require(feed.entries[1].as(Blogger.Comment.self))
        #expect(comment.post?.ref == "tag:blogger.com,1999:blog-1.post-2")
    }
}
