"""Asks as http.client does: URL, METHOD, FILE of the body, length or chunked, TIMES, then headers. Prints a status or an error a line."""

import http.client
import sys
from urllib.parse import urlsplit

url, method, file, transfer, times, *lines = sys.argv[1:]
with open(file, "rb") as opened:
    body = opened.read()
address = urlsplit(url)
headers = dict(line.split(": ", 1) for line in lines)
blocks = [body[at : at + 65536] for at in range(0, len(body), 65536)]

for _ in range(int(times)):
    connection = http.client.HTTPConnection(address.hostname, address.port, timeout=60)
    try:
        chunked = transfer == "chunked"
        connection.request(method, address.path, iter(blocks) if chunked else body, headers, encode_chunked=chunked)
        response = connection.getresponse()
        response.read()
        print(response.status)
    except Exception as error:
        print(repr(error))
    finally:
        connection.close()
