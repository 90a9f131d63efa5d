import { describe, expect, expectTypeOf, it } from 'vitest';
import { type Invoice, standardSchema } from './index.ts';

const { validate } = standardSchema('bill/invoice')['~standard'];
const draft = {
  supplier: { name: 'Encuadernaciones Sol', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Biblioteca Municipal', tax_id: { country: 'ES', code: 'A58818501' } },
  lines: [
    { quantity: 20, item: { name: 'Encuadernación', price: '90.00' }, taxes: [{ cat: 'VAT', rate: 'standard' }] },
  ],
};

describe('standardSchema', () => {
  it('turns a valid value into the built document', () => {
    const done = validate(draft);
    expectTypeOf(done).toExtend<{ value: Invoice } | { issues: readonly object[] }>();
    expect(done).toMatchObject({
      value: { $schema: 'https://gobl.org/draft-0/bill/invoice', totals: { payable: '2178.00' } },
    });
    expect(done).not.toHaveProperty('issues');
  });

  it('returns the path of each fault as a list of steps', () => {
    const done = validate({ ...draft, lines: [{ ...draft.lines[0], quantity: 'many' }] });
    expect(done.issues?.map(({ path }) => path)).toEqual([['lines', 0, 'quantity']]);
  });

  it.each([undefined, null, 1, 'text: [', []])('rejects %j', (value) => {
    expect(validate(value).issues?.length).toBeGreaterThan(0);
  });

  it('rejects a document of another schema', () => {
    const done = validate({ $schema: 'https://gobl.org/draft-0/note/message', content: 'Hello' });
    expect(done.issues?.map(({ path }) => path)).toEqual([['$schema']]);
  });

  it('accepts the options of build', () => {
    const strict = standardSchema('bill/invoice', { strict: true })['~standard'];
    const issues = (value: unknown) => strict.validate(value).issues?.map(({ path }) => path.join('.'));
    expect(issues({ ...draft, colour: 'red' })).toEqual(['colour']);
  });
});
