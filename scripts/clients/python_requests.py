"""Asks as requests does: URL, METHOD, FILE of the body, length or chunked, TIMES, then headers. Prints a status or an error a line."""

import sys

import requests

url, method, file, transfer, times, *lines = sys.argv[1:]
with open(file, "rb") as opened:
    body = opened.read()
headers = dict(line.split(": ", 1) for line in lines)
blocks = [body[at : at + 65536] for at in range(0, len(body), 65536)]
session = requests.Session()

for _ in range(int(times)):
    try:
        data = iter(blocks) if transfer == "chunked" else body
        print(session.request(method, url, data=data, headers=headers, timeout=60).status_code)
    except Exception as error:
        print(repr(error))
