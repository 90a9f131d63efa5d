/**
 * The package as its users get it: packed, unpacked into an empty folder, and tried there as a command, as a library,
 * as a client and as a handler. Needs what `npm run build` makes. Prints what it saw, and exits 1 at the first thing that fails.
 */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const require = createRequire(import.meta.url);
const { bin, dependencies } = require('../package.json');
const folder = mkdtempSync(join(tmpdir(), 'billwright-package-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** @param {string} command @param {string[]} args @param {import('node:child_process').SpawnSyncOptions} [options] */
function run(command, args, options = {}) {
  const done = spawnSync(command, args, { encoding: 'utf8', cwd: folder, ...options });
  assert.equal(done.status, 0, `${command} ${args.join(' ')}\n${done.error ?? ''}${done.stdout}${done.stderr}`);
  return String(done.stdout);
}

/** @param {string} text */
const say = (text) => console.log(`✓ ${text}`);

/** Packs the project, and installs it with its dependencies as npm would, but without a registry. */
function install() {
  run('npm', ['run', '--silent', 'build:types'], { cwd: '.' });
  const packed = run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], { cwd: '.' });
  const [{ filename, files, unpackedSize }] = JSON.parse(packed);
  const root = join(folder, 'node_modules', 'billwright');
  mkdirSync(root, { recursive: true });
  run('tar', ['-xzf', join(folder, filename), '--strip-components', '1', '-C', root]);
  for (const name of Object.keys(dependencies)) {
    const target = join(folder, 'node_modules', name);
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(resolve('node_modules', name), target);
  }
  mkdirSync(join(folder, 'node_modules', '.bin'));
  chmodSync(join(root, bin.billwright), 0o755);
  symlinkSync(join(root, bin.billwright), join(folder, 'node_modules', '.bin', 'billwright'));
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }\n');
  const stray = files
    .map((/** @type {{ path: string }} */ { path }) => path)
    .filter((/** @type {string} */ path) => /\.test\.|^src\//.test(path));
  assert.deepEqual(stray, []);
  say(`packed: ${files.length} files, ${(unpackedSize / 1e6).toFixed(1)} MB`);
}

const invoice = `$schema: https://gobl.org/draft-0/bill/invoice
currency: USD
issue_date: 2026-02-03
supplier: { name: Juniper Street Bindery, tax_id: { country: US } }
customer: { name: Lakeside Public Library }
lines: [{ quantity: 2, item: { name: Atlas of Rivers, price: "35.00" } }]
`;

const program = `import { build, type Fault, type JsonObject, regimes, VERSION } from 'billwright';
import { createClient, ServiceError } from 'billwright/client';
import handler, { type FetchHandler } from 'billwright/fetch';
import { readFileSync } from 'node:fs';

const text: string = readFileSync('invoice.yaml', 'utf8');
const outcome = build(text, { envelop: true });
if (!outcome.ok) throw new Error(outcome.message);
const result: JsonObject = outcome.result;
const failed = build({ currency: 'USD' });
const faults: readonly Fault[] = failed.ok ? [] : failed.faults;

const client = createClient({ base: process.argv[2] ?? '' });
const { value } = await client.build({ data: text });
const refusal: unknown = await client.build({ data: {} }).catch((error: unknown) => error);
const { value: version } = await client.version();
const large = { ...result, notes: [{ text: 'x'.repeat(100_000) }] };
const threaded: unknown = await client.build({ data: large }).catch((error: unknown) => error);
const service: FetchHandler = handler;
const fetched: Response = await service.fetch(new Request('http://service.test/v0/'));
console.log(JSON.stringify({
  digest: typeof result.head,
  codes: faults.map((fault) => fault.code),
  regimes: regimes().length,
  totals: value.totals,
  key: refusal instanceof ServiceError ? refusal.key : undefined,
  isSame: version.version === VERSION,
  threaded: threaded instanceof ServiceError ? threaded.code : 200,
  fetched: fetched.status,
}));
`;

/** The library's and the client's types hold for a program in strict TypeScript, under both ways to resolve modules. */
function checkTypes() {
  writeFileSync(join(folder, 'program.ts'), program);
  mkdirSync(join(folder, 'node_modules', '@types'));
  for (const name of ['@types/node', 'undici-types']) {
    symlinkSync(dirname(require.resolve(`${name}/package.json`)), join(folder, 'node_modules', name));
  }
  const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin', 'tsc');
  for (const [module, moduleResolution] of [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ]) {
    const compilerOptions = {
      module,
      moduleResolution,
      target: 'es2023',
      strict: true,
      types: ['node'],
      outDir: module,
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
    run(process.execPath, [compiler]);
    say(`types: a program compiles, module resolution ${moduleResolution}`);
  }
}

function checkCommand() {
  writeFileSync(join(folder, 'invoice.yaml'), invoice);
  const command = join(folder, 'node_modules', '.bin', 'billwright');
  const built = JSON.parse(run(command, ['build', 'invoice.yaml']));
  assert.equal(built.totals.payable, '70.00');
  say('command: billwright build');
  const requests = `${JSON.stringify({ action: 'build', payload: { data: invoice } })}\n`.repeat(200);
  const responses = run(command, ['bulk', '--jobs', '2', '--no-final'], { input: requests }).trim().split('\n');
  assert.equal(responses.filter((line) => JSON.parse(line).payload.totals.payable === '70.00').length, 200);
  say('command: billwright bulk, with threads');
  return command;
}

/** @param {string} command */
async function checkService(command) {
  const service = spawn(command, ['serve', '--port', '0'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(service, 'close');
  try {
    let base = '';
    for await (const line of createInterface({ input: service.stdout })) {
      base = /^Listening on (\S+)/.exec(line)?.[1] ?? '';
      if (base) break;
    }
    const page = await fetch(base, { headers: { Accept: 'text/html' } });
    const html = await page.text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
    assert.equal((await fetch(new URL(String(script), base))).status, 200);
    say('command: billwright serve, with the workbench');
    for (const path of ['/v0/docs', '/v0/docs/scalar.js']) assert.equal((await fetch(base + path)).status, 200);
    say('command: billwright serve, with the documentation page');
    const printed = JSON.parse(run(process.execPath, [join('esnext', 'program.js'), `${base}/v0`]));
    assert.deepEqual(printed, {
      digest: 'object',
      codes: ['BW-SCHEMA-MISSING'],
      regimes: 27,
      totals: printed.totals,
      key: 'unknown-schema',
      isSame: true,
      threaded: 200,
      fetched: 200,
    });
    assert.equal(printed.totals.payable, '70.00');
    say("library, client, handler: import … from 'billwright', 'billwright/client', 'billwright/fetch'");
  } finally {
    service.kill('SIGTERM');
  }
  assert.deepEqual(await ended, [0, null]);
}

/** What is installed is all that is needed: no built file imports a package. */
function checkImports() {
  const built = join(folder, 'node_modules', 'billwright', 'dist', 'node');
  for (const name of ['cli.js', 'cli-thread.js', 'serve.js', 'library.js', 'client.js']) {
    const text = readFileSync(join(built, name), 'utf8');
    const imports = [...text.matchAll(/^import\b[^'"]*?from ["']([^"']+)["']/gm)].map(([, from = '']) => from);
    assert.deepEqual(
      imports.filter((from) => !from.startsWith('./') && !from.startsWith('node:')),
      [],
      name,
    );
  }
  say('bundles: they import nothing but each other and Node');
}

install();
checkImports();
checkTypes();
const command = checkCommand();
await checkService(command);
