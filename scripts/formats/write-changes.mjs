/** Writes the list of rules that each release added, removed or gave another level. */
import { writeGenerated } from './write-generated.mjs';

/** @typedef {{ from: string, to: string, changes: ReadonlyMap<string, readonly string[]> }} Step A release, with identifiers by `+fatal`, `-warning`, `warning>fatal`. */

export const CHANGES_FILE = 'src/formats/releases/generated/changes.ts';

/** @param {ReadonlyMap<string, readonly Step[]>} sets The steps of each set. */
export function writeChanges(sets) {
  writeGenerated(CHANGES_FILE, changesText(sets));
}

/** @param {ReadonlyMap<string, readonly Step[]>} sets */
export function changesText(sets) {
  return `/**
 * Which rules came, went and changed their level with each release.
 * Written by \`node scripts/formats/take-older.mjs DIR\`, not by hand.
 */

// biome-ignore-all format: a line for each release

import type { ReleaseStep } from '../changes.ts';

export const CHANGES: Readonly<Record<string, readonly ReleaseStep[]>> = {
${[...sets].map(([set, own]) => `  '${set}': [\n${own.map(lineOf).join('\n')}\n  ],`).join('\n')}
};
`;
}

const collator = new Intl.Collator('en', { numeric: true });

/** @param {Step} step */
function lineOf({ from, to, changes }) {
  const parts = [...changes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, ids]) => {
      const sorted = [...new Set(ids)].sort(collator.compare);
      return `'${name}': '${sorted.join(' ')}'`;
    });
  return `    { from: '${from}', to: '${to}', changes: { ${parts.join(', ')} } },`;
}
