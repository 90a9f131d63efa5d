import { describe, expect, it } from 'vitest';
import type { FormatKey } from '../../engine/known-names.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import { Amount } from '../../engine/num/amount.ts';
import { valuesIn } from '../../engine/text/testing.ts';
import { convertDocument } from '../convert.ts';
import { environment } from '../mapping/testing.ts';
import { parseXml } from '../xml/parse.ts';
import { amountsOfDocument, amountsOfElements, type Ledger } from './amounts.ts';
import { compareAmounts } from './compare.ts';

const INVOICE: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  currency: 'EUR',
  lines: [
    { total: '100.00', taxes: [{ cat: 'VAT', key: 'standard', percent: '19%' }] },
    { total: '40.00', taxes: [{ cat: 'VAT', key: 'exempt' }] },
    { total: '10.00', taxes: [{ cat: 'VAT', key: 'export' }] },
  ],
  totals: {
    total: '150.00',
    taxes: {
      categories: [
        {
          code: 'VAT',
          rates: [
            { key: 'standard', percent: '19%', base: '100.00', amount: '19.00' },
            { key: 'exempt', base: '50.00', amount: '0.00' },
          ],
          amount: '19.00',
        },
        { code: 'IRPF', retained: true, rates: [{ percent: '10%', base: '100.00', amount: '10.00' }], amount: '10.00' },
      ],
    },
    tax: '19.00',
    total_with_tax: '169.00',
    rounding: '0.01',
    retained_tax: '10.00',
    payable: '159.01',
    advance: '9.01',
    due: '150.00',
  },
};

const ledgerOf = (document: JsonObject) => amountsOfDocument(document) as Ledger;
const figures = ({ amounts }: Ledger) =>
  Object.fromEntries(Array.from(amounts, ([key, { value }]) => [key, value.toString()]));

/** Returns a copy with another total. */
function withTotal(name: string, value: string): JsonObject {
  return { ...INVOICE, totals: { ...(INVOICE.totals as JsonObject), [name]: value } };
}

describe('amountsOfDocument', () => {
  it('has the totals, the rates, and each kind of untaxed supply', () => {
    expect(figures(ledgerOf(INVOICE))).toEqual({
      net: '150.00',
      tax: '19.00',
      gross: '169.00',
      rounded: '169.01',
      payable: '159.01',
      paid: '19.01',
      due: '150.00',
      'base 19/0': '100.00',
      'tax 19/0': '19.00',
      'base 0': '50.00',
      'base 0 E': '40.00',
      'base 0 G': '10.00',
    });
  });
});

describe('amountsOfElements', () => {
  const read = (xml: string, syntax: string) => {
    const parsed = parseXml(xml);
    return parsed.ok ? amountsOfElements(parsed.root, syntax) : undefined;
  };

  it('adds up elements and attributes as the table says', () => {
    const cfdi =
      '<Comprobante SubTotal="100.00" Descuento="10.00" Total="104.40"><Impuestos TotalImpuestosTrasladados="14.40"/></Comprobante>';
    expect(figures(read(cfdi, 'cfdi') as Ledger)).toEqual({ gross: '104.40', payable: '104.40' });
    const ksef =
      '<Faktura><Fa><P_13_1>100.00</P_13_1><P_14_1>23.00</P_14_1><P_13_7>5.00</P_13_7><P_15>128.00</P_15></Fa></Faktura>';
    expect(figures(read(ksef, 'ksef') as Ledger)).toEqual({ net: '105.00', tax: '23.00', payable: '128.00' });
  });

  it('has nothing of files with several invoices, and of other syntaxes', () => {
    expect(read('<F><FatturaElettronicaBody/><FatturaElettronicaBody/></F>', 'fatturapa')).toBeUndefined();
    expect(read('<F/>', 'cdar')).toBeUndefined();
  });
});

describe('compareAmounts', () => {
  const differences = (one: Ledger, other: Ledger, known: Parameters<typeof compareAmounts>[2] = []) =>
    compareAmounts(one, other, known).map(({ severity, properties, text }) => [
      severity,
      ...properties,
      ...Object.values(text.values ?? {}),
    ]);

  it('names both figures of each amount that differs', () => {
    expect(differences(ledgerOf(INVOICE), ledgerOf(withTotal('due', '160.00')))).toEqual([
      ['error', '$.totals.due', '$.totals.due', '150.00', '$.totals.due', '160.00'],
    ]);
  });

  it('compares lines if both have as many', () => {
    const [first, ...others] = INVOICE.lines as JsonObject[];
    const changed = { ...INVOICE, lines: [{ ...first, total: '99.00' }, ...others] };
    expect(differences(ledgerOf(INVOICE), ledgerOf(changed as JsonObject))).toEqual([
      ['error', '$.lines[0].total', '$.lines[0].total', '100.00', '$.lines[0].total', '99.00'],
    ]);
    expect(differences(ledgerOf(INVOICE), { ...ledgerOf(INVOICE), lines: [] })).toEqual([]);
  });

  it('accepts the other sign only where a syntax turns corrections', () => {
    const negative = {
      ...ledgerOf(INVOICE),
      amounts: new Map([['due', { name: 'P_15', value: Amount.of(-15000, 2) }]]),
    };
    expect(differences(ledgerOf(INVOICE), negative)).toHaveLength(1);
    expect(differences(ledgerOf(INVOICE), { ...negative, turns: true })).toEqual([]);
  });

  it('leaves small differences to the loss that says how amounts were rounded', () => {
    const rounded = [{ kind: 'changed' as const, properties: ['$.tax.rounding'] }];
    expect(differences(ledgerOf(INVOICE), ledgerOf(withTotal('tax', '19.01')), rounded)).toEqual([]);
    expect(differences(ledgerOf(INVOICE), ledgerOf(withTotal('tax', '21.00')), rounded)).toHaveLength(1);
  });

  it('does not repeat a difference that is reported already', () => {
    const known = [{ kind: 'difference' as const, properties: ['$.totals.due'] }];
    expect(differences(ledgerOf(INVOICE), ledgerOf(withTotal('due', '160.00')), known)).toEqual([]);
  });
});

describe('a conversion', () => {
  it('reports tax that the target leaves out, and fails if it is strict', async () => {
    const document: JsonObject = {
      $schema: 'https://gobl.org/draft-0/bill/invoice',
      $regime: 'AU',
      currency: 'EUR',
      code: '1',
      issue_date: '2026-03-02',
      tax: { ext: { 'es-facturae-doc-type': 'FC', 'es-facturae-invoice-class': 'OO' } },
      supplier: { name: 'A', tax_id: { country: 'AU', code: '51824753556' }, addresses: [ADDRESS] },
      customer: { name: 'B', tax_id: { country: 'ES', code: 'B98602642' }, addresses: [ADDRESS] },
      lines: [{ quantity: '1', item: { name: 'A', price: '100.00' }, taxes: [{ cat: 'GST', percent: '10%' }] }],
    };
    const to: FormatKey = 'facturae';
    const outcome = await convertDocument(document, { to, direction: 'received' }, environment);
    const wrong = outcome.ok
      ? outcome.result.losses.filter(({ kind, severity }) => kind === 'difference' && severity === 'error')
      : [];
    expect(wrong.map(({ properties }) => properties.join())).toEqual([
      '$.totals.tax',
      '$.totals.payable',
      '$.totals.payable',
    ]);
    expect(valuesIn(wrong[0]?.text ?? { template: '' })).toEqual(['$.totals.tax', '10.00', 'TotalTaxOutputs', '0.00']);
    const strict = await convertDocument(document, { to, direction: 'received', strict: true }, environment);
    expect(strict.ok).toBe(false);
  });
});

const ADDRESS: JsonObject = { street: 'Calle 1', locality: 'Madrid', region: 'Madrid', code: '28001', country: 'ES' };
