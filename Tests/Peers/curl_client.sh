#!/usr/bin/env bash
# Drives an emulator with curl: what anyone would type to try it.
# usage: curl_client.sh URL
# Every step is checked; the last line is "ok". Each request ends by itself after 10 seconds.
set -euo pipefail
url=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

request() { curl --silent --show-error --max-time 60 "$@"; }
status() { request --output /dev/null --write-out '%{http_code}' "$@"; }
expect() {
    if [[ $2 != "$3" ]]; then
        echo "$1: expected $3, got $2" >&2
        exit 1
    fi
}

expect health "$(request "$url/_emulator/health")" '{"status":"ok"}'
expect bucket "$(status --json '{"name":"curl-bucket"}' "$url/storage/v1/b?project=p")" 200

# Larger than 1 MiB, so curl asks with Expect: 100-continue first.
head --bytes=3000000 /dev/urandom >"$folder/up"
media="$url/upload/storage/v1/b/curl-bucket/o?uploadType=media&name=a%2Fb"
expect upload "$(status --data-binary "@$folder/up" "$media")" 200
request --output "$folder/down" "$url/storage/v1/b/curl-bucket/o/a%2Fb?alt=media"
cmp "$folder/up" "$folder/down"

# A download that is cut off and resumed by range.
request --request PUT --output /dev/null "$url/_emulator/faults" --data-binary \
    '{"rules":[{"fault":"cut","afterResponseBytes":1234567,"operation":"download.media"}]}'
rm "$folder/down"
object="$url/download/storage/v1/b/curl-bucket/o/a%2Fb?alt=media"
code=0
request --output "$folder/down" "$object" 2>/dev/null || code=$?
expect "exit code of the cut download" "$code" 18
expect "size of the cut download" "$(wc -c <"$folder/down" | tr -d ' ')" 1234567
request --continue-at - --output "$folder/down" "$object"
cmp "$folder/up" "$folder/down"

# A reset connection: 56 is "failure in receiving network data".
request --request PUT --output /dev/null "$url/_emulator/faults" --data-binary '{"rules":[{"fault":"reset"}]}'
code=0
request "$url/storage/v1/b" >/dev/null 2>&1 || code=$?
expect "exit code of the reset request" "$code" 56

expect "bad faults" "$(status --request PUT --data '{"rules":[{"fault":"boom"}]}' "$url/_emulator/faults")" 400
expect range "$(status --range 3000000- "$object")" 416
expect delete "$(status --request DELETE "$url/storage/v1/b/curl-bucket/o/a%2Fb")" 204
echo ok
