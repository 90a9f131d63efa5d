import { describe, expect, test } from 'vitest';
import { words } from '../../engine/text/message.ts';
import { planFor } from '../plans.ts';
import { readDocument } from '../read.ts';
import { changed, ciiInvoice, ublInvoice } from '../rules/testing.ts';
import { loadStructure } from '../schemas.ts';
import type { TermId } from '../terms/declare.ts';
import { franceTerms } from '../terms/france.ts';
import { environment } from './testing.ts';

const EXTENDED = 'urn:cen.eu:en16931:2017#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr';

async function read(xml: string) {
  const outcome = await readDocument(xml, undefined, {}, environment);
  if (!outcome.ok) throw new Error(outcome.faults.map((fault) => words(fault)).join());
  const losses = outcome.result.report.losses.map(({ severity, term, text }) => `${severity} ${term} ${words(text)}`);
  return { ...outcome.result, losses };
}

const ublParty = (name: string) =>
  `<cbc:EndpointID schemeID="0225">356000000</cbc:EndpointID><cac:PartyIdentification><cbc:ID schemeID="0009">35600000000048</cbc:ID></cac:PartyIdentification><cac:PostalAddress><cbc:StreetName>Quai 9</cbc:StreetName><cbc:CityName>Brest</cbc:CityName><cbc:PostalZone>29200</cbc:PostalZone><cac:Country><cbc:IdentificationCode>FR</cbc:IdentificationCode></cac:Country></cac:PostalAddress><cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName><cbc:CompanyID schemeID="0002">356000000</cbc:CompanyID></cac:PartyLegalEntity><cac:Contact><cbc:Name>Lou</cbc:Name><cbc:Telephone>02 98</cbc:Telephone></cac:Contact>`;

const ciiParty = (name: string) =>
  `<ram:GlobalID schemeID="0009">35600000000048</ram:GlobalID><ram:Name>${name}</ram:Name><ram:SpecifiedLegalOrganization><ram:ID schemeID="0002">356000000</ram:ID></ram:SpecifiedLegalOrganization><ram:DefinedTradeContact><ram:PersonName>Lou</ram:PersonName><ram:TelephoneUniversalCommunication><ram:CompleteNumber>02 98</ram:CompleteNumber></ram:TelephoneUniversalCommunication></ram:DefinedTradeContact><ram:PostalTradeAddress><ram:PostcodeCode>29200</ram:PostcodeCode><ram:LineOne>Quai 9</ram:LineOne><ram:CityName>Brest</ram:CityName><ram:CountryID>FR</ram:CountryID></ram:PostalTradeAddress><ram:URIUniversalCommunication><ram:URIID schemeID="0225">356000000</ram:URIID></ram:URIUniversalCommunication>`;

const UBL = changed(
  ublInvoice(EXTENDED, 'S1'),
  [
    '</cac:Contact>\n</cac:Party></cac:AccountingSupplierParty>',
    `</cac:Contact><cac:ServiceProviderParty><cac:Party>${ublParty('Facturier SA')}</cac:Party></cac:ServiceProviderParty></cac:Party></cac:AccountingSupplierParty>`,
  ],
  [
    '</cac:PaymentMeans>',
    `<cac:PaymentMandate><cac:PayerParty>${ublParty('Payeur SA')}</cac:PayerParty></cac:PaymentMandate></cac:PaymentMeans>`,
  ],
  [
    '<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>',
    '<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>CHF</cbc:TaxCurrencyCode>',
  ],
  [
    '<cac:TaxTotal>',
    '<cac:TaxExchangeRate><cbc:SourceCurrencyCode>EUR</cbc:SourceCurrencyCode><cbc:TargetCurrencyCode>CHF</cbc:TargetCurrencyCode><cbc:CalculationRate>0.95</cbc:CalculationRate></cac:TaxExchangeRate><cac:TaxTotal><cbc:TaxAmount currencyID="CHF">18.05</cbc:TaxAmount></cac:TaxTotal><cac:TaxTotal>',
  ],
  [
    '<cac:AccountingSupplierParty>',
    '<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>F-1</cbc:ID><cbc:IssueDate>2026-01-02</cbc:IssueDate><cbc:DocumentTypeCode>386</cbc:DocumentTypeCode></cac:InvoiceDocumentReference></cac:BillingReference><cac:AccountingSupplierParty>',
  ],
  [
    '<cbc:Name>Hobel</cbc:Name>',
    '<cbc:Name>Hobel</cbc:Name><cac:ManufacturerParty><cac:PostalAddress><cac:Country><cbc:IdentificationCode>FR</cbc:IdentificationCode></cac:Country></cac:PostalAddress><cac:PartyLegalEntity><cbc:RegistrationName>Atelier SA</cbc:RegistrationName><cbc:CompanyID schemeID="0002">404833048</cbc:CompanyID></cac:PartyLegalEntity></cac:ManufacturerParty>',
  ],
);

const CII = changed(
  ciiInvoice(EXTENDED, 'S1'),
  [
    '<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>',
    `<ram:TaxCurrencyCode>CHF</ram:TaxCurrencyCode><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode><ram:InvoicerTradeParty>${ciiParty('Facturier SA')}</ram:InvoicerTradeParty><ram:PayerTradeParty>${ciiParty('Payeur SA')}</ram:PayerTradeParty><ram:TaxApplicableTradeCurrencyExchange><ram:SourceCurrencyCode>EUR</ram:SourceCurrencyCode><ram:TargetCurrencyCode>CHF</ram:TargetCurrencyCode><ram:ConversionRate>0.95</ram:ConversionRate></ram:TaxApplicableTradeCurrencyExchange>`,
  ],
  ['<ram:GrandTotalAmount>', '<ram:TaxTotalAmount currencyID="CHF">18.05</ram:TaxTotalAmount><ram:GrandTotalAmount>'],
  [
    '</ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
    '</ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:InvoiceReferencedDocument><ram:IssuerAssignedID>F-1</ram:IssuerAssignedID><ram:TypeCode>386</ram:TypeCode><ram:FormattedIssueDateTime><qdt:DateTimeString xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100" format="102">20260102</qdt:DateTimeString></ram:FormattedIssueDateTime></ram:InvoiceReferencedDocument>',
  ],
  [
    '</ram:SpecifiedLineTradeAgreement>',
    '<ram:ItemSellerTradeParty><ram:Name>Atelier SA</ram:Name><ram:SpecifiedLegalOrganization><ram:ID schemeID="0002">404833048</ram:ID></ram:SpecifiedLegalOrganization><ram:PostalTradeAddress><ram:CountryID>FR</ram:CountryID></ram:PostalTradeAddress></ram:ItemSellerTradeParty></ram:SpecifiedLineTradeAgreement>',
  ],
);

const PARTY = {
  identities: [
    { scope: 'legal', code: '356000000', ext: { 'iso-scheme-id': '0002' } },
    { code: '35600000000048', ext: { 'iso-scheme-id': '0009' } },
  ],
  people: [{ name: { given: 'Lou' } }],
  inboxes: [{ key: 'peppol', scheme: '0225', code: '356000000' }],
  addresses: [{ street: 'Quai 9', locality: 'Brest', code: '29200', country: 'FR' }],
  telephones: [{ num: '02 98' }],
};

describe.each([
  ['UBL', UBL],
  ['CII', CII],
])('the French extension in %s', (_, xml) => {
  test('is read with its frame, its parties, its rate and who sells a line', async () => {
    const { document, losses } = await read(xml);
    expect(losses).toEqual([]);
    expect(document).toMatchObject({
      tax: { ext: { 'fr-ctc-billing-mode': 'S1' } },
      exchange_rates: [{ from: 'EUR', to: 'CHF', amount: '0.95' }],
      preceding: [{ code: 'F-1', issue_date: '2026-01-02', ext: { 'untdid-document-type': '386' } }],
      supplier: { inboxes: [{ key: 'peppol', scheme: '9930' }] },
      ordering: { issuer: { name: 'Facturier SA', ...PARTY } },
      payment: { payer: { name: 'Payeur SA', ...PARTY } },
      lines: [
        {
          seller: {
            name: 'Atelier SA',
            identities: [{ scope: 'legal', code: '404833048', ext: { 'iso-scheme-id': '0002' } }],
            addresses: [{ country: 'FR' }],
          },
        },
      ],
    });
  });
});

test('EXTENDED of Factur-X has invoicer, payer and rate too, and more of the payee', async () => {
  const extended = 'urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended';
  const payee = `<ram:PayeeTradeParty>${ciiParty('Affacturage SA')}</ram:PayeeTradeParty><ram:TaxApplicableTradeCurrencyExchange>`;
  const { document } = await read(
    changed(CII, [EXTENDED, extended], ['<ram:TaxApplicableTradeCurrencyExchange>', payee]),
  );
  const party = { ...PARTY, inboxes: [{ scheme: '0225', code: '356000000' }] };
  expect(document).toMatchObject({
    exchange_rates: [{ from: 'EUR', to: 'CHF', amount: '0.95' }],
    ordering: { issuer: { name: 'Facturier SA', ...party } },
    payment: { payer: { name: 'Payeur SA', ...party }, payee: { name: 'Affacturage SA', addresses: PARTY.addresses } },
  });
});

describe('the terms of the French extension', () => {
  test.each([
    ['ubl-invoice', 'ubl', 'ubl:Invoice'],
    ['ubl-credit-note', 'ubl', 'cn:CreditNote'],
    ['cii', 'cii-d22b', 'rsm:CrossIndustryInvoice'],
  ] as const)('have each a place in the schema of %s', async (kind, schema, root) => {
    const structure = await loadStructure(schema);
    const plan = await planFor(kind, { terms: ['france'] });
    const pathTo = (id: TermId): string[] => {
      const placed = plan.terms.get(id);
      if (placed === undefined) throw new Error(`${id} is not in the plan`);
      const steps = placed.steps.filter((step) => !step.startsWith('@'));
      return placed.absolute || placed.group.id === id || placed.group.id === 'BG-0'
        ? steps
        : [...pathTo(placed.group.id), ...steps];
    };
    const added = franceTerms().flatMap(({ members }) => members);
    const ids = added.flatMap((each) => [each.id, ...(each.kind === 'group' ? each.members.map(({ id }) => id) : [])]);
    expect(ids.length).toBeGreaterThan(130);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => structure.typeAt([root, ...pathTo(id)]) === undefined)).toEqual([]);
  });
});
