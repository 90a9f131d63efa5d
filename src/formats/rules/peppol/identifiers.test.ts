import { expect, it } from 'vitest';
import { type Changes, changed, ciiInvoice, findingsIn, said, ublInvoice } from '../testing.ts';
import { set as ciiSet } from './cii.ts';
import { set as ublSet } from './ubl.ts';

const SPECIFICATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const ubl = ublInvoice(SPECIFICATION, PROCESS);
const cii = ciiInvoice(SPECIFICATION, PROCESS);

const IDS = /^PEPPOL-COMMON-/;
const REGISTERED = '<cbc:RegistrationName>Stadtwerk</cbc:RegistrationName>';
const NAMED = '<ram:Name>Stadtwerk</ram:Name>';
const legal = (scheme: string, id: string): Changes[number] => [
  REGISTERED,
  `${REGISTERED}<cbc:CompanyID schemeID="${scheme}">${id}</cbc:CompanyID>`,
];
const ciiLegal = (scheme: string, id: string): Changes[number] => [
  NAMED,
  `${NAMED}<ram:SpecifiedLegalOrganization><ram:ID schemeID="${scheme}">${id}</ram:ID></ram:SpecifiedLegalOrganization>`,
];

/** Identifiers that are right behind the scheme and the rule, and those that are not behind a stroke; `_` is a blank. */
it.each([
  ['0088 R040', '4399902400015 _4399902400015_', '4399902400016'],
  ['0184 R042', '12345674 DK12345674', '1234567 123456789 _12345674'],
  ['0201 R044', 'UFXY12 ufxy12', 'UFXY1 UFXY123 UFXY1- xUFXY12'],
  ['0007 R049', '5560360793', '5560360794 05560360793 556036079'],
  ['0096 R052', '1234567890', '123456789 12345678901 123456789x _1234567890 x1234567890'],
  ['0198 R053', 'DK12345678', '12345678 DK1234567 DK123456789 xDK12345678 DK1234567x _DK12345678'],
  ['0106 R054', '12345678', '1234567 123456789 1234567x x12345678'],
  ['0190 R055', '12345678901234567890', '1234567890123456789 123456789012345678901 x12345678901234567890'],
] as const)('identifiers of %s', async (scheme, right, wrong) => {
  const [code = '', rule] = scheme.split(' ');
  for (const id of [...right.split(' '), ...wrong.split(' ')].map((each) => each.replaceAll('_', ' '))) {
    const isRight = right.replaceAll('_', ' ').includes(id) && right.split(' ').includes(id.replaceAll(' ', '_'));
    const expected = isRight ? [] : [`PEPPOL-COMMON-${rule}`];
    const found = async (xml: string, set: typeof ublSet) =>
      (await findingsIn(xml, set)).map((each) => each.id).filter((each) => IDS.test(each));
    expect(await found(changed(ubl, legal(code, id)), ublSet), `${id}, in UBL`).toEqual(expected);
    expect(await found(changed(cii, ciiLegal(code, id)), ciiSet), `${id}, in CII`).toEqual(expected);
  }
});

it('a Dutch establishment has twelve digits in UBL, and twenty in CII', async () => {
  const [twelve, twenty] = ['123456789012', '12345678901234567890'];
  const text = (id: string) => `PEPPOL-COMMON-R057 0217 Dutch establishment number ${id}`;
  expect(await said(changed(ubl, legal('0217', twelve)), IDS, ublSet)).toEqual([]);
  for (const id of [`x${twelve}`, `${twelve}3`, twenty]) {
    expect(await said(changed(ubl, legal('0217', id)), IDS, ublSet)).toEqual([text(`twelve digits ${id}`)]);
  }
  expect(await said(changed(cii, ciiLegal('0217', twenty)), IDS, ciiSet)).toEqual([]);
  for (const id of [`x${twenty}`, `${twenty}1`, twelve, `${'1'.repeat(19)}x`]) {
    expect(await said(changed(cii, ciiLegal('0217', id)), IDS, ciiSet)).toEqual([text(`twenty digits ${id}`)]);
  }
});

const WRONG = ['0088', '4399902400016'] as const;
const GLN = 'PEPPOL-COMMON-R040 0088 GLN digits, the last of which is the check digit 4399902400016';
const TAX_CODE =
  'PEPPOL-COMMON-R046 9907 Italian tax code sixteen letters and digits in their order, or eleven digits 1';

it.each<[what: string, change: Changes[number], ...found: string[]]>([
  [
    'an electronic address',
    ['<cbc:EndpointID schemeID="9914">ATU13585627<', `<cbc:EndpointID schemeID="${WRONG[0]}">${WRONG[1]}<`],
    GLN,
  ],
  ['a legal identifier', legal(...WRONG), GLN],
  [
    'an electronic address by a tax code',
    ['<cbc:EndpointID schemeID="9914">ATU13585627<', '<cbc:EndpointID schemeID="9907">1<'],
    TAX_CODE,
  ],
  ['a tax code that is no address', legal('9907', '1')],
  ['one without a scheme', [REGISTERED, `${REGISTERED}<cbc:CompanyID>${WRONG[1]}</cbc:CompanyID>`]],
])('in UBL they stand in %s', async (_, change, ...found) => {
  expect(await said(changed(ubl, change), IDS, ublSet)).toEqual(found);
});

it.each<[what: string, change: Changes[number], ...found: string[]]>([
  [
    'an electronic address',
    ['<ram:URIID schemeID="9914">ATU13585627<', `<ram:URIID schemeID="${WRONG[0]}">${WRONG[1]}<`],
    GLN,
  ],
  ['a global identifier', [NAMED, `<ram:GlobalID schemeID="${WRONG[0]}">${WRONG[1]}</ram:GlobalID>${NAMED}`], GLN],
  ['an identifier', [NAMED, `<ram:ID schemeID="${WRONG[0]}">${WRONG[1]}</ram:ID>${NAMED}`], GLN],
  [
    'an electronic address by a tax code',
    ['<ram:URIID schemeID="9914">ATU13585627<', '<ram:URIID schemeID="9907">1<'],
    TAX_CODE,
  ],
  ['a tax code that is no address', ciiLegal('9907', '1')],
])('in CII they stand in %s', async (_, change, ...found) => {
  expect(await said(changed(cii, change), IDS, ciiSet)).toEqual(found);
});

it('several of a scheme are all looked at', async () => {
  const party = `<cac:PartyIdentification><cbc:ID schemeID="0088">7</cbc:ID></cac:PartyIdentification>`;
  const two = changed(ubl, legal(...WRONG), [
    '<cac:PostalAddress><cbc:StreetName>Gasse 2<',
    `${party}<cac:PostalAddress><cbc:StreetName>Gasse 2<`,
  ]);
  expect((await said(two, IDS, ublSet)).map((each) => each.split(' ').at(-1))).toEqual(['7', WRONG[1]]);
});

const NUMBER = '<cbc:CompanyID>DE811907980</cbc:CompanyID>';
const SCHEME = '<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>';
const VAT = 'PEPPOL-COMMON-R056-2';

it.each<[what: string, changes: Changes, ...found: string[]]>([
  ['one that is right', [[NUMBER, NUMBER.replace('DE811907980', 'NL123456789B01')]]],
  ['one that is not', [[NUMBER, NUMBER.replace('DE811907980', ' NL1 ')]], `${VAT}  NL1 `],
  ['one of another country', [[NUMBER, NUMBER.replace('DE811907980', 'XNL1')]]],
  [
    'one of another tax',
    [
      [NUMBER, NUMBER.replace('DE811907980', 'NL1')],
      [SCHEME, SCHEME.replace('VAT', 'FC')],
    ],
  ],
  [
    'one of two schemes',
    [
      [NUMBER, NUMBER.replace('DE811907980', 'NL1')],
      [SCHEME, SCHEME.replace('<cac:TaxScheme>', '<cac:TaxScheme><cbc:ID>FC</cbc:ID></cac:TaxScheme><cac:TaxScheme>')],
    ],
    `${VAT} NL1`,
  ],
  [
    'one whose scheme is judged by itself',
    [[NUMBER, '<cbc:CompanyID schemeID="9944">NL1</cbc:CompanyID>']],
    'PEPPOL-COMMON-R056-1 9944 Dutch VAT number NL, nine digits, B and two digits NL1',
  ],
  ['one whose scheme is not', [[NUMBER, '<cbc:CompanyID schemeID="9999">NL1</cbc:CompanyID>']], `${VAT} NL1`],
])('VAT numbers of the Netherlands: %s', async (_, changes, ...found) => {
  expect(await said(changed(ubl, ...changes), IDS, ublSet)).toEqual(found);
});

const REGISTRATION = '<ram:ID schemeID="VA">DE811907980</ram:ID>';

it.each([
  ['<ram:ID schemeID="VA">NL123456789B01</ram:ID>'],
  ['<ram:ID schemeID="VA">NL1</ram:ID>', `${VAT} NL1`],
  ['<ram:ID schemeID="FC">NL1</ram:ID>'],
  ['<ram:ID schemeID="VA">NL1</ram:ID><ram:ID schemeID="FC">7</ram:ID>', `${VAT} NL17`],
  ['<ram:ID schemeID="VA">DE1</ram:ID>'],
])('VAT numbers of the Netherlands in CII: %s', async (registration, ...found) => {
  expect(await said(changed(cii, [REGISTRATION, registration]), IDS, ciiSet)).toEqual(found);
});
