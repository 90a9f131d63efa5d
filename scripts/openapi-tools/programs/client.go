// The service through a client of oapi-codegen, which is generated next to this file.
package main

import (
	"context"
	"encoding/json"
	"os"
	"strings"
)

func main() {
	ctx := context.Background()
	client, err := NewClientWithResponses(os.Args[1] + "/v0")
	check(err)
	text, err := os.ReadFile(os.Args[2])
	check(err)

	built, err := client.BuildWithResponse(ctx, nil, BuildRequest{Data: input(text)})
	check(err)
	invoice, err := built.JSON200.AsBillInvoice()
	check(err)
	expect(invoice.Totals.Payable == "1089.00", built.Body)
	expect(*(*invoice.Lines)[0].I == 1, built.Body)

	var toValidate ValidateRequest_Data
	check(toValidate.FromDocumentInput(input(built.Body)))
	validated, err := client.ValidateWithResponse(ctx, nil, ValidateRequest{Data: toValidate})
	check(err)
	expect(*validated.JSON200.Ok, validated.Body)

	var toConvert ConvertRequest_Data
	check(toConvert.FromDocumentInput(input(built.Body)))
	to := "en16931-ubl"
	converted, err := client.ConvertWithResponse(ctx, nil, ConvertRequest{Data: toConvert, To: &to})
	check(err)
	written, err := converted.JSON200.AsConvertedText()
	check(err)
	expect(strings.Contains(written.Result, "<cbc:ID>A-1</cbc:ID>"), converted.Body)

	var draft map[string]any
	check(json.Unmarshal(text, &draft))
	draft["supplier"] = map[string]any{"tax_id": map[string]any{"country": "ES"}}
	nameless, err := json.Marshal(draft)
	check(err)
	refused, err := client.BuildWithResponse(ctx, nil, BuildRequest{Data: input(nameless)})
	check(err)
	expect(refused.StatusCode() == 422 && refused.JSON422.Key == "validation", refused.Body)
	expect(strings.Contains(string(refused.Body), `"$.supplier.name"`), refused.Body)

	regime, err := client.GetRegimeWithResponse(ctx, "ES", nil)
	check(err)
	expect(regime.JSON200.Country == "ES", regime.Body)
}

func input(text []byte) (data DocumentInput) {
	check(data.UnmarshalJSON(text))
	return data
}

func expect(isTrue bool, answer []byte) {
	if !isTrue {
		panic("unexpected answer: " + string(answer))
	}
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
