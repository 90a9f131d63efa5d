/** How and when an e-invoice is paid, and what has been paid (chapter 14 §5.5). */
import { describe, expect, it } from 'vitest';
import { type Changes, ciiInvoice, ublInvoice } from '../rules/testing.ts';
import { readPayment } from './read-payment.ts';
import { readIn } from './testing.ts';

const ubl = ublInvoice('urn:cen.eu:en16931:2017', '');
const cii = ciiInvoice('urn:cen.eu:en16931:2017', '');
const EXTENDED = 'facturx-extended';

const UBL_MEANS =
  '<cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cac:PayeeFinancialAccount><cbc:ID>DE89370400440532013000</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>';
const CII_MEANS =
  '<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>58</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>DE89370400440532013000</ram:IBANID></ram:PayeePartyCreditorFinancialAccount></ram:SpecifiedTradeSettlementPaymentMeans>';

async function paymentIn(xml: string, changes: Changes = [], key?: string) {
  const { found, ...rest } = await readIn(readPayment, xml, changes, key);
  return { payment: found, ...rest };
}

const TRANSFER = {
  instructions: {
    key: 'credit-transfer+sepa',
    credit_transfer: [{ iban: 'DE89370400440532013000' }],
    ext: { 'untdid-payment-means': '58' },
  },
};

describe('the payment of an invoice', () => {
  it.each([
    ['UBL', ubl, 'en16931-ubl'],
    ['CII', cii, 'en16931-cii'],
  ])('is what it says: %s', async (_, xml, key) => {
    expect(await paymentIn(xml, [], key)).toMatchObject({
      payment: TRANSFER,
      said: [],
      taken: { '$.payment.instructions.ext.untdid-payment-means': '58' },
    });
  });

  it.each([
    ['UBL', ubl, UBL_MEANS, 'en16931-ubl'],
    ['CII', cii, CII_MEANS, 'en16931-cii'],
  ])('is none where nothing is said of it: %s', async (_, xml, means, key) => {
    expect((await paymentIn(xml, [[means, '']], key)).payment).toBeUndefined();
  });
});

describe('the means of payment', () => {
  const means = (inside: string): Changes => [[UBL_MEANS, inside]];
  const meansOf = (code: string, inside = '') =>
    `<cac:PaymentMeans>${code && `<cbc:PaymentMeansCode>${code}</cbc:PaymentMeansCode>`}${inside}</cac:PaymentMeans>`;
  const account = (id: string, more = '') =>
    `<cac:PayeeFinancialAccount>${id && `<cbc:ID>${id}</cbc:ID>`}${more}</cac:PayeeFinancialAccount>`;

  it.each([
    ['1', 'any'],
    ['30', 'credit-transfer'],
    ['10', 'cash'],
    ['59', 'direct-debit+sepa'],
    ['57', 'other'],
    ['ZZZ', 'other'],
  ])('of code %s is %s', async (code, key) => {
    const { payment } = await paymentIn(ubl, means(meansOf(code)));
    expect(payment).toEqual({ instructions: { key, ext: { 'untdid-payment-means': code } } });
  });

  it('is any where an account is given without a code, which is said', async () => {
    const { payment, said } = await paymentIn(ubl, means(meansOf('', account('17'))));
    expect(payment).toEqual({ instructions: { key: 'any', credit_transfer: [{ number: '17' }] } });
    expect(said).toEqual([
      'supplied info BT-81 $.payment.instructions.key cac:PaymentMeans: Nothing says by which means is paid; any is taken.',
    ]);
  });

  it('is none where nothing is in it', async () => {
    const { payment, said } = await paymentIn(ubl, means(meansOf('')));
    expect([payment, said]).toEqual([undefined, []]);
  });

  it('has the first text and the first reference of all', async () => {
    const { payment, taken, reading } = await paymentIn(
      ubl,
      means(
        [
          '<cac:PaymentMeans><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode></cac:PaymentMeans>',
          '<cac:PaymentMeans><cbc:PaymentMeansCode name="Überweisung">30</cbc:PaymentMeansCode><cbc:PaymentID>RF18</cbc:PaymentID></cac:PaymentMeans>',
          '<cac:PaymentMeans><cbc:PaymentMeansCode name="Giro">58</cbc:PaymentMeansCode><cbc:PaymentID>RF18</cbc:PaymentID></cac:PaymentMeans>',
        ].join(''),
      ),
    );
    expect(payment).toEqual({
      instructions: {
        key: 'credit-transfer',
        detail: 'Überweisung',
        ref: 'RF18',
        ext: { 'untdid-payment-means': '30' },
      },
    });
    expect(taken).toMatchObject({
      '$.payment.instructions.detail': 'Überweisung',
      '$.payment.instructions.ref': 'RF18',
    });
    const groups = reading.invoice.all('BG-16');
    const isTaken = (term: 'BT-81' | 'BT-82' | 'BT-83') =>
      groups.map(({ group }) => group.all(term).map((value) => reading.taken.has(value)));
    // What stands again says nothing new; a code or a text that is another is not in the document.
    expect(isTaken('BT-81')).toEqual([[true], [true], [false]]);
    expect(isTaken('BT-82')).toEqual([[], [true], [false]]);
  });

  it('takes what the first says again', async () => {
    const again =
      '<cac:PaymentMeans><cbc:PaymentMeansCode name="Giro">30</cbc:PaymentMeansCode><cbc:PaymentID>RF18</cbc:PaymentID></cac:PaymentMeans>';
    const { reading } = await paymentIn(ubl, means(again + again));
    const values = reading.invoice
      .all('BG-16')
      .flatMap(({ group }) => (['BT-81', 'BT-82', 'BT-83'] as const).flatMap((term) => group.all(term)));
    expect(values.map((value) => reading.taken.has(value))).toEqual(values.map(() => true));
    expect(values).toHaveLength(6);
  });

  it('has the accounts of all, with their banks and names', async () => {
    const branch = (bic: string) =>
      `<cac:FinancialInstitutionBranch><cbc:ID>${bic}</cbc:ID></cac:FinancialInstitutionBranch>`;
    const { payment, taken } = await paymentIn(
      ubl,
      means(
        [
          meansOf(
            '58',
            account('DE89 3704 0044 0532 0130 00', `<cbc:Name>Werkstatt</cbc:Name>${branch('COBADEFFXXX')}`),
          ),
          meansOf('58', account('4711', '<cbc:Name>Kasse</cbc:Name>')),
          meansOf('58', account('', branch('DEUTDEFF'))),
          meansOf('58', account('')),
          meansOf('58'),
          meansOf('58', account('DE89370400440532013001')),
        ].join(''),
      ),
    );
    expect(payment.instructions.credit_transfer).toEqual([
      { bic: 'COBADEFFXXX', iban: 'DE89 3704 0044 0532 0130 00', name: 'Werkstatt' },
      { number: '4711', name: 'Kasse' },
      { bic: 'DEUTDEFF' },
      // No IBAN, by its check digits.
      { number: 'DE89370400440532013001' },
    ]);
    expect(taken).toMatchObject({
      '$.payment.instructions.credit_transfer[0].name': 'Werkstatt',
      '$.payment.instructions.credit_transfer[1].name': 'Kasse',
    });
  });

  it('has a card, of whose number the last four digits are kept', async () => {
    const card = (number: string, network: string) =>
      `<cac:CardAccount><cbc:PrimaryAccountNumberID>${number}</cbc:PrimaryAccountNumberID><cbc:NetworkID>${network}</cbc:NetworkID><cbc:HolderName>A Lind</cbc:HolderName></cac:CardAccount>`;
    const whole = await paymentIn(ubl, means(meansOf('48', card('520000******7421', 'NA'))));
    expect(whole.payment.instructions).toEqual({
      key: 'card',
      card: { last4: '7421', holder: 'A Lind' },
      ext: { 'untdid-payment-means': '48' },
    });
    expect(whole.said).toEqual([
      'changed info BT-87 $.payment.instructions.card.last4 cbc:PrimaryAccountNumberID: Of the number of the card the last four digits are kept.',
    ]);
    expect(whole.taken).toMatchObject({
      '$.payment.instructions.card.last4': '520000******7421',
      '$.payment.instructions.card.holder': 'A Lind',
    });
    const short = await paymentIn(ubl, means(meansOf('48', card('7421', 'VISA'))));
    expect([short.payment.instructions.card.last4, short.said]).toEqual(['7421', []]);
    const networks = [whole, short].map(({ reading }) => {
      const [value] = reading.invoice.all('BG-16')[0]?.all('BG-18')[0]?.group.all('BT-87-0') ?? [];
      return value && reading.taken.has(value);
    });
    expect(networks).toEqual([true, false]);
  });

  it('has a direct debit, whose parts may stand in several', async () => {
    const mandate = (inside: string) => meansOf('59', `<cac:PaymentMandate>${inside}</cac:PaymentMandate>`);
    const { payment, taken } = await paymentIn(ubl, [
      ...means(
        mandate('<cbc:ID>M-1</cbc:ID>') +
          mandate(
            '<cbc:ID>M-2</cbc:ID><cac:PayerFinancialAccount><cbc:ID>AT611904300234573201</cbc:ID></cac:PayerFinancialAccount>',
          ),
      ),
      [
        '<cac:PostalAddress><cbc:StreetName>Weg 1',
        '<cac:PartyIdentification><cbc:ID schemeID="SEPA">DE98ZZZ09999999999</cbc:ID></cac:PartyIdentification><cac:PostalAddress><cbc:StreetName>Weg 1',
      ],
    ]);
    expect(payment.instructions.direct_debit).toEqual({
      ref: 'M-1',
      creditor: 'DE98ZZZ09999999999',
      account: 'AT611904300234573201',
    });
    expect(taken).toMatchObject({
      '$.payment.instructions.direct_debit.ref': 'M-1',
      '$.payment.instructions.direct_debit.creditor': 'DE98ZZZ09999999999',
      '$.payment.instructions.direct_debit.account': 'AT611904300234573201',
    });
  });
});

describe('characters that were lost', () => {
  it('are left out of texts, with the place in the document', async () => {
    const { payment, said } = await paymentIn(ubl, [
      [
        '<cac:PayeeFinancialAccount><cbc:ID>DE89370400440532013000</cbc:ID>',
        '<cac:PayeeFinancialAccount><cbc:ID>DE89370400440532013000</cbc:ID><cac:FinancialInstitutionBranch><cbc:ID>COBADE\ufffdFF</cbc:ID></cac:FinancialInstitutionBranch>',
      ],
      ['<cac:TaxTotal>', '<cac:PaymentTerms><cbc:Note>Net\ufffdto</cbc:Note></cac:PaymentTerms><cac:TaxTotal>'],
    ]);
    expect(payment).toMatchObject({
      terms: { notes: 'Netto' },
      instructions: { credit_transfer: [{ bic: 'COBADEFF' }] },
    });
    const text = 'The replacement character U+FFFD is left out: it stands for characters that were lost before.';
    expect(said).toEqual([
      `changed warning BT-20 $.payment.terms.notes cbc:Note: ${text}`,
      `changed warning BT-86 $.payment.instructions.credit_transfer[0].bic cbc:ID: ${text}`,
    ]);
  });
});

describe('who is paid, and who pays', () => {
  const payee = (inside: string): Changes => [
    ['<cac:Delivery>', `<cac:PayeeParty>${inside}</cac:PayeeParty><cac:Delivery>`],
  ];

  it('is a payee with its identifiers', async () => {
    const { payment, taken } = await paymentIn(
      ubl,
      payee(
        '<cac:PartyIdentification><cbc:ID schemeID="0088">4012345000009</cbc:ID></cac:PartyIdentification><cac:PartyName><cbc:Name>Factor AG</cbc:Name></cac:PartyName><cac:PartyLegalEntity><cbc:CompanyID>HRB 9</cbc:CompanyID></cac:PartyLegalEntity>',
      ),
    );
    expect(payment.payee).toEqual({
      name: 'Factor AG',
      identities: [
        { scope: 'legal', code: 'HRB 9' },
        { code: '4012345000009', ext: { 'iso-scheme-id': '0088' } },
      ],
    });
    expect(taken['$.payment.payee.name']).toBe('Factor AG');
  });

  const ciiParty = (element: string, name: string) =>
    `<ram:${element}><ram:Name>${name}</ram:Name><ram:PostalTradeAddress><ram:CityName>Ulm</ram:CityName><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress><ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE811907980</ram:ID></ram:SpecifiedTaxRegistration></ram:${element}>`;
  const parties: Changes = [
    [
      '<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>',
      `<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>${ciiParty('PayeeTradeParty', 'Factor AG')}${ciiParty('PayerTradeParty', 'Zahlstelle')}`,
    ],
  ];

  it('has more where a format has it: EXTENDED', async () => {
    const { payment, taken } = await paymentIn(cii, parties, EXTENDED);
    const all = { addresses: [{ locality: 'Ulm', country: 'DE' }], tax_id: { country: 'DE', code: '811907980' } };
    expect(payment).toEqual({
      ...TRANSFER,
      payee: { name: 'Factor AG', ...all },
      payer: { name: 'Zahlstelle', ...all },
    });
    expect(taken).toMatchObject({ '$.payment.payee.name': 'Factor AG', '$.payment.payer.name': 'Zahlstelle' });
  });

  it('has more where a format has it: that of France', async () => {
    const { payment, taken } = await paymentIn(cii, parties, 'fr-extended-cii');
    expect(taken).toMatchObject({ '$.payment.payee.name': 'Factor AG', '$.payment.payer.name': 'Zahlstelle' });
    expect(payment.payee).toMatchObject({ name: 'Factor AG', tax_id: { country: 'DE', code: '811907980' } });
    expect(payment.payer).toMatchObject({ name: 'Zahlstelle', tax_id: { country: 'DE', code: '811907980' } });
  });

  it('has less where it has not', async () => {
    const { payment } = await paymentIn(cii, parties, 'en16931-cii');
    expect(payment).toEqual({ ...TRANSFER, payee: { name: 'Factor AG' } });
  });

  it('is in UBL a payer with the mandate, of whichever means', async () => {
    const payer = (name: string) =>
      `<cac:PaymentMandate><cac:PayerParty><cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName></cac:PayerParty></cac:PaymentMandate></cac:PaymentMeans>`;
    const { payment } = await paymentIn(ubl, [
      [
        UBL_MEANS,
        UBL_MEANS +
          UBL_MEANS.replace('</cac:PaymentMeans>', payer('Zahlstelle')) +
          UBL_MEANS.replace('</cac:PaymentMeans>', payer('B')),
      ],
    ]);
    expect(payment.payer).toEqual({ name: 'Zahlstelle' });
  });
});

describe('when it is due', () => {
  const due = (day: string, notes: string): Changes => [
    ['<cbc:InvoiceTypeCode>', `${day && `<cbc:DueDate>${day}</cbc:DueDate>`}<cbc:InvoiceTypeCode>`],
    ['<cac:TaxTotal>', `${notes}<cac:TaxTotal>`],
  ];
  const note = (text: string) => `<cac:PaymentTerms><cbc:Note>${text}</cbc:Note></cac:PaymentTerms>`;

  it.each([
    ['a day', '2026-04-01', '', { due_dates: [{ date: '2026-04-01', percent: '100%' }] }],
    ['what is said', '', note('Netto 30'), { notes: 'Netto 30' }],
    [
      'both, and all that is said',
      '2026-04-01',
      note('Netto 30') + note(' Skonto ') + note(' '),
      { due_dates: [{ date: '2026-04-01', percent: '100%' }], notes: 'Netto 30\nSkonto' },
    ],
  ])('is %s', async (_, day, notes, terms) => {
    const { payment, taken } = await paymentIn(ubl, due(day, notes));
    expect(payment).toEqual({ ...TRANSFER, terms });
    expect(taken['$.payment.terms.due_dates[0].date']).toBe(day === '' ? undefined : day);
    expect(taken['$.payment.terms.notes']?.trim()).toBe(payment.terms.notes?.split('\n').at(-1));
  });

  const terms = (text: string, day: string, amount = '') =>
    `<ram:SpecifiedTradePaymentTerms>${text && `<ram:Description>${text}</ram:Description>`}${day && `<ram:DueDateDateTime><udt:DateTimeString format="102">${day}</udt:DateTimeString></ram:DueDateDateTime>`}${amount && `<ram:PartialPaymentAmount>${amount}</ram:PartialPaymentAmount>`}</ram:SpecifiedTradePaymentTerms>`;
  const TOTALS = '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>';
  const dueInCii = (...all: string[]): Changes => [[TOTALS, all.join('') + TOTALS]];

  it.each([
    [
      'several days with amounts and one text',
      [terms('In Raten', '20260401', '50.00'), terms('In Raten', '20260501', '69.00')],
      {
        due_dates: [
          { date: '2026-04-01', amount: '50.00' },
          { date: '2026-05-01', amount: '69.00' },
        ],
        notes: 'In Raten\nIn Raten',
      },
    ],
    [
      'several days with a text each, and one beside',
      [terms('Erste', '20260401', '50.00'), terms('Zweite', '20260501', '69.00'), terms('Ohne Skonto', '')],
      {
        due_dates: [
          { date: '2026-04-01', amount: '50.00', notes: 'Erste' },
          { date: '2026-05-01', amount: '69.00', notes: 'Zweite' },
        ],
        notes: 'Ohne Skonto',
      },
    ],
    [
      'several days without amounts',
      [terms('', '20260401'), terms('', '20260501')],
      { due_dates: [{ date: '2026-04-01' }, { date: '2026-05-01' }] },
    ],
    [
      'one day with an amount',
      [terms('Anzahlung', '20260401', '50.00')],
      { due_dates: [{ date: '2026-04-01', amount: '50.00' }], notes: 'Anzahlung' },
    ],
    [
      'one day without an amount',
      [terms('Netto 30', '20260401')],
      { due_dates: [{ date: '2026-04-01', percent: '100%' }], notes: 'Netto 30' },
    ],
    ['no day, and a text', [terms('Netto 30', '')], { notes: 'Netto 30' }],
    [
      'several days with one text, blanks aside, and several texts beside',
      [terms('Raten', '20260401', '50.00'), terms(' Raten ', '20260501', '69.00')],
      {
        due_dates: [
          { date: '2026-04-01', amount: '50.00' },
          { date: '2026-05-01', amount: '69.00' },
        ],
        notes: 'Raten\nRaten',
      },
    ],
    [
      'several days with a text each, and several beside',
      [
        terms('A', '20260401', '50.00'),
        terms('B', '20260501', '69.00'),
        terms('C', ''),
        terms(' ', ''),
        terms('D', ''),
      ],
      {
        due_dates: [
          { date: '2026-04-01', amount: '50.00', notes: 'A' },
          { date: '2026-05-01', amount: '69.00', notes: 'B' },
        ],
        notes: 'C\nD',
      },
    ],
    // What has an amount but no day is no instalment.
    ['no day, and an amount', [terms('Netto 30', '', '50.00')], { notes: 'Netto 30' }],
  ])('is in EXTENDED %s', async (_, all, expected) => {
    const { payment, said } = await paymentIn(cii, dueInCii(...all), EXTENDED);
    expect(payment).toEqual({ ...TRANSFER, terms: expected });
    expect(said).toEqual([]);
  });

  it('is a day for all where the amount of the only instalment cannot be read', async () => {
    const { payment, said } = await paymentIn(cii, dueInCii(terms('', '20260401', 'half')), EXTENDED);
    expect(payment.terms).toEqual({ due_dates: [{ date: '2026-04-01', percent: '100%' }] });
    expect(said).toEqual([
      'BW-XML-VALUE $.payment.terms.due_dates[0].amount BT-X-275: BT-X-275 is no number that can be read: half. It is left out.',
    ]);
  });

  it('says where each part of an instalment comes from', async () => {
    const { taken, reading } = await paymentIn(
      cii,
      dueInCii(terms('Erste', '20260401', '50.00'), terms('Zweite', '20260501', '69.00'), terms('Ohne Skonto', '')),
      EXTENDED,
    );
    expect(taken).toMatchObject({
      '$.payment.terms.due_dates[0].date': '20260401',
      '$.payment.terms.due_dates[0].amount': '50.00',
      '$.payment.terms.due_dates[0].notes': 'Erste',
      '$.payment.terms.due_dates[1].date': '20260501',
      '$.payment.terms.due_dates[1].amount': '69.00',
      '$.payment.terms.due_dates[1].notes': 'Zweite',
      '$.payment.terms.notes': 'Ohne Skonto',
    });
    const days = reading.invoice.group.all('BT-9');
    expect(days.map((value) => reading.taken.has(value))).toEqual([true, true]);
  });
});

describe('what has been paid', () => {
  const SUM =
    '<ram:DuePayableAmount>119.00</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>';
  const paid = (sum: string, ...advances: string[]): Changes => [
    [SUM, `${sum && `<ram:TotalPrepaidAmount>${sum}</ram:TotalPrepaidAmount>`}${SUM}${advances.join('')}`],
  ];
  const advance = (amount: string, day = '', ref = '', tax = '') =>
    `<ram:SpecifiedAdvancePayment><ram:PaidAmount>${amount}</ram:PaidAmount>${day && `<ram:FormattedReceivedDateTime><qdt:DateTimeString xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100" format="102">${day}</qdt:DateTimeString></ram:FormattedReceivedDateTime>`}${tax}${ref && `<ram:InvoiceSpecifiedReferencedDocument><ram:IssuerAssignedID>${ref}</ram:IssuerAssignedID></ram:InvoiceSpecifiedReferencedDocument>`}</ram:SpecifiedAdvancePayment>`;
  const tax = (amount: string, rate: string, category = 'S') =>
    `<ram:IncludedTradeTax><ram:CalculatedAmount>${amount}</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>${category}</ram:CategoryCode>${rate && `<ram:RateApplicablePercent>${rate}</ram:RateApplicablePercent>`}</ram:IncludedTradeTax>`;

  it('is the sum', async () => {
    const { payment, taken } = await paymentIn(cii, paid('50.00'), 'en16931-cii');
    expect(payment.advances).toEqual([{ amount: '50.00' }]);
    expect(taken['$.payment.advances[0].amount']).toBe('50.00');
  });

  it.each(['', '0', '0.00'])('is nothing where it is %j', async (sum) => {
    expect((await paymentIn(cii, paid(sum), 'en16931-cii')).payment).toEqual(TRANSFER);
  });

  it('is each payment, where they come to the sum', async () => {
    const { payment, taken, said } = await paymentIn(
      cii,
      paid('50.00', advance('20.00', '20260201', 'A-1'), advance('30.00')),
      EXTENDED,
    );
    expect(payment.advances).toEqual([{ date: '2026-02-01', ref: 'A-1', amount: '20.00' }, { amount: '30.00' }]);
    expect(taken).toMatchObject({
      '$.payment.advances[0].date': '20260201',
      '$.payment.advances[0].ref': 'A-1',
      '$.payment.advances[0].amount': '20.00',
      '$.payment.advances[1].amount': '30.00',
    });
    expect(said).toEqual([]);
  });

  it('is the sum where they come to something else', async () => {
    const { payment } = await paymentIn(cii, paid('50.00', advance('20.00'), advance('20.00')), EXTENDED);
    expect(payment.advances).toEqual([{ amount: '50.00' }]);
  });

  it.each([
    // 9.50 of 59.50 is the share that 19.00 has in 119.00.
    ['is no loss where it is the share of its rate', tax('9.50', '19'), 'info 9.50'],
    ['is no loss within a cent', tax('9.51', '19'), 'info 9.51'],
    ['is a loss beyond a cent', tax('9.52', '19'), 'warning 9.52'],
    ['is a loss below a cent', tax('9.48', '19'), 'warning 9.48'],
    ['is a loss of another rate', tax('9.50', '7'), 'warning 9.50'],
    ['is a loss of another category', tax('9.50', '19', 'AE'), 'warning 9.50'],
    ['is a loss without an amount', tax('', '19'), 'warning '],
  ])('has no tax of its own: what is said of it %s', async (_, taxed, expected) => {
    const { payment, said, reading } = await paymentIn(cii, paid('59.50', advance('59.50', '', '', taxed)), EXTENDED);
    const [severity, amount] = expected.split(' ');
    expect(payment.advances).toEqual([{ amount: '59.50' }]);
    expect(said).toEqual([
      `dropped ${severity} BT-X-293  ram:IncludedTradeTax: The VAT ${amount} in what was paid in advance is left out; a document has what was paid with its tax.`,
    ]);
    const group = reading.invoice.all('BG-BW-9')[0]?.all('BG-BW-10')[0]?.group;
    expect(group !== undefined && reading.settled.has(group)).toBe(true);
  });
});
