import { expect, it } from 'vitest';
import { addressesOf } from './addresses.ts';

it.each([
  ['ES', 'B63272603', '9920:ESB63272603'],
  ['BE', '0403170701', '0208:0403170701'],
  ['NO', '923609016MVA', '0192:923609016'],
  ['DK', '13585628', '0184:DK13585628'],
  ['FI', '20774740', '0213:FI20774740'],
  ['HU', '24718392242', '9910:HU24718392'],
  ['HU', '24718392', '9910:HU24718392'],
  ['AU', '51 824 753 556', '0151:51824753556'],
  ['JP', 'T8000012050003', '0221:T8000012050003'],
  ['JP', '8000012050003', '0188:8000012050003'],
  ['SG', '201812345A', '0195:SGUEN201812345A'],
  ['AE', '100234567800003', '0235:1002345678'],
])('addressesOf suggests the electronic address of a company in %s', (country, code, value) => {
  expect(addressesOf({ tax_id: { country, code } }).map((each) => each.value)).toEqual([value]);
});

it('addressesOf suggests only the e-mail address if the tax number cannot be an electronic address', () => {
  const of = (country: string, code: string) =>
    addressesOf({ tax_id: { country, code }, emails: [{ addr: 'a@x.example' }] });
  expect(of('SG', 'M90312345P').map(({ value }) => value)).toEqual(['a@x.example']);
  expect(of('US', '123456789').map(({ value }) => value)).toEqual(['a@x.example']);
});

it('addressesOf suggests the SIREN first in France, and the tax number after it', () => {
  const values = (party: Parameters<typeof addressesOf>[0]) => addressesOf(party).map(({ value }) => value);
  const tax_id = { country: 'FR', code: 'FR83404833048' };
  expect(values({ tax_id })).toEqual(['0225:404833048', '9957:FR83404833048']);
  expect(values({ identities: [{ type: 'SIRET', code: '303 265 045 00012' }] })).toEqual(['0225:303265045']);
});
