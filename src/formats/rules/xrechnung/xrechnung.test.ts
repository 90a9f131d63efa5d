import { describe, expect, it, test } from 'vitest';
import { set as en16931Ubl } from '../en16931/ubl.ts';
import { asCreditNote, brokenIn, changed, ciiInvoice, findingsIn, said, ublInvoice } from '../testing.ts';
import { set as cii } from './cii.ts';
import { areSkontos, IDENTIFIERS } from './rules.ts';
import { set as ubl } from './ubl.ts';

type Change = readonly [part: string, other: string];

const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const inUbl = ublInvoice(IDENTIFIERS.core, PROCESS);
const inCii = ciiInvoice(IDENTIFIERS.core, PROCESS);

const UBL_MEANS =
  '<cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cac:PayeeFinancialAccount><cbc:ID>DE89370400440532013000</cbc:ID></cac:PayeeFinancialAccount>';
const CII_MEANS =
  '<ram:TypeCode>58</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>DE89370400440532013000</ram:IBANID></ram:PayeePartyCreditorFinancialAccount>';
const UBL_DEBIT =
  '<cac:PaymentMandate><cbc:ID>M7</cbc:ID><cac:PayerFinancialAccount><cbc:ID>DE89370400440532013000</cbc:ID></cac:PayerFinancialAccount></cac:PaymentMandate>';
const UBL_CARD = '<cac:CardAccount><cbc:PrimaryAccountNumberID>1234</cbc:PrimaryAccountNumberID></cac:CardAccount>';
const CII_DEBITED =
  '<ram:PayerPartyDebtorFinancialAccount><ram:IBANID>DE89370400440532013000</ram:IBANID></ram:PayerPartyDebtorFinancialAccount>';
const CII_CARD =
  '<ram:ApplicableTradeSettlementFinancialCard><ram:ID>1234</ram:ID></ram:ApplicableTradeSettlementFinancialCard>';
const SEPA: Change = [
  '<cbc:EndpointID schemeID="9930">DE811907980</cbc:EndpointID>',
  '<cbc:EndpointID schemeID="9930">DE811907980</cbc:EndpointID><cac:PartyIdentification><cbc:ID schemeID="SEPA">DE98ZZZ09999999999</cbc:ID></cac:PartyIdentification>',
];
const CREDITOR: Change = [
  '<ram:InvoiceCurrencyCode>',
  '<ram:CreditorReferenceID>DE98ZZZ09999999999</ram:CreditorReferenceID><ram:InvoiceCurrencyCode>',
];
const MANDATE: Change = [
  '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
  '<ram:SpecifiedTradePaymentTerms><ram:DirectDebitMandateID>M7</ram:DirectDebitMandateID></ram:SpecifiedTradePaymentTerms><ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
];

it('finds nothing in invoices that are right', async () => {
  expect(await brokenIn(inUbl, ubl)).toEqual([]);
  expect(await brokenIn(inCii, cii)).toEqual([]);
});

test.each<[broken: string[], ubl: Change[], cii: Change[]]>([
  [
    ['BR-DE-1'],
    [[`<cac:PaymentMeans>${UBL_MEANS}</cac:PaymentMeans>`, '']],
    [[`<ram:SpecifiedTradeSettlementPaymentMeans>${CII_MEANS}</ram:SpecifiedTradeSettlementPaymentMeans>`, '']],
  ],
  [
    ['BR-DE-3', 'BR-DE-4'],
    [['<cbc:CityName>Bonn</cbc:CityName><cbc:PostalZone>53111</cbc:PostalZone>', '']],
    [
      ['<ram:CityName>Bonn</ram:CityName>', ''],
      ['<ram:PostcodeCode>53111</ram:PostcodeCode>', ''],
    ],
  ],
  [['BR-DE-5'], [['<cbc:Name>Ada Lind</cbc:Name>', '']], [['<ram:PersonName>Ada Lind</ram:PersonName>', '']]],
  [
    ['BR-DE-27', 'BR-DE-6'],
    [['<cbc:Telephone>0228 1234</cbc:Telephone>', '']],
    [['<ram:CompleteNumber>0228 1234</ram:CompleteNumber>', '<ram:Other>7</ram:Other>']],
  ],
  [['BR-DE-27'], [['0228 1234', 'ask 12']], [['0228 1234', 'ask 12']]],
  [
    ['BR-DE-28', 'BR-DE-7'],
    [['<cbc:ElectronicMail>ada@example.com</cbc:ElectronicMail>', '']],
    [['<ram:URIID>ada@example.com</ram:URIID>', '<ram:Other>7</ram:Other>']],
  ],
  ...['ada@example', 'ada lind@example.com', 'ada@a@example.com', '@example.com', 'ada@example..com'].map(
    (address): [string[], Change[], Change[]] => [
      ['BR-DE-28'],
      [['ada@example.com', address]],
      [['ada@example.com', address]],
    ],
  ),
  [
    ['BR-DE-8', 'BR-DE-9'],
    [['<cbc:CityName>Graz</cbc:CityName><cbc:PostalZone>8010</cbc:PostalZone>', '']],
    [
      ['<ram:CityName>Graz</ram:CityName>', ''],
      ['<ram:PostcodeCode>8010</ram:PostcodeCode>', ''],
    ],
  ],
  [
    ['BR-DE-15'],
    [['<cbc:BuyerReference>04011000-12345-03</cbc:BuyerReference>', '']],
    [['<ram:BuyerReference>04011000-12345-03</ram:BuyerReference>', '']],
  ],
  [
    ['BR-DE-16'],
    [['<cbc:CompanyID>DE811907980</cbc:CompanyID>', '']],
    [['<ram:ID schemeID="VA">DE811907980</ram:ID>', '<ram:ID schemeID="XX">7</ram:ID>']],
  ],
  [
    ['BR-DE-17'],
    [['<cbc:InvoiceTypeCode>380', '<cbc:InvoiceTypeCode>383']],
    [['<ram:TypeCode>380', '<ram:TypeCode>383']],
  ],
  [
    ['BR-DE-26'],
    [['<cbc:InvoiceTypeCode>380', '<cbc:InvoiceTypeCode>384']],
    [['<ram:TypeCode>380', '<ram:TypeCode>384']],
  ],
  [
    ['BR-DE-19'],
    [['DE89370400440532013000', 'DE88370400440532013000']],
    [['DE89370400440532013000', 'DE88370400440532013000']],
  ],
  [
    [],
    [['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00']],
    [['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00']],
  ],
  [['BR-DE-21'], [[IDENTIFIERS.core, `${IDENTIFIERS.core}.1`]], [[IDENTIFIERS.core, `${IDENTIFIERS.core}.1`]]],
  [
    ['BR-DE-TMP-32'],
    [['<cac:Delivery><cbc:ActualDeliveryDate>2026-03-01</cbc:ActualDeliveryDate></cac:Delivery>', '']],
    [
      [
        '<ram:OccurrenceDateTime><udt:DateTimeString format="102">20260301</udt:DateTimeString></ram:OccurrenceDateTime>',
        '<ram:Other>7</ram:Other>',
      ],
    ],
  ],
  [
    ['BR-DE-23-a'],
    [[UBL_MEANS, '<cbc:PaymentMeansCode>30</cbc:PaymentMeansCode>']],
    [[CII_MEANS, '<ram:TypeCode>30</ram:TypeCode>']],
  ],
  [['BR-DE-23-b'], [[UBL_MEANS, `${UBL_MEANS}${UBL_CARD}`]], [[CII_MEANS, `${CII_MEANS}${CII_CARD}`]]],
  [
    ['BR-DE-24-a'],
    [[UBL_MEANS, '<cbc:PaymentMeansCode>48</cbc:PaymentMeansCode>']],
    [[CII_MEANS, '<ram:TypeCode>48</ram:TypeCode>']],
  ],
  [
    ['BR-DE-24-b'],
    [[UBL_MEANS, UBL_MEANS.replace('58', '54') + UBL_CARD]],
    [[CII_MEANS, CII_MEANS.replace('58', '54') + CII_CARD]],
  ],
  [
    ['BR-DE-20', 'BR-DE-25-a', 'PEPPOL-EN16931-R061'],
    [[UBL_MEANS, '<cbc:PaymentMeansCode>59</cbc:PaymentMeansCode>']],
    [[CII_MEANS, '<ram:TypeCode>59</ram:TypeCode>']],
  ],
  [
    [],
    [[UBL_MEANS, `<cbc:PaymentMeansCode>59</cbc:PaymentMeansCode>${UBL_DEBIT}`], SEPA],
    [[CII_MEANS, `<ram:TypeCode>59</ram:TypeCode>${CII_DEBITED}`], CREDITOR, MANDATE],
  ],
  [
    ['BR-DE-30'],
    [[UBL_MEANS, `<cbc:PaymentMeansCode>59</cbc:PaymentMeansCode>${UBL_DEBIT}`]],
    [[CII_MEANS, `<ram:TypeCode>59</ram:TypeCode>${CII_DEBITED}`], MANDATE],
  ],
  [
    ['BR-DE-20', 'BR-DE-31'],
    [
      [
        UBL_MEANS,
        `<cbc:PaymentMeansCode>59</cbc:PaymentMeansCode><cac:PaymentMandate><cbc:ID>M7</cbc:ID></cac:PaymentMandate>`,
      ],
      SEPA,
    ],
    [[CII_MEANS, '<ram:TypeCode>59</ram:TypeCode>'], CREDITOR, MANDATE],
  ],
  [
    ['BR-DE-25-b'],
    [[UBL_MEANS, UBL_MEANS.replace('58', '59') + UBL_DEBIT], SEPA],
    [[CII_MEANS, CII_MEANS.replace('58', '59') + CII_DEBITED], CREDITOR, MANDATE],
  ],
  [
    ['PEPPOL-EN16931-R020'],
    [['<cbc:EndpointID schemeID="9930">DE811907980</cbc:EndpointID>', '']],
    [['<ram:URIID schemeID="9930">DE811907980</ram:URIID>', '<ram:Other>7</ram:Other>']],
  ],
  [
    ['PEPPOL-EN16931-R120'],
    [
      [
        '<cbc:LineExtensionAmount currencyID="EUR">100.00</cbc:LineExtensionAmount><cac:Item>',
        '<cbc:LineExtensionAmount currencyID="EUR">100.50</cbc:LineExtensionAmount><cac:Item>',
      ],
    ],
    [
      [
        '<ram:LineTotalAmount>100.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>',
        '<ram:LineTotalAmount>100.50</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>',
      ],
    ],
  ],
])('%j', async (broken, ublChanges, ciiChanges) => {
  expect(await brokenIn(changed(inUbl, ...ublChanges), ubl)).toEqual(broken);
  expect(await brokenIn(changed(inCii, ...ciiChanges), cii)).toEqual(broken);
});

it('allows half a forint', async () => {
  const dear: Change = [
    '<cbc:LineExtensionAmount currencyID="EUR">100.00</cbc:LineExtensionAmount><cac:Item>',
    '<cbc:LineExtensionAmount currencyID="EUR">100.50</cbc:LineExtensionAmount><cac:Item>',
  ];
  expect(await brokenIn(changed(inUbl, dear), ubl)).toEqual(['PEPPOL-EN16931-R120']);
  expect(await brokenIn(changed(inUbl, dear).replaceAll('EUR', 'HUF'), ubl)).toEqual([]);
});

it('wants a rate with each part of the breakdown, and file names that differ', async () => {
  const rate = changed(inUbl, [
    '<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent>',
    '<cac:TaxCategory><cbc:ID>O</cbc:ID>',
  ]);
  expect(await brokenIn(rate, ubl)).toEqual(['BR-DE-14']);
  const file = (name: string) =>
    `<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject filename="${name}">AA</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`;
  const files = (...names: string[]): Change => [
    '<cac:AccountingSupplierParty>',
    `${names.map(file).join('')}<cac:AccountingSupplierParty>`,
  ];
  expect(await brokenIn(changed(inUbl, files('a.pdf', 'b.pdf')), ubl)).toEqual([]);
  const [twice] = await findingsIn(changed(inUbl, files('a.pdf', 'b.pdf', 'a.pdf')), ubl);
  expect(twice?.id).toBe('BR-DE-22');
  expect(twice?.text.values).toEqual({ name: 'a.pdf' });
});

it('looks at addresses of delivery and at locations of documents', async () => {
  const place: Change = [
    '<cac:Delivery>',
    '<cac:Delivery><cac:DeliveryLocation><cac:Address><cbc:StreetName>Hof 3</cbc:StreetName></cac:Address></cac:DeliveryLocation>',
  ];
  expect(await brokenIn(changed(inUbl, place), ubl)).toEqual(['BR-DE-10', 'BR-DE-11']);
  const at = (uri: string): Change => [
    '<cac:AccountingSupplierParty>',
    `<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cac:ExternalReference><cbc:URI>${uri}</cbc:URI></cac:ExternalReference></cac:Attachment></cac:AdditionalDocumentReference><cac:AccountingSupplierParty>`,
  ];
  expect(await brokenIn(changed(inUbl, at('https://example.com/a')), ubl)).toEqual([]);
  expect(await brokenIn(changed(inUbl, at('example.com/a')), ubl)).toEqual(['BR-TMP-2']);
});

it('a correction names the invoice that it corrects', async () => {
  const correction: Change = ['<cbc:InvoiceTypeCode>380', '<cbc:InvoiceTypeCode> 384 '];
  const preceding = (...kinds: string[]): Change => [
    '<cac:AccountingSupplierParty>',
    `${kinds.map((kind) => `<cac:BillingReference><cac:${kind}DocumentReference><cbc:ID>7</cbc:ID></cac:${kind}DocumentReference></cac:BillingReference>`).join('')}<cac:AccountingSupplierParty>`,
  ];
  const found = (...changes: Change[]) => said(changed(inUbl, ...changes), /^BR-DE-26$/, ubl);
  expect(await found(correction)).toEqual(['BR-DE-26']);
  expect(await found(correction, preceding('Invoice'))).toEqual([]);
  expect(await found(correction, preceding('CreditNote'))).toEqual(['BR-DE-26']);
  expect(await found(correction, preceding('CreditNote', 'Invoice'))).toEqual([]);
  const inCiiToo = changed(inCii, ['<ram:TypeCode>380', '<ram:TypeCode>384']);
  const corrected = inCiiToo.replace(
    '</ram:ApplicableHeaderTradeSettlement>',
    '<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>7</ram:IssuerAssignedID></ram:InvoiceReferencedDocument></ram:ApplicableHeaderTradeSettlement>',
  );
  expect(await said(inCiiToo, /^BR-DE-26$/, cii)).toEqual(['BR-DE-26']);
  expect(await said(corrected, /^BR-DE-26$/, cii)).toEqual([]);
});

test.each([
  [true, 'Thirty days net'],
  [true, '#SKONTO#TAGE=14#PROZENT=2.25#\n'],
  [true, 'Thirty days\n#SKONTO#TAGE=14#PROZENT=2.25#\n#SKONTO#TAGE=7#PROZENT=3.00#BASISBETRAG=-12.50#\n'],
  [true, '  #SKONTO#TAGE=14#PROZENT=2.25# \n'],
  [false, '#SKONTO#TAGE=14#PROZENT=2.25#'],
  [false, '#SKONTO#TAGE=14#PROZENT=2.25# and more\n'],
  [false, '#SKONTO#TAGE=14#PROZENT=2.2#\n'],
  [false, '#skonto#TAGE=14#PROZENT=2.25#\n'],
  [false, '#A\n'],
  [false, '#SKONTO#TAGE=14#PROZENT=2.25#\n#SKONTO#TAGE=7#\n'],
  [false, '#SKONTO#TAGE=14#PROZENT=2.25#\n#\n'],
  [true, 'Within ## days\n#SKONTO#TAGE=14#PROZENT=2.25#\n'],
  [false, '#SKONTO#TAGE=14#PROZENT=2.25#\n#2#'],
  [false, '#SKONTO#TAGE=14#PROZENT=2.25#\nnumber #2# of two'],
  [true, '#SKONTO#TAGE=14#PROZENT=2.25#\nnumber #2 of two'],
])('it is %s that cash discounts are in form: %j', (right, text) => {
  expect(areSkontos([text])).toBe(right);
});

describe('prices in CII', () => {
  const NET =
    '<ram:NetPriceProductTradePrice><ram:ChargeAmount>50.00</ram:ChargeAmount></ram:NetPriceProductTradePrice>';
  const prices = (discount: string, indicator: string, base = ['', '']): Change => [
    NET,
    `<ram:GrossPriceProductTradePrice><ram:ChargeAmount>60.00</ram:ChargeAmount>${base[0]}<ram:AppliedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${indicator}</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>${discount}</ram:ActualAmount></ram:AppliedTradeAllowanceCharge></ram:GrossPriceProductTradePrice><ram:NetPriceProductTradePrice><ram:ChargeAmount>50.00</ram:ChargeAmount>${base[1]}</ram:NetPriceProductTradePrice>`,
  ];
  const quantity = (unit: string, text: string) => `<ram:BasisQuantity${unit}>${text}</ram:BasisQuantity>`;

  it.each<[string[], Change]>([
    [[], prices('10.00', 'false')],
    [['PEPPOL-EN16931-R046'], prices('9.00', 'false')],
    [['PEPPOL-EN16931-R044'], prices('10.00', 'true')],
    [['PEPPOL-EN16931-R043-2', 'PEPPOL-EN16931-R044'], prices('10.00', '0')],
    [[], prices('10.00', 'false', [quantity('', '1'), quantity(' unitCode="C62"', '1')])],
    [['BR-TMP-3'], prices('10.00', 'false', [quantity('', '2'), quantity('', '1')])],
    [['PEPPOL-EN16931-R120'], prices('10.00', 'false', [quantity('', '2'), ''])],
    [['PEPPOL-EN16931-R130'], prices('10.00', 'false', [quantity(' unitCode="KGM"', '1'), ''])],
  ])('%j', async (broken, change) => {
    expect(await brokenIn(changed(inCii, change), cii)).toEqual(broken);
  });

  it('lets the delivery be empty, and nothing else', async () => {
    const start = inCii.indexOf('<ram:ActualDeliverySupplyChainEvent>');
    const end = inCii.indexOf('</ram:ApplicableHeaderTradeDelivery>');
    const empty = inCii.slice(0, start) + inCii.slice(end);
    expect(await brokenIn(empty, cii)).toEqual(['BR-DE-TMP-32']);
    expect(await brokenIn(changed(inCii, ['<ram:Name>Hobel</ram:Name>', '<ram:Name/>']), cii)).toEqual([
      'PEPPOL-EN16931-R008',
    ]);
  });
});

describe('the extension', () => {
  const extended = ublInvoice(IDENTIFIERS.extension, PROCESS);
  const extendedCii = ciiInvoice(IDENTIFIERS.extension, PROCESS);
  const payment = (content: string): Change => [
    '<cac:TaxTotal>',
    `<cac:PrepaidPayment>${content}</cac:PrepaidPayment><cac:TaxTotal>`,
  ];
  const due = (amount: string): Change => [
    '<cbc:PayableAmount currencyID="EUR">119.00',
    `<cbc:PayableAmount currencyID="EUR">${amount}`,
  ];
  const fee =
    '<cbc:ID>levy</cbc:ID><cbc:PaidAmount currencyID="EUR">1.50</cbc:PaidAmount><cbc:InstructionID>Levy</cbc:InstructionID>';

  it('adds payments to third parties', async () => {
    expect(await brokenIn(changed(extended, payment(fee), due('120.50')), ubl)).toEqual([]);
    expect(await brokenIn(changed(extended, payment(fee)), ubl)).toEqual(['BR-DEX-09']);
    expect(await brokenIn(changed(inUbl, payment(fee)), ubl)).toEqual([]);
    const bare = '<cbc:PaidAmount currencyID="SEK">1.501</cbc:PaidAmount>';
    expect(await brokenIn(changed(extended, payment(bare), due('120.50')), ubl)).toEqual([
      'BR-DEX-10',
      'BR-DEX-12',
      'BR-DEX-13',
      'BR-DEX-14',
    ]);
    expect(
      await brokenIn(
        changed(extended, payment('<cbc:ID>levy</cbc:ID><cbc:InstructionID>Levy</cbc:InstructionID>')),
        ubl,
      ),
    ).toEqual(['BR-DEX-11', 'BR-DEX-14']);
  });

  it('adds lines within lines', async () => {
    const inner = (amount: string, tax: string) =>
      `<cac:SubInvoiceLine><cbc:LineExtensionAmount currencyID="EUR">${amount}</cbc:LineExtensionAmount><cac:Item><cbc:Name>Griff</cbc:Name>${tax}</cac:Item></cac:SubInvoiceLine>`;
    const tax = '<cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID></cac:ClassifiedTaxCategory>';
    const lines = (...inside: string[]): Change => ['</cac:InvoiceLine>', `${inside.join('')}</cac:InvoiceLine>`];
    expect(await brokenIn(changed(extended, lines(inner('60.00', tax), inner('40', tax))), ubl)).toEqual([]);
    expect(await brokenIn(changed(extended, lines(inner('60.00', tax))), ubl)).toEqual(['BR-DEX-02']);
    expect(await brokenIn(changed(extended, lines(inner('100', ''))), ubl)).toEqual(['BR-DEX-03']);
    const parent: Change = [
      '<ram:LineID>1</ram:LineID>',
      '<ram:LineID>1</ram:LineID><ram:ParentLineID>0</ram:ParentLineID>',
    ];
    expect(await brokenIn(changed(extendedCii, parent), cii)).toEqual(['BR-DEX-15']);
    expect(await brokenIn(changed(inCii, parent), cii)).toEqual([]);
  });

  const totals = (...amounts: (readonly [name: string, text: string])[]): Change => [
    '<cbc:PayableAmount currencyID="EUR">119.00</cbc:PayableAmount>',
    amounts.map(([name, text]) => `<cbc:${name} currencyID="EUR">${text}</cbc:${name}>`).join(''),
  ];

  it.each<[what: string, ...Change[]] | [what: string, found: string, ...Change[]]>([
    ['what was paid', payment(fee), totals(['PrepaidAmount', '20.00'], ['PayableAmount', '100.50'])],
    ['rounding', payment(fee), totals(['PayableRoundingAmount', '-0.50'], ['PayableAmount', '120.00'])],
    ['two payments', payment(fee + fee.replace('1.50', '2.00')), totals(['PayableAmount', '122.50'])],
    [
      'all of it',
      '121.00 120.80',
      payment(fee),
      totals(['PrepaidAmount', '0.10'], ['PayableRoundingAmount', '0.40'], ['PayableAmount', '121.00']),
    ],
    ['no amount due', '– –', payment(fee), totals()],
    [
      'no total with VAT',
      '120.50 –',
      payment(fee),
      totals(['PayableAmount', '120.50']),
      ['<cbc:TaxInclusiveAmount currencyID="EUR">119.00</cbc:TaxInclusiveAmount>', ''],
    ],
  ])('reckons the amount due: %s', async (_, ...rest) => {
    const [found] = rest.filter((each) => typeof each === 'string');
    const changes = rest.filter((each) => typeof each !== 'string');
    const expected = found === undefined ? [] : [`BR-DEX-09 ${found}`];
    expect(await said(changed(extended, ...changes), /^BR-DEX-09$/, ubl)).toEqual(expected);
  });

  it.each([
    ['1', 0],
    ['.50', 0],
    ['.505', 1],
    ['1.50', 0],
    ['1.505', 1],
    ['', 0],
  ])('has payments of two decimals: %j', async (amount, faults) => {
    const paid = changed(extended, payment(fee.replace('1.50', amount)));
    expect(await said(paid, /^BR-DEX-13$/, ubl)).toEqual(faults === 0 ? [] : [`BR-DEX-13 ${amount}`]);
    const nothing = payment('<cbc:ID>levy</cbc:ID>');
    expect(await said(changed(extended, nothing), /^BR-DEX-13$/, ubl)).toEqual([]);
  });

  it('asks nothing of payments and of lines within lines in credit notes', async () => {
    const inner = '<cac:SubInvoiceLine><cac:Item><cbc:Name>Griff</cbc:Name></cac:Item></cac:SubInvoiceLine>';
    const made = changed(extended, payment(''), ['</cac:InvoiceLine>', `${inner}</cac:InvoiceLine>`]);
    expect(await said(made, /^BR-DEX-(?:02|03|1\d)$/, ubl)).toEqual([
      'BR-DEX-02 100.00 0',
      'BR-DEX-03',
      'BR-DEX-10',
      'BR-DEX-11',
      'BR-DEX-12',
      'BR-DEX-14 EUR',
    ]);
    expect(await said(asCreditNote(made), /^BR-DEX-(?:02|03|1\d)$/, ubl)).toEqual([]);
  });

  it('sums up lines within lines at every depth, and notices what differs', async () => {
    const line = (amount: string, inside: string) =>
      `<cac:SubInvoiceLine><cbc:LineExtensionAmount currencyID="EUR">${amount}</cbc:LineExtensionAmount><cac:Item><cac:ClassifiedTaxCategory/></cac:Item>${inside}</cac:SubInvoiceLine>`;
    const lines = (...inside: string[]): Change => ['</cac:InvoiceLine>', `${inside.join('')}</cac:InvoiceLine>`];
    const deep = (inmost: string) => changed(extended, lines(line('100.00', line('30', '') + line(inmost, ''))));
    expect(await said(deep('70'), /^BR-DEX-02$/, ubl)).toEqual([]);
    expect(await said(deep('60'), /^BR-DEX-02$/, ubl)).toEqual(['BR-DEX-02 100.00 90']);
    const found = (await findingsIn(deep('60'), ubl)).find(({ id }) => id === 'BR-DEX-02');
    expect([found?.flag, found?.element.name, found?.step]).toEqual([
      'warning',
      'cac:SubInvoiceLine',
      'cbc:LineExtensionAmount',
    ]);
  });

  it('takes a creditor identifier of the payee too', async () => {
    const payee: Change = [
      '<cac:Delivery>',
      '<cac:PayeeParty><cac:PartyIdentification><cbc:ID schemeID="SEPA">DE98ZZZ09999999999</cbc:ID></cac:PartyIdentification></cac:PayeeParty><cac:Delivery>',
    ];
    expect(await said(changed(extended, payee), /^BR-DEX-04$/, ubl)).toEqual([]);
  });

  const address = (scheme: string): Change => [
    '<cbc:EndpointID schemeID="9914">',
    `<cbc:EndpointID schemeID="${scheme}">`,
  ];
  const legal = (scheme: string): Change => [
    '<cbc:RegistrationName>Stadtwerk</cbc:RegistrationName>',
    `<cbc:RegistrationName>Stadtwerk</cbc:RegistrationName><cbc:CompanyID schemeID="${scheme}">1</cbc:CompanyID>`,
  ];
  const identifier = (party: string, scheme: string): Change => [
    `<cac:Accounting${party}Party><cac:Party>`,
    `<cac:Accounting${party}Party><cac:Party><cac:PartyIdentification><cbc:ID schemeID="${scheme}">1</cbc:ID></cac:PartyIdentification>`,
  ];
  const item = (scheme: string): Change => [
    '<cbc:Name>Hobel</cbc:Name>',
    `<cbc:Name>Hobel</cbc:Name><cac:StandardItemIdentification><cbc:ID schemeID="${scheme}">1</cbc:ID></cac:StandardItemIdentification>`,
  ];
  const location = (scheme: string): Change => [
    '<cac:Delivery>',
    `<cac:Delivery><cac:DeliveryLocation><cbc:ID schemeID="${scheme}">1</cbc:ID></cac:DeliveryLocation>`,
  ];

  it.each<[string[], ...Change[]]>([
    [[], address('XR01'), legal('XR02'), identifier('Customer', 'XR03'), item('0160'), location('0088')],
    [[], identifier('Supplier', 'SEPA')],
    [['BR-DEX-04'], identifier('Customer', 'SEPA')],
    [['BR-DEX-04'], identifier('Supplier', 'XR04')],
    [['BR-DEX-05'], legal('0092')],
    [['BR-DEX-05'], legal('0244')],
    [['BR-DEX-06'], item('XR04')],
    [['BR-DEX-07'], address('0160')],
    [['BR-DEX-08'], location('9999')],
  ])('takes schemes of its own: %j', async (broken, ...changes) => {
    expect(await brokenIn(changed(extended, ...changes), ubl)).toEqual(broken);
  });

  it.each([
    [legal, 'BR-DEX-05', 'XR01 XR02 XR03 0002 0243', 'XR04 0244 SEPA 9957 0092x'],
    [item, 'BR-DEX-06', 'XR01 XR02 XR03 0160', 'XR04 0244 EM'],
    [address, 'BR-DEX-07', 'XR01 XR02 XR03 9957 0088 EM', 'XR04 0242 0245 0246 0248 0160'],
    [location, 'BR-DEX-08', 'XR01 XR02 XR03 0088', 'XR04 0244'],
    [identifier.bind(undefined, 'Customer'), 'BR-DEX-04', 'XR01 XR02 XR03 0088', 'XR04 0244 SEPA'],
  ])('takes of each scheme those that are for it, and tells the others: %#', async (change, rule, right, wrong) => {
    const found = async (scheme: string) => said(changed(extended, change(scheme)), new RegExp(`^${rule}$`), ubl);
    for (const scheme of ['', ' ', ...right.split(' ')]) expect(await found(scheme), scheme).toEqual([]);
    for (const scheme of wrong.split(' ')) expect(await found(scheme), scheme).toEqual([`${rule} ${scheme}`]);
  });

  it('takes XML as an attachment', async () => {
    const attached = (kind: string): Change => [
      '<cac:AccountingSupplierParty>',
      `<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="${kind}">AA</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference><cac:AccountingSupplierParty>`,
    ];
    for (const kind of [
      'pdf',
      'xml',
      'vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'vnd.oasis.opendocument.spreadsheet',
    ]) {
      expect(await brokenIn(changed(extended, attached(`application/${kind}`)), ubl), kind).toEqual([]);
    }
    for (const kind of ['image/png', 'image/jpeg', 'text/csv']) {
      expect(await brokenIn(changed(extended, attached(kind)), ubl), kind).toEqual([]);
    }
    const [told] = await said(changed(extended, attached('text/html')), /^BR-DEX-01$/, ubl);
    expect(told).toMatch(/^BR-DEX-01 text\/html application\/pdf, image\/png/);
    expect(await brokenIn(changed(extended, attached('')), ubl)).toContain('BR-DEX-01');
    expect(await brokenIn(changed(extended, attached('text/html')), ubl)).toEqual(['BR-DEX-01']);
  });
});

describe('clean vehicles', () => {
  const vehicles = ublInvoice(IDENTIFIERS.vehicles, PROCESS);
  const references: Change = [
    '<cac:AccountingSupplierParty>',
    '<cac:OriginatorDocumentReference><cbc:ID>T1</cbc:ID></cac:OriginatorDocumentReference><cac:ContractDocumentReference><cbc:ID>C1</cbc:ID></cac:ContractDocumentReference><cac:AccountingSupplierParty>',
  ];
  const code = (list: string, text: string) =>
    `<cac:CommodityClassification><cbc:ItemClassificationCode listID="${list}">${text}</cbc:ItemClassificationCode></cac:CommodityClassification>`;
  const kind = (text: string) =>
    `<cac:AdditionalItemProperty><cbc:Name>cva</cbc:Name><cbc:Value>${text}</cbc:Value></cac:AdditionalItemProperty>`;
  const item = (content: string): Change => ['<cbc:Name>Hobel</cbc:Name>', `<cbc:Name>Hobel</cbc:Name>${content}`];

  it.each<[string[], ...Change[]]>([
    [[], references, item(code('CVD', 'M1') + kind('clean'))],
    [['BR-DE-CVD-01', 'BR-DE-CVD-02'], item(code('CVD', 'M1') + kind('clean'))],
    [['BR-DE-CVD-03'], references],
    [['BR-DE-CVD-03', 'BR-DE-CVD-06-a'], references, item(code('CVD', 'M1'))],
    [['BR-DE-CVD-03', 'BR-DE-CVD-06-b'], references, item(kind('clean'))],
    [['BR-DE-CVD-06-a'], references, item(code('CVD', 'M1') + kind('clean') + kind('clean'))],
    [['BR-DE-CVD-04'], references, item(code('CVD', 'M9') + kind('clean'))],
    [['BR-DE-CVD-05'], references, item(code('CVD', 'M1') + kind('dirty'))],
    [['BR-TMP-CVD-01'], references, item(code('CVD', 'M1') + code('NO', '1') + kind('other'))],
  ])('%j', async (broken, ...changes) => {
    expect(await brokenIn(changed(vehicles, ...changes), ubl)).toEqual(broken);
  });

  it('has its categories and kinds, and tells what is none of them', async () => {
    const found = async (content: string) => said(changed(vehicles, references, item(content)), /CVD/, ubl);
    for (const category of ['M1', 'M2', 'M3', 'N1', 'N2', 'N3', ' M1 ']) {
      expect(await found(code('CVD', category) + kind('clean')), category).toEqual([]);
    }
    for (const each of ['clean', 'zero-emission', 'other', ' clean ']) {
      expect(await found(code('CVD', 'M1') + kind(each)), each).toEqual([]);
    }
    expect(await found(code('CVD', 'M4') + kind('green'))).toEqual([
      'BR-DE-CVD-04 M4 M1, M2, M3, N1, N2, N3',
      'BR-DE-CVD-05 green clean, zero-emission, other',
    ]);
    // What is of another list is no vehicle, and an attribute of another name says nothing of one.
    const other =
      '<cac:AdditionalItemProperty><cbc:Name>colour</cbc:Name><cbc:Value>red</cbc:Value></cac:AdditionalItemProperty>';
    expect(await found(code('CVD', 'M1') + code('STI', 'M4') + kind('clean') + other)).toEqual([]);
    expect(await found(code('CVD', 'M1') + code('', '1') + kind('clean'))).toEqual([]);
    expect(await found(code('CVD', 'M1') + code('NO', '1') + kind('clean'))).toEqual(['BR-TMP-CVD-01 NO']);
    expect(await found(code('STI', 'M1') + other)).toEqual(['BR-DE-CVD-03']);
    // One line of a vehicle will do.
    const line = '<cac:InvoiceLine><cac:Item><cbc:Name>Feile</cbc:Name></cac:Item></cac:InvoiceLine>';
    const two = changed(
      vehicles,
      ['</Invoice>', `${line}</Invoice>`],
      references,
      item(code('CVD', 'M1') + kind('clean')),
    );
    expect(await said(two, /^BR-DE-CVD/, ubl)).toEqual([]);
  });

  it('asks the same in CII', async () => {
    const inVehicles = ciiInvoice(IDENTIFIERS.vehicles, PROCESS);
    const product = (category: string): Change => [
      '<ram:Name>Hobel</ram:Name>',
      `<ram:Name>Hobel</ram:Name><ram:ApplicableProductCharacteristic><ram:Description>cva</ram:Description><ram:Value>clean</ram:Value></ram:ApplicableProductCharacteristic><ram:DesignatedProductClassification><ram:ClassCode listID="CVD">${category}</ram:ClassCode></ram:DesignatedProductClassification>`,
    ];
    const contract: Change = [
      '<ram:BuyerReference>',
      '<ram:ContractReferencedDocument><ram:IssuerAssignedID>C1</ram:IssuerAssignedID></ram:ContractReferencedDocument><ram:AdditionalReferencedDocument><ram:IssuerAssignedID>T1</ram:IssuerAssignedID><ram:TypeCode>50</ram:TypeCode></ram:AdditionalReferencedDocument><ram:BuyerReference>',
    ];
    expect(await brokenIn(changed(inVehicles, product('N3'), contract), cii)).toEqual([]);
    expect(await brokenIn(changed(inVehicles, product('N4')), cii)).toEqual([
      'BR-DE-CVD-01',
      'BR-DE-CVD-02',
      'BR-DE-CVD-04',
    ]);
  });
});

it('weighs some rules of EN 16931 otherwise', async () => {
  const unit: Change = ['unitCode="C62"', 'unitCode="pieces"'];
  const kind: Change = [
    '<cac:AccountingSupplierParty>',
    '<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject filename="a" mimeCode="application/xml">AA</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference><cac:AccountingSupplierParty>',
  ];
  const flags = async (specification: string, ...sets: Parameters<typeof findingsIn>[1][]) =>
    Object.fromEntries(
      (await findingsIn(changed(ublInvoice(specification, PROCESS), unit, kind), ...sets)).map(({ id, flag }) => [
        id,
        flag,
      ]),
    );
  expect(await flags(IDENTIFIERS.core, en16931Ubl)).toEqual({ 'BR-CL-23': 'fatal', 'BR-CL-24': 'fatal' });
  expect(await flags(IDENTIFIERS.core, en16931Ubl, ubl)).toEqual({ 'BR-CL-23': 'warning', 'BR-CL-24': 'fatal' });
  expect(await flags(IDENTIFIERS.extension, en16931Ubl, ubl)).toEqual({
    'BR-CL-23': 'warning',
    'BR-CL-24': 'information',
  });
});
