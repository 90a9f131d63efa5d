import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatRule } from '../check/rule-list.ts';
import { loadReleases, ruleSetNamed } from '../list/rule-sets.ts';
import { loadSetAt, loadSetNamed } from '../rules/older-sets.ts';
import { lifeOf, plainName, type ReleaseStep } from './changes.ts';
import { CHANGES } from './generated/changes.ts';

const releases = await loadReleases();

/** Rules of older releases that nothing can break, or that slipped into a release: not written here. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'en16931-cii': 'BR-CO-27',
  'facturx-minimum': 'BR-IC- BR-O- BR-E- BR-G- BR-FXEXT-G-08',
  'facturx-basicwl': 'CII-SR-464',
  'facturx-basic': 'CII-SR-464',
  'facturx-en16931': 'CII-SR-464',
  'facturx-extended': 'CII-SR-464 BR-CO-06 BR-CO-08',
  'fr-flux2-ubl': 'BR-FR-28_BT-161 BR-FR-28_UnitCode BR-FR-28_Value BR-FR-28_ValueQuantity',
  'fr-extended-cii': 'BR-CL-07 BR-EXT-CL-07 BR-FREXT-22 BR-FREXT-23 BR-FREXT-24 BR-FREXT-26 BR-FREXT-27',
};

type Levels = ReadonlyMap<string, string>;

async function levelsIn(set: string, release: string): Promise<Levels> {
  const { rules, scans = [] } = await loadSetNamed(ruleSetNamed(set), release);
  return new Map([...rules, ...scans.flatMap((scan) => [...scan.rules()])].map(({ id, flag }) => [id, flag]));
}

/** Returns the differences between two releases, in the form of lists of changes. */
function differencesIn(older: Levels, newer: Levels): string[] {
  const added = [...newer].flatMap(([id, flag]) => (older.has(id) ? [] : [`+${flag} ${id}`]));
  const other = [...older].flatMap(([id, flag]) => {
    const then = newer.get(id);
    return then === undefined ? [`-${flag} ${id}`] : then === flag ? [] : [`${flag}>${then} ${id}`];
  });
  return [...added, ...other].sort();
}

function official({ changes }: ReleaseStep): string[] {
  return Object.entries(changes)
    .flatMap(([change, codes]) => codes.split(' ').map((code) => `${change} ${code}`))
    .sort();
}

describe('rules and levels of older releases equal the official ones', () => {
  const known = new Set(
    [...releases.values()].flatMap(({ rows }) =>
      rows.flatMap(({ sets }) => Object.entries(sets).map(([set, release]) => `${set} ${plainName(release)}`)),
    ),
  );
  const steps = Object.keys(CHANGES).flatMap((set) =>
    (CHANGES[set] ?? [])
      .filter(({ from, to }) => known.has(`${set} ${from}`) && known.has(`${set} ${to}`))
      .map((step) => [set, step.from, step.to, step] as const),
  );

  it.each(steps)('in %s, from %s to %s', async (set, from, to, step) => {
    const left = LEFT_OUT[set]?.split(' ') ?? [];
    const isCompared = (change: string) => {
      const [, code = ''] = change.split(' ');
      return (
        !code.startsWith('FX-') && !left.some((each) => code === each || (each.endsWith('-') && code.startsWith(each)))
      );
    };
    const found = differencesIn(await levelsIn(set, from), await levelsIn(set, to)).filter(isCompared);
    // The release from which France's rules are errors was at first applied with warnings.
    const isReform = set.startsWith('fr-flux2') && from !== '1.3.0';
    const levels = (change: string) => (isReform ? change.replace(/fatal|warning/, '') : change);
    const compared = (changes: readonly string[]) =>
      changes
        .filter((each) => !(isReform && each.includes('>')))
        .map(levels)
        .sort();
    expect(compared(found)).toEqual(compared(official(step).filter(isCompared)));
  });
});

describe('an older release adds less than 15 % to the size of its rule set', () => {
  const OWNERS = join(import.meta.dirname, '../en16931');
  const sizeOf = (files: readonly string[]) => files.reduce((sum, file) => sum + statSync(file).size, 0);
  const lists = statSync(join(import.meta.dirname, 'generated/changes.ts')).size;
  const steps = Object.values(CHANGES).flat().length;

  it.each([
    ['core/rules', 'en16931-ubl en16931-cii'],
    ['peppol/rules shared', 'peppol-ubl peppol-sb-ubl'],
    ['xrechnung/rules', 'xrechnung-ubl xrechnung-cii'],
    ['france/rules', 'fr-flux2-ubl fr-flux2-cii fr-extended-ubl fr-extended-cii'],
    [
      'facturx/rules extended facturx/generated',
      'facturx-minimum facturx-basicwl facturx-basic facturx-en16931 facturx-extended',
    ],
  ])('in %s', (folders, sets) => {
    const all = folders.split(' ').flatMap((folder) =>
      readdirSync(join(OWNERS, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => join(OWNERS, folder, file)),
    );
    const isOlder = (file: string) => basename(file).startsWith('older');
    const keys = sets.split(' ');
    // Syntaxes and profiles of one release share what they can.
    const kept = new Set(
      keys.flatMap((set) => (CHANGES[set] ?? []).map(({ from }) => `${set.replace(/-(?!.*-).*/, '')} ${from}`)),
    );
    const cost = sizeOf(all.filter(isOlder)) / kept.size + (lists / steps) * keys.length;
    expect(cost / sizeOf(all.filter((file) => !isOlder(file)))).toBeLessThan(0.15);
  });
});

describe('lifeOf', () => {
  it.each([
    ['en16931-ubl', 'BR-01', { release: '1.3.13', from: '2024-11-15', or_earlier: true }, undefined],
    ['en16931-ubl', 'UBL-SR-53', { release: '1.3.14.2', from: '2025-05-15' }, undefined],
    ['en16931-ubl', 'BR-CO-25', { release: '1.3.13', or_earlier: true }, { release: '1.3.15', to: '2026-05-14' }],
    ['peppol-ubl', 'DK-R-017', { release: '3.0.20', from: '2026-02-23' }, undefined],
    ['facturx-basic', 'BR-FX-EN-04', { release: '1.08', from: '2026-01-15' }, { release: '1.08', to: '2026-06-30' }],
    ['fr-flux2-ubl', 'BR-FR-32-LEGALID', { release: '1.4.0', from: '2026-06-30' }, undefined],
  ] as const)('returns the first and the last release in %s of the rule %s', (set, code, since, until) => {
    const life = lifeOf(releases, set, code);
    expect(life?.since).toMatchObject(since);
    expect(life?.until).toEqual(until);
  });

  it('returns nothing for a set with one release', () => {
    expect(lifeOf(releases, 'pint-eu', 'BR-01')).toBeUndefined();
  });
});

describe('formatRule', () => {
  it('explains rules that only older releases have', async () => {
    const renamed = await formatRule('BR-IG-03');
    expect(renamed).toMatchObject({
      class: 'business',
      sets: [{ key: 'en16931-ubl', level: 'fatal', version: '1.3.13' }],
    });
    expect(renamed?.sets[0]?.until).toEqual({ release: '1.3.13', to: '2025-05-14' });
    const twice = await formatRule('BR-66');
    expect(twice?.sets.map(({ key }) => key)).toContain('en16931-ubl');
    expect(twice?.sets.map(({ key }) => key)).toContain('en16931-cii');
  });

  it('returns the first and the last release of each rule', async () => {
    expect((await formatRule('GR-R-001-5'))?.sets[0]).toMatchObject({ version: '3.0.21', from: '2026-08-24' });
    expect((await formatRule('PEPPOL-COMMON-R054'))?.sets[0]?.since).toEqual({ release: '3.0.21', from: '2026-08-24' });
    expect(await formatRule('BR-NONE')).toBeUndefined();
  });

  it('explains each rule that only older releases have', async () => {
    const gone = Object.values(CHANGES)
      .flat()
      .flatMap(({ changes }) =>
        Object.entries(changes).flatMap(([change, codes]) => (change.startsWith('-') ? codes.split(' ') : [])),
      );
    for (const code of new Set(gone)) {
      if (!code.startsWith('FX-')) expect((await formatRule(code))?.code).toBe(code);
    }
  });
});

it('loadSetNamed loads a release by its plain number', async () => {
  expect((await loadSetNamed(ruleSetNamed('fr-flux2-ubl'), '1.4.0')).version).toBe('1.4.0 (warning)');
  await expect(loadSetAt(ruleSetNamed('fr-flux2-ubl'), '1.0')).rejects.toThrow();
});
