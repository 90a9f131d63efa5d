/** A rule at the end of the rules in a file of the engine, with the case that breaks it. */

/** @param {import('../new.mjs').Given} given @returns {import('../new.mjs').Made} */
export function rule({ name: file, read, fail }) {
  const text = read(file);
  const sets = [...text.matchAll(/\b(?:rules|ruleSet)\(\w+, '([A-Z0-9-]+)', \[\n/g)];
  const set = sets.at(-1) ?? fail(`there is no rules(…) in ${file}`);
  const [, prefix = ''] = set;
  const inSet = text.slice(set.index);
  const numbers = [...inSet.matchAll(/check\(\s*'(\d+)'/g)].map(([, number]) => Number(number));
  const number = String(Math.max(0, ...numbers) + 1).padStart(2, '0');
  const cases = `${file.slice(0, file.lastIndexOf('/'))}/cases.yaml`;
  const common = /^prefix: (\S+)$/m.exec(read(cases))?.[1] ?? fail(`${cases} has no prefix`);
  const code = `${prefix}-${number}`;
  if (!code.startsWith(`${common}-`)) fail(`${cases} is for codes that begin with ${common}`);
  return {
    files: {},
    lists: {
      [file]: (before) => {
        const at = before.indexOf('\n]);', set.index) + 1;
        const added = `  check('${number}', 'Say what is wrong, what is expected, and how to fix it.', () => true),\n`;
        const checked = before.slice(0, at) + added + before.slice(at);
        return /import \{[^}]*\bcheck\b/.test(checked)
          ? checked
          : checked.replace(/import \{ ([^}]*rules[^}]*\} from '[^']*rules\/declare\.ts')/, 'import { check, $1');
      },
      [cases]: (before) =>
        before.replace(/^rules:\n/m, `rules:\n  # ${code.slice(common.length + 1)}: {set: {…}, at: $.…}\n`),
    },
    next: [
      `write the condition and the sentence of ${code}`,
      `its case in ${cases}`,
      'npm run accept',
      'docs/contributing/rule.md',
    ],
  };
}
