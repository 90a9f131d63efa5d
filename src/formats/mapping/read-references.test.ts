/** References, periods and delivery, from the terms of an e-invoice (chapter 14 §5.3, §5.4). */
import { describe, expect, it } from 'vitest';
import { type Changes, ciiInvoice, ublInvoice } from '../rules/testing.ts';
import { readDelivery, readOrdering, readPreceding } from './read-references.ts';
import { readIn, readingOf } from './testing.ts';

const ubl = ublInvoice('urn:cen.eu:en16931:2017', '');
const cii = ciiInvoice('urn:cen.eu:en16931:2017', '');

const orderingIn = (xml: string, changes: Changes, key?: string) =>
  readIn((reading) => readOrdering(reading, undefined), xml, changes, key);

const PARTY = '<cac:AccountingSupplierParty>';
const REFERENCE = '<cbc:BuyerReference>04011000-12345-03</cbc:BuyerReference>';
const BUYER = { code: '04011000-12345-03' };
/** Puts elements of UBL behind the reference of the buyer. */
const behind = (inside: string): Changes => [[REFERENCE, REFERENCE + inside]];
/** Puts elements of CII into agreement, delivery and settlement. */
const within = (agreement: string, delivery = '', settlement = ''): Changes => [
  ['</ram:ApplicableHeaderTradeAgreement>', `${agreement}</ram:ApplicableHeaderTradeAgreement>`],
  ['</ram:ApplicableHeaderTradeDelivery>', `${delivery}</ram:ApplicableHeaderTradeDelivery>`],
  [
    '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
    `${settlement}<ram:SpecifiedTradeSettlementHeaderMonetarySummation>`,
  ],
];
const ciiDay = (day: string) => `<udt:DateTimeString format="102">${day}</udt:DateTimeString>`;

describe('what was ordered', () => {
  it('is nothing where nothing is said of it', async () => {
    expect((await orderingIn(ubl, [[REFERENCE, '']])).found).toBeUndefined();
  });

  it('is told with its seller', async () => {
    const reading = await readingOf(ubl);
    expect(readOrdering(reading, { name: 'Werkstatt GmbH' })).toMatchObject({
      ...BUYER,
      seller: { name: 'Werkstatt GmbH' },
    });
  });

  it('is told by reference, account, object and period: UBL', async () => {
    const { found, said, taken } = await orderingIn(ubl, [
      [REFERENCE, `<cbc:AccountingCost>4711</cbc:AccountingCost>${REFERENCE}`],
      [
        PARTY,
        `<cac:InvoicePeriod><cbc:StartDate>2026-02-01</cbc:StartDate><cbc:EndDate>2026-02-28</cbc:EndDate></cac:InvoicePeriod><cac:AdditionalDocumentReference><cbc:ID schemeID="AVV">Z-9</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:AdditionalDocumentReference>${PARTY}`,
      ],
    ]);
    expect(found).toEqual({
      ...BUYER,
      cost: '4711',
      identities: [{ code: 'Z-9', ext: { 'untdid-reference': 'AVV' } }],
      period: { start: '2026-02-01', end: '2026-02-28' },
    });
    expect(said).toEqual([]);
    expect(taken).toMatchObject({
      '$.ordering.code': '04011000-12345-03',
      '$.ordering.cost': '4711',
      '$.ordering.identities[0].code': 'Z-9',
      '$.ordering.period.start': '2026-02-01',
      '$.ordering.period.end': '2026-02-28',
    });
  });

  it('is told by reference, account, object and period: CII', async () => {
    const { found, taken } = await orderingIn(
      cii,
      within(
        '<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>Z-9</ram:IssuerAssignedID><ram:TypeCode>130</ram:TypeCode></ram:AdditionalReferencedDocument>',
        '',
        `<ram:BillingSpecifiedPeriod><ram:StartDateTime>${ciiDay('20260201')}</ram:StartDateTime><ram:EndDateTime>${ciiDay('20260228')}</ram:EndDateTime></ram:BillingSpecifiedPeriod><ram:ReceivableSpecifiedTradeAccountingAccount><ram:ID>4711</ram:ID></ram:ReceivableSpecifiedTradeAccountingAccount>`,
      ),
      'en16931-cii',
    );
    expect(found).toEqual({
      ...BUYER,
      cost: '4711',
      identities: [{ code: 'Z-9' }],
      period: { start: '2026-02-01', end: '2026-02-28' },
    });
    expect(taken['$.ordering.identities[0].code']).toBe('Z-9');
  });

  it.each([
    ['<cbc:StartDate>2026-02-01</cbc:StartDate>', { start: '2026-02-01' }],
    ['<cbc:EndDate>2026-02-28</cbc:EndDate>', { end: '2026-02-28' }],
  ])('has a period with one end: %s', async (inside, period) => {
    const { found, said } = await orderingIn(ubl, [
      [PARTY, `<cac:InvoicePeriod>${inside}</cac:InvoicePeriod>${PARTY}`],
    ]);
    expect([found.period, said]).toEqual([period, []]);
  });

  it('has no period without days', async () => {
    const empty = '<cac:InvoicePeriod><cbc:DescriptionCode>3</cbc:DescriptionCode></cac:InvoicePeriod>';
    const { found, said } = await orderingIn(ubl, [[PARTY, empty + PARTY]]);
    expect([found, said]).toEqual([BUYER, []]);
  });
});

describe('documents that an invoice refers to', () => {
  const ublDocument = (element: string, id: string, more = '') =>
    `<cac:${element}><cbc:ID>${id}</cbc:ID>${more}</cac:${element}>`;
  const IN_UBL = [
    '<cac:OrderReference><cbc:ID>B-1</cbc:ID><cbc:SalesOrderID>S-1</cbc:SalesOrderID></cac:OrderReference>',
    ublDocument('DespatchDocumentReference', 'D-1'),
    ublDocument('ReceiptDocumentReference', 'R-1'),
    ublDocument('OriginatorDocumentReference', 'T-1'),
    ublDocument('ContractDocumentReference', 'C-1'),
    ublDocument('ProjectReference', 'P-1'),
  ].join('');
  const ALL = {
    projects: [{ code: 'P-1' }],
    contracts: [{ code: 'C-1' }],
    purchases: [{ code: 'B-1' }],
    sales: [{ code: 'S-1' }],
    receiving: [{ code: 'R-1' }],
    despatch: [{ code: 'D-1' }],
    tender: [{ code: 'T-1' }],
  };
  const CODES = Object.fromEntries(
    Object.entries(ALL).map(([name, [{ code } = { code: '' }]]) => [`$.ordering.${name}[0].code`, code]),
  );

  it('are known by their numbers in UBL', async () => {
    const { found, said, taken } = await orderingIn(ubl, behind(IN_UBL));
    expect(found).toEqual({ ...BUYER, ...ALL });
    expect(said).toEqual([]);
    expect(taken).toMatchObject(CODES);
  });

  const ciiDocument = (element: string, id: string, more = '', day = '') =>
    `<ram:${element}><ram:IssuerAssignedID>${id}</ram:IssuerAssignedID>${more}${day && `<ram:FormattedIssueDateTime><qdt:DateTimeString xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100" format="102">${day}</qdt:DateTimeString></ram:FormattedIssueDateTime>`}</ram:${element}>`;
  const inCii = (days: readonly string[] = []): Changes =>
    within(
      [
        ciiDocument('SellerOrderReferencedDocument', 'S-1', '', days[0]),
        ciiDocument('BuyerOrderReferencedDocument', 'B-1', '', days[1]),
        ciiDocument('ContractReferencedDocument', 'C-1', '', days[2]),
        ciiDocument('AdditionalReferencedDocument', 'T-1', '<ram:TypeCode>50</ram:TypeCode>', days[3]),
        '<ram:SpecifiedProcuringProject><ram:ID>P-1</ram:ID><ram:Name>Project reference</ram:Name></ram:SpecifiedProcuringProject>',
      ].join(''),
      ciiDocument('DespatchAdviceReferencedDocument', 'D-1', '', days[4]) +
        ciiDocument('ReceivingAdviceReferencedDocument', 'R-1', '', days[5]),
    );

  it('are known by their numbers in CII', async () => {
    const { found, said, taken } = await orderingIn(cii, inCii(), 'en16931-cii');
    expect(found).toEqual({ ...BUYER, ...ALL });
    expect(said).toEqual([]);
    expect(taken).toMatchObject(CODES);
  });

  const DAYS = ['20260101', '20260102', '20260103', '20260104', '20260105', '20260106'];
  const DATED = {
    sales: [{ code: 'S-1', issue_date: '2026-01-01' }],
    purchases: [{ code: 'B-1', issue_date: '2026-01-02' }],
    contracts: [{ code: 'C-1', issue_date: '2026-01-03' }],
    tender: [{ code: 'T-1', issue_date: '2026-01-04' }],
    despatch: [{ code: 'D-1', issue_date: '2026-01-05' }],
    receiving: [{ code: 'R-1', issue_date: '2026-01-06' }],
  };

  it('have days in EXTENDED', async () => {
    const { found, taken } = await orderingIn(cii, inCii(DAYS), 'facturx-extended');
    expect(found).toEqual({ ...BUYER, projects: ALL.projects, ...DATED });
    expect(taken).toMatchObject({
      '$.ordering.sales[0].issue_date': '20260101',
      '$.ordering.purchases[0].issue_date': '20260102',
      '$.ordering.contracts[0].issue_date': '20260103',
      '$.ordering.tender[0].issue_date': '20260104',
      '$.ordering.despatch[0].issue_date': '20260105',
      '$.ordering.receiving[0].issue_date': '20260106',
    });
  });

  it('have some days in the extension of France', async () => {
    const { found } = await orderingIn(cii, inCii(DAYS), 'fr-extended-cii');
    const { purchases, contracts, despatch } = DATED;
    expect(found).toEqual({ ...BUYER, ...ALL, purchases, contracts, despatch });
  });

  it('a project has its name in CII', async () => {
    const named = inCii().map(([part, other]) => [part, other.replace('Project reference', 'Neubau')] as const);
    const { found, taken } = await orderingIn(cii, named, 'en16931-cii');
    expect(found).toEqual({ ...BUYER, ...ALL, projects: [{ code: 'P-1', description: 'Neubau' }] });
    expect(taken['$.ordering.projects[0].description']).toBe('Neubau');
  });

  it('have what UBL says of them beside their numbers', async () => {
    const more =
      '<cbc:IssueDate>2026-01-01Z</cbc:IssueDate><cbc:DocumentTypeCode>315</cbc:DocumentTypeCode><cbc:DocumentDescription>Rahmen</cbc:DocumentDescription><cac:ValidityPeriod><cbc:StartDate>2026-01-01</cbc:StartDate><cbc:EndDate>2026-12-31</cbc:EndDate></cac:ValidityPeriod>';
    const { found, said, reading } = await orderingIn(
      ubl,
      behind(ublDocument('ContractDocumentReference', 'C-1', more)),
    );
    expect(found.contracts).toEqual([
      {
        code: 'C-1',
        issue_date: '2026-01-01',
        description: 'Rahmen',
        period: { start: '2026-01-01', end: '2026-12-31' },
        ext: { 'untdid-document-type': '315' },
      },
    ]);
    expect(said).toEqual([
      'changed info BT-12 $.ordering.contracts[0].issue_date cbc:IssueDate: The time zone Z of the date is left out.',
    ]);
    const names = [...reading.taken].map((each) => ('name' in each ? each.name : '')).filter(Boolean);
    expect(names.sort()).toEqual([
      'cbc:DocumentDescription',
      'cbc:DocumentTypeCode',
      'cbc:EndDate',
      'cbc:IssueDate',
      'cbc:StartDate',
    ]);
  });

  it.each([
    ['<cbc:StartDate>2026-01-01</cbc:StartDate>', '2026-01-01'],
    ['<cbc:EndDate>2026-12-31</cbc:EndDate>', '2026-12-31'],
  ])('hold on one day where only one is given: %s', async (inside, day) => {
    const { found } = await orderingIn(
      ubl,
      behind(ublDocument('ContractDocumentReference', 'C-1', `<cac:ValidityPeriod>${inside}</cac:ValidityPeriod>`)),
    );
    expect(found.contracts).toEqual([{ code: 'C-1', period: { start: day, end: day } }]);
  });

  it.each([
    ['<cbc:IssueDate>soon</cbc:IssueDate>', '$.ordering.contracts[0].issue_date'],
    [
      '<cac:ValidityPeriod><cbc:StartDate>soon</cbc:StartDate><cbc:EndDate>2026-12-31</cbc:EndDate></cac:ValidityPeriod>',
      '$.ordering.contracts[0].period.start',
    ],
    [
      '<cac:ValidityPeriod><cbc:StartDate>2026-01-01</cbc:StartDate><cbc:EndDate>soon</cbc:EndDate></cac:ValidityPeriod>',
      '$.ordering.contracts[0].period.end',
    ],
    [
      '<cac:ValidityPeriod><cbc:StartDate>soon</cbc:StartDate></cac:ValidityPeriod>',
      '$.ordering.contracts[0].period.start',
    ],
    [
      '<cac:ValidityPeriod><cbc:StartDate> </cbc:StartDate><cbc:EndDate>soon</cbc:EndDate></cac:ValidityPeriod>',
      '$.ordering.contracts[0].period.end',
    ],
  ])('say where a day is none: %s', async (inside, property) => {
    const { said, found } = await orderingIn(ubl, behind(ublDocument('ContractDocumentReference', 'C-1', inside)));
    expect(found.contracts).toEqual([{ code: 'C-1' }]);
    expect(said).toEqual([`BW-XML-VALUE ${property} BT-12: BT-12 is no date: soon. It is left out.`]);
  });

  it('NA is no order, which UBL wants for the number of the seller', async () => {
    const { found, said, reading } = await orderingIn(
      ubl,
      behind(
        '<cac:OrderReference><cbc:ID>NA</cbc:ID><cbc:IssueDate>2026-01-01</cbc:IssueDate><cbc:SalesOrderID>S-1</cbc:SalesOrderID></cac:OrderReference>',
      ),
    );
    expect([found, said]).toEqual([{ ...BUYER, sales: [{ code: 'S-1' }] }, []]);
    expect(reading.invoice.group.all('BT-13').map((value) => reading.taken.has(value))).toEqual([true]);
  });
});

describe('parties beside', () => {
  const party = (element: string, name: string, inside = '') =>
    `<ram:${element}><ram:Name>${name}</ram:Name>${inside}</ram:${element}>`;
  const both = within(party('BuyerAgentTradeParty', 'Einkauf AG'), '', party('InvoicerTradeParty', 'Abrechner AG'));

  it.each(['facturx-extended', 'fr-extended-cii'])('buy for the buyer and issue the invoice: %s', async (key) => {
    const { found, taken } = await orderingIn(cii, both, key);
    expect(found).toEqual({ ...BUYER, buyer: { name: 'Einkauf AG' }, issuer: { name: 'Abrechner AG' } });
    expect(taken).toMatchObject({ '$.ordering.buyer.name': 'Einkauf AG', '$.ordering.issuer.name': 'Abrechner AG' });
  });

  it('are in no other format of CII', async () => {
    expect((await orderingIn(cii, both, 'en16931-cii')).found).toEqual(BUYER);
  });

  it('issue the invoice as the provider of UBL', async () => {
    const { found } = await orderingIn(ubl, [
      [
        '</cac:Contact>\n</cac:Party></cac:AccountingSupplierParty>',
        '</cac:Contact><cac:ServiceProviderParty><cac:Party><cac:PartyName><cbc:Name>Abrechner AG</cbc:Name></cac:PartyName></cac:Party></cac:ServiceProviderParty></cac:Party></cac:AccountingSupplierParty>',
      ],
    ]);
    expect(found).toEqual({ ...BUYER, issuer: { name: 'Abrechner AG' } });
  });
});

describe('documents that an invoice follows', () => {
  const billing = (inside: string) => `<cac:BillingReference>${inside}</cac:BillingReference>`;
  const document = (element: string, inside: string) => `<cac:${element}>${inside}</cac:${element}>`;
  const precedingIn = (...all: string[]) => readIn(readPreceding, ubl, [[PARTY, all.join('') + PARTY]]);

  it('are none where none is named', async () => {
    expect((await precedingIn()).found).toBeUndefined();
    expect((await precedingIn(billing(''))).found).toBeUndefined();
  });

  it('are known by number and day, with what UBL says beside', async () => {
    const { found, said, taken } = await precedingIn(
      billing(
        document(
          'InvoiceDocumentReference',
          '<cbc:ID>F-1</cbc:ID><cbc:IssueDate>2026-01-02</cbc:IssueDate><cbc:DocumentTypeCode>386</cbc:DocumentTypeCode><cbc:DocumentDescription>Anzahlung</cbc:DocumentDescription>',
        ),
      ),
      billing(document('InvoiceDocumentReference', '<cbc:ID>F-2</cbc:ID>')),
    );
    expect(found).toEqual([
      { code: 'F-1', issue_date: '2026-01-02', description: 'Anzahlung', ext: { 'untdid-document-type': '386' } },
      { code: 'F-2' },
    ]);
    expect(said).toEqual([]);
    expect(taken).toMatchObject({
      '$.preceding[0].code': 'F-1',
      '$.preceding[0].issue_date': '2026-01-02',
      '$.preceding[1].code': 'F-2',
    });
  });

  it.each(['SelfBilledInvoiceDocumentReference', 'CreditNoteDocumentReference', 'AdditionalDocumentReference'])(
    'are of other kinds where there is no invoice: %s',
    async (element) => {
      const { found } = await precedingIn(
        billing(document('InvoiceDocumentReference', '<cbc:ID>F-1</cbc:ID>')),
        billing(document(element, '<cbc:ID>F-2</cbc:ID><cbc:IssueDate>2026-01-03</cbc:IssueDate>')),
      );
      expect(found).toEqual([{ code: 'F-1' }, { code: 'F-2', issue_date: '2026-01-03' }]);
    },
  );

  it('are one for each reference: the invoice, or else the first of the others', async () => {
    const { found } = await precedingIn(
      billing(
        document('AdditionalDocumentReference', '<cbc:ID>Z</cbc:ID>') +
          document('CreditNoteDocumentReference', '<cbc:ID>G</cbc:ID>'),
      ),
      billing(
        document('InvoiceDocumentReference', '<cbc:ID>F</cbc:ID>') +
          document('CreditNoteDocumentReference', '<cbc:ID>G</cbc:ID>'),
      ),
    );
    expect(found).toEqual([{ code: 'G' }, { code: 'F' }]);
  });

  it.each([
    ['soon', 'BW-XML-VALUE $.preceding[0].issue_date BT-26: BT-26 is no date: soon. It is left out.'],
    [
      '2026-01-02Z',
      'changed info BT-26 $.preceding[0].issue_date cbc:IssueDate: The time zone Z of the date is left out.',
    ],
  ])('say once what is wrong with their day: %s', async (day, text) => {
    const { said } = await precedingIn(
      billing(document('InvoiceDocumentReference', `<cbc:ID>F-1</cbc:ID><cbc:IssueDate>${day}</cbc:IssueDate>`)),
    );
    expect(said).toEqual([text]);
  });

  it('say where a day is none', async () => {
    const { said } = await precedingIn(
      billing(document('CreditNoteDocumentReference', '<cbc:ID>G</cbc:ID><cbc:IssueDate>soon</cbc:IssueDate>')),
    );
    expect(said).toEqual(['BW-XML-VALUE $.preceding[0].issue_date BT-25: BT-25 is no date: soon. It is left out.']);
  });

  it.each(['facturx-extended', 'fr-extended-cii'])('have their type in %s', async (key) => {
    const { found, taken } = await readIn(
      readPreceding,
      cii,
      within(
        '',
        '',
        '<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>F-1</ram:IssuerAssignedID><ram:TypeCode>386</ram:TypeCode></ram:InvoiceReferencedDocument>',
      ),
      key,
    );
    expect(found).toEqual([{ code: 'F-1', ext: { 'untdid-document-type': '386' } }]);
    expect(taken['$.preceding[0].ext.untdid-document-type']).toBe('386');
  });
});

describe('the delivery', () => {
  const DELIVERY = '<cac:Delivery><cbc:ActualDeliveryDate>2026-03-01</cbc:ActualDeliveryDate></cac:Delivery>';
  const deliveredIn = (inside: string) =>
    readIn(readDelivery, ubl, [[DELIVERY, inside && `<cac:Delivery>${inside}</cac:Delivery>`]]);
  const estimated = (inside: string) => `<cac:EstimatedDeliveryPeriod>${inside}</cac:EstimatedDeliveryPeriod>`;

  it('is none where nothing is said of it', async () => {
    expect((await deliveredIn('')).found).toBeUndefined();
    expect((await deliveredIn(estimated(''))).found).toBeUndefined();
  });

  it('has a day, a place and who receives', async () => {
    const { found, said, taken } = await deliveredIn(
      '<cbc:ActualDeliveryDate>2026-03-01</cbc:ActualDeliveryDate><cac:DeliveryLocation><cbc:ID schemeID="0088">4012345000009</cbc:ID><cac:Address><cbc:StreetName>Kai 1</cbc:StreetName><cbc:AdditionalStreetName>Tor 2</cbc:AdditionalStreetName><cbc:CityName>Kiel</cbc:CityName><cbc:PostalZone>24103</cbc:PostalZone><cbc:CountrySubentity>SH</cbc:CountrySubentity><cac:AddressLine><cbc:Line>Rampe 3</cbc:Line></cac:AddressLine><cac:Country><cbc:IdentificationCode>DK</cbc:IdentificationCode></cac:Country></cac:Address></cac:DeliveryLocation><cac:DeliveryParty><cac:PartyName><cbc:Name>Lager Nord</cbc:Name></cac:PartyName></cac:DeliveryParty>',
    );
    expect(found).toEqual({
      receiver: {
        name: 'Lager Nord',
        addresses: [
          {
            street: 'Kai 1',
            street_extra: 'Tor 2, Rampe 3',
            locality: 'Kiel',
            code: '24103',
            region: 'SH',
            country: 'DK',
          },
        ],
      },
      identities: [{ code: '4012345000009', ext: { 'iso-scheme-id': '0088' } }],
      date: '2026-03-01',
    });
    expect(said).toEqual([
      'changed info BT-165 $.delivery.receiver.addresses[0].street_extra cbc:Line: The third line of the address is put behind the second.',
    ]);
    expect(taken).toMatchObject({
      '$.delivery.receiver.name': 'Lager Nord',
      '$.delivery.receiver.addresses[0].street': 'Kai 1',
      '$.delivery.identities[0].code': '4012345000009',
      '$.delivery.date': '2026-03-01',
    });
  });

  it.each([
    ['<cbc:StartDate>2026-03-01</cbc:StartDate><cbc:EndDate>2026-03-05</cbc:EndDate>', '2026-03-01', '2026-03-05'],
    ['<cbc:StartDate>2026-03-01</cbc:StartDate>', '2026-03-01', '2026-03-01'],
    ['<cbc:EndDate>2026-03-05</cbc:EndDate>', '2026-03-05', '2026-03-05'],
  ])('has a period in UBL: %s', async (inside, start, end) => {
    const { found, said } = await deliveredIn(estimated(inside));
    expect([found, said]).toEqual([{ period: { start, end } }, []]);
  });

  it.each([
    ['<cbc:StartDate>soon</cbc:StartDate><cbc:EndDate>2026-03-05</cbc:EndDate>', 'start'],
    ['<cbc:StartDate>2026-03-01</cbc:StartDate><cbc:EndDate>soon</cbc:EndDate>', 'end'],
  ])('has none where a day is none: %s', async (inside, name) => {
    const { found, said } = await deliveredIn(estimated(inside));
    expect(found).toBeUndefined();
    expect(said).toEqual([`BW-XML-VALUE $.delivery.period.${name} BT-72: BT-72 is no date: soon. It is left out.`]);
  });

  it('has no period in CII', async () => {
    const { found } = await readIn(readDelivery, cii, [], 'en16931-cii');
    expect(found).toEqual({ date: '2026-03-01' });
  });
});
