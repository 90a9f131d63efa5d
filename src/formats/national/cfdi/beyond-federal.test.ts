/** IEPS, local taxes, legends and payments in another currency (chapter 18 §5.8 to §5.10). */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/model/json.ts';
import { describe as describePaper } from '../../../paper/describe.ts';
import { convertXml, validateXml } from '../../index.ts';
import { environment } from '../../mapping/testing.ts';
import { asCfdi, mexicanInvoice, mexicanPayment, UUID, valuesOf } from './testing.ts';

const line = (members: JsonObject): JsonObject => ({
  quantity: '10',
  item: { name: 'Cerveza', price: '12.50', unit: 'piece', ext: { 'mx-cfdi-prod-serv': '50202201' } },
  ...members,
});
const IVA = { cat: 'VAT', rate: 'general' };

async function codesOf(xml: string): Promise<string[]> {
  const outcome = await validateXml(xml, undefined, { now: new Date('2026-04-01T10:00:00Z') });
  return outcome.ok ? [] : outcome.faults.map(({ code }) => code);
}

async function read(xml: string) {
  const outcome = await convertXml(xml, {}, environment);
  if (!outcome.ok) throw new Error(outcome.faults.map(({ code }) => code).join());
  return { document: outcome.result.result as JsonObject, losses: outcome.result.losses };
}

describe('IEPS as a tax', () => {
  it.each<[string, JsonObject, string[], string]>([
    ['by percentage', { taxes: [IVA, { cat: 'IEPS', percent: '26.5%' }] }, ['158.1250', '125.0000'], '183.43'],
    [
      'after a discount',
      { discounts: [{ amount: '12.50' }], taxes: [IVA, { cat: 'IEPS', percent: '26.5%' }] },
      ['142.3125', '112.5000'],
      '165.08',
    ],
    [
      'of food at 0 %',
      {
        taxes: [
          { cat: 'IEPS', percent: '8%' },
          { cat: 'VAT', key: 'zero' },
        ],
      },
      ['125.0000', '135.0000'],
      '135.00',
    ],
    [
      'next to tax withheld on the price alone',
      { taxes: [IVA, { cat: 'IEPS', percent: '8%' }, { cat: 'ISR', percent: '1.25%' }] },
      ['135.0000', '125.0000', '125.0000'],
      '155.04',
    ],
  ])('is in the base of VAT: %s', async (_, members, bases, total) => {
    const { xml, losses } = await asCfdi(mexicanInvoice({ lines: [line(members)] }));
    expect(losses).toEqual([]);
    expect(valuesOf(xml, 'Base').slice(0, bases.length)).toEqual(bases);
    expect(valuesOf(xml, 'Total')).toEqual([total]);
    expect(await codesOf(xml)).toEqual([]);
  });
});

describe('local taxes', () => {
  const lodging = (text: string, rounding: string) =>
    mexicanInvoice({ meta: { 'mx-cfdi-local-taxes': text }, totals: { rounding } });

  it('are written, and read back unchanged', async () => {
    const text = '-Cinco al millar 0.50 0.50;ISH 3.00 3.00';
    const { xml, losses } = await asCfdi(lodging(text, '2.50'));
    expect(losses).toEqual([]);
    expect([valuesOf(xml, 'TotaldeTraslados'), valuesOf(xml, 'TotaldeRetenciones')]).toEqual([['3.00'], ['0.50']]);
    expect(valuesOf(xml, 'Total')).toEqual(['118.50']);
    expect(await codesOf(xml)).toEqual([]);
    const again = await read(xml);
    expect(again.document).toMatchObject({ meta: { 'mx-cfdi-local-taxes': text }, totals: { rounding: '2.50' } });
    expect(again.losses.map(({ kind, severity }) => `${kind} ${severity}`)).toEqual(['changed info']);
  });

  it('are rows of the page, with the rest of the rounding that they do not explain', () => {
    const rows = (rounding: string) => {
      const document = { ...lodging('ISH 3.00 30.00', rounding), totals: { payable: '146.00', rounding } };
      const blocks = describePaper(document, 'en')?.blocks ?? [];
      return blocks.flatMap((block) => (block.kind === 'figures' ? block.rows : []));
    };
    const shown = (rounding: string) =>
      rows(rounding).map(({ label, amount }) => `${label} ${amount}`.replaceAll('\u00a0', ''));
    expect(shown('30.00')).toContain('ISH 3% 30.00');
    expect(shown('30.00').join()).not.toMatch(/Rounding/);
    expect(shown('30.01')).toEqual(expect.arrayContaining(['ISH 3% 30.00', 'Rounding 0.01']));
  });

  it('are rejected if they do not add up to the rounding', async () => {
    const place = 'BW-CFDI-LOCAL $.meta.mx-cfdi-local-taxes';
    expect((await asCfdi(lodging('ISH 3.00 3.00', '2.00'))).faults).toEqual([place]);
    expect((await asCfdi(lodging('ISH', '2.00'))).faults).toEqual([place]);
  });
});

it('legal notes are written as legends, and read back', async () => {
  const notes: Record<string, string>[] = [
    { key: 'legal', src: 'leyendas-fisc', code: 'ISR Art 94', text: 'Pago asimilado a salarios' },
    { key: 'legal', src: 'leyendas-fisc', text: 'Sin norma' },
  ];
  const { xml, losses, faults } = await asCfdi(mexicanInvoice({ notes }));
  expect(faults).toEqual([]);
  expect(losses).toEqual([]);
  expect([valuesOf(xml, 'disposicionFiscal'), valuesOf(xml, 'norma')]).toEqual([['ISR'], ['Art 94']]);
  const { document } = await read(xml);
  const asRead = notes.map((note) => ({ ...note, src: 'leyendasFisc' }));
  expect(document.notes).toEqual(asRead);
  expect(valuesOf((await asCfdi(document)).xml, 'textoLeyenda')).toEqual(notes.map(({ text }) => text));
});

describe('a payment in another currency', () => {
  const tax = (base: string) => ({ categories: [{ code: 'VAT', rates: [{ base, percent: '16%' }] }] });
  const paid = (amount: string, payable: string, base: string, rate = '18.4571') =>
    mexicanPayment({
      exchange_rates: [{ from: 'USD', to: 'MXN', amount: rate }],
      lines: [
        {
          document: { code: '118', currency: 'USD', payable, tax: tax(base), stamps: [{ prv: 'sat-uuid', val: UUID }] },
          installment: 1,
          amount,
        },
      ],
    });
  const names = ['EquivalenciaDR', 'ImpPagado', 'ImpSaldoInsoluto', 'BaseDR', 'ImporteDR', 'BaseP', 'ImporteP'];

  it.each([
    [
      'in full',
      paid('21460.00', '1160.00', '1000.00', '18.5'),
      ['0.0540540541', '1160.00', '0.00', '1000.00', '160.00', '18500.00', '2960.00'],
    ],
    [
      'in part',
      paid('10000.00', '2320.00', '2000.00'),
      ['0.0541796924', '541.80', '1778.20', '467.07', '74.73', '8620.76', '1379.30'],
    ],
  ])('has the amounts in both currencies: %s', async (_, document, expected) => {
    const { xml, faults, losses } = await asCfdi(document);
    expect([faults, losses]).toEqual([[], []]);
    expect(names.map((name) => valuesOf(xml, name)[0])).toEqual(expected);
    expect(await codesOf(xml)).toEqual([]);
  });

  it('is rejected without an exchange rate', async () => {
    const { exchange_rates: _, ...given } = paid('100.00', '116.00', '100.00');
    expect((await asCfdi(given)).faults).not.toEqual([]);
  });
});
