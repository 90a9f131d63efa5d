import { describe, expect, test } from 'vitest';
import { INVOICE } from '../extended/testing.ts';
import { brokenIn, changed, findingsIn } from '../testing.ts';
import { set as basic } from './basic.ts';
import { set as basicWl } from './basic-wl.ts';
import { set as en16931 } from './en16931.ts';
import { set as extended } from './extended.ts';
import { set as minimum } from './minimum.ts';
import { termRulesOf, termRulesWithout } from './taken.ts';

const SETS = { minimum, basicWl, basic, en16931, extended };
type Name = keyof typeof SETS;
const NAMES = Object.keys(SETS) as Name[];

/** Returns the identifiers of a set, those that come of no profile's structure. */
function idsOf(name: Name): string[] {
  const { rules, scans = [] } = SETS[name];
  const scanned = scans.flatMap((scan) => [...scan.rules()].map(({ id }) => id));
  return [...rules.map(({ id }) => id), ...scanned.filter((id) => !id.startsWith('FX-'))];
}

describe('the set of a profile', () => {
  test.each(NAMES)('has each rule once: %s', (name) => {
    const ids = idsOf(name);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test.each(NAMES)('has no rules on codes, for which the profile has lists: %s', (name) => {
    expect(idsOf(name).filter((id) => id.startsWith('BR-CL-'))).toEqual([]);
  });

  test('is of one release', () => {
    expect(new Set(NAMES.map((name) => `${SETS[name].version} ${SETS[name].from}`))).toEqual(
      new Set(['1.09.2 2026-06-01']),
    );
  });

  test('of MINIMUM is on the document alone', () => {
    expect(idsOf('minimum').sort().join(' ')).toBe(
      'BR-01 BR-02 BR-03 BR-04 BR-05 BR-06 BR-07 BR-08 BR-09 BR-13 BR-14 BR-15 BR-CO-09 BR-CO-26 BR-DEC-12 BR-DEC-13 BR-DEC-14 BR-DEC-18',
    );
  });

  test('of BASIC WL asks nothing of lines', () => {
    const ofLines = ['BG-25', 'BG-26', 'BG-27', 'BG-28', 'BG-29', 'BG-30', 'BG-31', 'BG-32'];
    expect(basicWl.rules.filter(({ per }) => ofLines.includes(per)).map(({ id }) => id)).toEqual([]);
    expect(idsOf('basicWl')).not.toContain('BR-16');
    expect(idsOf('basicWl')).not.toContain('BR-65');
  });

  test('of BASIC has what that of BASIC WL has, and those on lines', () => {
    const ids = idsOf('basic');
    expect(idsOf('basicWl').filter((id) => !ids.includes(id))).toEqual([]);
    expect(['BR-16', 'BR-21', 'BR-65', 'BR-CO-04', 'BR-CO-10', 'BR-S-08'].filter((id) => !ids.includes(id))).toEqual(
      [],
    );
  });

  test('of EN 16931 has five more than that of BASIC', () => {
    const ids = idsOf('basic');
    expect(idsOf('en16931').filter((id) => !ids.includes(id))).toEqual([
      'BR-52',
      'BR-51',
      'CII-SR-474',
      'CII-SR-475',
      'CII-SR-476',
    ]);
    expect(ids.filter((id) => !idsOf('en16931').includes(id))).toEqual([]);
  });

  test('has the account of a transfer, but for MINIMUM and EXTENDED', () => {
    expect(NAMES.filter((name) => idsOf(name).includes('CII-SR-470'))).toEqual(['basicWl', 'basic', 'en16931']);
  });
});

test('an empty element is noticed from BASIC on', async () => {
  const empty = changed(INVOICE, [
    '<ram:BuyerReference>04011000-12345-03</ram:BuyerReference>',
    '<ram:BuyerReference/>',
  ]);
  const found = async (name: Name) =>
    (await findingsIn(empty, SETS[name])).filter(({ id }) => id === 'PEPPOL-EN16931-R008');
  for (const name of ['basic', 'en16931', 'extended'] as const) {
    expect((await found(name)).map(({ flag, element }) => `${flag} ${element.name}`)).toEqual([
      'warning ram:BuyerReference',
    ]);
  }
  expect([...(await found('minimum')), ...(await found('basicWl'))]).toEqual([]);
});

test('what payment rules say weighs as much as it does in Factur-X', async () => {
  const means =
    '<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>30</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount><ram:ProprietaryID>1</ram:ProprietaryID></ram:PayeePartyCreditorFinancialAccount></ram:SpecifiedTradeSettlementPaymentMeans>';
  const text = changed(INVOICE, ['<ram:ApplicableTradeTax><ram:Calc', `${means}<ram:ApplicableTradeTax><ram:Calc`]);
  for (const name of NAMES) {
    const found = (await findingsIn(text, SETS[name])).filter(({ id }) => id === 'CII-SR-467');
    expect(found.map(({ flag }) => flag)).toEqual(name === 'minimum' ? [] : ['fatal']);
  }
});

describe('rules of EN 16931 on terms', () => {
  test('are taken by their identifiers', () => {
    expect(termRulesOf('BR-01 03 BR-CO-09').map(({ id }) => id)).toEqual(['BR-01', 'BR-03', 'BR-CO-09']);
    expect(termRulesOf('BR-CL-01')).toEqual([]);
  });

  test('are left out by their identifiers, with those that Factur-X has otherwise', () => {
    const all = termRulesWithout('').map(({ id }) => id);
    const left = termRulesWithout('BR-01 03 BR-CO-09').map(({ id }) => id);
    expect(all.filter((id) => !left.includes(id))).toEqual(['BR-01', 'BR-03', 'BR-CO-09']);
    expect(all.filter((id) => ['BR-47', 'BR-48', 'BR-65'].includes(id))).toEqual([]);
    expect(all.filter((id) => id.startsWith('BR-CL-'))).toEqual([]);
  });

  test('are judged by CII', async () => {
    const number = '<ram:ID>2026-17</ram:ID>';
    expect(await brokenIn(changed(INVOICE, [number, '']), { ...minimum, scans: [] })).toEqual(['BR-02']);
  });
});
