#!/usr/bin/env bash
# Asks as curl does: URL, METHOD, FILE of the body, length or chunked, TIMES, then headers. Prints a status or an error a line.
url=$1 method=$2 file=$3 transfer=$4 times=$5
shift 5
options=()
for line in "$@"; do options+=(-H "$line"); done
[ "$transfer" = chunked ] && options+=(-H 'Transfer-Encoding: chunked')
for ((i = 0; i < times; i++)); do
  status=$(curl -s -o /dev/null -w '%{http_code}' -X "$method" --data-binary "@$file" "${options[@]}" "$url")
  failed=$?
  if [ $failed = 0 ]; then echo "$status"; else echo "curl ended with $failed"; fi
done
