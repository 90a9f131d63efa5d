/** Postal addresses of parties and of deliveries, and where their terms come from (chapter 14 §3.5). */
import { expect, it } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import { writtenAsItStands, writtenOf } from './testing.ts';

const ADDRESS = ['BT-50', 'BT-51', 'BT-163', 'BT-52', 'BT-53', 'BT-54', 'BT-55'] as const;

/** What is written of a buyer's address, with the members that it comes from, and what is said of it. */
async function boughtAt(...addresses: JsonObject[]) {
  const { terms, said } = await writtenOf({ customer: { name: 'Port', addresses } }, ADDRESS);
  const within = (text: string) => text.replace('$.customer.addresses[0].', '');
  return { terms: terms.map(within), said: said.map(within) };
}

const door = { street: 'Kai', num: '7', block: 'B', floor: '2', door: 'left' };

it.each<[what: string, address: JsonObject, terms: string[], said: string[]]>([
  [
    'street and number, town, post code and state',
    { ...door, locality: 'Bonn', code: '53111', state: 'NW', country: 'DE' },
    ['BT-50 Kai 7 B 2 left street', 'BT-52 Bonn locality', 'BT-53 53111 code', 'BT-54 NW state', 'BT-55 DE country'],
    [],
  ],
  [
    'the number before the street where it stands there',
    { ...door, country: 'FR' },
    ['BT-50 7 B 2 left Kai street', 'BT-55 FR country'],
    [],
  ],
  ['a number without a street', { num: '7', country: 'DE' }, ['BT-50 7 street', 'BT-55 DE country'], []],
  [
    'more of the street',
    { street: 'Kai', street_extra: 'Hof', country: 'DE' },
    ['BT-50 Kai street', 'BT-51 Hof street_extra', 'BT-55 DE country'],
    [],
  ],
  [
    'a box by its number, in the second line',
    { po_box: '99', country: 'DE' },
    ['BT-51 PO Box 99 po_box', 'BT-55 DE country'],
    [],
  ],
  [
    'a box by its name, in the third line behind more of the street',
    { street: 'Kai', street_extra: 'Hof', po_box: '9 am Kai', country: 'DE' },
    ['BT-50 Kai street', 'BT-51 Hof street_extra', 'BT-163 9 am Kai po_box', 'BT-55 DE country'],
    [],
  ],
  [
    'a box by a name that ends in a number',
    { po_box: 'Fach 9', country: 'DE' },
    ['BT-51 Fach 9 po_box', 'BT-55 DE country'],
    [],
  ],
  [
    'a region before a state',
    { locality: 'Bonn', region: 'Eifel', state: 'NW', country: 'DE' },
    ['BT-52 Bonn locality', 'BT-54 Eifel region', 'BT-55 DE country'],
    ['dropped warning state: It is not written; EN 16931 has no term for it.'],
  ],
])('an address has %s', async (_, address, terms, said) => {
  expect(await boughtAt(address)).toEqual({ terms, said });
});

it('is the first of a party; what the others would say is said to be lost', async () => {
  expect(await boughtAt({ country: 'FR' }, { country: 'DE', label: 'North' })).toEqual({
    terms: ['BT-55 FR country'],
    said: ['dropped warning BG-8 $.customer.addresses[1]: Only one is written as BG-8; this further one is not.'],
  });
});

it('is that of the tax number where a party has none: the country alone, by its code in ISO 3166', async () => {
  const of = async (tax_id: JsonObject | null) => {
    const tax = { ext: { 'untdid-document-type': '380' } };
    const { terms, said } = await writtenAsItStands({ tax, customer: { name: 'Port', tax_id } });
    return [terms.filter((each) => each.startsWith('BT-55')), said.filter((each) => each.includes('BG-8'))];
  };
  const supplied =
    'supplied info BG-8 $.customer.tax_id.country: The party has no address; the country of its tax number is written as one.';
  expect(await of({ country: 'EL', code: '064677095' })).toEqual([['BT-55 GR'], [supplied]]);
  expect(await of(null)).toEqual([[], []]);
});
