import { describe, expect, it } from 'vitest';
import type { RuleSet } from '../declare.ts';
import { brokenIn, changed, ciiInvoice, ublInvoice } from '../testing.ts';
import { set as ciiSet } from './cii.ts';
import { set as ublSet } from './ubl.ts';

const withoutScans = (set: RuleSet): RuleSet => ({ ...set, scans: [] });
const sets = { ubl: withoutScans(ublSet), cii: withoutScans(ciiSet) };
type Syntax = keyof typeof sets;

/** What stands in the four places of a category: lines, allowances, charges, breakdown. */
interface Written {
  code: string;
  rate: string | undefined;
  type: string;
}

/** An invoice of one category, with an allowance of 10 and a charge of 20. */
interface Invoice {
  line: Written;
  allowance: Written;
  charge: Written;
  breakdown: Written;
  taxable: string;
  tax: string;
  reason: boolean;
  /** Identifiers for taxes: of the seller, and of the buyer. */
  seller: 'VAT' | 'other' | 'none';
  buyer: 'VAT' | 'legal' | 'none';
  /** The day of delivery, and the country. */
  delivered: boolean;
}

interface Family {
  readonly name: string;
  readonly code: string;
  readonly rate: string | undefined;
  readonly tax: string;
  readonly reason: boolean;
  readonly seller: Invoice['seller'];
  readonly buyer: Invoice['buyer'];
}

const FAMILIES: readonly Family[] = [
  { name: 'S', code: 'S', rate: '10', tax: '11.00', reason: false, seller: 'other', buyer: 'none' },
  { name: 'Z', code: 'Z', rate: '0', tax: '0.00', reason: false, seller: 'other', buyer: 'none' },
  { name: 'E', code: 'E', rate: '0', tax: '0.00', reason: true, seller: 'other', buyer: 'none' },
  { name: 'AE', code: 'AE', rate: '0', tax: '0.00', reason: true, seller: 'other', buyer: 'legal' },
  { name: 'IC', code: 'K', rate: '0', tax: '0.00', reason: true, seller: 'VAT', buyer: 'VAT' },
  { name: 'G', code: 'G', rate: '0', tax: '0.00', reason: true, seller: 'VAT', buyer: 'none' },
  { name: 'O', code: 'O', rate: undefined, tax: '0.00', reason: true, seller: 'none', buyer: 'none' },
  { name: 'AF', code: 'L', rate: '7', tax: '7.70', reason: false, seller: 'other', buyer: 'none' },
  { name: 'AG', code: 'M', rate: '4', tax: '4.40', reason: false, seller: 'other', buyer: 'none' },
];

function invoiceOf({ code, rate, tax, reason, seller, buyer }: Family): Invoice {
  const written = () => ({ code, rate, type: 'VAT' });
  return {
    line: written(),
    allowance: written(),
    charge: written(),
    breakdown: written(),
    taxable: '110.00',
    tax,
    reason,
    seller,
    buyer,
    delivered: true,
  };
}

function ublOf(invoice: Invoice): string {
  const category = (name: string, { code, rate, type }: Written, reason = '') =>
    `<cac:${name}><cbc:ID>${code}</cbc:ID>${rate === undefined ? '' : `<cbc:Percent>${rate}</cbc:Percent>`}${reason}<cac:TaxScheme><cbc:ID>${type}</cbc:ID></cac:TaxScheme></cac:${name}>`;
  const amount = (name: string, text: string) => `<cbc:${name} currencyID="EUR">${text}</cbc:${name}>`;
  const item = (charge: boolean, text: string, written: Written) =>
    `<cac:AllowanceCharge><cbc:ChargeIndicator>${charge}</cbc:ChargeIndicator><cbc:AllowanceChargeReason>R</cbc:AllowanceChargeReason>${amount('Amount', text)}${category('TaxCategory', written)}</cac:AllowanceCharge>`;
  const scheme = (id: string, type: string) =>
    `<cac:PartyTaxScheme><cbc:CompanyID>${id}</cbc:CompanyID><cac:TaxScheme><cbc:ID>${type}</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>`;
  const { tax, taxable } = invoice;
  const total = (Number('110.00') + Number(tax)).toFixed(2);
  const text = ublInvoice('urn:cen.eu:en16931:2017', 'A1');
  const part = (from: string, to: string) => text.slice(text.indexOf(from), text.indexOf(to) + to.length);
  const reason = invoice.reason ? '<cbc:TaxExemptionReason>Grund</cbc:TaxExemptionReason>' : '';
  return changed(
    text,
    [
      part('<cac:PartyTaxScheme>', '</cac:PartyTaxScheme>'),
      invoice.seller === 'none' ? '' : scheme('DE811907980', invoice.seller === 'VAT' ? 'VAT' : 'LOC'),
    ],
    [
      '<cbc:RegistrationName>Werkstatt GmbH</cbc:RegistrationName>',
      '<cbc:RegistrationName>Werkstatt GmbH</cbc:RegistrationName><cbc:CompanyID>HRB 1</cbc:CompanyID>',
    ],
    [
      '<cac:PartyLegalEntity><cbc:RegistrationName>Stadtwerk</cbc:RegistrationName>',
      `${invoice.buyer === 'VAT' ? scheme('ATU13585627', 'VAT') : ''}<cac:PartyLegalEntity><cbc:RegistrationName>Stadtwerk</cbc:RegistrationName>${invoice.buyer === 'legal' ? '<cbc:CompanyID>FN 1</cbc:CompanyID>' : ''}`,
    ],
    [
      '<cac:Delivery><cbc:ActualDeliveryDate>2026-03-01</cbc:ActualDeliveryDate></cac:Delivery>',
      invoice.delivered
        ? '<cac:Delivery><cbc:ActualDeliveryDate>2026-03-01</cbc:ActualDeliveryDate><cac:DeliveryLocation><cac:Address><cac:Country><cbc:IdentificationCode>AT</cbc:IdentificationCode></cac:Country></cac:Address></cac:DeliveryLocation></cac:Delivery>'
        : '',
    ],
    [
      part('<cac:TaxTotal>', '</cac:LegalMonetaryTotal>'),
      `${item(false, '10.00', invoice.allowance)}${item(true, '20.00', invoice.charge)}<cac:TaxTotal>${amount('TaxAmount', tax)}<cac:TaxSubtotal>${amount('TaxableAmount', taxable)}${amount('TaxAmount', tax)}${category('TaxCategory', invoice.breakdown, reason)}</cac:TaxSubtotal></cac:TaxTotal><cac:LegalMonetaryTotal>${amount('LineExtensionAmount', '100.00')}${amount('TaxExclusiveAmount', '110.00')}${amount('TaxInclusiveAmount', total)}${amount('AllowanceTotalAmount', '10.00')}${amount('ChargeTotalAmount', '20.00')}${amount('PayableAmount', total)}</cac:LegalMonetaryTotal>`,
    ],
    [
      part('<cac:ClassifiedTaxCategory>', '</cac:ClassifiedTaxCategory>'),
      category('ClassifiedTaxCategory', invoice.line),
    ],
  );
}

function ciiOf(invoice: Invoice): string {
  const inner = ({ code, rate, type }: Written) =>
    `<ram:TypeCode>${type}</ram:TypeCode><ram:CategoryCode>${code}</ram:CategoryCode>${rate === undefined ? '' : `<ram:RateApplicablePercent>${rate}</ram:RateApplicablePercent>`}`;
  const item = (charge: boolean, text: string, written: Written) =>
    `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${charge}</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>${text}</ram:ActualAmount><ram:Reason>R</ram:Reason><ram:CategoryTradeTax>${inner(written)}</ram:CategoryTradeTax></ram:SpecifiedTradeAllowanceCharge>`;
  const registration = (id: string, scheme: string) =>
    `<ram:SpecifiedTaxRegistration><ram:ID schemeID="${scheme}">${id}</ram:ID></ram:SpecifiedTaxRegistration>`;
  const { tax, taxable } = invoice;
  const total = (Number('110.00') + Number(tax)).toFixed(2);
  const text = ciiInvoice('urn:cen.eu:en16931:2017', 'A1');
  const part = (from: string, to: string) => text.slice(text.indexOf(from), text.lastIndexOf(to) + to.length);
  const reason = invoice.reason ? '<ram:ExemptionReason>Grund</ram:ExemptionReason>' : '';
  const delivery = part('<ram:ActualDeliverySupplyChainEvent>', '</ram:ActualDeliverySupplyChainEvent>');
  return changed(
    text,
    [
      part('<ram:SpecifiedTaxRegistration>', '</ram:SpecifiedTaxRegistration>'),
      invoice.seller === 'none' ? '' : registration('DE811907980', invoice.seller === 'VAT' ? 'VA' : 'FC'),
    ],
    ['<ram:Name>Werkstatt GmbH</ram:Name>', '<ram:ID>W1</ram:ID><ram:Name>Werkstatt GmbH</ram:Name>'],
    [
      '<ram:Name>Stadtwerk</ram:Name>',
      `<ram:Name>Stadtwerk</ram:Name>${invoice.buyer === 'legal' ? '<ram:SpecifiedLegalOrganization><ram:ID>FN 1</ram:ID></ram:SpecifiedLegalOrganization>' : ''}`,
    ],
    [
      '</ram:BuyerTradeParty>',
      `${invoice.buyer === 'VAT' ? registration('ATU13585627', 'VA') : ''}</ram:BuyerTradeParty>`,
    ],
    [
      delivery,
      invoice.delivered
        ? `<ram:ShipToTradeParty><ram:PostalTradeAddress><ram:CountryID>AT</ram:CountryID></ram:PostalTradeAddress></ram:ShipToTradeParty>${delivery}`
        : '',
    ],
    [
      text.slice(
        text.indexOf('<ram:ApplicableTradeTax><ram:CalculatedAmount>'),
        text.indexOf('</ram:ApplicableHeaderTradeSettlement>'),
      ),
      `<ram:ApplicableTradeTax><ram:CalculatedAmount>${tax}</ram:CalculatedAmount>${reason}<ram:BasisAmount>${taxable}</ram:BasisAmount>${inner(invoice.breakdown)}</ram:ApplicableTradeTax>${item(false, '10.00', invoice.allowance)}${item(true, '20.00', invoice.charge)}<ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>100.00</ram:LineTotalAmount><ram:ChargeTotalAmount>20.00</ram:ChargeTotalAmount><ram:AllowanceTotalAmount>10.00</ram:AllowanceTotalAmount><ram:TaxBasisTotalAmount>110.00</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="EUR">${tax}</ram:TaxTotalAmount><ram:GrandTotalAmount>${total}</ram:GrandTotalAmount><ram:DuePayableAmount>${total}</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>`,
    ],
    [
      '<ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLine',
      `${inner(invoice.line)}</ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLine`,
    ],
  );
}

/** Returns the rules on categories that an invoice breaks, by their numbers: `02 08`. */
async function broken(syntax: Syntax, family: Family, change: (invoice: Invoice) => void): Promise<string> {
  const invoice = invoiceOf(family);
  change(invoice);
  const ids = await brokenIn(syntax === 'ubl' ? ublOf(invoice) : ciiOf(invoice), sets[syntax]);
  const start = `BR-${family.name}-`;
  return ids
    .filter((id) => id.startsWith(start))
    .map((id) => id.slice(start.length))
    .join(' ');
}

type Change = (invoice: Invoice) => void;

/** What is changed, and the numbers of the rules that a family breaks then, in UBL and in CII. */
type Cases = readonly (readonly [what: string, change: Change, ubl: string, cii: string])[];

const nothing: Change = () => undefined;
const setRate =
  (rate: string | undefined): Change =>
  (invoice) => {
    for (const written of [invoice.line, invoice.allowance, invoice.charge]) written.rate = rate;
  };
const setCode =
  (...places: readonly ('line' | 'allowance' | 'charge' | 'breakdown')[]): Change =>
  (invoice) => {
    for (const place of places) invoice[place].code = 'B';
  };
const addTax =
  (difference: number): Change =>
  (invoice) => {
    invoice.tax = (Number(invoice.tax) + difference).toFixed(2);
  };
const setTax =
  (tax: string): Change =>
  (invoice) => {
    invoice.tax = tax;
  };
const setTaxable =
  (taxable: string): Change =>
  (invoice) => {
    invoice.taxable = taxable;
  };
/** Has the taxable amount be another, the tax with it, and parts be of another category. */
const amountTo =
  (taxable: string, ...others: readonly ('line' | 'allowance' | 'charge')[]): Change =>
  (invoice) => {
    setCode(...others)(invoice);
    invoice.taxable = taxable;
    invoice.tax = (Number(taxable) / 10).toFixed(2);
  };
/** Has the parts be of another tax than VAT, and the breakdown of another category. */
const otherTax: Change = (invoice) => {
  setCode('breakdown')(invoice);
  for (const written of [invoice.line, invoice.allowance, invoice.charge]) written.type = 'GST';
};
const turnReason: Change = (invoice) => {
  invoice.reason = !invoice.reason;
};
const identify =
  (seller: Invoice['seller'], buyer: Invoice['buyer']): Change =>
  (invoice) => {
    invoice.seller = seller;
    invoice.buyer = buyer;
  };

const NOTHING = ['no change', nothing, '', ''] as const;
const OTHER_LINE_AND_ALL = setCode('line', 'allowance', 'charge');

/** Of categories without tax UBL wants the exact taxable amount, and CII about it. */
const ZERO: Cases = [
  NOTHING,
  ['no breakdown', setCode('breakdown'), '01', '01'],
  ['a breakdown alone', OTHER_LINE_AND_ALL, '08', '01 08'],
  ['a rate', setRate('1'), '05 06 07', '05 06 07'],
  ['no rate', setRate(undefined), '05 06 07', '05 06 07'],
  ['a taxable amount that differs a little', setTaxable('110.99'), '08', ''],
  ['a taxable amount that differs', setTaxable('111.00'), '08', '08'],
  ['tax', addTax(0.01), '09', '09'],
  ['a taxable amount that is no number', setTaxable('much'), '', ''],
  ['tax that is no number', setTax('much'), '', ''],
  ['the other of reason and none', turnReason, '10', '10'],
];

/** Of categories with tax a breakdown has what is at its rate. */
const CHARGED: Cases = [
  NOTHING,
  ['no breakdown', setCode('breakdown'), '01', '01'],
  ['a breakdown alone', OTHER_LINE_AND_ALL, '01 08', '08'],
  ['another rate', setRate('22'), '08', '08'],
  ['a taxable amount that differs a little', setTaxable('110.99'), '', '08'],
  ['a taxable amount that differs', setTaxable('111.00'), '08', '08'],
  ['a tax that differs a little', addTax(0.99), '', ''],
  ['a tax that differs', addTax(1), '09', '09'],
  ['a reason', turnReason, '10', '10'],
];

/** Allowances or charges are in no breakdown, or in that of another. */
const OTHERS_ALONE: Cases = [
  ['an allowance alone, and no breakdown', setCode('line', 'charge', 'breakdown'), '01', '01'],
  ['a charge alone, and no breakdown', setCode('line', 'allowance', 'breakdown'), '01', '01'],
  ['lines alone, and no breakdown', setCode('allowance', 'charge', 'breakdown'), '01', '01'],
];

/** Those of the Canary Islands, Ceuta and Melilla are not reckoned in CII. */
const REGIONAL: Cases = CHARGED.map(([what, change, ubl, cii]) => [what, change, ubl, cii.replace(/ ?0[89]/g, '')]);

/** Lines count whether allowances and charges are of the rate or not; of other taxes nothing counts in UBL. */
const BESIDE: Cases = [
  ['parts of another tax, and no breakdown', otherTax, '', '01'],
  ['allowances and charges without the line beside them', amountTo('10.00'), '08', ''],
  ['allowances and charges alone', amountTo('10.00', 'line'), '', ''],
];

const NO_SELLER: Cases = [['no identifier of the seller', identify('none', 'VAT'), '02 03 04', '02 03 04']];

const CASES: Readonly<Record<string, Cases>> = {
  S: [
    ...CHARGED,
    ...OTHERS_ALONE,
    ['parts of another tax, and no breakdown', otherTax, '01 02', '01'],
    ...NO_SELLER,
    ['the rate 0', setRate('0'), '05 06 07 08', '05 06 07 08'],
    ['allowances and charges alone', amountTo('10.00', 'line'), '', ''],
    ['allowances and charges alone that differ a little', amountTo('10.99', 'line'), '', '08'],
    ['allowances and charges alone that differ', amountTo('11.00', 'line'), '08', '08'],
    ['allowances and charges without the line beside them', amountTo('10.00'), '', '08'],
    ['a line and a charge', amountTo('120.00', 'allowance'), '', ''],
    ['a charge without the line beside it', amountTo('20.00', 'allowance'), '', '08'],
    ['an allowance without the line beside it', amountTo('-10.00', 'charge'), '', '08'],
    ['a line alone', amountTo('100.00', 'allowance', 'charge'), '', ''],
    ['nothing of a line alone', amountTo('0.00', 'allowance', 'charge'), '08', '08'],
  ],
  Z: [...ZERO, ...NO_SELLER],
  E: [...ZERO, ...NO_SELLER],
  AE: [
    ...ZERO,
    ...NO_SELLER,
    ['no identifier of the buyer', identify('VAT', 'none'), '02 03 04', '02 03 04'],
    ['VAT identifiers', identify('VAT', 'VAT'), '', ''],
  ],
  IC: [
    ...ZERO,
    ['another identifier of the seller', identify('other', 'VAT'), '02 03 04', '02 03 04'],
    ['another identifier of the buyer', identify('VAT', 'legal'), '02 03 04', '02 03 04'],
    [
      'no delivery',
      (invoice) => {
        invoice.delivered = false;
      },
      '11 12',
      '11 12',
    ],
  ],
  G: [...ZERO, ['another identifier of the seller', identify('other', 'VAT'), '02 03 04', '02 03 04']],
  O: [
    NOTHING,
    ['no breakdown', setCode('breakdown'), '01', ''],
    ['other lines', setCode('line'), '08 12', '08 11 12'],
    ['other allowances', setCode('allowance'), '08 13', '08 13 14'],
    ['other charges', setCode('charge'), '08 14', '08 13 14'],
    ['a rate', setRate('0'), '05 06 07', '05 06 07'],
    ['a VAT identifier of the seller', identify('VAT', 'none'), '02 03 04', '02 03 04'],
    ['a VAT identifier of the buyer', identify('none', 'VAT'), '02 03 04', '02 03 04'],
    ['another identifier of the seller', identify('other', 'none'), '', ''],
    ['a taxable amount that differs a little', setTaxable('110.01'), '08', '08'],
    ['tax', addTax(0.01), '09', '09'],
    ['no reason', turnReason, '10', '10'],
  ],
  AF: [...REGIONAL, ...OTHERS_ALONE, ...BESIDE, ...NO_SELLER, ['the rate 0', setRate('0'), '08', '05 06 07']],
  AG: [
    ...REGIONAL,
    ...OTHERS_ALONE,
    ...BESIDE,
    ...NO_SELLER,
    ['a negative rate', setRate('-1'), '05 06 07 08', '05 06 07'],
  ],
};

describe.each(FAMILIES)('the rules BR-$name', (family) => {
  it.each(CASES[family.name] ?? [])('see %s', async (_, change, ubl, cii) => {
    expect(await broken('ubl', family, change)).toBe(ubl);
    expect(await broken('cii', family, change)).toBe(cii);
  });
});

describe('the rules BR-B', () => {
  const splitPayment = async (syntax: Syntax, change: Change): Promise<string[]> => {
    const [standard] = FAMILIES;
    if (standard === undefined) throw new Error('there is no family');
    const invoice = invoiceOf(standard);
    change(invoice);
    const ids = await brokenIn(syntax === 'ubl' ? ublOf(invoice) : ciiOf(invoice), sets[syntax]);
    return ids.filter((id) => id.startsWith('BR-B-'));
  };

  it.each(['ubl', 'cii'] as const)('let split payment be in Italy alone, and not beside S, in %s', async (syntax) => {
    expect(await splitPayment(syntax, nothing)).toEqual([]);
    expect(await splitPayment(syntax, setCode('line', 'allowance', 'charge', 'breakdown'))).toEqual(['BR-B-01']);
    expect(await splitPayment(syntax, setCode('line'))).toEqual(['BR-B-01', 'BR-B-02']);
  });
});

describe('VAT categories', () => {
  it.each(['ubl', 'cii'] as const)('are looked for without blanks in UBL alone: %s', async (syntax) => {
    const [, zero] = FAMILIES;
    if (zero === undefined) throw new Error('there is no family');
    const found = await broken(syntax, zero, ({ breakdown }) => {
      breakdown.code = ' Z ';
    });
    expect(found).toBe(syntax === 'ubl' ? '' : '01');
  });

  it.each(['ubl', 'cii'] as const)('are of the tax type VAT: %s', async (syntax) => {
    const [, , exempt] = FAMILIES;
    if (exempt === undefined) throw new Error('there is no family');
    const found = await broken(syntax, exempt, ({ breakdown }) => {
      breakdown.type = 'GST';
    });
    expect(found).toBe(syntax === 'ubl' ? '01' : '');
  });
});

describe('the lines of UBL', () => {
  const numbered = async (name: string, change: Change, lines: (line: string) => string) => {
    const family = FAMILIES.find((each) => each.name === name);
    if (family === undefined) throw new Error('there is no such family');
    const invoice = invoiceOf(family);
    change(invoice);
    const text = ublOf(invoice);
    const line = text.slice(text.indexOf('<cac:InvoiceLine>'), text.lastIndexOf('</Invoice>'));
    const ids = await brokenIn(changed(text, [line, lines(line)]), sets.ubl);
    return ids.filter((id) => id.startsWith(`BR-${name}-`));
  };

  it('are summed up as they are, not rounded', async () => {
    const exact = (line: string) => changed(line, ['>100.00<', '>100.004<']);
    expect(await numbered('Z', setTaxable('110.004'), exact)).toEqual([]);
    expect(await numbered('Z', setTaxable('110.00'), exact)).toEqual(['BR-Z-08']);
  });

  it('are there where a regional tax is reckoned', async () => {
    const change = amountTo('10.00', 'line');
    expect(await numbered('AF', change, (line) => line)).toEqual([]);
    expect(await numbered('AF', change, () => '')).toEqual(['BR-AF-08']);
  });

  it('of another tax ask for an identifier of the seller where there are no others', async () => {
    const otherTax = (line: string) => changed(line, ['<cbc:ID>VAT</cbc:ID>', '<cbc:ID>GST</cbc:ID>']);
    const none = amountTo('200.00', 'allowance', 'charge');
    expect(await numbered('S', none, (line) => line + otherTax(line))).toEqual([]);
    expect(await numbered('S', amountTo('100.00', 'allowance', 'charge'), otherTax)).toEqual(['BR-S-02']);
  });
});

describe('a breakdown in the VAT total in the currency of the accounts, which has none', () => {
  const withBreakdown = (category: string) =>
    changed(
      ublInvoice('urn:cen.eu:en16931:2017', 'P1'),
      ['<cbc:BuyerReference>', '<cbc:TaxCurrencyCode>SEK</cbc:TaxCurrencyCode><cbc:BuyerReference>'],
      [
        '<cac:TaxTotal>',
        `<cac:TaxTotal><cbc:TaxAmount currencyID="SEK">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="SEK">70.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="SEK">0.00</cbc:TaxAmount><cac:TaxCategory>${category}<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal><cac:TaxTotal>`,
      ],
    );

  it.each([
    ['<cbc:ID>S</cbc:ID><cbc:Percent>7</cbc:Percent>', ['BR-CO-17', 'BR-S-08', 'BR-S-09']],
    [
      '<cbc:ID>G</cbc:ID><cbc:Percent>0</cbc:Percent><cbc:TaxExemptionReason>Export</cbc:TaxExemptionReason>',
      ['BR-G-08'],
    ],
  ])('is judged like that in the currency of the invoice: %s', async (category, ids) => {
    expect(await brokenIn(withBreakdown(category), sets.ubl)).toEqual(ids);
  });

  it('is a breakdown where there is no other', async () => {
    const text = withBreakdown('<cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent>');
    const last = text.lastIndexOf('<cac:TaxSubtotal>');
    const without = text.slice(0, last) + text.slice(text.indexOf('</cac:TaxTotal>', last));
    expect(await brokenIn(without, sets.ubl)).not.toContain('BR-CO-18');
  });
});
