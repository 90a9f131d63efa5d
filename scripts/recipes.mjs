/**
 * Follows the recipes of docs/contributing in a copy of the project: adds a rule, an addon and a format, each as a renamed copy of an existing one,
 * and what `npm run new` writes. Then types and tests must pass, and a step that is left out must be reported by one of them. Prints the places that
 * each recipe changes outside the new folder. Own code, because no tool knows the recipes.
 *
 *     node scripts/recipes.mjs [rule] [addon] [format] ['new format'] ['new syntax'] … [--all-steps]
 *
 * With `--all-steps`, it also leaves out one step after the other, which takes some minutes more.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

/** @typedef {{ path: string, change: (text: string) => string, isOptional?: boolean }} Place A file outside the new folder. */
/**
 * @typedef {{
 *   page: string,
 *   make: (root: string) => void,
 *   places: readonly Place[],
 *   most: number,
 *   accept?: readonly string[],
 *   tests: readonly string[],
 * }} Recipe What a recipe makes in a folder of its own, the places that it changes outside, and what checks it. `accept` are tests
 *   that update derived files first, as `npm run accept` does.
 */

/** Returns a change that inserts text before the first occurrence of another text. @param {string} mark @param {string} added */
const before = (mark, added) => (/** @type {string} */ text) => {
  if (!text.includes(mark)) throw new Error(`there is no ${mark}`);
  return text.replace(mark, () => added + mark);
};

/** Returns a change that inserts text after the last line with another text. @param {string} mark @param {string} added */
const after = (mark, added) => (/** @type {string} */ text) => {
  const at = text.lastIndexOf(mark);
  if (at < 0) throw new Error(`there is no ${mark}`);
  const end = text.indexOf('\n', at) + 1;
  return text.slice(0, end) + added + text.slice(end);
};

/** Returns a change that appends an entry to a list. @param {RegExp} list matches the list up to its end @param {string} entry */
const into = (list, entry) => (/** @type {string} */ text) => {
  if (!list.test(text)) throw new Error(`there is no ${list}`);
  return text.replace(list, (entries) => `${entries.replace(/,?\s*$/, '')}, ${entry} `);
};

/** @param {...((text: string) => string)} changes */
const all =
  (...changes) =>
  (/** @type {string} */ text) =>
    changes.reduce((changed, change) => change(changed), text);

/** Copies files under other names, with other contents. @param {string} from @param {string} to @param {(text: string) => string} rename */
function copyAs(from, to, rename) {
  cpSync(from, to, { recursive: true });
  for (const each of readdirSync(to, { recursive: true, withFileTypes: true })) {
    if (!each.isFile()) continue;
    const file = join(each.parentPath, each.name);
    writeFileSync(file, rename(readFileSync(file, 'utf8')));
    const renamed = join(each.parentPath, rename(each.name));
    if (renamed !== file) cpSync(file, renamed);
    if (renamed !== file) rmSync(file);
  }
}

/** @param {string} text */
const asWalkedAddon = (text) =>
  text
    .replaceAll('it-ticket', 'it-walked')
    .replaceAll('TICKET', 'WALKED')
    .replaceAll('ticket', 'walked')
    .replaceAll('Ticket', 'Walked');

/** @param {string} text */
const asWalkedFormat = (text) =>
  text
    .replaceAll('BR-RO', 'BR-WK')
    .replaceAll('cius-ro', 'walked')
    .replaceAll('CIUS-RO', 'WALKED')
    .replaceAll('CIUS_RO', 'WALKED')
    .replaceAll('ciusRo', 'walkedRules')
    .replaceAll(/romania(?!n)/g, 'walked');

const LIST = 'src/formats/list';
const SYNTAXES = 'src/formats/national';

const TESTS_OF_FORMAT = [
  'src/formats/en16931/walked',
  'src/formats/list',
  'src/formats/list/summaries.test.ts',
  'src/formats/usual.test.ts',
  'src/formats/rules/cases.test.ts',
];

const TESTS_OF_SYNTAX = [
  `${SYNTAXES}/walked`,
  `${LIST}/facts.test.ts`,
  `${SYNTAXES}/shared`,
  'src/formats/list/summaries.test.ts',
  'src/formats/usual.test.ts',
  'src/formats/rules',
  'src/service/rules',
];

const ACCEPTED_WITH_EXAMPLE = ['src/service/examples', 'src/engine/regimes/deviations.test.ts'];

/** Returns the recipe of what `npm run new` writes. @param {string} kind @param {string} name @param {string} page @param {string[]} accept @param {string[]} tests @returns {Recipe} */
function generated(kind, name, page, accept, tests) {
  /** @param {string} root */
  const make = (root) =>
    void execFileSync(process.execPath, ['scripts/new.mjs', kind, name, root], { stdio: 'ignore' });
  return { page, make, places: [], most: 0, accept, tests };
}

/** @type {Readonly<Record<string, Recipe>>} */
const RECIPES = {
  rule: {
    page: 'rule.md',
    make() {},
    places: [
      {
        path: 'src/engine/org/email.ts',
        change: after(
          "check('02'",
          "    check('03', 'An address in addr has at most 200 characters; shorten it.', (addr) => (addr ?? '').length <= 200),\n",
        ),
      },
      {
        path: 'src/engine/org/cases.yaml',
        change: before(
          '  IDENTITY-01:',
          '  EMAIL-03: {of: pt-party, set: {"emails[0].addr": x×200@example.com}, at: "$.emails[0].addr"}\n',
        ),
      },
    ],
    most: 2,
    tests: ['src/engine/org', 'src/service/rules'],
  },
  addon: {
    page: 'addon.md',
    make(root) {
      const folder = join(root, 'src/engine/addons/it');
      copyAs(join(folder, 'ticket'), join(folder, 'walked'), asWalkedAddon);
      const examples = join(root, 'src/service/examples');
      const example = readFileSync(join(examples, 'it-ticket-v1.yaml'), 'utf8');
      writeFileSync(join(examples, 'it-walked-v1.yaml'), asWalkedAddon(example));
    },
    places: [
      {
        path: 'src/engine/modules.ts',
        change: after("addon('it-ticket-v1'", "  addon('it-walked-v1'),\n"),
      },
    ],
    most: 1,
    accept: ['src/service/examples'],
    tests: [
      'src/engine/addons/it/walked',
      'src/engine/modules.test.ts',
      'scripts/module-imports.test.ts',
      'src/service/examples',
    ],
  },
  format: {
    page: 'format.md',
    make(root) {
      const folder = join(root, 'src/formats/en16931');
      copyAs(join(folder, 'romania'), join(folder, 'walked'), asWalkedFormat);
    },
    places: [
      {
        path: `${LIST}/invoice-formats.ts`,
        change: all(
          before('import { xrechnung }', "import { walked } from '../en16931/walked/index.ts';\n"),
          into(/const invoiceFamilies.* = \[[^\]]*(?=\])/, 'walked'),
        ),
      },
      {
        path: `${LIST}/families.ts`,
        change: all(
          before('import { xrechnungFacts }', "import { walkedFacts } from '../en16931/walked/facts.ts';\n"),
          before('  xrechnungFacts,', '  walkedFacts,\n'),
        ),
      },
      {
        path: 'docs/formats.md',
        change: before('| `pdf` |', '| `walked-ubl` | a walked CIUS | tests |\n'),
      },
    ],
    most: 3,
    accept: ['src/formats/list/rules-in-force.test.ts'],
    tests: TESTS_OF_FORMAT,
  },
  'new format': generated('format', 'walked', 'format.md', [], TESTS_OF_FORMAT),
  'new syntax': generated(
    'syntax',
    'walked',
    'format.md',
    ['src/formats/list', 'src/service/openapi'],
    TESTS_OF_SYNTAX,
  ),
  'new addon': generated('addon', 'it-walked-v1', 'addon.md', ACCEPTED_WITH_EXAMPLE, [
    'src/engine/modules.test.ts',
    'scripts/module-imports.test.ts',
    'src/service/examples',
    'src/service/rules',
    'scripts/readme.test.ts',
  ]),
  'new regime': generated('regime', 'lk', 'regime.md', ACCEPTED_WITH_EXAMPLE, [
    'src/engine/modules.test.ts',
    'src/engine/regimes',
    'src/countries',
    'src/service/examples',
    'src/service/rules',
    'scripts/readme.test.ts',
  ]),
  'new operation': generated(
    'operation',
    'walk-around',
    'operation.md',
    ['src/service/openapi', 'src/node/cli/commands/listed.test.ts'],
    ['src/operations', 'src/service/openapi', 'src/node/cli/commands'],
  ),
};

const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'all-steps': { type: 'boolean' } } });
const chosen = positionals.length > 0 ? positionals : Object.keys(RECIPES);

let passed = 0;
let failed = 0;

for (const name of chosen) {
  const recipe = RECIPES[name];
  if (recipe === undefined)
    throw new Error(`There is no recipe ${name}. There are ${Object.keys(RECIPES).join(', ')}.`);
  const needed = recipe.places.filter(({ isOptional }) => !isOptional);
  const count = recipe.places.length;
  const undocumented = recipe.places.filter(({ path }) => !isNamed(recipe.page, path));
  report(
    `${name}: ${count} places outside its folder, at most ${recipe.most}`,
    count <= recipe.most ? [] : ['too many'],
  );
  report(
    `${name}: ${recipe.page} names all of them`,
    undocumented.map(({ path }) => path),
  );
  report(`${name}: types and tests pass`, problemsOf(recipe, recipe.places, true));
  if (!values['all-steps']) continue;
  for (const left of needed) {
    const problems = problemsOf(
      recipe,
      recipe.places.filter((each) => each !== left),
      false,
    );
    report(`${name}: without ${left.path} a check fails`, problems.length > 0 ? [] : ['nothing reports it']);
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** @param {string} what @param {readonly string[]} problems */
function report(what, problems) {
  if (problems.length === 0) passed++;
  else failed++;
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${what}`);
  for (const each of problems) console.log(`    ${each}`);
}

/** Returns whether a recipe names a file, or its end. @param {string} page @param {string} path */
function isNamed(page, path) {
  const text = readFileSync(join('docs/contributing', page), 'utf8');
  const [folder = '', file = ''] = path.split('/').slice(-2);
  return text.includes(`${folder}/${file}`) || (!/^(?:index|list)\./.test(file) && text.includes(file));
}

/** Follows a recipe in a copy, and returns what types and tests report. @param {Recipe} recipe @param {readonly Place[]} places @param {boolean} isWhole */
function problemsOf({ make, accept = [], tests }, places, isWhole) {
  const root = copied();
  try {
    make(root);
    for (const { path, change } of places) {
      const file = join(root, path);
      writeFileSync(file, change(readFileSync(file, 'utf8')));
    }
    const types = run(root, 'tsc', '--project', '.');
    if (types.length > 0) return types;
    run(root, 'tsx', 'scripts/write-imports.ts');
    if (accept.length > 0) run(root, 'vitest', 'run', '--mode', 'quick', ...accept, '--update');
    const failures = run(
      root,
      'vitest',
      'run',
      '--mode',
      'quick',
      '--test-timeout',
      '120000',
      ...(isWhole ? [] : ['--bail', '1']),
      ...tests,
    );
    if (isWhole || failures.length > 0) return failures;
    // Code that no list names is dead.
    return run(root, 'knip').filter((line) => line.includes('walked'));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Copies the files of the project into a folder inside it, where packages are found. */
function copied() {
  mkdirSync('reports', { recursive: true });
  const root = mkdtempSync(join(process.cwd(), 'reports/recipe-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    cpSync(file, join(root, file));
  }
  return root;
}

/** Returns the problems that a command prints; none if it succeeds. @param {string} cwd @param {string} command @param {string[]} args */
function run(cwd, command, ...args) {
  const { status, stdout, stderr } = spawnSync(join(process.cwd(), 'node_modules/.bin', command), args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
    maxBuffer: 2 ** 28,
  });
  if (status === 0) return [];
  const lines = `${stdout}\n${stderr}`
    .split('\n')
    .filter((line) => /error TS|FAIL|Error:|^\s*[-+] |^[^✓❯]*walked/.test(line));
  return [`${command} ends with ${status}`, ...lines.slice(0, 15)];
}
