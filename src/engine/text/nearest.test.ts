import { describe, expect, it } from 'vitest';
import { nearest, nearestNames } from './nearest.ts';

const fields = ['type', 'series', 'code', 'issue_date', 'currency', 'supplier', 'customer', 'lines', 'totals'];

describe('nearest', () => {
  it.each([
    ['curency', 'currency'],
    ['Currency', 'currency'],
    ['issue_dat', 'issue_date'],
    ['issueDate', 'issue_date'],
    ['suplier', 'supplier'],
    ['sreies', 'series'],
    ['line', 'lines'],
    ['cdoe', 'code'],
  ])('takes %s for %s', (typed, meant) => {
    expect(nearest(typed, fields)).toBe(meant);
  });

  it.each(['x', '', 'favourite_colour', 'notes'])('finds nothing similar to %j', (typed) => {
    expect(nearest(typed, fields)).toBeUndefined();
  });

  it('finds nothing for a text of 5,000 characters', () => {
    expect(nearest('c'.repeat(5000), fields)).toBeUndefined();
  });

  it('prefers fewer edits, then the first', () => {
    expect(nearest('tota', ['total', 'tot'])).toBe('total');
    expect(nearest('cat', ['cut', 'cast'])).toBe('cut');
    expect(nearest('rates', ['rate', 'rates'])).toBe('rates');
  });
});

describe('nearestNames', () => {
  const formats = ['en16931-ubl', 'xrechnung-ubl', 'xrechnung-cii', 'facturx-en16931', 'facturx-en16931-pdf', 'pdf'];
  const addons = ['de-xrechnung-v3', 'es-facturae-v3', 'es-verifactu-v1', 'it-sdi-v1'];
  const rules = ['BR-DE-1', 'BR-DE-2', 'BR-CO-10', 'BR-CL-10', 'GOBL-BILL-INVOICE-06', 'GOBL-BILL-LINE-03'];

  it.each([
    [formats, 'xrechung-ubl', 'xrechnung-ubl'],
    [formats, 'en16931ubl', 'en16931-ubl'],
    [formats, 'PDF', 'pdf'],
    [formats, 'facturx-pdf', 'facturx-en16931-pdf'],
    [formats, 'facturx-en16931-pfd', 'facturx-en16931-pdf'],
    [addons, 'es-facturae', 'es-facturae-v3'],
    [addons, 'facturae-es', 'es-facturae-v3'],
    [addons, 'es_verfactu_v1', 'es-verifactu-v1'],
    [addons, 'xrechnung', 'de-xrechnung-v3'],
    [rules, 'BR-DE-01', 'BR-DE-1'],
    [rules, 'BR-C0-10', 'BR-CO-10'],
    [rules, 'gobl-bill-invoce-6', 'GOBL-BILL-INVOICE-06'],
    [rules, 'GOBL-INVOICE-06', 'GOBL-BILL-INVOICE-06'],
  ])('among %s suggests for %j first %s', (known, asked, name) => {
    expect(nearestNames(asked, known)[0]).toBe(name);
  });

  it('knows aliases of a name and suggests the name', () => {
    expect(
      nearestNames('españa', [
        ['ES', 'Spain', 'España'],
        ['PT', 'Portugal'],
      ]),
    ).toEqual(['ES']);
  });

  it('suggests up to three names and nothing distant', () => {
    expect(
      nearestNames(
        'BR',
        Array.from({ length: 9 }, (_, i) => `BR-${i}`),
      ),
    ).toEqual([]);
    expect(nearestNames('xrechnung', formats)).toEqual(['xrechnung-ubl', 'xrechnung-cii']);
    expect(nearestNames('chicken', [...formats, ...addons, ...rules])).toEqual([]);
    for (const short of ['ZZ', '', '--', 'x'.repeat(1000)]) expect(nearestNames(short, ['ZA', 'NZ', 'x'])).toEqual([]);
  });
});
