/**
 * `npm run check`: what a change needs before its commit, in about a minute on two cores: all checks of the code, and the unit tests of
 * the folders with changes. All steps run, even after a failure. Changes are those since the last commit, or since a branch:
 * `npm run check -- main`. Imports do not choose the tests: nearly half of all test files import the registry, and so every addon.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { runSteps, vitest } from './run-steps.mjs';

/** Tests that compare lists with the code below the workbench: they fail for a forgotten step of a recipe. */
const LISTS = [
  'src/engine/registry.test.ts',
  'src/formats/rules/official.test.ts',
  'scripts/module-imports.test.ts',
  'src/service/rules/examples.test.ts',
];

/** @param {string[]} args @returns {string[]} */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

const [since = 'HEAD'] = process.argv.slice(2);
const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];

/** Returns the nearest folder around a file that has tests. @param {string} file @returns {string | undefined} */
function tested(file) {
  for (let folder = dirname(file); folder !== '.' && folder !== 'src'; folder = dirname(folder))
    if (existsSync(folder) && readdirSync(folder, { recursive: true, encoding: 'utf8' }).some(isTest))
      return `${folder}/`;
  return undefined;
}

/** @param {string} name */
const isTest = (name) => /\.test\.tsx?$/.test(name);

const isOnTop = changed.every((file) => /^(?:src\/workbench|docs|e2e)\//.test(file));
const lists = ['scripts/messages.test.ts', ...(isOnTop ? [] : LISTS)];
const folders = [...new Set(changed.flatMap((file) => tested(file) ?? []))];
console.log(`tests of ${folders.join(', ') || 'no folder'}, and of lists`);

// The longest first, side by side.
await runSteps([
  [
    vitest({
      name: 'unit tests',
      file: 'check.json',
      args: ['--mode', 'quick', '--experimental.fsModuleCache', ...folders, ...lists],
      mayBeLeftOut: true,
    }),
    { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
    { name: 'translations', command: ['tsx', 'scripts/translations/texts.ts', '--check'] },
    { name: 'lint and format', command: ['biome', 'ci', '--colors=off', '.'] },
    { name: 'import directions', command: ['node', 'scripts/check-imports.mjs'] },
    { name: 'dead code', command: ['npm', 'run', '--silent', 'check:dead'] },
    { name: 'texts in code', command: ['node', 'scripts/check-texts.mjs'] },
    { name: 'chapters', command: ['node', 'scripts/check-chapters.mjs'] },
  ],
]);
