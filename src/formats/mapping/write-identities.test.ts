/** By which numbers the parties of an e-invoice are known, and what is said of those that are not written (chapter 14 §3.4). */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import { writtenOf } from './testing.ts';

const SELLER = ['BT-29', 'BT-29-1', 'BT-30', 'BT-30-1', 'BT-31', 'BT-32', 'BT-32-0'] as const;
const BUYER = ['BT-46', 'BT-46-1', 'BT-47', 'BT-47-1', 'BT-48'] as const;
const addresses = [{ street: 'Kai', locality: 'Bonn', code: '53111', country: 'DE' }];
const supplier = (more: JsonObject): JsonObject => ({ supplier: { name: 'Werk', addresses, ...more } });
const customer = (more: JsonObject): JsonObject => ({ customer: { name: 'Port', addresses, ...more } });
const german = { country: 'DE', code: '111111125' };
const scheme = (code: string): JsonObject => ({ ext: { 'iso-scheme-id': code } });
const meaning = (severity: string, name: string, value: string) =>
  `dropped ${severity} $.supplier.identities[0].${name}: What the number is for (${value}) is not written; EN 16931 has its scheme only.`;

const AS_IDENTIFIER =
  'changed info BT-46 $.customer.tax_id.code: The tax number of the buyer is written as an identifier, as it is for no VAT; give tax_id.scheme VAT if it is.';

describe('a tax number', () => {
  it.each<[string, JsonObject, string]>([
    ['of the Union', { country: 'DE', code: '282741168' }, 'BT-48 DE282741168'],
    ['of the Union, for another tax', { country: 'DE', code: '282741168', scheme: 'GST' }, 'BT-46 282741168'],
    ['of a country without a VAT', { country: 'US', code: '12' }, 'BT-46 12'],
    ['of a country without a VAT that says it is for one', { country: 'US', code: '12', scheme: 'VAT' }, 'BT-48 US12'],
    ['of a country with another tax', { country: 'IN', code: '27AAPFU0939F1ZV' }, 'BT-46 27AAPFU0939F1ZV'],
    ['of a member of the Union without a regime', { country: 'HR', code: '33392005961' }, 'BT-48 HR33392005961'],
    ['of a country outside with a VAT', { country: 'AL', code: 'J1' }, 'BT-48 ALJ1'],
    ['of Norway, which ends in MVA', { country: 'NO', code: '974760673' }, 'BT-48 NO974760673MVA'],
    ['of Norway, as it ends already', { country: 'NO', code: '974760673MVA' }, 'BT-48 NO974760673MVA'],
  ])('of a buyer is for VAT, or its identifier: %s', async (_, tax_id, term) => {
    expect(await writtenOf(customer({ tax_id }), BUYER)).toEqual({
      terms: [`${term} $.customer.tax_id.code`],
      said: term.startsWith('BT-46') ? [AS_IDENTIFIER] : [],
    });
  });

  it('of a buyer is none without a code', async () => {
    expect(await writtenOf(customer({ tax_id: { country: 'DE', scheme: 'VAT' } }), BUYER)).toEqual({
      terms: [],
      said: [],
    });
  });

  it('of a buyer that is for no VAT is not written where the buyer has another identifier', async () => {
    const identities = [{ code: 'I1' }];
    expect(await writtenOf(customer({ tax_id: { country: 'US', code: '12' }, identities }), BUYER)).toEqual({
      terms: ['BT-46 I1 $.customer.identities[0].code'],
      said: [
        'dropped warning BT-46 $.customer.tax_id.code: The tax number of the buyer is not written: it is for no VAT, and the buyer has another identifier.',
      ],
    });
  });

  it('of a buyer for other taxes is not written', async () => {
    const identities: JsonObject[] = [
      { code: 'T1', scope: 'tax' },
      { code: '12/345/67890', key: 'de-tax-number' },
    ];
    expect(await writtenOf(customer({ identities }), BUYER)).toEqual({
      terms: [],
      said: [
        'dropped warning $.customer.identities[0] $.customer.identities[1]: The tax number of the buyer is not written; EN 16931 has one for the seller only.',
      ],
    });
  });

  const further32 = (at: string) =>
    `dropped warning BT-32 $.supplier.${at}: Only one tax number is written beside that for VAT; this further one is not.`;

  it('of a seller for other taxes is written once', async () => {
    const identities: JsonObject[] = [
      { code: 'T1', scope: 'tax' },
      { code: '12/345/67890', key: 'de-tax-number' },
    ];
    expect(await writtenOf(supplier({ tax_id: german, identities }), SELLER)).toEqual({
      terms: [
        'BT-32 T1 $.supplier.identities[0].code',
        'BT-32-0 TAX $.supplier.identities[0].code',
        'BT-31 DE111111125 $.supplier.tax_id.code',
      ],
      said: [
        'dropped info $.supplier.identities[1].key: What the number is for (de-tax-number) is not written; EN 16931 has its scheme only.',
        further32('identities[1].code'),
      ],
    });
  });

  describe('where all is outside the scope of VAT', () => {
    const taxes = [{ cat: 'VAT', key: 'outside-scope', ext: { 'cef-vatex': 'VATEX-EU-O' } }];
    const outside = { lines: [{ quantity: '1', item: { name: 'Shelf', price: '1.00' }, taxes }] };
    const buyer =
      'dropped warning BT-48 $.customer.tax_id.code: The VAT number of the buyer is not written: what is outside the scope of VAT has none (BR-O-02).';

    it('is one for other taxes of the seller, and none of the buyer', async () => {
      const parties = {
        ...supplier({ tax_id: german, identities: [{ code: 'I1' }] }),
        ...customer({ tax_id: german }),
      };
      expect(await writtenOf({ ...outside, ...parties }, [...SELLER, ...BUYER])).toEqual({
        terms: [
          'BT-29 I1 $.supplier.identities[0].code',
          'BT-32 DE111111125 $.supplier.tax_id.code',
          'BT-32-0 TAX $.supplier.tax_id.code',
        ],
        said: [
          'changed info BT-32 $.supplier.tax_id.code: The VAT number is written as BT-32: what is outside the scope of VAT has no BT-31 (BR-O-02).',
          buyer,
        ],
      });
    });

    it('is not written beside another one for other taxes', async () => {
      const identities = [{ code: 'T1', scope: 'tax' }];
      const parties = { ...supplier({ tax_id: german, identities }), ...customer({}) };
      const { said } = await writtenOf({ ...outside, ...parties }, SELLER);
      expect(said.filter((each) => each.includes('BT-32'))).toEqual([further32('tax_id.code')]);
    });
  });

  const OWN =
    'supplied info BT-29 $.supplier.tax_id.code: The tax number is written as the identifier of the seller too, which has no other (BR-CO-26).';

  it.each<[string, JsonObject, string, string[]]>([
    ['', {}, 'en16931-ubl', ['BT-32-0 TAX $.supplier.tax_id.code']],
    ['with its scheme', { scheme: 'GST' }, 'en16931-ubl', ['BT-32-0 GST $.supplier.tax_id.code']],
    ['in CII without one', { scheme: 'GST' }, 'en16931-cii', []],
  ])('of a seller that is not for VAT is one for other taxes, %s', async (_, more, key, schemes) => {
    expect(await writtenOf(supplier({ tax_id: { country: 'KW', code: '12', ...more } }), SELLER, key)).toEqual({
      terms: ['BT-32 12 $.supplier.tax_id.code', ...schemes, 'BT-29 12 $.supplier.tax_id.code'],
      said: [OWN],
    });
  });

  it.each<[string, JsonObject, string, string[]]>([
    ['by its scope', { scope: 'tax' }, 'TAX', []],
    ['by its scope, with a type', { scope: 'tax', type: 'LOC' }, 'LOC', [meaning('warning', 'type', 'LOC')]],
    ['by its scope, with the type of a VAT', { scope: 'tax', type: 'VAT' }, 'TAX', [meaning('warning', 'type', 'VAT')]],
    ['by its key', { key: 'de-tax-number' }, 'TAX', [meaning('info', 'key', 'de-tax-number')]],
  ])('of a seller is told among its identities %s', async (_, more, type, said) => {
    const found = await writtenOf(
      supplier({ tax_id: german, identities: [{ code: '12/345/67890', ...more }] }),
      SELLER,
    );
    expect(found).toEqual({
      terms: [
        'BT-32 12/345/67890 $.supplier.identities[0].code',
        `BT-32-0 ${type} $.supplier.identities[0].code`,
        'BT-31 DE111111125 $.supplier.tax_id.code',
      ],
      said,
    });
  });

  it('of a seller has its own place where its scope says otherwise', async () => {
    const identities = [{ code: '12/345/67890', key: 'de-tax-number', scope: 'legal' }];
    expect((await writtenOf(supplier({ tax_id: german, identities }), SELLER)).terms).toEqual([
      'BT-30 12/345/67890 $.supplier.identities[0].code',
      'BT-31 DE111111125 $.supplier.tax_id.code',
    ]);
  });
});

describe('an identity', () => {
  const several: JsonObject[] = [
    { code: 'I1' },
    { code: 'I2', ...scheme('0088') },
    { code: 'L1', scope: 'legal' },
    { code: 'I3' },
  ];

  it('of a seller is one of several, the first legal one apart', async () => {
    const { terms } = await writtenOf(supplier({ tax_id: german, identities: several }), SELLER);
    expect(terms).toEqual([
      'BT-30 L1 $.supplier.identities[2].code',
      'BT-29 I1 $.supplier.identities[0].code',
      'BT-29 I2 $.supplier.identities[1].code',
      'BT-29 I3 $.supplier.identities[3].code',
      'BT-31 DE111111125 $.supplier.tax_id.code',
      'BT-29-1 0088 undefined',
    ]);
  });

  it('of a buyer is one of a scheme, else the first; the others are said to be lost', async () => {
    const further = (...places: number[]) =>
      `dropped warning BT-46 ${places.map((at) => `$.customer.identities[${at}]`).join(' ')}: Only one is written as BT-46; this further one is not.`;
    const schemed = await writtenOf(customer({ identities: several }), BUYER);
    expect(schemed.terms).toContain('BT-46 I2 $.customer.identities[1].code');
    expect(schemed.said).toEqual([further(0, 3)]);
    const plain = await writtenOf(customer({ identities: [{ code: 'I1' }, { code: 'I2' }] }), BUYER);
    expect(plain).toEqual({ terms: ['BT-46 I1 $.customer.identities[0].code'], said: [further(1)] });
  });

  it.each([
    ['of a known scheme says by that what it is for', '0088', 'info'],
    ['of another scheme does not', '0060', 'warning'],
  ])('%s', async (_, code, severity) => {
    const more = { country: 'DE', label: 'Site', description: 'North', type: 'S' };
    const identities = [{ code: '40', ...scheme(code), ...more }];
    expect(await writtenOf(supplier({ tax_id: german, identities }), SELLER)).toEqual({
      terms: [
        'BT-29 40 $.supplier.identities[0].code',
        'BT-31 DE111111125 $.supplier.tax_id.code',
        `BT-29-1 ${code} undefined`,
      ],
      said: expect.arrayContaining(Object.entries(more).map(([name, value]) => meaning(severity, name, value))),
    });
  });
});

describe('Chorus Pro', () => {
  const place = [{ street: 'place', locality: 'Tours', code: '37000', country: 'FR' }];
  const siret = (code: string) => ({ type: 'SIRET', code });
  const town = { name: 'Commune', identities: [siret('21370254100011')], addresses: place };
  const printer = (more: JsonObject): JsonObject => ({
    customer: town,
    supplier: { name: 'Imprimerie du Canal', addresses: place, ...more },
  });
  const french = { country: 'FR', code: '732829320' };

  it.each<[string, JsonObject, string[], string[]]>([
    [
      'its SIRET, wherever that is',
      { tax_id: french, identities: [{ code: 'K7' }, siret('73282932000074')] },
      [
        'BT-30 73282932000074 $.supplier.identities[1].code',
        'BT-30-1 1 undefined',
        'BT-29 K7 $.supplier.identities[0].code',
      ],
      [],
    ],
    [
      'its VAT number in the Union, beside a legal identifier',
      { tax_id: german, identities: [{ code: 'L', scope: 'legal' }], ext: { 'fr-choruspro-scheme': '2' } },
      ['BT-30 DE111111125 $.supplier.tax_id.code', 'BT-30-1 2 undefined', 'BT-29 L $.supplier.identities[0].code'],
      [],
    ],
    [
      'its country and its name elsewhere',
      { tax_id: { country: 'CH', code: 'E100416306' }, ext: { 'fr-choruspro-scheme': '3' } },
      ['BT-30 CHImprimerie du Ca $.supplier.name', 'BT-30-1 3 undefined'],
      [],
    ],
    [
      'its legal identifier by other schemes',
      {
        tax_id: french,
        identities: [{ code: 'K7' }, { code: 'L', scope: 'legal' }],
        ext: { 'fr-choruspro-scheme': '4' },
      },
      ['BT-30 L $.supplier.identities[1].code', 'BT-30-1 4 undefined', 'BT-29 K7 $.supplier.identities[0].code'],
      [],
    ],
    [
      'its country and its name where it has no number',
      { tax_id: french, ext: { 'fr-choruspro-scheme': '6' } },
      ['BT-30 FRImprimerie du Ca $.supplier.name', 'BT-30-1 6 undefined'],
      [],
    ],
    [
      'no number of other schemes',
      { tax_id: french, identities: [siret('73282932000074'), { code: 'G', ...scheme('0088') }] },
      ['BT-30 73282932000074 $.supplier.identities[0].code', 'BT-30-1 1 undefined'],
      [
        'dropped warning $.supplier.identities[1]: The identifier is not written; the portal knows a party by one, of its own schemes.',
      ],
    ],
  ])('knows a party by %s', async (_, more, terms, said) => {
    const written = await writtenOf(printer(more), ['BT-29', 'BT-30', 'BT-30-1'], 'choruspro-cii');
    expect(written.said).toEqual(said);
    expect(written.terms.toSorted()).toEqual(terms.toSorted());
  });
});

it.each([
  ['fr-cius-cii', ['BT-46 A', 'BT-46 B'], 0],
  ['fr-extended-ubl', ['BT-46 A', 'BT-46 B'], 0],
  ['fr-cius-ubl', ['BT-46 A'], 1],
  ['en16931-ubl', ['BT-46 A'], 1],
])(
  'a buyer has all its identifiers in France where the rules take them, and one elsewhere: %s',
  async (key, terms, losses) => {
    const firm = (siren: string, code: string, more: readonly JsonObject[] = []): JsonObject => ({
      name: 'Imprimerie',
      tax_id: { country: 'FR', code },
      identities: [{ code: siren, scope: 'legal', ...scheme('0002') }, ...more],
      inboxes: [{ scheme: '0225', code: siren }],
      addresses: [{ street: 'quai', code: '34500', locality: 'Béziers', country: 'FR' }],
    });
    const identities = [
      { code: 'A', ...scheme('0088') },
      { code: 'B', ...scheme('0060') },
    ];
    const more = {
      supplier: firm('732829320', '44732829320'),
      customer: firm('356000000', '39356000000', identities),
      lines: [{ quantity: '1', item: { name: 'Shelf', price: '90.00' }, taxes: [{ cat: 'VAT', percent: '20%' }] }],
    };
    const written = await writtenOf(more, ['BT-46'], key);
    expect(written.terms.map((each) => each.split(' $')[0])).toEqual(terms);
    expect(written.said.filter((each) => each.includes('BT-46'))).toHaveLength(losses);
  },
);
