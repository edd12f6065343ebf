#!/usr/bin/env bash
# Synchronizes a folder with an emulated cloud by the client of Nextcloud, in both directions and with an upload in chunks.
# usage: nextcloud_cloud.sh URL
# The last line is "ok".
set -euo pipefail
url=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export HOME=$folder QT_QPA_PLATFORM=offscreen
files=$url/remote.php/dav/files/alice
request() { curl --silent --show-error --max-time 10 --user alice:alice-secret "$@"; }
synchronize() {
    timeout 60 nextcloudcmd --non-interactive -u alice -p alice-secret "$folder/local" "$url" >"$folder/log" 2>&1 ||
        { cat "$folder/log" && exit 1; }
}

mkdir "$folder/local"
echo here >"$folder/local/here.txt"
head --bytes=30000000 /dev/urandom >"$folder/local/large"
request -T - "$files/there.txt" <<<there
synchronize
[[ $(<"$folder/local/there.txt") == there ]]
[[ $(request "$files/here.txt") == here ]]
request "$files/large" | cmp - "$folder/local/large"
[[ $(request "$url/_emulator/journal") == *'"path":"/remote.php/dav/uploads/alice/'* ]]

mkdir "$folder/local/sub"
mv "$folder/local/large" "$folder/local/sub/"
rm "$folder/local/there.txt"
echo changed >"$folder/local/here.txt"
synchronize
request "$files/sub/large" | cmp - "$folder/local/sub/large"
[[ $(request "$files/here.txt") == changed ]]
[[ $(request --output /dev/null --write-out '%{http_code}' "$files/there.txt") == 404 ]]
echo ok
