import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.DocumentsApi;
import org.openapitools.client.api.DocumentsApi.APIBuildRequest;
import org.openapitools.client.api.DocumentsApi.APIConvertRequest;
import org.openapitools.client.api.DocumentsApi.APIValidateRequest;
import org.openapitools.client.api.ReferenceApi;
import org.openapitools.client.api.ReferenceApi.APIGetRegimeRequest;
import org.openapitools.client.model.BillInvoice;
import org.openapitools.client.model.BuildRequest;
import org.openapitools.client.model.ConvertRequest;
import org.openapitools.client.model.ValidateRequest;

/** The service through a client of openapi-generator for Java. */
public class Client {
    public static void main(String[] args) throws Exception {
        var client = new ApiClient();
        client.updateBaseUri(args[0] + "/v0");
        var documents = new DocumentsApi(client);
        var mapper = ApiClient.createDefaultObjectMapper();
        var draft = mapper.readValue(Files.readString(Path.of(args[1])), Map.class);

        var request = mapper.convertValue(Map.of("data", draft), BuildRequest.class);
        var document = documents.build(APIBuildRequest.newBuilder().buildRequest(request).build());
        var built = (BillInvoice) document.getActualInstance();
        expect("1089.00", built.getTotals().getPayable());
        expect(1, built.getLines().get(0).getI());

        var whole = mapper.convertValue(document, Map.class);
        var toValidate = mapper.convertValue(Map.of("data", whole), ValidateRequest.class);
        var validated = documents.validate(APIValidateRequest.newBuilder().validateRequest(toValidate).build());
        expect(true, validated.getOk());

        var wanted = mapper.convertValue(Map.of("data", whole, "to", "en16931-ubl"), ConvertRequest.class);
        var converted = documents.convert(APIConvertRequest.newBuilder().convertRequest(wanted).build());
        expect(true, String.valueOf(converted).contains("<cbc:ID>A-1</cbc:ID>"));

        draft.put("supplier", Map.of("tax_id", Map.of("country", "ES")));
        try {
            var nameless = mapper.convertValue(Map.of("data", draft), BuildRequest.class);
            documents.build(APIBuildRequest.newBuilder().buildRequest(nameless).build());
            throw new IllegalStateException("built what has no name");
        } catch (ApiException refused) {
            expect(422, refused.getCode());
            expect(true, refused.getResponseBody().contains("$.supplier.name"));
        }

        var regime = new ReferenceApi(client).getRegime(APIGetRegimeRequest.newBuilder().code("ES").build());
        var vat = regime.getCategories().stream().filter(each -> each.getCode().equals("VAT")).findFirst().orElseThrow();
        expect("21.0%", vat.getRates().get(0).getValues().get(0).getPercent());
    }

    private static void expect(Object expected, Object actual) {
        if (!expected.equals(actual)) throw new IllegalStateException("expected " + expected + ", got " + actual);
    }
}
