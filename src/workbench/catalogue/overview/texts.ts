export const drawing = 'The picture is being drawn …';
export const world = 'The world';
export const europe = 'Europe';
export const covered = '{count, plural, one {# country} other {# countries}} covered';
export const coveredList = 'Countries covered';
export const country = 'Country';
export const standard = 'Standard';
export const others = 'Others';
export const onAxis = 'On an axis';
export const ratesToday = 'Rates today';
export const ratesTodayAbout =
  'The standard rate is the dot, reduced and special rates are the diamonds; countries whose tax has no rate by name are not here.';
export const throughTime = 'Standard rates through time';
export const throughTimeAbout = 'As the regimes declare them, with the day from which each held.';
export const throughTimeAsPicture = 'Standard rates through time, as a picture; the same is in the table below it';
export const singleOut = 'Single out, {most} at most';
export const asTable = 'The same as a table';
export const since = '{percent} since {since}';
export const fetchingRates = 'The rates are being fetched …';

export const buildsOn = 'What builds on what';
export const buildsOnAbout =
  'From the left: addons, those that require them, and, with dashes, the formats of e-invoices that are written by each.';
export const graph = 'Graph of addons and formats';
export const buildsOnThose = ', builds on {others}';
export const aloneAddons = 'Addons that stand alone';
export const aloneAddonsAbout = 'Each teaches documents the rules of one authority or format, and requires no other.';

export const documentTypes = 'Types of documents';
export const kindsShown = 'Examples also of: {kinds}';
export const empty = 'Empty';
export const exampleOf = 'Example: {title}';

export const flow = 'How a document goes through';
export const flowInput = 'What you send';
export const flowInputAbout =
  'A short document, as a person would write it, in JSON or YAML; or an e-invoice, which is made one.';
export const flowInputLooks =
  '{ "supplier": …, "lines": [{\n  "quantity": "2", "item": { "price": "10.00" },\n  "taxes": [{ "cat": "VAT", "rate": "general" }] }] }';
export const flowCalculate = 'Build: calculated';
export const flowCalculateAbout =
  'What is missing is filled in, rates are found by country and date, every total is made of exact figures.';
export const flowCalculateLooks =
  '"totals": { "sum": "20.00", "tax": "4.20",\n  "total_with_tax": "24.20", "payable": "24.20" }';
export const flowValidate = 'Validated';
export const flowValidateAbout =
  'By the standard, the country and each addon. A fault names its rule and the property, in a sentence.';
export const flowValidateLooks = '{ "code": "GOBL-ES-TAX-IDENTITY-01",\n  "properties": ["$.customer.tax_id.code"] }';
export const flowSign = 'Enveloped, and signed';
export const flowSignAbout =
  'An envelope holds the document with its digest; signatures are over that, and can be verified by anybody.';
export const flowSignLooks =
  '{ "head": { "uuid": …, "dig": { "alg": "sha256" … } },\n  "doc": …, "sigs": ["eyJhbGciOiJFUzI1NiIs…"] }';
export const flowFormats = 'Written as an e-invoice';
export const flowFormatsAbout =
  'UBL, CII, XRechnung, Peppol, Factur-X and others, checked by the official rules; what cannot be said there is reported.';
export const flowFormatsLooks =
  '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">\n  <cbc:ID>A-12</cbc:ID> …';
export const flowAfter = 'And afterwards';
export const flowAfterAbout =
  'A credit note is made of what was sent, a copy with a new date, or thousands of documents in one stream.';
export const flowAfterLooks = '{ "type": "credit-note",\n  "preceding": [{ "series": "A", "code": "12" }] }';
