/**
 * Takes existing releases as if they were new: sets a copy of the project back by one release, takes the official files by
 * `npm run take:release`, and compares what it writes with what is committed. The last line is `N passed, N failed`. Run with tsx.
 * Own code, because the releases are ours.
 *
 *     npx tsx .ci/release.mjs ../shared/reference
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';

const PROJECT = resolve(import.meta.dirname, '..');
const FORMATS = 'src/formats';
const reference = resolve(process.argv[2] ?? join(PROJECT, '../shared/reference'));

/** Owners with a release whose files are there. `rows` are lines that it added, `sets` the files and constants of the older releases. */
const RELEASES = /** @type {const} */ ([
  {
    owner: 'xrechnung',
    prefix: 'xrechnung-',
    before: ['2.5.0', '2026-01-31'],
    release: ['2.6.0', '2026-08-31'],
    core: '1.3.16',
    modules: ['ubl', 'cii'],
    older: [
      ['older', 'ubl'],
      ['older', 'cii'],
    ],
  },
  {
    owner: 'france',
    prefix: 'fr-',
    before: ['1.4.0.03', '2026-09-01'],
    release: ['1.4.0.04', '2026-10-01'],
    core: '1.3.16',
    modules: ['ubl', 'cii', 'extended-ubl', 'extended-cii'],
    older: [
      ['older-ubl', 'reform'],
      ['older-ubl', 'extension'],
      ['older-cii', 'reform'],
      ['older-cii', 'extension'],
    ],
  },
]);

const newer = join(reference, 'xml-newer/schematron');
const newest = readdirSync(newer);

let passed = 0;
let failed = 0;
/** @param {string} name @param {unknown} got @param {unknown} wanted */
function check(name, got, wanted) {
  if (JSON.stringify(got) === JSON.stringify(wanted)) passed++;
  else {
    failed++;
    console.log(`✗ ${name}`);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'release-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

for (const { owner, prefix, before, release, core, modules, older } of RELEASES) {
  const root = join(folder, owner);
  const place = `${FORMATS}/en16931/${owner}`;
  for (const each of ['releases/generated', 'repair/generated', 'codes', 'en16931/core', `en16931/${owner}`])
    cpSync(join(PROJECT, FORMATS, each), join(root, FORMATS, each), { recursive: true });
  /** @param {string} file @param {(text: string) => string} change */
  const edit = (file, change) => writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')));
  const without = (/** @type {string} */ mark) => (/** @type {string} */ text) =>
    text
      .split('\n')
      .filter((line) => !line.includes(mark))
      .join('\n');
  edit(`${place}/releases.ts`, without(`'${release[1]}'`));
  edit(`${FORMATS}/releases/generated/changes.ts`, without(`to: '${release[0]}'`));
  for (const module of modules)
    edit(`${place}/rules/${module}.ts`, (text) =>
      text.replace(`'${release[0]}'`, `'${before[0]}'`).replace(`from: '${release[1]}'`, `from: '${before[1]}'`),
    );
  for (const [file, name] of older)
    edit(`${place}/rules/${file}.ts`, (text) =>
      text.replace(
        new RegExp(`(export const ${name}: OlderReleases = \\{\\n)  '${before[0]}': \\{\\n[\\s\\S]*?\\n  \\},\\n`),
        '$1',
      ),
    );
  // The files of the previous release, next to the newest ones of other owners.
  const back = join(folder, `${owner}-before`);
  cpSync(join(reference, 'xml/schematron'), join(back, 'schematron'), { recursive: true });
  for (const name of newest.filter((each) => !each.startsWith(prefix)))
    writeFileSync(join(back, 'schematron', name.replace(/@.*/, '.sch')), gunzipSync(readFileSync(join(newer, name))));
  for (const take of ['rules', 'codes', 'sentences']) run(`take-${take}`, back, '--root', root);

  const files = join(folder, `${owner}-files`);
  mkdirSync(files);
  for (const name of newest.filter((each) => each.startsWith(prefix))) cpSync(join(newer, name), join(files, name));
  if (owner === 'xrechnung')
    cpSync(join(reference, 'xml/schematron/xrechnung-common.sch'), join(files, 'xrechnung-common.sch'));
  run(
    'take-release',
    files,
    '--owner',
    owner,
    '--release',
    release[0],
    '--from',
    release[1],
    '--core',
    core,
    '--no-verdicts',
    '--root',
    root,
  );

  const written = [
    `${place}/releases.ts`,
    ...modules.map((module) => `${place}/rules/${module}.ts`),
    `${FORMATS}/releases/generated/changes.ts`,
    ...['codes/generated', 'repair/generated', `en16931/${owner}/rules/generated`].flatMap((each) =>
      readdirSync(join(PROJECT, FORMATS, each)).map((name) => `${FORMATS}/${each}/${name}`),
    ),
  ];
  for (const file of written)
    check(
      `${owner}: ${file} is not as committed`,
      readFileSync(join(root, file), 'utf8'),
      readFileSync(join(PROJECT, file), 'utf8'),
    );
  for (const [file, name] of older) {
    const committed = await olderIn(PROJECT, file, name);
    const made = entryIn(readFileSync(join(root, `${place}/rules/${file}.ts`), 'utf8'), name);
    check(
      `${owner}: the rules that ${name} of ${file} lacks`,
      made.lacks,
      [...identifiers(committed[before[0]]?.lacks)].sort(),
    );
    check(`${owner}: the levels of ${name} of ${file}`, made.flags, committed[before[0]]?.flags ?? {});
  }

  /** @param {string} root @param {string} file @param {string} name */
  async function olderIn(root, file, name) {
    const module = await import(pathToFileURL(join(root, `${place}/rules/${file}.ts`)).href);
    return /** @type {import('../src/formats/rules/older.ts').OlderReleases} */ (module[name]);
  }

  /** Returns what is in the new entry of a constant. @param {string} text @param {string} name */
  function entryIn(text, name) {
    const [, entry = ''] =
      new RegExp(`const ${name}: OlderReleases = \\{\\n  '[^']+': \\{\\n([\\s\\S]*?)\\n  \\},`).exec(text) ?? [];
    const [, lacks] = /lacks: '([^']*)'/.exec(entry) ?? [];
    const [, flags = ''] = /flags: \{ (.*) \}/.exec(entry) ?? [];
    return {
      lacks: [...identifiers(lacks)].sort(),
      flags: Object.fromEntries([...flags.matchAll(/'([^']+)': '([^']+)'/g)].map(([, id, flag]) => [id, flag])),
    };
  }
}

/** Returns identifiers, some by number alone: `CII-SR-467 468`. @param {string} [list] */
function identifiers(list = '') {
  let series = '';
  return new Set(
    list.split(/\s+/).flatMap((token) => {
      if (token === '') return [];
      if (/^\d+$/.test(token)) return [series + token];
      series = token.replace(/\d+$/, '');
      return [token];
    }),
  );
}

/** @param {string} script @param {string[]} args */
function run(script, ...args) {
  const file = join(PROJECT, 'scripts/formats', `${script}.mjs`);
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
    encoding: 'utf8',
    cwd: PROJECT,
  });
  if (status !== 0) throw new Error(`${script}: ${stderr}`);
}

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
