import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ciiInvoice, ublInvoice } from '../../src/formats/rules/testing.ts';
import { dayOf } from './releases.mjs';
import { foldersIn, SUITES, wrongIn } from './suites.mjs';

const CORE = 'urn:cen.eu:en16931:2017';
const BILLING = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const peppol = ublInvoice(`${CORE}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`, BILLING);
const german = ublInvoice(`${CORE}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`, 'A1');

const unit = (asserts: string, xml: string) =>
  `<testSet xmlns="http://difi.no/xsd/vefa/validator/1.0"><test><assert>${asserts}</assert>${xml}</test></testSet>`;

const FILES: Readonly<Record<string, string>> = {
  'xrechnung-testsuite/src/test/business-cases/standard/german.xml': german,
  'xrechnung-testsuite/src/test/technical-cases/cius/broken.xml': german.replace(/<cbc:ID>[^<]*<\/cbc:ID>/, ''),
  'xrechnung-testsuite/src/test/readme.xml': '<no-case/>',
  'bis-3.0.21/rules/unit-UBL-PEPPOL/R001.xml': unit(
    '<error>PEPPOL-EN16931-R001</error>',
    peppol.replace(/<cbc:ProfileID>.*<\/cbc:ProfileID>/, ''),
  ),
  'bis-3.0.21/rules/unit-UBL-PEPPOL/R007.xml': unit('<success>PEPPOL-EN16931-R007</success>', peppol),
  'bis-3.0.21/rules/unit-UBL-PEPPOL/wrong.xml': unit('<error>PEPPOL-EN16931-R007</error>', peppol),
  'bis-3.0.21/rules/unit-CII-PEPPOL/R007.xml': unit(
    '<error>PEPPOL-EN16931-R007</error>',
    ciiInvoice(`${CORE}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`, 'A1').replace(/<\?.*\?>/, ''),
  ),
  'bis-3.0.21/rules/unit-UBL-PEPPOL-SB/cut.xml': '<testSet xmlns="http://difi.no/xsd/vefa/validator/1.0">',
  'bis-3.0.21/rules/examples/example.xml': peppol,
  'FNFE_RFE_INVOICE/Z.example/XP_Z12-012_Annexe_B_EXEMPLES_V1.4/Factures/F1/UC1_UBL.xml': ublInvoice(CORE, 'A1'),
  'FNFE_RFE_INVOICE/Z.example/XP_Z12-012_Annexe_B_EXEMPLES_V1.4/Factures/F1/UC1_CII.XML': '<Invoice/>',
};

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'suites-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

async function resultsOf(name: string, folder = root) {
  const suite = SUITES.find((each) => each.name === name);
  const results = (await suite?.run(foldersIn(folder), folder)) ?? [];
  return Object.fromEntries(results.map((each) => [each.name.split(/[/\\]/).slice(-2).join('/'), each.wrong]));
}

describe('the suites of the standards', () => {
  it('finds the instances of KoSIT', async () => {
    expect(await resultsOf('KoSIT instances')).toEqual({
      'standard/german.xml': undefined,
      'cius/broken.xml': expect.stringContaining('BR-02'),
    });
  });

  it('finds the unit tests of Peppol, in UBL and CII', async () => {
    expect(await resultsOf('Peppol unit tests')).toEqual({
      'unit-UBL-PEPPOL/R001.xml test 1': undefined,
      'unit-UBL-PEPPOL/R007.xml test 1': undefined,
      'unit-UBL-PEPPOL/wrong.xml test 1': 'PEPPOL-EN16931-R007 does not fire',
      'unit-CII-PEPPOL/R007.xml test 1': undefined,
      'unit-UBL-PEPPOL-SB/cut.xml': expect.stringContaining('not read'),
    });
  });

  it('finds the examples of FNFE once each', async () => {
    expect(await resultsOf('FNFE examples')).toEqual({
      'F1/UC1_UBL.xml': undefined,
      'F1/UC1_CII.XML': expect.stringContaining('not valid'),
    });
  });

  it('has no results for suites that are not there', async () => {
    for (const { name } of SUITES) expect(await resultsOf(name, join(root, 'bis-3.0.21/rules/examples'))).toEqual({});
  });
});

describe('wrongIn', () => {
  it.each([
    [{ errors: ['R1'] }, { errors: ['R1', 'R9'] }, undefined],
    [{ errors: ['R1'] }, { warnings: ['R1'] }, 'R1 fires among the warnings'],
    [{ warnings: ['R1'] }, { errors: ['R1'] }, 'R1 fires among the errors'],
    [{ holds: ['R1'] }, { warnings: ['R1'] }, 'R1 fires'],
    [{ errors: ['R1', 'R2'] }, {}, 'R1 does not fire, R2 does not fire'],
  ])('compares the expected rules %j with the reported rules %j', (test, got, wrong) => {
    expect(wrongIn({ errors: [], warnings: [], holds: [], ...test }, { errors: [], warnings: [], ...got })).toBe(wrong);
  });
});

describe('dayOf', () => {
  const keys = ['peppol-ubl', 'peppol-selfbilling-ubl'];

  it.each([
    ['suites/peppol-3.0.21/rules/unit-UBL/a.xml', '2026-08-24'],
    ['suites/peppol-bis-invoice-3-3.0.21./a.xml', '2026-08-24'],
    ['suites/self-billing-3.0.1/a.xml', '2026-03-31'],
    ['suites/peppol/rules/unit-UBL/a.xml', '2027-02-24'],
  ])('returns the first day of the release in the path %s', async (file, day) => {
    expect(await dayOf(file, keys)).toBe(day);
  });
});
