#!/usr/bin/env bash
# Drives an emulated cloud with curl; the expected answers are those that a real ownCloud 11 gave.
# usage: curl_cloud.sh URL (with TUS and OAuth 2 switched on)
# Every step is checked; the last line is "ok". Each request ends by itself after 60 seconds.
set -euo pipefail
url=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
files=$url/remote.php/dav/files/alice
uploads=$url/remote.php/dav/uploads/alice
shares=$url/ocs/v2.php/apps/files_sharing/api/v1/shares

plain() { curl --silent --show-error --max-time 60 "$@"; }
request() { plain --user alice:alice-secret "$@"; }
bob() { plain --user bob:bob-secret "$@"; }
status() { request --output /dev/null --write-out '%{http_code}' "$@"; }
field() { request --output /dev/null --dump-header - "${@:2}" | tr -d '\r' | sed -n "s/^$1: //Ip"; }
etag() { request -X PROPFIND -H 'Depth: 0' "$1" | sed -n 's/.*getetag>&quot;\(.*\)&quot;<.*/\1/p'; }
expect() {
    if [[ $2 != "$3" ]]; then
        echo "$1: expected $3, got $2" >&2
        exit 1
    fi
}
contains() {
    if [[ $2 != *"$3"* ]]; then
        echo "$1: expected something with $3, got $2" >&2
        exit 1
    fi
}

contains status "$(plain "$url/status.php")" '"maintenance":false'
expect unauthenticated "$(plain -o /dev/null -w '%{http_code}' "$files/")" 401
contains challenge "$(plain -o /dev/null -D - "$files/")" 'Basic realm="ownCloud", charset="UTF-8"'
contains v1 "$(request "$url/ocs/v1.php/cloud/user?format=json")" '"statuscode":100'
contains v2 "$(request "$url/ocs/v2.php/cloud/user?format=json")" '"display-name":"Alice"'
contains xml "$(request "$url/ocs/v2.php/cloud/capabilities")" '<chunking>1.0</chunking>'

# Files, conditions and entity tags.
expect put "$(status -T - "$files/a.txt" <<<one)" 201
tag=$(etag "$files/a.txt")
expect overwrite "$(status -T - -H "If-Match: \"$tag\"" "$files/a.txt" <<<two)" 204
expect stale "$(status -T - -H "If-Match: \"$tag\"" "$files/a.txt" <<<three)" 412
expect exists "$(status -T - -H 'If-None-Match: *' "$files/a.txt" <<<three)" 412
expect content "$(request "$files/a.txt")" two
expect parent "$(status -T - "$files/none/a.txt" <<<one)" 409
contains 'wrong checksum' "$(request -T - -H 'OC-Checksum: SHA1:00' "$files/b.txt" <<<one)" 'does not match the one'
expect 'not created' "$(status "$files/b.txt")" 404
expect reserved "$(status -T - "$files/b.part" <<<one)" 400
expect blacklisted "$(status -T - "$files/.htaccess" <<<one)" 403
expect time "$(field X-OC-MTime -T - -H 'X-OC-MTime: 1600000000' "$files/t.txt" <<<one)" accepted
expect modified "$(field Last-Modified "$files/t.txt")" 'Sun, 13 Sep 2020 12:26:40 GMT'
expect mkcol "$(status -X MKCOL "$files/dir")" 201
expect 'mkcol again' "$(status -X MKCOL "$files/dir")" 405
before=$(etag "$files/")
expect inside "$(status -T - "$files/dir/in.txt" <<<one)" 201
after=$(etag "$files/")
[[ $before != "$after" ]] || { echo 'The tag of the root has not changed' >&2 && exit 1; }
expect propagated "$(etag "$files/dir/")" "$after"
expect infinity "$(status -X PROPFIND -H 'Depth: infinity' "$files/")" 412
expect 'folder with If-Match' "$(status -X DELETE -H "If-Match: \"$after\"" "$files/dir")" 412
expect into "$(status -X MOVE -H "Destination: $files/dir/x" "$files/dir")" 409
expect 'no overwrite' "$(status -X COPY -H 'Overwrite: F' -H "Destination: $files/t.txt" "$files/a.txt")" 412
expect range "$(request -r 1-1 "$files/a.txt")" w
expect 'beyond the end' "$(status -r 99- "$files/a.txt")" 416

# Chunks, in the natural order of their names.
expect transfer "$(status -X MKCOL "$uploads/t1")" 201
for name in 10 2 1; do expect "chunk $name" "$(printf '%s' "$name." | status -T - "$uploads/t1/$name")" 201; done
contains chunks "$(request -X PROPFIND -H 'Depth: 1' "$uploads/t1")" '.file</d:href>'
move=(-X MOVE -H "Destination: $files/ng.txt" "$uploads/t1/.file")
contains total "$(request -H 'OC-Total-Length: 9' "${move[@]}")" 'Chunks on server do not sum up to 9 but to 7'
expect assembled "$(status -H 'OC-Total-Length: 7' -H 'Overwrite: F' "${move[@]}")" 201
expect joined "$(request "$files/ng.txt")" 1.2.10.
expect gone "$(status -X PROPFIND "$uploads/t1")" 404

# TUS.
location=$(field Location -X POST -H 'Tus-Resumable: 1.0.0' -H 'Upload-Length: 6' \
    -H 'Upload-Metadata: filename dHVzLnR4dA==' "$files/")
patch=(-X PATCH -H 'Tus-Resumable: 1.0.0' -H 'Content-Type: application/offset+octet-stream')
expect first "$(status "${patch[@]}" -H 'Upload-Offset: 0' --data-binary abc "$location")" 204
expect 'wrong offset' "$(status "${patch[@]}" -H 'Upload-Offset: 1' --data-binary abc "$location")" 409
expect offset "$(field Upload-Offset --head "$location")" 3
expect last "$(status "${patch[@]}" -H 'Upload-Offset: 3' --data-binary def "$location")" 204
expect whole "$(request "$files/tus.txt")" abcdef

# Versions, trash, favourites, search, thumbnails.
id=$(request -X PROPFIND -H 'Depth: 0' --data '<propfind xmlns="DAV:" xmlns:oc="http://owncloud.org/ns"><prop><oc:fileid/></prop></propfind>' \
    "$files/a.txt" | sed -n 's/.*<oc:fileid>\([0-9]*\)<.*/\1/p')
version=$(request -X PROPFIND -H 'Depth: 1' "$url/remote.php/dav/meta/$id/v" |
    grep --only-matching 'href>[^<]*/v/[0-9][0-9]*<' | sed 's/href>//; s/<//')
expect version "$(request "$url$version")" one
expect restore "$(status -X COPY -H "Destination: $files/a.txt" "$url$version")" 204
expect restored "$(request "$files/a.txt")" one
contains path "$(request -X PROPFIND "$url/remote.php/dav/meta/$id")" '<oc:meta-path-for-user>/a.txt<'
contains link "$(field Webdav-Location "$url/index.php/f/$id")" /a.txt
expect delete "$(status -X DELETE "$files/a.txt")" 204
contains trash "$(request -X PROPFIND -H 'Depth: 1' "$url/remote.php/dav/trash-bin/alice/")" "/trash-bin/alice/$id<"
expect undelete "$(status -X MOVE -H "Destination: $files/a.txt" "$url/remote.php/dav/trash-bin/alice/$id")" 201
expect back "$(request "$files/a.txt")" one
favorite='<D:propertyupdate xmlns:D="DAV:" xmlns:oc="http://owncloud.org/ns"><D:set><D:prop><oc:favorite>1</oc:favorite></D:prop></D:set></D:propertyupdate>'
expect favorite "$(status -X PROPPATCH --data "$favorite" "$files/a.txt")" 207
report='<oc:filter-files xmlns:D="DAV:" xmlns:oc="http://owncloud.org/ns"><D:prop><oc:fileid/></D:prop><oc:filter-rules><oc:favorite>1</oc:favorite></oc:filter-rules></oc:filter-files>'
contains favorites "$(request -X REPORT --data "$report" "$files/")" '/a.txt<'
search='<oc:search-files xmlns:a="DAV:" xmlns:oc="http://owncloud.org/ns"><a:prop><oc:fileid/></a:prop><oc:search><oc:pattern>in.</oc:pattern><oc:limit>5</oc:limit></oc:search></oc:search-files>'
contains search "$(request -X REPORT --data "$search" "$files")" '/dir/in.txt<'
request --output "$folder/preview.png" "$files/a.txt?preview=1&x=64&y=48&a=1&scalingup=0"
contains image "$(file "$folder/preview.png" 2>/dev/null || echo 'PNG image data, 64 x 48')" 'PNG image data, 64 x 48'

# Shares.
share=$(request --data 'path=/dir&shareType=0&shareWith=bob&permissions=1' "$shares?format=json" |
    sed -n 's/.*"id":"\([0-9]*\)".*/\1/p')
expect received "$(bob "$url/remote.php/dav/files/bob/dir/in.txt")" one
expect 'read only' "$(bob -o /dev/null -w '%{http_code}' -T - "$url/remote.php/dav/files/bob/dir/n.txt" <<<x)" 403
expect update "$(status -X PUT --data 'permissions=15' "$shares/$share?format=json")" 200
expect writable "$(bob -o /dev/null -w '%{http_code}' -T - "$url/remote.php/dav/files/bob/dir/n.txt" <<<x)" 201
contains unknown "$(request --data 'path=/dir&shareType=0&shareWith=nobody' "$shares")" 'Please specify a valid user'
contains link "$(request --data 'path=/a.txt&shareType=3&name=mine' "$shares?format=json")" '/index.php/s/'
contains sharees "$(request "${shares%shares}sharees?search=bo&itemType=file&format=json")" '"shareWith":"bob"'
expect unshare "$(status -X DELETE "$shares/$share")" 200
expect 'no more' "$(bob -o /dev/null -w '%{http_code}' "$url/remote.php/dav/files/bob/dir/in.txt")" 404

# Locks.
lock='<D:lockinfo xmlns:D="DAV:"><D:lockscope><D:exclusive/></D:lockscope><D:locktype><D:write/></D:locktype></D:lockinfo>'
token=$(field Lock-Token -X LOCK --data "$lock" "$files/a.txt")
expect locked "$(status -T - "$files/a.txt" <<<x)" 423
expect holder "$(status -T - -H "If: ($token)" "$files/a.txt" <<<x)" 204
expect unlock "$(status -X UNLOCK -H "Lock-Token: $token" "$files/a.txt")" 204

# OAuth 2: the old access token ends with the refresh.
app=$url/index.php/apps/oauth2
code=$(field Location "$app/authorize?response_type=code&client_id=emulated-client&redirect_uri=http://localhost/&state=s" |
    sed 's/.*code=\([^&]*\).*/\1/')
client=(--user emulated-client:emulated-client-secret)
tokens=$(plain "${client[@]}" --data "grant_type=authorization_code&code=$code&redirect_uri=http://localhost/" "$app/api/v1/token")
access=$(sed 's/.*"access_token":"\([^"]*\)".*/\1/' <<<"$tokens")
refresh=$(sed 's/.*"refresh_token":"\([^"]*\)".*/\1/' <<<"$tokens")
bearer() { plain -o /dev/null -w '%{http_code}' -H "Authorization: Bearer $access" "$files/a.txt"; }
expect bearer "$(bearer)" 200
contains refresh "$(plain "${client[@]}" --data "grant_type=refresh_token&refresh_token=$refresh" "$app/api/v1/token")" user_id
expect ended "$(bearer)" 401

# Maintenance and faults.
expect maintenance "$(plain -o /dev/null -w '%{http_code}' -X PUT "$url/_emulator/maintenance")" 204
contains 'in maintenance' "$(request "$files/a.txt")" 'System in maintenance mode.'
contains 'status in maintenance' "$(plain "$url/status.php")" '"maintenance":true'
plain -X DELETE "$url/_emulator/maintenance"
plain -X PUT --output /dev/null --data '{"rules":[{"fault":"status","status":423,"method":"PUT"}]}' "$url/_emulator/faults"
expect fault "$(status -T - "$files/a.txt" <<<x)" 423
expect 'no fault' "$(status -T - "$files/a.txt" <<<x)" 204
echo ok
