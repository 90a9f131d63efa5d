/**
 * Generates clients for Java and Python from the service's description with openapi-generator, compiles them and runs them against the
 * service: they build, validate, convert and get refusals. Needs `npm run build:node`; fetches the generator and dependencies with pip and
 * Maven. A language without its tools is skipped with a note. Exits 1 if anything fails.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from './install-packages.mjs';
import { startListening } from './start-listening.mjs';

const VERSION = '7.26.0';
const programs = resolve('scripts/openapi-tools/programs');
const folder = mkdtempSync(join(tmpdir(), 'billwright-clients-'));
const description = join(folder, 'openapi.json');
const document = join(folder, 'invoice.json');
const environment = join(folder, 'environment');

const { origin, process: service } = await startListening(['dist/node/serve.js', '--port', '0']);
try {
  const response = await fetch(`${origin}/v0/openapi.json`);
  writeFileSync(description, await response.text());
  const { invoice } = await import('./openapi-tools/programs/invoice.ts');
  writeFileSync(document, JSON.stringify(invoice));
  if (!isThere('java')) left('Java and Python', 'there is no Java, in which the generator is written');
  else if (!hasGenerator()) left('Java and Python', 'the generator cannot be had');
  else {
    python();
    if (isThere('mvn')) java();
    else left('Java', 'Maven is not installed');
  }
} finally {
  service.kill();
  rmSync(folder, { recursive: true, force: true });
}

/** Installs the generator into a Python environment. */
function hasGenerator() {
  const made = spawnSync('python3', ['-m', 'venv', environment]);
  return made.status === 0 && hasInstalled(`openapi-generator-cli==${VERSION}`);
}

/** @param {string} what a module of Python */
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
    return left('Java', 'what the client needs cannot be had');
  }
  say('a client of openapi-generator for Java', compiled.status === 0, 'compiles', compiled.stdout);
  if (compiled.status !== 0) return;
  const { artifactId, version } = coordinates(client);
  const classes = [join(client, 'target', `${artifactId}-${version}.jar`), join(client, 'target/dependency/*')];
  tried('Java', 'java', ['-cp', classes.join(process.platform === 'win32' ? ';' : ':'), join(programs, 'Client.java')]);
}

function python() {
  if (hasInstalled(generate('python'))) tried('Python', binary('python'), [join(programs, 'client.py')]);
  else left('Python', 'what the client needs cannot be had');
}

/** Generates a client and returns its folder. @param {string} language @param {string[]} options */
function generate(language, ...options) {
  const client = join(folder, language);
  run(binary('openapi-generator-cli'), ['generate', '-i', description, '-g', language, '-o', client, ...options]);
  return client;
}

/** Runs a program with its client. @param {string} language @param {string} command @param {string[]} args */
function tried(language, command, args) {
  const done = spawnSync(command, [...args, origin, document], { encoding: 'utf8' });
  const what = `a client of openapi-generator for ${language}`;
  say(what, done.status === 0, 'builds, validates, converts, is refused', done.stdout + done.stderr);
}

/** Returns Maven's name of a project's artefact. @param {string} project */
function coordinates(project) {
  const pom = readFileSync(join(project, 'pom.xml'), 'utf8');
  const [, artifactId] = /<artifactId>([^<]+)</.exec(pom) ?? [];
  const [, version] = /<version>([^<]+)</.exec(pom) ?? [];
  return { artifactId, version };
}

/** @param {string} command */
function isThere(command) {
  return spawnSync(command, ['--version']).status === 0;
}

/** @param {string} language @param {string} why */
function left(language, why) {
  console.log(`  ${language}: NOT TRIED, as ${why}`);
}

/** @param {string} what @param {boolean} isGood @param {string} does @param {string} printed */
function say(what, isGood, does, printed) {
  console.log(`${isGood ? '✓' : '✗'} ${what} ${does}${isGood ? '' : `\n${printed}`}`);
  if (!isGood) process.exitCode = 1;
}
