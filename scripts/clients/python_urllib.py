"""Asks as urllib does: URL, METHOD, FILE of the body, length or chunked, TIMES, then headers. Prints a status or an error a line."""

import sys
import urllib.error
import urllib.request

url, method, file, transfer, times, *lines = sys.argv[1:]
with open(file, "rb") as opened:
    body = opened.read()
headers = dict(line.split(": ", 1) for line in lines)
blocks = [body[at : at + 65536] for at in range(0, len(body), 65536)]

for _ in range(int(times)):
    data = iter(blocks) if transfer == "chunked" else body
    try:
        with urllib.request.urlopen(urllib.request.Request(url, data, headers, method=method), timeout=60) as response:
            response.read()
            print(response.status)
    except urllib.error.HTTPError as error:
        error.read()
        print(error.code)
    except Exception as error:
        print(repr(error))
