/** Compares our sets with the lists of rules that `scripts/formats/take-rules.mjs` extracts from the official files. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rulesOfSets } from '../check/rule-list.ts';

/**
 * Official rules that never fail: their tests always hold, they look for impossible content, or another rule of the same pattern comes
 * first.
 */
const NEVER: Readonly<Record<string, string>> = {
  'en16931-ubl': 'BR-CO-05 BR-CO-06 BR-CO-07 BR-CO-08 BR-DEC-13 BR-DEC-15',
  'en16931-cii':
    'BR-CO-05 BR-CO-06 BR-CO-07 BR-CO-08 BR-AF-08 BR-AF-09 BR-AG-08 BR-AG-09 CII-DT-010 CII-DT-011 CII-DT-012',
  'fr-extended-ubl': 'BR-CO-05 BR-CO-06 BR-CO-07 BR-CO-08 BR-DEC-13 BR-DEC-15',
  'fr-extended-cii':
    'BR-CO-05 BR-CO-06 BR-CO-07 BR-CO-08 BR-AF-09 BR-AG-09 BR-EXT-CL-07 CII-DT-010 CII-DT-011 CII-DT-012',
  'fr-flux2-ubl':
    'BR-FR-09_EXT-FR-FE-146 BR-FR-16_BT-103 BR-FR-27_BG-32 BR-FR-27_BT-160 BR-FR-27_EXT-FR-FE-159 BR-FR-DEC-01_BT-111',
  'fr-flux2-cii': 'BR-FR-30_BT-128 BR-FR-30_AFL BR-FR-30_AVV BR-FR-DEC-01_BT-111',
};

const FOLDER = join(import.meta.dirname, '../en16931');

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /generated.[\w-]+\.txt$/.test(file))
  .sort();

it('no rule of a release is left as a skeleton', () => {
  const left = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\bunwritten\.(?:ts|yaml)$/.test(file),
  );
  const rules = left.flatMap(
    (file) => readFileSync(join(FOLDER, file), 'utf8').match(/^ {2,4}'?[A-Za-z][\w-]+-\w+(?=[' :])/gm) ?? [],
  );
  expect([left, rules.map((each) => each.replace(/[' ]/g, ''))]).toEqual([[], []]);
});

describe.each(files.map((file) => [basename(file, '.txt'), file]))('the rule set %s', (set, file) => {
  it('has the official rules with their levels', async () => {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    const never = new Set(NEVER[set]?.split(' '));
    const official = new Set<string>();
    for (const line of text.trim().split('\n')) {
      const [id = '', flag = ''] = line.split(/ +/);
      if (!never.has(id)) official.add(`${id} ${flag}`);
    }
    const ours = (await rulesOfSets([set]))
      .filter(({ code }) => !code.startsWith('FX-'))
      .map(({ code, sets }) => `${code} ${sets.find(({ key }) => key === set)?.level}`);
    expect(ours.sort()).toEqual([...official].sort());
  });
});
