/**
 * Checks the service's description, `/v0/openapi.json`, by the recommended rules of Redocly and Spectral, and generates clients with
 * openapi-typescript, @hey-api/openapi-ts and orval. The clients compile strictly and run against the service: they build, validate,
 * convert, explain and get refusals. Needs `npm run build:node`. The many tools are installed into `scripts/openapi-tools` from its own
 * lockfile. Exits 1 if anything fails.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './install-packages.mjs';
import { installTools } from './install-tools.mjs';
import { startListening } from './start-listening.mjs';

const tools = 'scripts/openapi-tools';
const modules = join(tools, 'node_modules');
const generated = join(tools, 'programs', 'generated');

installTools(tools);
const { origin, process: service } = await startListening(['dist/node/serve.js', '--port', '0']);
try {
  rmSync(generated, { recursive: true, force: true });
  mkdirSync(generated, { recursive: true });
  const response = await fetch(`${origin}/v0/openapi.json`);
  const text = await response.text();
  const description = join(generated, 'openapi.json');
  writeFileSync(description, text);
  console.log(`  ${text.length} bytes`);

  const { totals } = JSON.parse(
    run(
      process.execPath,
      [tool('@redocly/cli/bin/cli.js'), 'lint', '--extends=recommended', '--format=json', description],
      {
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    ),
  );
  const noticed = totals.errors + totals.warnings;
  say('Redocly, recommended rules', noticed === 0, `${totals.errors} errors, ${totals.warnings} warnings`);

  const faults = spectral(description);
  say('Spectral, recommended rules', faults.length === 0, faults.join('; ') || 'no faults');
  // An operation that violates the rules, to prove that they are checked.
  const { openapi, info, paths } = JSON.parse(text);
  const { operationId: _, ...nameless } = paths['/currencies'].get;
  const spoilt = join(generated, 'spoilt.json');
  writeFileSync(spoilt, JSON.stringify({ openapi, info, paths: { '/currencies/': { get: nameless } } }));
  const found = spectral(spoilt).filter((fault) => /^(operation-operationId|path-keys-no-trailing-slash) /.test(fault));
  say('Spectral finds what is spoilt', found.length === 2, found.join('; '));

  make('openapi-typescript/bin/cli.js', description, '-o', join(generated, 'openapi-typescript.ts'));
  make(
    '@hey-api/openapi-ts/bin/run.js',
    '-i',
    description,
    '-o',
    join(generated, 'hey-api'),
    '-c',
    '@hey-api/client-fetch',
  );
  make('orval/dist/bin/orval.js', '--input', description, '--output', join(generated, 'orval.ts'), '--client', 'fetch');
  run(process.execPath, [tool('typescript/bin/tsc'), '--project', join(tools, 'tsconfig.json')]);
  for (const name of ['openapi-typescript', 'hey-api', 'orval']) {
    run('npx', ['tsx', join(tools, 'programs', `${name}.ts`), origin]);
    say(`a client of ${name}`, true, 'compiles, builds, validates, converts, is refused');
  }
} finally {
  service.kill();
}

/** @param {string} path */
function tool(path) {
  return join(modules, path);
}

/** Returns the findings of Spectral, including hints. @param {string} file @returns {string[]} */
function spectral(file) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...[tool('@stoplight/spectral-cli/dist/index.js'), 'lint', file, '--ruleset', join(tools, 'spectral.yaml')],
      ...['--fail-severity', 'hint', '--format', 'json', '--quiet'],
    ],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  const found = JSON.parse(stdout || 'null');
  // Exit code 1 means findings; with 2 it could not check.
  if (!Array.isArray(found) || status !== (found.length > 0 ? 1 : 0)) throw new Error(`Spectral: ${stdout}${stderr}`);
  return found.map(({ code, path, message }) => `${code} at ${path.join('.')}: ${message}`);
}

/** Generates a client. @param {string} path @param {string[]} args */
function make(path, ...args) {
  run(process.execPath, [tool(path), ...args]);
}

/** @param {string} what @param {boolean} isGood @param {string} figures */
function say(what, isGood, figures) {
  console.log(`${isGood ? '✓' : '✗'} ${what}: ${figures}`);
  if (!isGood) process.exitCode = 1;
}
