export const drawing = 'Drawing the picture…';
export const world = 'The world';
export const europe = 'Europe';
export const covered = '{count, plural, one {# country} other {# countries}} covered';
export const coveredList = 'Countries covered';
export const country = 'Country';
export const standard = 'Standard';
export const others = 'Others';
export const onAxis = 'On an axis';
export const ratesToday = 'Current rates';
export const ratesTodayAbout =
  'Dots are standard rates, diamonds are reduced and special rates. Countries without named rates are not shown.';
export const throughTime = 'Standard rates over time';
export const throughTimeAbout = 'As declared by the regimes, with the day each rate took effect.';
export const throughTimeAsPicture = 'Chart of standard rates over time; the table below has the same data';
export const singleOut = 'Highlight up to {most}';
export const asTable = 'Show as a table';
export const since = '{percent} since {since}';
export const fetchingRates = 'Loading the rates…';

export const buildsOn = 'How addons build on each other';
export const buildsOnAbout =
  'From left to right: addons, the addons that require them and, with dashed lines, the e-invoice formats they write.';
export const graph = 'Graph of addons and formats';
export const buildsOnThose = 'Builds on {others}';
export const aloneAddons = 'Independent addons';
export const aloneAddonsAbout = 'Each covers one authority or format and requires no other addon.';

export const documentTypes = 'Document types';
export const kindsShown = 'Also with examples of: {kinds}';
export const empty = 'Empty';
export const exampleOf = 'Example: {title}';

export const flow = 'How a document is processed';
export const flowInput = 'What you send';
export const flowInputAbout =
  'A short document, as a person would write it, in JSON or YAML. Or an e-invoice, which is converted to a document.';
export const flowInputLooks =
  '{ "supplier": …, "lines": [{\n  "quantity": "2", "item": { "price": "10.00" },\n  "taxes": [{ "cat": "VAT", "rate": "general" }] }] }';
export const flowCalculate = 'Build: calculated';
export const flowCalculateAbout =
  'Missing values are filled in, rates are found by country and date, and every total is exact.';
export const flowCalculateLooks =
  '"totals": { "sum": "20.00", "tax": "4.20",\n  "total_with_tax": "24.20", "payable": "24.20" }';
export const flowValidate = 'Validated';
export const flowValidateAbout =
  'Against the standard, the country and each addon. An error names its rule and the property, and says how to fix it.';
export const flowValidateLooks = '{ "code": "GOBL-ES-TAX-IDENTITY-01",\n  "properties": ["$.customer.tax_id.code"] }';
export const flowSign = 'Enveloped and signed';
export const flowSignAbout =
  'An envelope contains the document and its digest. Signatures cover the digest, and anybody can verify them.';
export const flowSignLooks =
  '{ "head": { "uuid": …, "dig": { "alg": "sha256" … } },\n  "doc": …, "sigs": ["eyJhbGciOiJFUzI1NiIs…"] }';
export const flowFormats = 'Written as an e-invoice';
export const flowFormatsAbout =
  'UBL, CII, XRechnung, Peppol, Factur-X and others, checked against the official rules. Anything the format cannot express is reported.';
export const flowFormatsLooks =
  '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">\n  <cbc:ID>A-12</cbc:ID>…';
export const flowAfter = 'Afterwards';
export const flowAfterAbout =
  'Create a credit note from the invoice, copy it with a new date, or process thousands of documents in one stream.';
export const flowAfterLooks = '{ "type": "credit-note",\n  "preceding": [{ "series": "A", "code": "12" }] }';
