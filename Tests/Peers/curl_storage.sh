#!/usr/bin/env bash
# Uploads, downloads and changes objects of an emulated Cloud Storage with curl, and prints a table of its operations.
# usage: curl_storage.sh URL      (an emulator that copies at most 1 MiB with a call of rewrite)
# The last line is "ok" if all operations succeed. Each request ends by itself after 30 seconds.
set -uo pipefail
url=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
bucket=curl-$$
objects=$url/storage/v1/b/$bucket/o
upload=$url/upload/storage/v1/b/$bucket/o
failures=0

request() { curl --silent --show-error --max-time 30 "$@"; }
status() { request --output /dev/null --write-out '%{http_code}' "$@"; }
field() { request --output /dev/null --dump-header - "${@:2}" | tr -d '\r' | sed -n "s/^$1: //Ip"; }
# The values of a member in a JSON text, each in a line.
members() { grep -oE "\"$1\": ?\"[^\"]*\"" | sed -E 's/^"[^"]*": ?"(.*)"$/\1/'; }
is() { [[ $("${@:2}") == "$1" ]] || { echo "no $1: ${*:2}" && false; }; }
put() { status --header 'Content-Type: text/plain' --data-binary "@$2" "$upload?uploadType=media&name=$1"; }
read_into() { request --output "$folder/down" "$@"; }
same() { read_into "$objects/$1?alt=media" && cmp "$folder/large" "$folder/down"; }
# Runs a function as an operation.
operation() {
    local name=$1 output
    shift
    if output=$("$@" 2>&1); then
        printf '%-28s%-64sgreen\n' curl "$name"
    else
        printf '%-28s%-64s%s\n' curl "$name" "$output"
        failures=$((failures + 1))
    fi
}

head --bytes=3000000 /dev/urandom >"$folder/large" # more than 1 MiB: curl waits for 100 Continue
printf 0123456789 >"$folder/digits"
seq 10000 >"$folder/text"
gzip --stdout "$folder/text" >"$folder/packed"

buckets() {
    local made=$url/storage/v1/b?project=p
    is 200 status --json "{\"name\": \"$bucket\"}" "$made" &&
        is 200 status --json "{\"name\": \"$bucket-2\"}" "$made" &&
        is 409 status --json "{\"name\": \"$bucket\"}" "$made" &&
        [[ $(request "$made&prefix=$bucket" | members id) == "$bucket"$'\n'"$bucket-2" ]] &&
        [[ $(request --request PATCH --json '{"labels": {"a": "b"}}' "$url/storage/v1/b/$bucket" | members a) == b ]] &&
        is 204 status --request DELETE "$url/storage/v1/b/$bucket-2" &&
        is 404 status "$url/storage/v1/b/$bucket-2"
}
media() { is 200 put large "$folder/large" && same large && is 200 put digits "$folder/digits"; }
streamed() {
    local answer
    answer=$(status --request POST --header 'Content-Type: text/plain' --upload-file - \
        "$upload?uploadType=media&name=streamed" <"$folder/large") && [[ $answer == 200 ]] && same streamed
}
multipart() {
    {
        printf '%s\r\n' --b 'Content-Type: application/json' '' '{"name": "multipart", "metadata": {"color": "green"}}'
        printf '%s\r\n' --b 'Content-Type: text/x' ''
        cat "$folder/large"
        printf '\r\n%s\r\n' --b--
    } >"$folder/body"
    is 200 status --header 'Content-Type: multipart/related; boundary=b' --data-binary "@$folder/body" \
        "$upload?uploadType=multipart" && same multipart &&
        [[ $(request "$objects/multipart" | members color) == green ]] &&
        [[ $(request "$objects/multipart" | members contentType) == text/x ]]
}
resumable() {
    local session
    session=$(field Location --header 'X-Upload-Content-Type: text/x' --json '{"name": "resumable"}' \
        "$upload?uploadType=resumable") && [[ -n $session ]] || return
    head --bytes=1048576 "$folder/large" >"$folder/part"
    is bytes=0-1048575 field Range --request PUT --header 'Content-Range: bytes 0-1048575/*' \
        --data-binary "@$folder/part" "$session" &&
        is 308 status --request PUT --header 'Content-Range: bytes */3000000' --data-binary '' "$session" || return
    tail --bytes=+1048577 "$folder/large" >"$folder/part"
    is 200 status --request PUT --header 'Content-Range: bytes 1048576-2999999/3000000' \
        --data-binary "@$folder/part" "$session" && same resumable
}
commands() {
    local session
    session=$(field X-Goog-Upload-URL --header 'X-Goog-Upload-Protocol: resumable' \
        --header 'X-Goog-Upload-Command: start' --data '' "$upload?name=commands") && [[ -n $session ]] &&
        is 200 status --header 'X-Goog-Upload-Command: upload, finalize' --header 'X-Goog-Upload-Offset: 0' \
            --data-binary "@$folder/large" "$session" && same commands
}
ranges() {
    local digits=$objects/digits?alt=media
    is 56789 request --range 5-9 "$digits" && is 789 request --range -3 "$digits" &&
        is 206 status --range 0-0 "$digits" && is 416 status --range 10- "$digits" &&
        is 3000000 field Content-Length --head "$objects/large?alt=media"
}
continued() {
    head --bytes=1000000 "$folder/large" >"$folder/down"
    read_into --continue-at - "$objects/large?alt=media" && cmp "$folder/large" "$folder/down"
}
parallel() {
    request --parallel --output "$folder/many-#1" "$objects/{digits,large}?alt=media" &&
        cmp "$folder/digits" "$folder/many-digits" && cmp "$folder/large" "$folder/many-large"
}
old_protocol() { read_into --http1.0 "$objects/large?alt=media" && cmp "$folder/large" "$folder/down"; }
packed() {
    local packed=$objects/packed?alt=media
    is 200 put 'packed&contentEncoding=gzip' "$folder/packed" &&
        read_into "$packed" && cmp "$folder/text" "$folder/down" &&
        read_into --compressed "$packed" && cmp "$folder/text" "$folder/down" &&
        read_into --header 'Accept-Encoding: gzip' "$packed" && cmp "$folder/packed" "$folder/down"
}
unchanged() {
    local digits=$objects/digits?alt=media
    is 200 status --etag-save "$folder/etag" "$digits" && is 304 status --etag-compare "$folder/etag" "$digits" &&
        is 200 put digits "$folder/digits" && is 200 status --etag-compare "$folder/etag" "$digits"
}
preconditions() {
    local digits=$objects/digits generation
    generation=$(request "$digits?fields=generation" | members generation) && [[ -n $generation ]] &&
        is 412 status --data-binary "@$folder/text" "$upload?uploadType=media&name=digits&ifGenerationMatch=0" &&
        is 304 status "$digits?ifGenerationNotMatch=$generation" &&
        is 200 status --request PATCH --json '{"cacheControl": "no-store"}' \
            "$digits?ifGenerationMatch=$generation&ifMetagenerationMatch=1" &&
        is 412 status --request DELETE "$digits?ifMetagenerationMatch=1" &&
        is 0123456789 request "$digits?alt=media"
}
checksums() {
    is 400 status --header 'x-goog-hash: crc32c=AAAAAA==' --data-binary "@$folder/digits" \
        "$upload?uploadType=media&name=wrong" && is 404 status "$objects/wrong" &&
        is 200 status --header 'x-goog-hash: md5=eB5eJF1ptWaXm4bijSPyxw==' --data-binary "@$folder/digits" \
            "$upload?uploadType=media&name=right"
}
metadata() {
    local digits=$objects/digits
    [[ $(request --request PATCH --json '{"metadata": {"a": "1"}, "contentLanguage": "de"}' "$digits" |
        members contentLanguage) == de ]] && [[ $(request "$digits" | members a) == 1 ]] &&
        [[ $(request --request PUT --json '{"metadata": {"b": "2"}}' "$digits" | members b) == 2 ]] &&
        [[ $(request "$digits") != *contentLanguage* ]]
}
pages() {
    local name page token='' names=''
    for name in a b dir%2Fc; do is 200 put "list%2F$name" "$folder/digits" || return; done
    for _ in 1 2 3 4; do
        page=$(request "$objects?prefix=list/&maxResults=1&pageToken=$token")
        names+="$(members name <<<"$page") "
        token=$(members nextPageToken <<<"$page") || break
    done
    [[ $names == 'list/a list/b list/dir/c ' ]] &&
        [[ $(request "$objects?prefix=list/&delimiter=/") == *'"prefixes":'*'"list/dir/"'* ]]
}
versions() {
    local generation
    is 200 status --request PATCH --json '{"versioning": {"enabled": true}}' "$url/storage/v1/b/$bucket" &&
        is 200 put version "$folder/digits" && is 200 put version "$folder/text" &&
        generation=$(request "$objects?versions=true&prefix=version" | members generation | head --lines=1) &&
        is 0123456789 request "$objects/version?alt=media&generation=$generation"
}
combined() {
    local token='' answer
    is 200 status --data '' "$objects/digits/copyTo/b/$bucket/o/copy" && is 0123456789 request "$objects/copy?alt=media" &&
        is 200 status --json '{"sourceObjects": [{"name": "digits"}, {"name": "copy"}]}' "$objects/composed/compose" &&
        is 200 status --data '' "$objects/composed/moveTo/o/moved" && is 404 status "$objects/composed" &&
        is 01234567890123456789 request "$objects/moved?alt=media" || return
    for _ in 1 2 3; do
        answer=$(request --data '' "$objects/large/rewriteTo/b/$bucket/o/rewritten?rewriteToken=$token")
        token=$(members rewriteToken <<<"$answer")
    done
    [[ $answer == *'"totalBytesRewritten":'*'"3000000"'* && -z $token ]] && same rewritten
}
batch() {
    local method
    {
        for method in GET DELETE; do
            printf '%s\r\n' --b 'Content-Type: application/http' "Content-ID: <$method>" ''
            printf '%s\r\n' "$method /storage/v1/b/$bucket/o/copy HTTP/1.1" '' ''
        done
        printf '%s\r\n' --b--
    } >"$folder/body"
    [[ $(request --header 'Content-Type: multipart/mixed; boundary=b' --data-binary "@$folder/body" \
        "$url/batch/storage/v1") == *'HTTP/1.1 200 '*'HTTP/1.1 204 '* ]] && is 404 status "$objects/copy"
}
deleted() {
    is 204 status --request DELETE "$objects/moved" && is 404 status --request DELETE "$objects/moved" &&
        [[ $(request "$objects/moved" | members reason) == notFound ]]
}
repeated() {
    request --request PUT --output /dev/null "$url/_emulator/faults" --data-binary \
        '{"rules":[{"fault":"status","status":503,"operation":"storage.objects.get","nth":1}]}' &&
        is 200 read_into --retry 2 --retry-delay 1 --write-out '%{http_code}' "$objects/digits" &&
        request --request DELETE --output /dev/null "$url/_emulator/faults"
}
xml_objects() {
    local place=$url/$bucket/xml
    is 200 status --upload-file "$folder/digits" --header 'x-goog-meta-color: green' "$place/digits" &&
        is 200200 status --upload-file "$folder/{text,packed}" "$place/" &&
        is 412 status --upload-file "$folder/text" --header 'x-goog-if-generation-match: 0' "$place/digits" &&
        is 0123456789 request "$place/digits" && is green field x-goog-meta-color "$place/digits" &&
        [[ $(request "$url/$bucket?prefix=xml/" | grep -o '<Key>[^<]*' | tr -d '\n') == \
            '<Key>xml/digits<Key>xml/packed<Key>xml/text' ]] &&
        is 204 status --request DELETE "$place/digits" && is 404 status "$place/digits"
}
xml_parts() {
    local parts=$url/$bucket/parts id first second
    head --bytes=5242880 /dev/zero >"$folder/part"
    id=$(request --header 'Content-Type: text/x' --data '' "$parts?uploads" |
        sed -n 's/.*<UploadId>\([^<]*\)<.*/\1/p') && [[ -n $id ]] &&
        second=$(field ETag --upload-file "$folder/digits" "$parts?partNumber=2&uploadId=$id") &&
        first=$(field ETag --upload-file "$folder/part" "$parts?partNumber=1&uploadId=$id") &&
        is 200 status --data-binary "<CompleteMultipartUpload><Part><PartNumber>1</PartNumber><ETag>$first</ETag></Part>\
<Part><PartNumber>2</PartNumber><ETag>$second</ETag></Part></CompleteMultipartUpload>" "$parts?uploadId=$id" &&
        is 0123456789 request --range 5242880- "$parts" && is text/x field Content-Type "$parts"
}

operation 'buckets are made listed changed and deleted' buckets
operation 'media are uploaded and downloaded' media
operation 'media of an unknown length are uploaded' streamed
operation 'metadata and media go in one request' multipart
operation 'an upload goes on where it was' resumable
operation 'commands of X-Goog-Upload upload' commands
operation 'ranges and headers are read' ranges
operation 'a download goes on where it was' continued
operation 'objects are downloaded at the same time' parallel
operation 'media are downloaded by HTTP 1.0' old_protocol
operation 'compressed objects are unpacked' packed
operation 'an object that has not changed is not sent again' unchanged
operation 'preconditions keep an object' preconditions
operation 'checksums are compared' checksums
operation 'metadata are patched and updated' metadata
operation 'pages of a listing follow each other' pages
operation 'versions are listed and read' versions
operation 'objects are copied composed moved and rewritten' combined
operation 'batches have calls of each kind' batch
operation 'objects are deleted' deleted
operation 'requests are repeated after 503' repeated
operation 'objects are written read listed and deleted by XML' xml_objects
operation 'parts become an object by XML' xml_parts

[[ $failures == 0 ]] && echo ok
exit "$failures"
