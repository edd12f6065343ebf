#!/usr/bin/env bash
# Drives the feeds of an emulator with curl: the Atom Publishing Protocol by hand.
# usage: curl_feeds.sh URL        (an emulator whose account is liz@example.com with the password pencil)
# Every step is checked; the last line is "ok". Each request ends by itself after 10 seconds.
set -euo pipefail
url=$1
feed=$url/feeds/curl
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

expect() {
    if [[ $2 != "$3" ]]; then
        echo "$1: expected $3, got $2" >&2
        exit 1
    fi
}
contains() {
    if [[ $2 != *"$3"* ]]; then
        echo "$1: expected $3 in $2" >&2
        exit 1
    fi
}
plain() { curl --silent --show-error --max-time 60 "$@"; }

# Without a token: 401, and an error in XML.
contains unauthorized "$(plain "$feed")" "<gd:internalReason>The request has no credentials.</gd:internalReason>"
expect login "$(plain --output /dev/null --write-out '%{http_code}' -d Email=liz@example.com -d Passwd=no "$url/accounts/ClientLogin")" 403
token=$(plain -d Email=liz@example.com -d Passwd=pencil -d service=blogger "$url/accounts/ClientLogin" | sed -n 's/^Auth=//p')

request() { plain --header "Authorization: GoogleLogin auth=$token" "$@"; }
status() { request --output "$folder/body" --dump-header "$folder/head" --write-out '%{http_code}' "$@"; }
header() { tr -d '\r' <"$folder/head" | sed -n "s/^$1: //Ip" | tail -1; }
atom="Content-Type: application/atom+xml;type=entry"
namespaces='xmlns="http://www.w3.org/2005/Atom" xmlns:gd="http://schemas.google.com/g/2005" xmlns:batch="http://schemas.google.com/gdata/batch"'
entry() { echo "<entry $namespaces><title>$1</title><category term=\"$2\"/></entry>"; }

# An entry from insert to delete, with its ETag.
expect insert "$(status --header "$atom" --data-binary "$(entry one odd)" "$feed")" 201
location=$(header location) etag=$(header etag)
expect location "$location" "$feed/1"
contains body "$(cat "$folder/body")" "<title>one</title>"
expect unchanged "$(status --header "If-None-Match: $etag" "$location")" 304
expect conflict "$(status --request PUT --header "$atom" --header 'If-Match: "old"' --data-binary "$(entry uno odd)" "$location")" 412
contains error "$(header content-type)" "application/vnd.google.gdata.error+xml"
expect update "$(status --request PUT --header "$atom" --header "If-Match: $etag" --data-binary "$(entry uno odd)" "$location")" 200
patch="<entry $namespaces gd:fields='category'><summary>short</summary></entry>"
expect patch "$(status --request PATCH --header "Content-Type: application/xml" --data-binary "$patch" "$location")" 200
contains patched "$(cat "$folder/body")" "<summary>short</summary>"
[[ $(cat "$folder/body") != *"<category"* ]]
expect tunnel "$(status --request POST --header "X-HTTP-Method-Override: DELETE" "$location")" 200
expect gone "$(status "$location")" 404

# Pages, category queries and partial answers.
for number in 2 3 4 5; do
    expect insert "$(status --header "$atom" --data-binary "$(entry "$number" $((number % 2 ? 1 : 0)))" "$feed")" 201
done
page="$feed?max-results=3" titles=()
while [[ -n $page ]]; do
    expect page "$(status "$page")" 200
    while read -r title; do titles+=("$title"); done < <(grep -o '<title>[0-9]*</title>' "$folder/body")
    page=$(grep -o '<link[^>]*rel="next"[^>]*>' "$folder/body" | sed 's/.*href="\([^"]*\)".*/\1/; s/&amp;/\&/g' || true)
done
expect titles "${titles[*]}" "<title>5</title> <title>4</title> <title>3</title> <title>2</title>"
expect filtered "$(request "$feed/-/1" | grep -o '<title>[0-9]*</title>' | tr -d '\n')" "<title>5</title><title>3</title>"
expect excluded "$(request "$feed/-/-1%7C5" | grep -o '<title>[0-9]*</title>' | tr -d '\n')" "<title>4</title><title>2</title>"
fields=$(request "$feed?fields=entry(title)&max-results=1")
contains fields "$fields" "<entry><title>5</title></entry>"
[[ $fields != *"<id>"* ]]
contains service "$(request "$url/feeds")" "href=\"$feed\""

# Media: alone with a Slug, and through a session that is interrupted.
head --bytes=600000 /dev/urandom >"$folder/up"
expect media "$(status --header 'Content-Type: image/png' --header 'Slug: s%C3%BC%C3%9F.png' --data-binary "@$folder/up" "$feed")" 201
contains slug "$(cat "$folder/body")" "<title>süß.png</title>"
request --output "$folder/down" "$(header location)/media"
cmp "$folder/up" "$folder/down"
expect start "$(status --header "$atom" --header 'X-Upload-Content-Type: video/mp4' --header 'X-Upload-Content-Length: 600000' --data-binary "$(entry film x)" "$url/upload/feeds/curl")" 200
session=$(header location)
head --bytes=262144 "$folder/up" >"$folder/part"
expect part "$(status --request PUT --header 'Content-Range: bytes 0-262143/600000' --data-binary "@$folder/part" "$session")" 308
expect stored "$(header range)" "bytes=0-262143"
expect question "$(status --request PUT --header 'Content-Range: bytes */600000' --data-binary '' "$session")" 308
tail --bytes=+262145 "$folder/up" >"$folder/part"
expect rest "$(status --request PUT --header 'Content-Range: bytes 262144-599999/600000' --data-binary "@$folder/part" "$session")" 201
request --output "$folder/down" "$(header location)/media"
cmp "$folder/up" "$folder/down"

# A batch, the second of which breaks off.
batch="<feed $namespaces><batch:operation type='insert'/><entry><title>b1</title><batch:id>x</batch:id></entry><entry><id>$feed/2</id><batch:id>y</batch:id><batch:operation type='delete'/></entry></feed>"
answer=$(request --header 'Content-Type: application/atom+xml' --data-binary "$batch" "$feed/batch")
contains batch "$answer" '<batch:id>x</batch:id><batch:status code="201" reason="Created."/>'
contains batch "$answer" '<batch:id>y</batch:id><batch:status code="200" reason="Success."/>'
answer=$(request --header 'Content-Type: application/atom+xml' --data-binary "${batch%</entry></feed>}" "$feed/batch")
contains interrupted "$answer" 'success="1" failures="0" parsed="1"'
echo ok
