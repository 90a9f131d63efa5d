/**
 * Installs both packages into an empty folder and uses them as users do: the library by `import` and `require`, the command with its
 * service, the client and the fetch handler. Needs `npm run build:packages`. Prints each check and exits 1 at the first failure. `npm
 * run test:more -- packages` runs the library in bundlers, browsers and other engines.
 *
 * Own code, because publint and arethetypeswrong, which scripts/packages/ uses, check manifests and types and run nothing.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { installPackages, link, run } from './install-packages.mjs';

const require = createRequire(import.meta.url);

/** @param {string} text */
const say = (text) => console.log(`✓ ${text}`);

const invoice = `$schema: https://gobl.org/draft-0/bill/invoice
currency: USD
issue_date: 2026-02-03
supplier: { name: Juniper Street Bindery, tax_id: { country: US } }
customer: { name: Lakeside Public Library }
lines: [{ quantity: 2, item: { name: Atlas of Rivers, price: "35.00" } }]
`;

const total = `{
  const { build, regimes, addons } = library;
  const outcome = build(${JSON.stringify(invoice)});
  console.log(outcome.ok && outcome.result.totals.payable, regimes().length, addons().length);
}`;

const totalOfCore = `{
  const { build, load, loaded } = core;
  const before = loaded().length;
  load(['US']).then(() => {
    const outcome = build({ $schema: 'https://gobl.org/draft-0/note/message', content: 'Hello' });
    console.log(before, loaded().join(), outcome.ok);
  });
}`;

const conversion = `
formats.convert({
  $schema: 'https://gobl.org/draft-0/bill/invoice', code: '1', issue_date: '2026-02-03',
  supplier: { name: 'Sol', tax_id: { country: 'ES', code: 'B98602642' }, addresses: [{ country: 'ES' }] },
  customer: { name: 'Luna', addresses: [{ country: 'ES' }] }, payment: { terms: { notes: 'Al contado' } },
  lines: [{ quantity: 1, item: { name: 'Atlas', price: '90.00' }, taxes: [{ cat: 'VAT', rate: 'standard' }] }],
}, { to: 'en16931-cii' }).then(async (written) => {
  const xml = written.ok ? written.result.result : written.message;
  const checked = await formats.validate(xml);
  const read = await formats.convert(xml);
  console.log(checked.ok, read.ok && read.result.result.totals.payable);
});`;

/** Tests the library as a module and by `require`; only the program's own output may be printed. */
function checkLibrary() {
  const { folder, installed } = installPackages(['billwright']);
  const programs = {
    'library.mjs': `import * as library from 'billwright';\n${total}`,
    'library.cjs': `const library = require('billwright');\n${total}`,
    'core.mjs': `import * as core from 'billwright/core';\n${totalOfCore}`,
    'core.cjs': `const core = require('billwright/core');\n${totalOfCore}`,
    'formats.mjs': `import * as formats from 'billwright/formats';\n${conversion}`,
    'formats.cjs': `const formats = require('billwright/formats');\n${conversion}`,
  };
  /** @type {Record<string, string>} */
  const expected = { library: '70.00 44 25\n', core: '0 US true\n', formats: 'true 108.90\n' };
  for (const [file, text] of Object.entries(programs)) {
    writeFileSync(join(folder, file), text);
    const printed = run('bash', ['-c', `exec 2>&1; node ${file}`], { cwd: folder });
    assert.equal(printed, expected[file.split('.')[0] ?? ''], file);
  }
  say("library: import and require of 'billwright', 'billwright/core' and 'billwright/formats'");
  const [{ root } = assert.fail('not installed')] = installed;
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const scripts = names.filter((name) => /\.c?js$/.test(name));
  assert.deepEqual(
    scripts.flatMap((name) => importsOf(join(root, name))),
    [],
  );
  assert.ok(scripts.length > 50);
  say('library: imports no package, and nothing of Node');
}

/** Returns the packages in built files, which name the file of each part. @param {string[]} files */
function bundledIn(files) {
  const parts = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(PART)]);
  return [...new Set(parts.map(([, name]) => name))];
}

const PART = /^\/\/(?:#region)? ?node_modules\/((?:@[^/\n]+\/)?[^/\n]+)/gm;

/** Returns the imports of a built file from outside its folder. @param {string} file */
function importsOf(file) {
  const pattern =
    /(?:^import\b[^'"\n]*?|^export\b[^'"\n]*?\bfrom\s*|\bimport\(|(?<![\w$.`])(?:__)?require\()["']([^"'\n]+)["']/gm;
  const imports = [...readFileSync(file, 'utf8').matchAll(pattern)];
  return imports.map(([, from = '']) => from).filter((from) => !/^\.{1,2}\//.test(from));
}

const program = `import { build, type Envelope, type Fault, regimes, VERSION } from 'billwright';
import { load } from 'billwright/core';
import { createClient, ServiceError } from 'billwright/client';
import handler, { type FetchHandler } from 'billwright/fetch';
import { readFileSync } from 'node:fs';

const text: string = readFileSync('invoice.yaml', 'utf8');
const outcome = build(text, { envelop: true });
if (!outcome.ok) throw new Error(outcome.message);
const result: Envelope = outcome.result;
const failed = build({ currency: 'USD' });
const faults: readonly Fault[] = failed.ok ? [] : failed.faults;
const loading: Promise<void> = load(['ES']);
await loading;

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

/** Checks that the types work for a strict TypeScript program, with both ways of module resolution. @param {string} folder */
function checkTypes(folder) {
  writeFileSync(join(folder, 'invoice.yaml'), invoice);
  writeFileSync(join(folder, 'program.ts'), program);
  for (const name of ['@types/node', 'undici-types']) link(name, join(folder, 'node_modules'));
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
    run(process.execPath, [compiler], { cwd: folder });
    say(`types: a program compiles, module resolution ${moduleResolution}`);
  }
}

/** @param {string} folder */
function checkCommand(folder) {
  writeFileSync(join(folder, 'invoice.yaml'), invoice);
  const command = join(folder, 'node_modules', '.bin', 'billwright');
  const built = JSON.parse(run(command, ['build', 'invoice.yaml'], { cwd: folder }));
  assert.equal(built.totals.payable, '70.00');
  say('command: billwright build');
  const requests = `${JSON.stringify({ action: 'build', payload: { data: invoice } })}\n`.repeat(200);
  const printed = run(command, ['bulk', '--jobs', '2', '--no-final'], { cwd: folder, input: requests });
  const responses = printed.trim().split('\n');
  assert.equal(responses.filter((line) => JSON.parse(line).payload.totals.payable === '70.00').length, 200);
  say('command: billwright bulk, with threads');
  return command;
}

/** @param {string} command @param {string} folder */
async function checkService(command, folder) {
  const traces = await collector();
  const service = spawn(command, ['serve', '--port', '0', '--traces'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: traces.address, OTEL_SERVICE_NAME: 'till' },
  });
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
    for (const path of ['/v0/docs', '/v0/docs/page.js']) assert.equal((await fetch(base + path)).status, 200);
    say('command: billwright serve, with the documentation page');
    const args = [join('esnext', 'program.js'), `${base}/v0`];
    const printed = JSON.parse(run(process.execPath, args, { cwd: folder }));
    assert.deepEqual(printed, {
      digest: 'object',
      codes: ['BW-SCHEMA-MISSING'],
      regimes: 44,
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
  const sent = traces.end().join();
  assert.match(sent, /^\/v1\/traces /);
  for (const name of ['till', 'POST build', 'calculate']) assert.ok(sent.includes(`"${name}"`), name);
  say('command: billwright serve, with traces to where the environment says');
}

/** Starts a collector of traces, which keeps posted data after its path. */
async function collector() {
  /** @type {string[]} */
  const posted = [];
  const server = createServer(async (request, response) => {
    posted.push(`${request.url} ${await text(request)}`);
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const end = () => {
    server.close();
    return posted;
  };
  return { address: `http://127.0.0.1:${port}`, end };
}

checkLibrary();
const { folder, installed } = installPackages(['billwright', 'billwright-cli']);
for (const { name, files, size, unpackedSize, root } of installed) {
  assert.deepEqual(
    files.filter((path) => /\.test\.|^src\//.test(path)),
    [],
  );
  for (const file of ['LICENSE', 'THIRD-PARTY-LICENSES.txt', 'README.md', 'CHANGELOG.md', 'package.json'])
    assert.ok(files.includes(file), file);
  const scripts = files.filter((path) => /^(?!workbench\/).*\.js$/.test(path) && !path.endsWith('scalar.js'));
  const outside = scripts.flatMap((path) => importsOf(join(root, path)));
  assert.deepEqual(
    // Other runtimes than Node know only names with the prefix.
    outside.filter((from) => !(name === 'billwright' ? from.startsWith('node:') : isBuiltin(from))),
    [],
  );
  if (name === 'billwright-cli') {
    // Code from the cache (src/node/code-cache.ts) cannot use it in Node 20.
    const importing = scripts.filter((path) => /[^.\w]import\(["']/.test(readFileSync(join(root, path), 'utf8')));
    assert.deepEqual(importing, []);
  }
  const bundled = bundledIn(scripts.map((path) => join(root, path)));
  const texts = readFileSync(join(root, 'THIRD-PARTY-LICENSES.txt'), 'utf8');
  assert.ok(bundled.length > 0);
  assert.deepEqual(
    bundled.filter((each) => !texts.includes(` - ${each}@`)),
    [],
    'bundled without a licence text',
  );
  say(`${name}: ${files.length} files, ${(size / 1e6).toFixed(2)} MB packed, ${(unpackedSize / 1e6).toFixed(1)} MB`);
}
checkTypes(folder);
// The command needs no other package.
const command = checkCommand(installPackages(['billwright-cli']).folder);
await checkService(command, folder);
