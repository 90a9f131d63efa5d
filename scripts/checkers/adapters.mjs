/** The checkers in package registries: how each is installed, and how it reports on a file. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { MUSTANG, validateByMustang } from '../judges/mustang.mjs';

/** @typedef {{ isValid: boolean | undefined, report: string }} Answer `isValid` is undefined if the checker did not check the file. */
/** @typedef {(exit: number | null, report: string) => boolean | undefined} Reading */
/**
 * @typedef {{
 *   name: string,
 *   registry: string,
 *   formats: RegExp,
 *   note?: string,
 *   prepare: (folder: string) => string | undefined,
 *   check: (files: readonly { file: string, format: string }[], folder: string) => Promise<Map<string, Answer>>,
 * }} Checker `formats` are those that it claims to check. `prepare` installs it and returns its version; undefined if that is impossible.
 */

/** 0 is valid and 1 not valid. @type {Reading} */
const byExit = (exit) => (exit === 0 ? true : exit === 1 ? false : undefined);

/**
 * A package of PyPI, in an environment of its own.
 * @param {string} name @param {RegExp} formats @param {(bin: string, format: string) => string[]} command to which the file is added
 * @param {{ read?: Reading, note?: string }} [more] @returns {Checker}
 */
function python(name, formats, command, { read = byExit, note } = {}) {
  const place = (/** @type {string} */ folder) => join(folder, name);
  return {
    name,
    registry: 'PyPI',
    formats,
    ...(note && { note }),
    prepare(folder) {
      if (!existsSync(place(folder))) {
        spawnSync('python3', ['-m', 'venv', place(folder)]);
        spawnSync(join(place(folder), 'bin/pip'), ['install', '--quiet', name]);
      }
      const { stdout } = spawnSync(join(place(folder), 'bin/pip'), ['show', name], { encoding: 'utf8' });
      return /^Version: (\S+)/m.exec(stdout ?? '')?.[1];
    },
    check: (files, folder) =>
      each(files, async ({ file, format }) => {
        const [program = '', ...args] = command(join(place(folder), 'bin'), format);
        const { exit, printed } = await ran(program, [...args, file]);
        return { isValid: read(exit, printed), report: printed };
      }),
  };
}

const MOCK = `import sys
from mockeinvoice import validate
try:
    document, report = validate(open(sys.argv[1], 'rb').read())
except Exception as refused:
    print(refused)
    sys.exit(3)
for finding in report.failures:
    print(finding.level, finding.code)
sys.exit({'valid': 0, 'invalid': 1}.get(report.verdict, 3))`;

/** Billwright as it is built here, or by another command. @param {readonly string[]} command @returns {Checker} */
export const billwright = (command) => ({
  name: 'Billwright',
  registry: 'this checkout',
  formats: /./,
  prepare: () =>
    spawnSync(command[0] ?? '', [...command.slice(1), 'version'], { encoding: 'utf8' }).stdout?.match(
      /\d+\.\d+\.\d+[\w.-]*/,
    )?.[0],
  check: (files) =>
    each(files, async ({ file, format }) => {
      const [program = '', ...args] = command;
      const { exit, printed } = await ran(program, [...args, 'validate', file, '--from', format, '--json']);
      return { isValid: exit === 0 ? true : printed.includes('"code"') ? false : undefined, report: printed };
    }),
});

/** Any program: 0 is valid, anything else is not. @param {string} name @param {readonly string[]} command @returns {Checker} */
export const given = (name, command) => ({
  name,
  registry: '',
  formats: /./,
  prepare: () => '',
  check: (files) =>
    each(files, async ({ file, format }) => {
      const filled = command.map((arg) => arg.replaceAll('{file}', file).replaceAll('{format}', format));
      const [program = '', ...args] = command.some((arg) => arg.includes('{file}')) ? filled : [...filled, file];
      const { exit, printed } = await ran(program, args);
      return { isValid: exit === 0, report: printed };
    }),
});

/** @type {readonly Checker[]} */
export const CHECKERS = [
  python('verifyhash-einvoice', /^(?:en16931|xrechnung)-/, (bin, format) => [
    join(bin, 'einvoice'),
    'validate',
    `--profile=${format.startsWith('xrechnung') ? 'xrechnung' : 'en16931'}`,
  ]),
  python('mock-einvoice', /^(?:peppol|xrechnung)-ubl$/, (bin) => [join(bin, 'python'), '-c', MOCK]),
  python(
    'eu-einvoice',
    /^(?:en16931|xrechnung|facturx)-|^peppol-ubl$/,
    (bin) => [join(bin, 'eu-einvoice'), 'validate'],
    {
      read: (exit, report) => (/SKIPPED|download failed/.test(report) ? undefined : byExit(exit, report)),
      note: 'runs the official rules, which it downloads',
    },
  ),
  python(
    'facturex',
    /^(?:en16931|facturx|fr-cius|fr-extended)-/,
    (bin, format) => [
      join(bin, 'facturex'),
      'validate',
      '--rules',
      format.startsWith('fr-') ? 'en16931,france' : 'en16931',
    ],
    { note: 'has a part of the rules' },
  ),
  {
    name: 'Mustang',
    registry: 'Maven',
    formats: /^(?:en16931-cii|xrechnung|facturx)/,
    note: 'runs official rules',
    prepare: () => MUSTANG.split(':')[2],
    check: async (files, folder) =>
      validateByMustang(
        files.map(({ file }) => file),
        folder,
      ) ?? new Map(),
  },
];

/** Asks about each file, as many at a time as there are processors. @param {readonly { file: string, format: string }[]} files @param {(file: { file: string, format: string }) => Promise<Answer>} ask */
async function each(files, ask) {
  /** @type {Map<string, Answer>} */
  const answers = new Map();
  const queue = files.values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const file of queue) answers.set(file.file, await ask(file));
    }),
  );
  return answers;
}

const LONGEST = 60_000;

/** @param {string} program @param {readonly string[]} args @returns {Promise<{ exit: number | null, printed: string }>} */
function ran(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: LONGEST });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (printed += text));
    child.on('error', reject).on('close', (exit) => resolve({ exit, printed }));
  });
}
