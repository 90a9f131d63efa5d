import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formats } from '../../../formats/list/formats.ts';
import { billwright, temporaryFolder } from '../testing.ts';

const { folder: within } = temporaryFolder();
const path = (name: string) => join(within, name);

interface Written {
  readonly file: string;
  readonly format: string;
  readonly valid: boolean;
  readonly faults: readonly { readonly code: string }[];
}

const contentsOf = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]));

const verdictsIn = (folder: string): Written[] =>
  Object.entries(contentsOf(folder))
    .filter(([name]) => name.endsWith('.json'))
    .map(([, text]) => JSON.parse(text));

const made = formats.filter(({ writes, container }) => writes && container === undefined).map(({ key }) => key);

it.each(made)('sample writes valid files of %s', async (format) => {
  const folder = path(format);
  expect(await billwright(['sample', folder, '--format', format, '--count', '2'])).toMatchObject({ code: 0 });
  expect(verdictsIn(folder)).toMatchObject([
    { file: `${format}-1-001.xml`, format, valid: true, faults: [] },
    { file: `${format}-1-002.xml`, format, valid: true, faults: [] },
  ]);
});

it.each([
  ['nlcius-ubl', '381'],
  ['cius-ro-ubl', '381'],
  ['hr-ubl', '381'],
  ['cius-pt-ubl', '381'],
  ['pint-ae', '381'],
  ['pint-sg', '381'],
  ['pint-aunz', '381'],
  ['pint-my', '381'],
  ['pint-om', '381'],
  ['pint-ae-selfbilling', '261'],
  ['pint-aunz-selfbilling', '261'],
  ['pint-my-selfbilling', '261'],
  ['pint-om-selfbilling', '261'],
  ['peppol-selfbilling-ubl', '261'],
  ['xrechnung-ubl', '381'],
])('sample writes credit notes of %s, which name an invoice', async (format, type) => {
  const folder = path(`credit-${format}`);
  const flags = ['--format', format, '--type', 'credit-note', '--count', '2'];
  expect(await billwright(['sample', folder, ...flags])).toMatchObject({ code: 0 });
  expect(verdictsIn(folder).map(({ valid }) => valid)).toEqual([true, true]);
  for (const xml of Object.entries(contentsOf(folder)).flatMap(([name, text]) =>
    name.endsWith('.xml') ? [text] : [],
  )) {
    expect(/<cbc:CreditNoteTypeCode[^>]*>(\d+)</.exec(xml)?.[1]).toBe(type);
    const [, code, preceding] =
      /<cbc:ID>([^<]+)<[\s\S]*<cac:InvoiceDocumentReference>\s*<cbc:ID>([^<]+)</.exec(xml) ?? [];
    expect(preceding).toMatch(/\d/);
    expect(preceding).not.toBe(code);
  }
});

it('sample rejects credit notes in a format without them', async () => {
  const { code, out, err } = await billwright(['sample', '--format', 'pint-jp', '--type', 'credit-note']);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('no credit notes');
});

it('sample writes any number of files', async () => {
  const flags = ['--format', 'hr-ubl', '--count', '12', '--seed', '777'];
  expect(await billwright(['sample', path('many'), ...flags])).toMatchObject({ code: 0 });
  expect(verdictsIn(path('many')).filter(({ valid }) => valid)).toHaveLength(12);
});

it('sample writes the same files for the same seed, and others for another', async () => {
  const flags = ['--format', 'xrechnung-cii', '--count', '3', '--seed'];
  for (const [name, seed] of Object.entries({ first: '7', again: '7', other: '8' }))
    await billwright(['sample', path(name), ...flags, seed]);
  const first = contentsOf(path('first'));
  expect(Object.keys(first)).toHaveLength(6);
  expect(contentsOf(path('again'))).toEqual(first);
  expect(Object.values(contentsOf(path('other')))[1]).not.toBe(Object.values(first)[1]);
});

describe('sample breaks a rule on request', () => {
  it.each([
    ['xrechnung-cii', 'BR-DE-15'],
    ['peppol-ubl', 'BR-CO-15'],
    ['facturx-extended', 'FX-EXTENDED-ExchangedDocumentContext/TestIndicator'],
    ['pint-jp', 'ibr-cl-01'],
    ['ksef', 'KSEF-SUM-03'],
    ['fatturapa', 'SDI-00425'],
  ])('of %s: %s', async (format, rule) => {
    const folder = path(`broken-${format}`);
    expect(await billwright(['sample', folder, '--format', format, '--break', rule])).toMatchObject({ code: 0 });
    const [verdict] = verdictsIn(folder);
    expect(verdict).toMatchObject({ rule, format });
    expect(JSON.stringify(verdict)).toContain(`"code":"${rule}"`);
  });

  it('in the invoice on standard output', async () => {
    const { code, out } = await billwright(['sample', '--format', 'xrechnung-ubl', '--break', 'BR-DE-15']);
    expect(code).toBe(0);
    expect(out).toContain('<cbc:CustomizationID>');
    expect(out).not.toContain('<cbc:BuyerReference>');
  });
});

it('sample exits with 1 for a rule that it cannot break, and writes the other files', async () => {
  const folder = path('unbroken');
  const rules = ['--break', 'BR-AF-06,BR-02', '--json'];
  const { code, out } = await billwright(['sample', folder, '--format', 'xrechnung-ubl', ...rules]);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ files: [{ rule: 'BR-02' }], unbroken: ['BR-AF-06'] });
});

it('sample keeps existing files unless told to overwrite them', async () => {
  const flags = ['sample', path('kept'), '--format', 'peppol-ubl'];
  await billwright(flags);
  const before = contentsOf(path('kept'));
  expect(await billwright([...flags, '--count', '2'])).toMatchObject({ code: 3 });
  expect(contentsOf(path('kept'))).toEqual(before);
  expect(await billwright([...flags, '--count', '2', '--force'])).toMatchObject({ code: 0 });
});

it.each([
  [['--format', 'xrechnung-uxl'], 'xrechnung-ubl'],
  [['--format', 'nlcius-ga-ubl'], 'nlcius-ubl'],
  [['--format', 'xrechnung-ubl', '--break', 'BR-DE-5l'], 'BR-DE-5'],
  [['--format', 'facturx-en16931-pdf', '--break', 'BR-02'], 'facturx-en16931'],
  [['--count', '2', '--format', 'xrechnung-ubl'], ''],
  [[], '--format'],
])('sample rejects %j', async (flags, named) => {
  const { code, out, err } = await billwright(['sample', ...flags]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(named);
});
