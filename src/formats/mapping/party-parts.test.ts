/** Name, electronic address and contact of a party, where they come from, and what is said of the rest (chapter 14 §3.3, §3.6). */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import { writtenOf } from './testing.ts';

const addresses = [{ street: 'Kai', locality: 'Bonn', code: '53111', country: 'DE' }];
const tax_id = { country: 'DE', code: '111111125' };
const NAMED = ['BT-27', 'BT-34', 'BT-34-1', 'BT-41', 'BT-42', 'BT-43'] as const;

/** What is written of a seller, with the members that it comes from, and what is said of it. */
async function soldBy(more: JsonObject) {
  const supplier = { name: 'Werk', tax_id, addresses, ...more };
  const { terms, said } = await writtenOf({ supplier }, NAMED);
  const within = (text: string) => text.replaceAll('$.supplier.', '');
  return { terms: terms.map(within).filter((each) => each !== 'BT-27 Werk name'), said: said.map(within) };
}

it('a party is named by what it trades under where it has no other name, and it is said', async () => {
  const { terms, said } = await writtenOf({ customer: { alias: 'Lampe', addresses } }, ['BT-44', 'BT-45']);
  expect(terms).toEqual(['BT-44 Lampe $.customer.alias']);
  expect(said).toEqual([
    'changed info BT-44 $.customer.alias: The party has no name but the one under which it trades, which is written as its name.',
  ]);
});

describe('the electronic address', () => {
  const peppol = (address: string) => ({ uri: `iso6523-actorid-upis::${address}` });
  const needsNone = (at: string) =>
    `dropped info ${at}: It is not written; EN 16931 has no term for it, and needs none.`;

  it.each<[what: string, more: JsonObject, terms: string[], said: string[]]>([
    [
      'an inbox by its code',
      { inboxes: [{ key: 'peppol', scheme: '0088', code: '1' }] },
      ['BT-34 1 inboxes[0].code', 'BT-34-1 0088 undefined'],
      [],
    ],
    [
      'an inbox by its e-mail address',
      { inboxes: [{ email: 'a@a.example' }] },
      ['BT-34 a@a.example inboxes[0].email', 'BT-34-1 EM undefined'],
      [],
    ],
    [
      'the first endpoint of Peppol, where there is no inbox',
      { endpoints: [{ uri: 'mailto:a@a.example' }, peppol('0088:1:2')] },
      ['BT-34 1:2 endpoints[1].uri', 'BT-34-1 0088 undefined'],
      [needsNone('endpoints[0]')],
    ],
    [
      'the endpoint of Peppol, where no inbox can be written',
      { inboxes: [{ code: '1' }, { url: 'https://a.example' }], endpoints: [peppol('9930:3')] },
      ['BT-34 3 endpoints[0].uri', 'BT-34-1 9930 undefined'],
      ['dropped warning inboxes[0] inboxes[1]: It is not written; EN 16931 has no term for it.'],
    ],
    [
      'an inbox, beside which endpoints are no loss',
      { inboxes: [{ scheme: '0088', code: '1' }], endpoints: [peppol('9930:3'), { uri: 'mailto:a@a.example' }] },
      ['BT-34 1 inboxes[0].code', 'BT-34-1 0088 undefined'],
      [],
    ],
    [
      'the inbox that an endpoint follows from',
      {
        inboxes: [{ code: '7' }, { scheme: '9930', code: '3' }],
        endpoints: [peppol('9930:3'), { uri: 'mailto:a@a.example' }],
      },
      ['BT-34 3 inboxes[1].code', 'BT-34-1 9930 undefined'],
      ['dropped warning inboxes[0]: It is not written; EN 16931 has no term for it.'],
    ],
    [
      'the first inbox with an e-mail address, or with scheme and code',
      { inboxes: [{ code: '7' }, { url: 'https://a.example' }, { email: 'a@a.example' }] },
      ['BT-34 a@a.example inboxes[2].email', 'BT-34-1 EM undefined'],
      ['dropped warning inboxes[0] inboxes[1]: It is not written; EN 16931 has no term for it.'],
    ],
  ])('is %s', async (_, more, terms, said) => {
    expect(await soldBy(more)).toEqual({ terms, said });
  });
});

describe('the contact', () => {
  const further = (term: string, at: string) =>
    `dropped warning ${term} ${at}: Only one is written as ${term}; this further one is not.`;
  const ada: JsonObject = {
    name: { prefix: 'Dr.', given: 'Ada', middle: 'M.', surname: 'Lind', surname2: 'Roth', suffix: 'MA' },
  };

  it.each<[what: string, more: JsonObject, terms: string[], said: string[]]>([
    ['a person by the whole name', { people: [ada] }, ['BT-41 Dr. Ada M. Lind Roth MA people[0]'], []],
    [
      'a person with numbers and addresses of their own, before those of the party',
      {
        people: [
          { ...ada, telephones: [{ num: '1' }], emails: [{ addr: 'ada@a.example' }] },
          { name: { given: 'Eva' } },
        ],
        telephones: [{ num: '2' }],
        emails: [{ addr: 'a@a.example' }],
      },
      [
        'BT-41 Dr. Ada M. Lind Roth MA people[0]',
        'BT-42 1 people[0].telephones[0].num',
        'BT-43 ada@a.example people[0].emails[0].addr',
      ],
      [further('BT-41', 'people[1]'), further('BT-43', 'emails[0]'), further('BT-42', 'telephones[0]')],
    ],
    ['a number of the party alone', { telephones: [{ num: '2' }] }, ['BT-42 2 telephones[0].num'], []],
    ['an address of the party alone', { emails: [{ addr: 'a@a.example' }] }, ['BT-43 a@a.example emails[0].addr'], []],
  ])('is %s', async (_, more, terms, said) => {
    expect(await soldBy(more)).toEqual({ terms, said });
  });

  it('is none where nobody is named, and no number or address; a role is no loss', async () => {
    expect(await soldBy({})).toEqual({ terms: [], said: [] });
    expect(await soldBy({ people: [{ name: { given: 'Eva' }, role: 'Sales' }] })).toEqual({
      terms: ['BT-41 Eva people[0]'],
      said: ['dropped info people[0].role: It is not written; EN 16931 has no term for it, and needs none.'],
    });
  });
});
