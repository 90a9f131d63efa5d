/** Changes the tables of an owner to those of its new release, in the text of its modules. */
import { ReleaseError } from './artefacts.mjs';

/** @typedef {import('./compare.mjs').Difference} Difference */

/** Returns the table of releases of a set in the text of a module. @param {string} text @param {string} set */
export function tableFor(text, set) {
  const tables = [...text.matchAll(/export const \w+: Releases = \{\n[\s\S]*?\n\};/g)].map(([each]) => each);
  const table = tables.find((each) => each.includes(`'${set}'`)) ?? tables[0];
  if (table === undefined) throw new ReleaseError('the table of releases has another form');
  // The name of the constant, as the table changes.
  return table.split(':')[0] ?? '';
}

/**
 * Returns the text of a module with a row for the new release of a set, the first day of the previous release, and the release of the core
 * in the row. A table whose rows have no days stays as it is.
 * @param {string} text @param {string} set @param {string} release @param {string} from @param {string} [core] Its release, if it is not that of the previous row.
 */
export function withRow(text, set, release, from, core) {
  const start = text.indexOf(tableFor(text, set));
  const whole = text.slice(start, text.indexOf('\n};', start));
  // A row of a variant, such as that of France in Factur-X, is not a model for the next one.
  const rows = whole
    .split('\n')
    .filter((line) => /^ {4}[^/]*'\d{4}-\d\d-\d\d'/.test(line) && !/^\s*\w+\(\w+\(/.test(line));
  const last = rows.at(-1) ?? '';
  const [, before = '', day = ''] = /'([^']+)'[^']*'(\d{4}-\d\d-\d\d)'/.exec(last) ?? [];
  if (before === '') return { text, day: undefined, core: undefined };
  if (rows.some((row) => row.includes(`'${release}'`)))
    throw new ReleaseError(`release ${release} of ${set} is already in the table`);
  if (from <= day) throw new ReleaseError(`release ${release} begins on ${from}, but ${before} on ${day}`);
  const named = last.replaceAll(`'${before}'`, `'${release}'`).replace(`'${day}'`, `'${from}'`);
  // The core is in the sets, or the last argument.
  const [, , ofCore] = /(en16931-\w+': |core\()'([^']+)'/.exec(named) ?? /(, )'(\d[\d.+]*)'\),$/.exec(named) ?? [];
  const row = core === undefined || ofCore === undefined ? named : named.replaceAll(`'${ofCore}'`, `'${core}'`);
  const changed = whole
    .replace(last, () => `${last}\n${row}`)
    .replace(new RegExp(`\\n {2}newer: \\{ release: '${release.replace(/\./g, '\\.')}'[^\\n]*`), '');
  return { text: text.replace(whole, () => changed), day, core: core ?? ofCore };
}

/** Returns the text of a module with another version of its set. @param {string} text @param {string} set @param {string} release @param {string} from */
export function withVersion(text, set, release, from) {
  return text.replace(
    new RegExp(`(key: '${set}',[\\s\\S]{0,200}?version: ')[^']*(',\\s*from: ')[^']*'`),
    (_, start, middle) => `${start}${release}${middle}${from}'`,
  );
}

/**
 * Returns the entry of the previous release among the older ones, as far as it follows from the identifiers, levels and codes.
 * @param {string} before @param {string} release @param {readonly Difference[]} differences
 */
export function olderEntry(before, release, differences) {
  const ids = (/** @type {string} */ kind) => differences.filter(({ kinds }) => kinds.includes(kind));
  const record = (/** @type {readonly (readonly [string, string])[]} */ entries) =>
    `{ ${entries.map(([id, value]) => `'${id}': '${value}'`).join(', ')} }`;
  const lacks = ids('added').map(({ id }) => id);
  const names = ids('renamed').map(({ id, nameBefore = '' }) => /** @type {const} */ ([id, nameBefore]));
  const flags = ids('flag').map(({ id, flagBefore = '' }) => /** @type {const} */ ([id, flagBefore]));
  const codes = ids('codes').map(({ id, codes: changed = { in: [], out: [] } }) => {
    const parts = [
      ...(changed.out.length > 0 ? [`-${changed.out.join(' ')}`] : []),
      ...(changed.in.length > 0 ? [`+${changed.in.join(' ')}`] : []),
    ];
    return /** @type {const} */ ([id, parts.join(' ')]);
  });
  const lines = [
    `next: '${release}',`,
    ...(lacks.length > 0 ? [`lacks: '${lacks.join(' ')}',`] : []),
    ...(names.length > 0 ? [`names: ${record(names)},`] : []),
    ...(flags.length > 0 ? [`flags: ${record(flags)},`] : []),
    ...(codes.length > 0 ? [`codes: ${record(codes)},`] : []),
  ];
  return `  '${before}': {\n${lines.map((line) => `    ${line}\n`).join('')}  },\n`;
}

/** Returns the text of a module with an entry at the head of its older releases; undefined if it has none. @param {string} text @param {string} name @param {string} entry */
export function withOlder(text, name, entry) {
  const head = new RegExp(`export const ${name}: OlderReleases = \\{\\n`);
  return head.test(text) ? text.replace(head, (found) => found + entry) : undefined;
}
