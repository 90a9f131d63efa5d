import { describe, expect, it } from 'vitest';
import { check, type LocatedFault, locateFaults } from './check.ts';
import { spanish } from './language/testing.ts';
import { parsed } from './text.ts';

const line = '{ "quantity": "2", "item": { "name": "A", "price": "1.50" } }';

const checked = (text: string, envelop = false) => check({ draft: 'a', text, envelop });

/** Returns the marked text of a fault. */
const marked = (text: string, { locations }: LocatedFault) =>
  locations.map(({ span }) => span && text.slice(span.offset, span.offset + span.length));

describe('check', () => {
  it('builds a text as the service would', async () => {
    const { syntax, faults, warnings, result, time } = await checked(spanish(`"lines": [${line}]`));
    expect([syntax, faults, warnings.map(({ code }) => code)]).toEqual([[], [], ['BW-INVOICE-NUMBER']]);
    expect(JSON.parse(result ?? '')).toMatchObject({ $regime: 'ES', totals: { payable: '3.00' } });
    expect(time).toBeGreaterThan(0);
  });

  it('returns the positions of faults, and the document as far as calculated', async () => {
    const text = spanish(`"lines": [${line}]`).replace('B98602642', 'B98602643');
    const { faults, result } = await checked(text);
    expect(faults).toMatchObject([
      { code: 'GOBL-ES-TAX-IDENTITY-01', locations: [{ path: '$.supplier.tax_id.code' }] },
    ]);
    expect(faults.flatMap((fault) => marked(text, fault))).toEqual(['"B98602643"']);
    expect(JSON.parse(result ?? '')).toMatchObject({ totals: { payable: '3.00' } });
  });

  it('returns a partial result without unreadable values', async () => {
    const text = spanish(
      `"op_date": "31/12/2024", "curency": "EUR", "lines": [${line}, ${line.replace('"2"', '"two"')}]`,
    );
    const { faults, warnings, result, partial } = await checked(text);
    expect(faults.map(({ code }) => code)).toEqual(['BW-DATE', 'BW-AMOUNT']);
    expect(warnings.map(({ code }) => code)).toEqual(['BW-UNKNOWN-FIELD', 'BW-INVOICE-NUMBER']);
    expect(partial).toBe(true);
    expect(JSON.parse(result ?? '')).toMatchObject({ lines: [{ total: '3.00' }, {}] });
    expect(JSON.parse(result ?? '')).not.toHaveProperty('lines.1.total');
  });

  it('marks the input if null entries were dropped', async () => {
    const text = spanish(`"lines": [null, ${line}, null, { "quantity": "1", "item": { "price": "2.00" } }]`);
    const { faults } = await checked(text);
    expect(faults).toMatchObject([{ locations: [{ path: '$.lines[3].item.name' }] }]);
    expect(faults.flatMap((fault) => marked(text, fault))).toEqual(['"item"']);
  });

  it('marks the same places for the faults of a service', () => {
    const text = `{ "lines": [null, { "quantity": "x" }] }`;
    const found = { properties: ['$.lines[0].quantity'], input_properties: ['$.lines[1].quantity'], description: 'no' };
    expect(locateFaults(parsed(text), [found]).flatMap((fault) => marked(text, fault))).toEqual(['"x"']);
  });

  it('returns a misspelt name as the cause of the faults that follow from it', async () => {
    const taxed = line.replace('} }', '}, "taxes": [{ "cat": "VAT", "rate": "general" }] }');
    const text = spanish(`"lines": [${taxed}]`).replace('"$regime": "ES",', '').replace('"supplier"', '"spplier"');
    const { faults, warnings } = await checked(text);
    expect(faults.map(({ code, causes }) => [code, causes])).toEqual([
      ['BW-UNKNOWN-FIELD', undefined],
      ['GOBL-BILL-INVOICE-05', ['$.spplier']],
      ['BW-CURRENCY', ['$.spplier']],
      ['BW-TAX-RATE', ['$.spplier']],
    ]);
    expect(warnings.map(({ code }) => code)).not.toContain('BW-UNKNOWN-FIELD');
    const other = await checked(text.replace('"2"', '"two"'));
    expect(other.faults.map(({ code }) => code)).toContain('BW-AMOUNT');
  });

  it('returns a misspelt name without the warnings that it causes', async () => {
    const quantity = await checked(spanish(`"code": "1", "lines": [${line.replace('"quantity"', '"qantity"')}]`));
    expect([...quantity.faults, ...quantity.warnings].map(({ code }) => code)).toEqual(['BW-UNKNOWN-FIELD']);
  });

  it('returns the positions of warnings', async () => {
    const text = spanish(`"curency": "EUR", "lines": [${line}]`);
    const { faults, warnings } = await checked(text);
    expect(faults).toEqual([]);
    expect(warnings.map(({ code }) => code)).toEqual(['BW-UNKNOWN-FIELD', 'BW-INVOICE-NUMBER']);
    expect(warnings.slice(0, 1).flatMap((fault) => marked(text, fault))).toEqual(['"curency"']);
  });

  it('returns only syntax faults for text that is not JSON', async () => {
    const text = '{ "a": 1 "b": 2 }';
    const { syntax, result } = await checked(text);
    expect(syntax).toMatchObject([{ description: expect.stringMatching(/ 1, .* 10: .*"\\""/) }]);
    expect(syntax.flatMap((fault) => marked(text, fault))).toEqual(['"b"']);
    expect(result).toBeUndefined();
    expect((await checked('[]')).syntax).toHaveLength(1);
    expect((await checked(`${'{"a":'.repeat(200)}1${'}'.repeat(200)}`)).syntax).toHaveLength(1);
  });

  it('finds faults of an envelope in the bare text', async () => {
    const text = spanish('"currency": "EUR"');
    const { faults, result } = await checked(text, true);
    expect(faults).toMatchObject([{ locations: [{ path: '$.doc.lines' }] }, { locations: [{ path: '$.doc.totals' }] }]);
    expect(JSON.parse(result ?? '')).toHaveProperty('doc.$regime', 'ES');
  });

  it('gives an envelope the same UUID each time, so that only real changes show', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => checked(spanish(`"lines": [${line}]`), true)));
    expect(first?.result).toBe(second?.result);
  });

  it('checks a signed envelope without recalculation', async () => {
    const built = await checked(spanish(`"lines": [${line}]`), true);
    const signed = { ...JSON.parse(built.result ?? ''), sigs: ['eyJhbGciOiJFUzI1NiJ9.e30.e30'] };
    const { result, faults } = await checked(JSON.stringify(signed));
    expect(JSON.parse(result ?? '')).toHaveProperty('sigs');
    expect(faults.map(({ code }) => code)).toContain('GOBL-ENVELOPE-13');
  });
});
