/**
 * Runs shell sessions in texts and compares their output. A session is a list of commands, on lines that begin with `$ `, each followed by
 * its output; `> ` continues a command. `cat FILE` of a missing file creates it with the shown content. A command that ends in `&` runs
 * until the end. `…` matches any output but a failure. Own code for the reason in check-examples.mjs.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';

/**
 * @typedef {{ command: string, shown: string, printed: string, status: number }} Ran a command, its shown and real output,
 *   and its exit code (0 while it runs)
 */

/** The port in texts, which a free one replaces. */
const PORT = '8080';

/** Runs the sessions of a text in order in one folder, with the build. @param {string} text */
export async function runSessions(text) {
  const root = mkdtempSync(join(tmpdir(), 'sessions-'));
  const folder = join(root, 'work');
  mkdirSync(folder);
  /** @type {import('node:child_process').ChildProcess[]} */
  const background = [];
  const port = await freePort();
  const env = environmentIn(root, folder);
  try {
    /** @type {Ran[]} */
    const ran = [];
    for (const { command, shown } of commandsIn(text)) {
      const [, made] = /^cat (\S+)$/.exec(command) ?? [];
      if (made !== undefined && !existsSync(join(folder, made))) {
        mkdirSync(dirname(join(folder, made)), { recursive: true });
        writeFileSync(join(folder, made), shown.replaceAll(PORT, port));
        continue;
      }
      if (isMissing(command)) {
        console.log(`skipped from here, because the tool is not installed: ${command}`);
        break;
      }
      const real = command.replaceAll(PORT, port);
      const { printed, status } = real.endsWith('&')
        ? await startInBackground(real.slice(0, -1), folder, env, background)
        : runToEnd(real, folder, env);
      ran.push({ command, shown, printed: printed.replaceAll(port, PORT), status });
    }
    return ran;
  } finally {
    for (const child of background) child.kill('SIGTERM');
    rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Returns the shown text as a pattern: `…` matches anything. @param {string} shown */
function patternOf(shown) {
  const parts = shown.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*')}$`);
}

/** What commands and answers of the service print when they fail. */
const FAILURES = [
  /not valid:/,
  /cannot be read:/,
  /\b[1-9]\d* faulty/,
  /^\{\s*"code": ?[45]\d\d/m,
  /^billwright: /m,
  /^(?:ask|refuse) /m,
];

/**
 * Returns whether a text shows what its command does. A failure must be shown: `…` does not cover it. @param {Ran} ran
 */
export function isAsShown({ shown, printed, status }) {
  const isHidden = FAILURES.some((failure) => failure.test(printed) && !failure.test(shown));
  const isFailure = status !== 0 && !FAILURES.some((failure) => failure.test(shown));
  return !isHidden && !isFailure && patternOf(shown).test(printed);
}

/** Returns commands in indented blocks, with the lines that follow each. @param {string} text */
function commandsIn(text) {
  /** @type {{ command: string, shown: string }[]} */
  const found = [];
  let indent = '';
  let isOpen = false;
  for (const line of text.split('\n')) {
    const [, space = '', command] = /^(\s+)\$ (.*)$/.exec(line) ?? [];
    const last = found.at(-1);
    if (command !== undefined) {
      found.push({ command, shown: '' });
      indent = space;
      isOpen = true;
    } else if (isOpen && last && line.startsWith(`${indent}> `) && last.shown === '') {
      last.command += `\n${line.slice(indent.length + 2)}`;
    } else if (isOpen && last && (line.startsWith(indent) || line === '')) {
      last.shown += `${line.slice(indent.length)}\n`;
    } else isOpen = false;
  }
  return found.map(({ command, shown }) => ({
    command,
    shown: shown.replace(/\n+$/, shown.trim() === '' ? '' : '\n'),
  }));
}

/**
 * Makes `billwright` and its modules available as if installed above the folder.
 * @param {string} root @param {string} folder
 */
function environmentIn(root, folder) {
  const bin = join(root, 'node_modules', '.bin');
  mkdirSync(bin, { recursive: true });
  // A separate package, whatever is above it.
  writeFileSync(join(root, 'package.json'), '{ "private": true }\n');
  symlinkSync(resolve('dist/packages/billwright'), join(root, 'node_modules', 'billwright'), 'junction');
  const command = resolve('dist/node/cli.js');
  chmodSync(command, 0o755);
  symlinkSync(command, join(bin, 'billwright'));
  // Verdicts depend on the day.
  const today = { BILLWRIGHT_TODAY: '2026-11-28' };
  return { ...process.env, ...today, HOME: folder, PATH: `${bin}${delimiter}${process.env.PATH}` };
}

/** @param {string} command @param {string} cwd @param {NodeJS.ProcessEnv} env */
function runToEnd(command, cwd, env) {
  const { stdout, error, status } = spawnSync('bash', ['-c', `exec 2>&1; ${command}`], { cwd, env, encoding: 'utf8' });
  return { printed: error ? String(error) : stdout, status: status ?? -1 };
}

/**
 * Returns the output of a command until it reports that it listens.
 * @param {string} command @param {string} cwd @param {NodeJS.ProcessEnv} env
 * @param {import('node:child_process').ChildProcess[]} started
 */
async function startInBackground(command, cwd, env, started) {
  const child = spawn('bash', ['-c', `exec ${command}`], { cwd, env, stdio: ['ignore', 'pipe', 'ignore'] });
  started.push(child);
  let printed = '';
  child.stdout.on('data', (text) => {
    printed += text;
  });
  while (!printed.includes('Listening')) await once(child.stdout, 'data');
  return { printed, status: 0 };
}

/** Tools that pages use and a machine may lack. */
const TOOLS = ['python3'];

/** @param {string} command */
function isMissing(command) {
  const [tool = ''] = command.split(' ');
  return TOOLS.includes(tool) && spawnSync(tool, ['--version']).status !== 0;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((done) => server.close(done));
  return String(typeof address === 'object' && address ? address.port : 0);
}
