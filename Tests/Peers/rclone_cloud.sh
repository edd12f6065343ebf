#!/usr/bin/env bash
# Copies files to an emulated cloud and back with rclone, which speaks to it as to an ownCloud.
# usage: rclone_cloud.sh URL
# The last line is "ok".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export RCLONE_CONFIG=$folder/configuration
run() { timeout 30 rclone "$@"; }

run config create cloud webdav "url=$1/remote.php/dav/files/alice" vendor=owncloud user=alice pass=alice-secret >/dev/null
mkdir -p "$folder/up/sub/Sü & #%"
head --bytes=3000000 /dev/urandom >"$folder/up/big"
echo text >"$folder/up/sub/Sü & #%/a b+c#?.txt"
: >"$folder/up/empty"
touch --date='2020-09-13 12:26:40 UTC' "$folder/up/empty"
run copy "$folder/up" cloud:rclone
run check "$folder/up" cloud:rclone # by size and SHA1
run check --download "$folder/up" cloud:rclone
run copy cloud:rclone "$folder/down"
diff --recursive "$folder/up" "$folder/down"
[[ $(TZ=UTC run lsl cloud:rclone) == *'2020-09-13 12:26:40'* ]]
run moveto cloud:rclone/big cloud:rclone/moved
run check "$folder/up/sub" cloud:rclone/sub
[[ $(run size --json cloud:rclone/moved) == *'"bytes":3000000'* ]]
run purge cloud:rclone
[[ -z $(run lsf cloud:) ]]
echo ok
