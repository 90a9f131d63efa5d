/**
 * Does what the Dockerfile says without Docker: runs its RUN and COPY steps in empty folders, one for each stage, then
 * starts what the image would start, asks it as the health check does, and stops it. No image is built, and the base
 * image's Node is the one that runs this. Prints each step, and exits 1 at the first that fails.
 */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * @typedef {{ root: string, workdir: string, env: Record<string, string>, name: string }} Stage
 * @typedef {{ entrypoint: string[], cmd: string[], healthcheck: string[], user: string }} Image
 */

const folder = mkdtempSync(join(tmpdir(), 'billwright-container-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Instructions with their arguments; lines that end in a backslash go on in the next. */
const instructions = readFileSync('Dockerfile', 'utf8')
  .replace(/^\s*#.*\n/gm, '')
  .replace(/\\\n\s*/g, ' ')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => /^(\w+)\s+(.*)$/.exec(line) ?? assert.fail(`not understood: ${line}`))
  .map(([line, name = '', text = '']) => ({ line, name, text }));

const ignored = new Set(readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean));

/** @type {Stage[]} */
const stages = [];
/** @type {Image} */
const image = { entrypoint: [], cmd: [], healthcheck: [], user: 'root' };

/** The stage that is being made. */
const stage = () => stages.at(-1) ?? assert.fail('the Dockerfile begins without FROM');

/** A path of the stage as a folder of this machine. @param {Stage} where @param {string} path */
const inStage = ({ root, workdir }, path) => join(root, resolve(workdir, path));

/** @type {Record<string, (text: string) => void>} */
const steps = {
  FROM(text) {
    const [, base = '', name = String(stages.length)] =
      /^(?:--platform=\S+\s+)?(\S+)(?:\s+AS\s+(\S+))?$/.exec(text) ?? [];
    assert.match(base, /^node:24-/, 'the base image has a Node that is still looked after');
    const root = join(folder, name);
    mkdirSync(root);
    stages.push({ root, workdir: '/', env: {}, name });
    Object.assign(image, { entrypoint: [], cmd: [], healthcheck: [], user: 'root' });
  },
  WORKDIR(text) {
    stage().workdir = resolve(stage().workdir, text);
    mkdirSync(inStage(stage(), '.'), { recursive: true });
  },
  ENV(text) {
    for (const [, name = '', value = ''] of text.matchAll(/(\w+)=(\S+)/g)) stage().env[name] = value;
  },
  COPY(text) {
    const [, from, paths = ''] = /^(?:--from=(\S+)\s+)?(.*)$/.exec(text) ?? [];
    const names = paths.split(/\s+/);
    const target = inStage(stage(), names.pop() ?? '');
    for (const name of names) copy(from, name, target, names.length > 1 || /\/$/.test(paths));
  },
  RUN(text) {
    const { env } = stage();
    // What the registry has sent before need not be asked for again.
    const { status } = spawnSync(text, {
      cwd: inStage(stage(), '.'),
      shell: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, npm_config_prefer_offline: 'true', ...env },
    });
    assert.equal(status, 0, text);
  },
  USER(text) {
    image.user = text;
  },
  EXPOSE() {},
  LABEL() {},
  HEALTHCHECK(text) {
    image.healthcheck = JSON.parse(text.slice(text.indexOf('CMD ') + 4));
  },
  ENTRYPOINT(text) {
    image.entrypoint = JSON.parse(text);
  },
  CMD(text) {
    image.cmd = JSON.parse(text);
  },
};

/** @param {string | undefined} from @param {string} name @param {string} target @param {boolean} into */
function copy(from, name, target, into) {
  const other = stages.find((each) => each.name === from);
  assert.ok(from === undefined || other, `no stage ${from}`);
  const source = other ? inStage(other, name) : resolve(name);
  const isLeftOut = (/** @type {string} */ path) => !other && ignored.has(relative('.', path).split(/[/\\]/)[0] ?? '');
  assert.ok(existsSync(source) && !isLeftOut(source), `${name} is not there to be copied`);
  const isFolder = into || target.endsWith('/');
  cpSync(source, isFolder ? join(target, basename(source)) : target, {
    recursive: true,
    filter: (path) => !isLeftOut(path),
  });
}

for (const { line, name, text } of instructions) {
  const step = steps[name] ?? assert.fail(`${name} is not known here: ${line}`);
  const start = performance.now();
  step(text);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`✓ ${line.length > 90 ? `${line.slice(0, 89)}…` : line} (${seconds} s)`);
}

assert.match(image.user, /^[1-9]\d*:[1-9]\d*$/, 'a user by number, which Kubernetes can tell from root');
assert.deepEqual(image.cmd.slice(0, 3), ['serve', '--host', '0.0.0.0']);

for (const file of [
  'LICENSE',
  'dist/node/THIRD-PARTY-LICENSES.txt',
  'dist/workbench/third-party-licenses.txt',
  'dist/sbom.cdx.json',
])
  assert.ok(existsSync(join(inStage(stage(), '.'), file)), `${file} is in the image`);

const probe = createServer().listen(0);
await once(probe, 'listening');
const address = probe.address();
const port = String(typeof address === 'object' && address ? address.port : '');
await new Promise((done) => probe.close(done));

const env = { PATH: process.env.PATH, ...stage().env, PORT: port };
const cwd = inStage(stage(), '.');
const [command = '', ...args] = [...image.entrypoint, ...image.cmd];
const service = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'ignore'] });
const ended = once(service, 'close');
try {
  // Logged as JSON, or as a plain line; a service that says nothing of the kind fails the health check.
  const lines = createInterface({ input: service.stdout, signal: AbortSignal.timeout(60_000) });
  for await (const text of lines) if (text.includes('Listening on')) break;
  const [check = '', ...checkArgs] = image.healthcheck;
  assert.equal(spawnSync(check, checkArgs, { cwd, env }).status, 0, 'the health check of a service that is there');
  const wrong = { ...env, PORT: '1' };
  assert.equal(spawnSync(check, checkArgs, { cwd, env: wrong }).status, 1, 'the health check of one that is not');
  const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { Accept: 'text/html' } });
  assert.match(await page.text(), /<title>/);
} finally {
  service.kill('SIGTERM');
}
assert.deepEqual(await ended, [0, null]);
console.log('✓ it serves the workbench, its health check tells, and it stops when told to');
