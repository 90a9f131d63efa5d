/** Compares the results of checkers with the official verdicts. */

/** @typedef {import('./corpus.mjs').Row} Row */
/** @typedef {import('./adapters.mjs').Answer} Answer */
/**
 * @typedef {{ name: string, registry: string, version: string, note?: string, files: number, checked: number, right: number, missed: number, alarms: number, broken: number, named: number }} Score
 *   `files` are those in the formats of the checker; `missed` are not valid and passed, `alarms` valid and refused; of the `broken` ones that it refused,
 *   `named` have an official rule in its report.
 */

/** @param {readonly Row[]} rows @param {ReadonlyMap<string, Answer>} answers by the name of the file */
export function scoreOf(rows, answers) {
  const score = { files: rows.length, checked: 0, right: 0, missed: 0, alarms: 0, broken: 0, named: 0 };
  for (const { file, valid, faults } of rows) {
    const answer = answers.get(file);
    if (answer?.isValid === undefined) continue;
    score.checked++;
    if (answer.isValid === valid) score.right++;
    else if (valid) score.alarms++;
    else score.missed++;
    if (valid || answer.isValid) continue;
    score.broken++;
    if (faults.some((rule) => isNamed(rule, answer.report))) score.named++;
  }
  return score;
}

/** Names of the French rules end in a term that others leave out. @param {string} rule @param {string} report */
function isNamed(rule, report) {
  return report.includes(rule) || (rule.startsWith('BR-FR') && report.includes(rule.split('_')[0] ?? rule));
}

/** @param {readonly Score[]} scores @param {readonly Row[]} rows */
export function tableOf(scores, rows) {
  const share = (/** @type {number} */ part, /** @type {number} */ whole) =>
    whole === 0 ? '–' : `${part} (${Math.floor((100 * part) / whole)} %)`;
  const judges = new Map();
  for (const { by, format } of rows) judges.set(by, [...(judges.get(by) ?? []), format]);
  return [
    '| checker | from | version | files in its formats | checked | right | missed | false alarms | rule named |',
    '|---|---|---|---|---|---|---|---|---|',
    ...scores.map(
      ({ name, registry, version, files, checked, right, missed, alarms, broken, named }) =>
        `| ${name} | ${registry} | ${version} | ${files} | ${checked} | ${share(right, checked)} | ${checked ? missed : '–'} | ${checked ? alarms : '–'} | ${share(named, broken)} |`,
    ),
    '',
    '| verdicts of | formats | files | not valid |',
    '|---|---|---|---|',
    ...[...judges].map(
      ([by, formats]) =>
        `| ${by} | ${[...new Set(formats)].join(', ')} | ${formats.length} | ${rows.filter((row) => row.by === by && !row.valid).length} |`,
    ),
  ].join('\n');
}
