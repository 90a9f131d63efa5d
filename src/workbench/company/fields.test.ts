import { expect, it } from 'vitest';
import type { Entry } from '../state/memory/entries.ts';
import {
  emptyEntry,
  fieldsOf,
  fieldValue,
  logoOf,
  settledEntry,
  typedEntry,
  usualFields,
  withField,
  withLogo,
} from './fields.ts';
import * as texts from './texts.ts';

const field = (name: string) => {
  const found = [...fieldsOf(emptyEntry('supplier')), ...usualFields].find(({ path }) => path.join('.') === name);
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

it('fieldsOf asks a French company for its SIREN and for no province', () => {
  const company = {
    ...emptyEntry('supplier'),
    value: { tax_id: { country: 'FR' }, identities: [{ type: 'SIRET', code: '1' }] },
  };
  const labels = fieldsOf(company).map(({ label }) => label);
  expect(labels).toContain('SIREN');
  expect(labels).not.toContain(texts.region);
  const siren = fieldsOf(company).find(({ label }) => label === 'SIREN');
  if (!siren) throw new Error('no SIREN');
  const named = withField(company, siren, '303265045');
  expect(named.value.identities).toEqual([
    { type: 'SIRET', code: '1' },
    { type: 'SIREN', code: '303265045' },
  ]);
  expect(withField(named, siren, '').value.identities).toEqual([{ type: 'SIRET', code: '1' }]);
});

it('withField makes an account the payment instructions for credit transfers', () => {
  const iban = field('usual.instructions.credit_transfer.0.iban');
  const entry = withField(emptyEntry('supplier'), iban, 'DE02120300000000202051');
  expect(entry.usual?.instructions).toEqual({
    key: 'credit-transfer',
    credit_transfer: [{ iban: 'DE02120300000000202051' }],
  });
  expect(fieldValue(entry, iban)).toBe('DE02120300000000202051');
});

it('withLogo stores a logo as data in the document', () => {
  const entry = withLogo(emptyEntry('supplier'), { data: 'AAAA', mime: 'image/jpeg' });
  expect(entry.value.logos).toEqual([{ data: 'AAAA', mime: 'image/jpeg' }]);
  expect(logoOf(entry)).toBe('data:image/jpeg;base64,AAAA');
  expect(withLogo(entry, undefined)).toEqual(emptyEntry('supplier'));
});

const notation = { decimal: ',', typed: (text: string) => text.replace('.', ',') } as const;
const company = (value: object, usual?: object) => ({ kind: 'supplier', name: 'A', value, usual, usedAt: 0 }) as Entry;

it('settledEntry reads prices in the notation of the user', () => {
  const [item] = [{ kind: 'item', name: 'Table', value: { name: 'Table', price: '1250.50' }, usedAt: 0 }] as [Entry];
  expect(typedEntry(item, notation).value.price).toBe('1250,50');
  for (const price of ['1250,50', '1.250,50', '1250.50']) {
    expect(settledEntry({ ...item, value: { price } }, item, notation).value.price).toBe('1250.50');
  }
});

it.each([
  ['ES', '2100 0418 45 0200051332', { iban: 'ES9121000418450200051332' }],
  ['PL', '61 1090 1014 0000 0712 1981 2874', { iban: 'PL61109010140000071219812874' }],
  ['DE', 'DE02 1203 0000 0000 2020 51', { iban: 'DE02120300000000202051' }],
  ['GB', '60-16-13 31926819', { clearing: '601613', number: '31926819' }],
])('settledEntry puts an account number of %s into the right field', (country, iban, account) => {
  const typed = company({ tax_id: { country } }, { instructions: { credit_transfer: [{ iban }] } });
  const settled = settledEntry(typed, typed, notation);
  expect(settled.usual?.instructions?.credit_transfer).toEqual([account]);
  expect(settledEntry(typedEntry(settled, notation), settled, notation)).toEqual(settled);
});

it('settledEntry keeps the country of an address the same as that of the tax number', () => {
  const before = company({ tax_id: { country: 'ES' }, addresses: [{ street: 'A', country: 'ES' }] });
  const countryAfter = (value: object) => settledEntry(company(value), before, notation).value.addresses;
  const tax_id = { country: 'EL' };
  expect(countryAfter({ tax_id, addresses: [{ street: 'A' }] })).toEqual([{ street: 'A', country: 'GR' }]);
  expect(countryAfter({ tax_id, addresses: [{ street: 'A', country: 'ES' }] })).toEqual([
    { street: 'A', country: 'GR' },
  ]);
  expect(countryAfter({ tax_id, addresses: [{ street: 'A', country: 'FR' }] })).toEqual([
    { street: 'A', country: 'FR' },
  ]);
  expect(countryAfter({ tax_id })).toBeUndefined();
});
