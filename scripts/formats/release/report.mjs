/** Writes what a release changes as a page. */

/** @typedef {import('./compare.mjs').Difference} Difference */
/**
 * @typedef {{
 *   set: string,
 *   files: readonly string[],
 *   before: string,
 *   release: string,
 *   comparedWith: string,
 *   differences: readonly Difference[],
 *   byHand: readonly string[],
 *   verdicts: { count: number, changed: import('./verdicts.mjs').Changed[] } | undefined,
 * }} SetReport
 */

const KINDS = /** @type {const} */ ([
  ['added', 'new'],
  ['gone', 'gone'],
  ['renamed', 'another name'],
  ['flag', 'another level'],
  ['codes', 'other codes'],
  ['test', 'another test'],
  ['context', 'another context'],
  ['count', 'more or fewer asserts'],
  ['text', 'another text'],
]);

const MOST_IN_LINE = 20;

/** Returns a line that counts the differences. @param {readonly Difference[]} differences */
export function countsOf(differences) {
  const counts = KINDS.map(([kind, name]) => [
    differences.filter(({ kinds }) => kinds.includes(kind)).length,
    name,
  ]).filter(([count]) => count !== 0);
  return counts.length === 0 ? 'no difference' : counts.map(([count, name]) => `${count} ${name}`).join(', ');
}

/** Returns the first of a list, for a line. @param {readonly string[]} ids */
export function shortened(ids) {
  return ids.length <= MOST_IN_LINE
    ? ids.join(' ')
    : `${ids.slice(0, MOST_IN_LINE).join(' ')} and ${ids.length - MOST_IN_LINE} more`;
}

/** @param {string} title @param {readonly SetReport[]} sets @param {{ notes: readonly string[], written: readonly string[], next: readonly string[], codeLists: readonly string[] }} more */
export function reportOf(title, sets, { notes, written, next, codeLists }) {
  return [
    `# ${title}`,
    ...part(
      'Notes',
      notes.map((note) => `- ${note}`),
    ),
    ...sets.flatMap(setPart),
    ...part(
      'Code lists of the project',
      codeLists.map((line) => `- ${line}`),
    ),
    ...part(
      'Written',
      written.map((file) => `- ${file}`),
    ),
    ...part(
      'Next',
      next.map((step, at) => `${at + 1}. ${step}`),
    ),
    '',
  ].join('\n');
}

/** @param {string} title @param {readonly string[]} lines */
function part(title, lines) {
  return lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines];
}

/** @param {SetReport} report */
function setPart({ set, files, before, release, comparedWith, differences, byHand, verdicts }) {
  const isKind = (/** @type {string} */ kind) => differences.filter(({ kinds }) => kinds.includes(kind));
  return [
    '',
    `## ${set}: ${before} → ${release}`,
    '',
    `From ${files.join(', ')}. Compared with ${comparedWith}: ${countsOf(differences)}.`,
    ...KINDS.flatMap(([kind, name]) => {
      const own = isKind(kind);
      return own.length === 0
        ? []
        : [
            '',
            `### ${name[0]?.toUpperCase()}${name.slice(1)} (${own.length})`,
            '',
            ...own.flatMap((each) => lineOf(each, kind)),
          ];
    }),
    ...(byHand.length === 0 ? [] : ['', `### To write by hand (${byHand.length})`, '', byHand.join(', ')]),
    '',
    '### Files that are judged otherwise',
    '',
    ...(verdicts === undefined
      ? ['Not known: the official rules run with Java and Maven.']
      : [
          `${verdicts.changed.length} of ${verdicts.count} files.`,
          ...verdicts.changed.map(
            ({ name, more, fewer, stopped }) =>
              `- ${name}: ${stopped === undefined ? [...more.map((id) => `+${id}`), ...fewer.map((id) => `−${id}`)].join(', ') : `the official rules stop: ${stopped}`}`,
          ),
        ]),
  ];
}

/** @param {Difference} difference @param {string} kind @returns {string[]} */
function lineOf({ id, flag, flagBefore, nameBefore, codes, before, after }, kind) {
  const codeChange =
    codes === undefined
      ? ''
      : [...codes.out.map((code) => `−${code}`), ...codes.in.map((code) => `+${code}`)].join(' ');
  /** @param {'context' | 'test' | 'text'} name */
  const both = (name) => [
    ...before.map((each) => `  - before: ${inline(each[name])}`),
    ...after.map((each) => `  - now: ${inline(each[name])}`),
  ];
  switch (kind) {
    case 'added':
      return [
        `- ${id} ${flag}`,
        ...after.flatMap((each) => [
          `  - context: ${inline(each.context)}`,
          `  - test: ${inline(each.test)}`,
          `  - text: ${each.text}`,
        ]),
      ];
    case 'gone':
      return [`- ${id} ${flag}`];
    case 'renamed':
      return [`- ${nameBefore} → ${id}`];
    case 'flag':
      return [`- ${id}: ${flagBefore} → ${flag}`];
    case 'codes':
      return [`- ${id}: ${codeChange}`];
    case 'count':
      return [`- ${id}: ${before.length > 0 ? `${before.length} → ` : ''}${after.length}`];
    default:
      return [
        `- ${id}${codeChange && kind === 'test' ? ` (codes ${codeChange})` : ''}`,
        ...both(/** @type {'context' | 'test' | 'text'} */ (kind)),
      ];
  }
}

/** @param {string} text */
function inline(text) {
  return `\`${text.replaceAll('`', "'")}\``;
}
