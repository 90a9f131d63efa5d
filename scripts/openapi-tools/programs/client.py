"""The service through a client of openapi-generator for Python."""

import json
import sys

from openapi_client import ApiClient, Configuration, DocumentsApi, ReferenceApi
from openapi_client.exceptions import ApiException
from openapi_client.models import BuildRequest, ConvertRequest, ValidateRequest

client = ApiClient(Configuration(host=sys.argv[1] + "/v0"))
documents = DocumentsApi(client)
with open(sys.argv[2], encoding="utf-8") as file:
    draft = json.load(file)

built = documents.build(BuildRequest.from_dict({"data": draft})).actual_instance
assert built.totals.payable == "1089.00", built
assert built.lines[0].i == 1, built

whole = json.loads(built.to_json())
assert documents.validate(ValidateRequest.from_dict({"data": whole})).ok is True

converted = documents.convert(ConvertRequest.from_dict({"data": whole, "to": "en16931-ubl"}))
assert "<cbc:ID>A-1</cbc:ID>" in converted.actual_instance.result, converted

try:
    documents.build(BuildRequest.from_dict({"data": {**draft, "supplier": {"tax_id": {"country": "ES"}}}}))
    raise AssertionError("built what has no name")
except ApiException as refused:
    error = json.loads(refused.body)
    assert (refused.status, error["key"]) == (422, "validation"), error
    assert any("$.supplier.name" in fault["properties"] for fault in error["faults"]), error

regime = ReferenceApi(client).get_regime("ES")
vat = next(category for category in regime.categories if category.code == "VAT")
assert vat.rates[0].values[0].percent == "21.0%", vat
