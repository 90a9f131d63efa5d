"""The service through a client of openapi-python-client."""

import json
import sys

from billwright_api_client import Client
from billwright_api_client.api.documents import build, convert, validate
from billwright_api_client.api.reference import get_regime
from billwright_api_client.models import BuildRequest, ConvertRequest, ValidateRequest

client = Client(base_url=sys.argv[1] + "/v0")
with open(sys.argv[2], encoding="utf-8") as file:
    draft = json.load(file)

built = build.sync(client=client, body=BuildRequest.from_dict({"data": draft}))
assert built.totals.payable == "1089.00", built
assert built.lines[0].i == 1, built

whole = built.to_dict()
assert validate.sync(client=client, body=ValidateRequest.from_dict({"data": whole})).ok is True

converted = convert.sync(client=client, body=ConvertRequest.from_dict({"data": whole, "to": "en16931-ubl"}))
assert "<cbc:ID>A-1</cbc:ID>" in converted.result, converted

nameless = BuildRequest.from_dict({"data": {**draft, "supplier": {"tax_id": {"country": "ES"}}}})
refused = build.sync_detailed(client=client, body=nameless)
assert (refused.status_code, refused.parsed.key) == (422, "validation"), refused
assert any("$.supplier.name" in fault.properties for fault in refused.parsed.faults), refused

regime = get_regime.sync("ES", client=client)
assert regime.country == "ES", regime
