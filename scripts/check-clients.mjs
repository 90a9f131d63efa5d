/**
 * Checks the service's description, `/v0/openapi.json`, by the recommended rules of Redocly and Spectral, and generates clients: with
 * openapi-typescript, @hey-api/openapi-ts and orval for TypeScript, with openapi-generator for Java, Python and Rust, with
 * openapi-python-client, and with oapi-codegen for Go. The clients compile strictly and run against the service: they build, validate,
 * convert, explain and get refusals. Schemathesis sends the service requests
 * that follow from its description, valid and invalid ones. Needs `npm run build:node`. The tools are installed into `scripts/openapi-tools`
 * from its own lockfile, those of the other languages with pip, Maven, Go and Cargo; these are skipped with a note if anything for them is
 * missing. Exits 1 if anything fails.
 *
 * Own code around these tools, because none of them runs what it generates.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from './install-packages.mjs';
import { installTools } from './install-tools.mjs';
import { invoice } from './openapi-tools/programs/invoice.ts';
import { startListening } from './start-listening.mjs';

/** The Node for the release of orval that makes zod schemas, which refer to each other. */
const NEWER_NODE = [22, 18];
/** The version of openapi-generator. */
const VERSION = '7.26.0';
const SCHEMATHESIS = '4.32.5';
const PYTHON_CLIENT = '0.29.1';
const OAPI_CODEGEN = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2';
const OTHERS = 'Java, Python and Rust of openapi-generator';
const tools = 'scripts/openapi-tools';
const modules = join(tools, 'node_modules');
const programs = resolve(tools, 'programs');
const generated = join(programs, 'generated');
const description = join(generated, 'openapi.json');
const folder = mkdtempSync(join(tmpdir(), 'billwright-clients-'));
const document = join(folder, 'invoice.json');
const environment = join(folder, 'environment');

installTools(tools);
const { origin, process: service } = await startListening(['dist/node/serve.js', '--port', '0']);
try {
  rmSync(generated, { recursive: true, force: true });
  mkdirSync(generated, { recursive: true });
  const text = await (await fetch(`${origin}/v0/openapi.json`)).text();
  writeFileSync(description, text);
  writeFileSync(document, JSON.stringify(invoice));
  checkDescription(text);
  zod();
  typescript();
  const hasPython = spawnSync('python3', ['-m', 'venv', environment]).status === 0;
  if (hasPython && hasInstalled(`schemathesis==${SCHEMATHESIS}`)) schemathesis();
  else left('schemathesis', 'it cannot be installed');
  if (hasPython && hasInstalled(`openapi-python-client==${PYTHON_CLIENT}`)) attrsPython();
  else left('openapi-python-client', 'it cannot be installed');
  if (isThere('go', 'version')) go();
  else left('Go', 'it is not installed');
  if (!isThere('java')) left(OTHERS, 'the generator needs Java, which is missing');
  else if (!hasPython || !hasInstalled(`openapi-generator-cli==${VERSION}`))
    left(OTHERS, 'the generator cannot be installed');
  else {
    python();
    if (isThere('mvn')) java();
    else left('Java', 'Maven is not installed');
    if (isThere('cargo')) rust();
    else left('Rust', 'Cargo is not installed');
  }
} finally {
  service.kill();
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} text */
function checkDescription(text) {
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
}

/** Generates zod schemas, which the program for them tries on answers of the service. */
function zod() {
  const node = newerNode();
  if (node === undefined) return left('zod schemas of orval', `there is no Node ${NEWER_NODE.join('.')}`);
  const config = join(generated, 'orval-zod.config.mjs');
  const output = {
    target: join(generated, 'zod.ts'),
    client: 'zod',
    override: { zod: { generateReusableSchemas: true } },
  };
  writeFileSync(config, `export default ${JSON.stringify({ zod: { input: description, output } })};\n`);
  installTools(join(tools, 'orval-8'));
  const [command = '', ...args] = node;
  run(command, [...args, join(tools, 'orval-8/node_modules/orval/dist/bin/orval.mjs'), '--config', config]);
  run(process.execPath, [tool('typescript/bin/tsc'), '--project', join(tools, 'tsconfig.zod.json')]);
  run('npx', ['tsx', join(tools, 'programs', 'zod.ts'), origin]);
  say('zod schemas of orval', true, 'compile, accept documents and answers');
}

/** Returns the command of a Node that the newer orval runs on: this one, or a release from npm. */
function newerNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = NEWER_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return [process.execPath];
  const fetched = ['npx', '--yes', '--package', `node@${wantedMajor}`, '--', 'node'];
  return spawnSync('npx', [...fetched.slice(1), '--version']).status === 0 ? fetched : undefined;
}

function typescript() {
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

function schemathesis() {
  const config = resolve(tools, 'schemathesis.toml');
  const { status, stdout, stderr } = spawnSync(
    binary('schemathesis'),
    ['--config-file', config, 'run', `${origin}/v0/openapi.json`],
    { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26, env: { ...process.env, PYTHONUTF8: '1' } },
  );
  const [, generated = 'no'] = /(\d+) generated/.exec(stdout) ?? [];
  say('schemathesis', status === 0, `${generated} requests`, stdout + stderr);
}

/** @param {string} what a module of Python, for the environment */
function hasInstalled(what) {
  return spawnSync(binary('python'), ['-m', 'pip', 'install', '--quiet', what]).status === 0;
}

/** @param {string} name a program of the environment */
function binary(name) {
  return join(environment, process.platform === 'win32' ? 'Scripts' : 'bin', name);
}

function java() {
  // With all parameters in an object, calls stay the same when an operation gets another parameter.
  const single = '--additional-properties=useSingleRequestParameter=true';
  // The generated tests do not know that object.
  const untested = '--global-property=apiTests=false,modelTests=false';
  const client = generate('java', '--library', 'native', single, untested);
  const compiled = spawnSync(
    'mvn',
    ['-q', 'package', 'dependency:copy-dependencies', '-DskipTests', '-Dmaven.javadoc.skip=true'],
    { cwd: client, encoding: 'utf8' },
  );
  if (compiled.status !== 0 && /Could not (?:transfer|resolve)|Unknown host/.test(compiled.stdout)) {
    return left('Java', 'its dependencies cannot be installed');
  }
  say('a client of openapi-generator for Java', compiled.status === 0, 'compiles', compiled.stdout);
  if (compiled.status !== 0) return;
  const { artifactId, version } = coordinates(client);
  const classes = [join(client, 'target', `${artifactId}-${version}.jar`), join(client, 'target/dependency/*')];
  tried('Java', 'java', ['-cp', classes.join(process.platform === 'win32' ? ';' : ':'), join(programs, 'Client.java')]);
}

function python() {
  if (hasInstalled(generate('python'))) tried('Python', binary('python'), [join(programs, 'client.py')]);
  else left('Python', 'its dependencies cannot be installed');
}

function attrsPython() {
  const client = join(folder, 'attrs');
  run(binary('openapi-python-client'), ['generate', '--path', description, '--output-path', client, '--meta', 'setup']);
  if (hasInstalled(client))
    tried('Python', binary('python'), [join(programs, 'attrs_client.py')], 'openapi-python-client');
  else left('openapi-python-client', 'its dependencies cannot be installed');
}

function go() {
  const client = join(folder, 'go');
  const options = {
    cwd: client,
    env: { ...process.env, GOFLAGS: '-mod=mod' },
    encoding: /** @type {const} */ ('utf8'),
  };
  mkdirSync(client);
  run('go', ['mod', 'init', 'client'], options);
  if (
    spawnSync('go', ['install', OAPI_CODEGEN], { ...options, cwd: folder, env: { ...process.env, GOBIN: folder } })
      .status !== 0
  )
    return left('Go', 'oapi-codegen cannot be installed');
  const args = ['-generate', 'types,client', '-package', 'main', '-o', join(client, 'client.gen.go'), description];
  run(join(folder, 'oapi-codegen'), args);
  cpSync(join(programs, 'client.go'), join(client, 'main.go'));
  if (spawnSync('go', ['mod', 'tidy'], options).status !== 0) return left('Go', 'its dependencies cannot be installed');
  run('go', ['vet', '.'], options);
  run('go', ['build', '-o', 'client', '.'], options);
  tried('Go', join(client, 'client'), [], 'oapi-codegen');
}

function rust() {
  const options = '--additional-properties=library=reqwest,supportAsync=false,useSingleRequestParameter=true';
  const client = generate('rust', options);
  if (spawnSync('cargo', ['fetch'], { cwd: client }).status !== 0)
    return left('Rust', 'its dependencies cannot be installed');
  cpSync(join(programs, 'client.rs'), join(client, 'examples/client.rs'));
  run('cargo', ['build', '--quiet', '--example', 'client'], { cwd: client });
  tried('Rust', join(client, 'target/debug/examples/client'), [], 'openapi-generator', 'looks up, is refused');
}

/** Generates a client and returns its folder. @param {string} language @param {string[]} options */
function generate(language, ...options) {
  const client = join(folder, language);
  run(binary('openapi-generator-cli'), ['generate', '-i', description, '-g', language, '-o', client, ...options]);
  return client;
}

/** Runs a program with its client. @param {string} language @param {string} command @param {string[]} args @param {string} [generator] @param {string} [does] */
function tried(
  language,
  command,
  args,
  generator = 'openapi-generator',
  does = 'builds, validates, converts, is refused',
) {
  const done = spawnSync(command, [...args, origin, document], { encoding: 'utf8' });
  const what = `a client of ${generator} for ${language}`;
  say(what, done.status === 0, does, done.stdout + done.stderr);
}

/** Returns Maven's name of a project's artefact. @param {string} project */
function coordinates(project) {
  const pom = readFileSync(join(project, 'pom.xml'), 'utf8');
  const [, artifactId] = /<artifactId>([^<]+)</.exec(pom) ?? [];
  const [, version] = /<version>([^<]+)</.exec(pom) ?? [];
  return { artifactId, version };
}

/** @param {string} command */
function isThere(command, question = '--version') {
  return spawnSync(command, [question]).status === 0;
}

/** @param {string} language @param {string} why */
function left(language, why) {
  console.log(`skipped: ${language}, because ${why}`);
}

/** @param {string} what @param {boolean} isGood @param {string} does @param {string} [printed] */
function say(what, isGood, does, printed = '') {
  console.log(`${isGood ? '✓' : '✗'} ${what}: ${does}${isGood ? '' : `\n${printed}`}`);
  if (!isGood) process.exitCode = 1;
}
