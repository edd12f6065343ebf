#!/usr/bin/env bash
# Works with files of an emulated cloud in cadaver, an interactive client for WebDAV.
# usage: cadaver_cloud.sh URL
# The last line is "ok".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export HOME=$folder
host=${1#http://}
echo "machine ${host%:*} login alice password alice-secret" >"$folder/.netrc"
chmod 600 "$folder/.netrc"
cd "$folder"
echo text >up.txt
timeout 60 cadaver "$1/remote.php/dav/files/alice/" >log 2>&1 <<'COMMANDS'
mkcol cadaver
cd cadaver
put up.txt
lock up.txt
copy up.txt copied.txt
unlock up.txt
move copied.txt moved.txt
ls
get moved.txt down.txt
cd ..
rmcol cadaver
quit
COMMANDS
cmp up.txt down.txt || { cat log && exit 1; }
! grep --ignore-case --extended-regexp 'failed|error' log
echo ok
