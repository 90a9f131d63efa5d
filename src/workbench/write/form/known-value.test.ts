import { expect, test } from 'vitest';
import type { Entry } from '../../state/memory/entries.ts';
import { knownValue } from './known-value.ts';

const document = {
  supplier: { name: 'Hüxstraße GmbH', tax_id: { country: 'DE', code: '111111125' } },
  customer: { name: 'Schule', emails: [{ addr: 'rechnung@schule.example' }] },
};

const company: Entry = {
  kind: 'supplier',
  name: 'Hüxstraße GmbH',
  value: { tax_id: { code: '111111125' }, people: [{ name: { given: 'Jana', surname: 'Petersen' } }] },
  usedAt: 1,
};

test('knownValue takes a missing value of a party from the memory', () => {
  expect(knownValue(document, ['supplier', 'people'], [company])).toEqual({
    value: [{ name: { given: 'Jana', surname: 'Petersen' } }],
    label: 'Jana, Petersen',
  });
});

test('knownValue distinguishes companies by their tax numbers', () => {
  const other = { ...company, value: { ...company.value, tax_id: { code: '123456788' } } };
  expect(knownValue(document, ['supplier', 'people'], [other])).toBeUndefined();
});

test('knownValue suggests the e-mail address of a party as electronic address', () => {
  expect(knownValue(document, ['customer', 'inboxes'], [])).toEqual({
    value: [{ email: 'rechnung@schule.example' }],
    label: 'rechnung@schule.example',
  });
  expect(knownValue(document, ['supplier', 'inboxes'], [])).toBeUndefined();
  expect(knownValue(document, ['ordering'], [company])).toBeUndefined();
});

test.each([
  ['FR', 'FR83404833048', '0225:404833048'],
  ['BE', '0403170701', '0208:0403170701'],
  ['DE', '111111125', 'a@x.example'],
])('knownValue suggests the network address for e-invoices to a company in %s', (country, code, label) => {
  const customer = { tax_id: { country, code }, emails: [{ addr: 'a@x.example' }] };
  expect(knownValue({ customer }, ['customer', 'inboxes'], [])?.label).toBe(label);
});

test('knownValue suggests the tax number where a network has no e-mail addresses, and the number that is the same', () => {
  const customer = { tax_id: { country: 'DK', code: '13585628' }, emails: [{ addr: 'a@x.example' }] };
  expect(knownValue({ customer }, ['customer', 'inboxes'], [], true)?.label).toBe('0184:DK13585628');
  expect(knownValue({ customer }, ['customer', 'identities'], [])?.value).toEqual([{ type: 'CVR', code: '13585628' }]);
  const french = { tax_id: { country: 'FR', code: '83404833048' } };
  expect(knownValue({ customer: french }, ['customer', 'identities'], [])?.value).toEqual([
    { type: 'SIREN', code: '404833048' },
  ]);
  const dutch = { tax_id: { country: 'NL', code: '123456782B90' } };
  expect(knownValue({ customer: dutch }, ['customer', 'identities'], [])).toBeUndefined();
});

test('knownValue suggests no e-mail address in France, where e-invoices go to a number', () => {
  const customer = { tax_id: { country: 'FR' }, emails: [{ addr: 'a@x.example' }] };
  expect(knownValue({ customer }, ['customer', 'inboxes'], [])).toBeUndefined();
});

test('knownValue tells the kind of a French operation from the units of its lines, until something is paid', () => {
  const path = ['tax', 'ext', 'fr-ctc-billing-mode'];
  const known = (units: (string | undefined)[], payment?: object) =>
    knownValue({ lines: units.map((unit) => ({ item: { name: 'Pose', unit } })), payment }, path, [])?.value;
  expect([known(['h', 'day']), known(['piece', 'kg']), known(['piece', 'h'])]).toEqual(['S1', 'B1', 'M1']);
  expect([known(['h', undefined]), known(['m2']), known(['h'], { advances: [{ amount: '10.00' }] })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
