import { expect, it } from 'vitest';
import { emptyEntry, fieldValue, logoOf, partyFields, usualFields, withField, withLogo } from './fields.ts';

const field = (name: string) => {
  const found = [...partyFields.supplier, ...usualFields].find(({ path }) => path.join('.') === name);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};

it('withField writes objects and lists, and removes them when they become empty', () => {
  const named = withField(emptyEntry('supplier'), field('value.name'), 'Sol');
  const placed = withField(named, field('value.addresses.0.locality'), 'Madrid');
  expect(placed).toMatchObject({ name: 'Sol', value: { name: 'Sol', addresses: [{ locality: 'Madrid' }] } });
  expect(withField(placed, field('value.addresses.0.locality'), '')).toEqual(named);
  expect(withField(named, field('usual.days'), '30').usual).toEqual({ days: 30 });
  expect(withField(withField(named, field('usual.days'), '30'), field('usual.days'), '')).toEqual(named);
});

it('an account is for credit transfers', () => {
  const iban = field('usual.instructions.credit_transfer.0.iban');
  const entry = withField(emptyEntry('supplier'), iban, 'DE02120300000000202051');
  expect(entry.usual?.instructions).toEqual({
    key: 'credit-transfer',
    credit_transfer: [{ iban: 'DE02120300000000202051' }],
  });
  expect(fieldValue(entry, iban)).toBe('DE02120300000000202051');
});

it('a logo is data in the document', () => {
  const entry = withLogo(emptyEntry('supplier'), { data: 'AAAA', mime: 'image/jpeg' });
  expect(entry.value.logos).toEqual([{ data: 'AAAA', mime: 'image/jpeg' }]);
  expect(logoOf(entry)).toBe('data:image/jpeg;base64,AAAA');
  expect(withLogo(entry, undefined)).toEqual(emptyEntry('supplier'));
});
