/**
 * Writes the examples of rules, `src/formats/rules/examples.json`, unless they are newer than all cases. Vitest runs the cases, so it makes
 * the examples too.
 */
import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const FORMATS = 'src/formats';
const EXAMPLES = `${FORMATS}/rules/examples.json`;

/** The cases, the files that they change, and the code that makes examples of them. Folders show which files are gone. */
const SOURCE = /(?:^|[\\/])cases(?:$|[\\/])|^testing[\\/]bases|examples\.write\.ts$/;

/** @type {Promise<void> | undefined} */
let written;

/** Writes the examples once for all builds of a process. */
export function writeRuleExamples() {
  // Vitest loads the configuration that called it.
  if (process.env.RULE_EXAMPLES) return undefined;
  written ??= isCurrent() ? Promise.resolve() : run();
  return written;
}

function isCurrent() {
  const time = statSync(EXAMPLES, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = readdirSync(FORMATS, { recursive: true, encoding: 'utf8' }).filter((name) => SOURCE.test(name));
  return sources.every((name) => statSync(join(FORMATS, name)).mtimeMs < time);
}

/** @returns {Promise<void>} */
function run() {
  const vitest = join(createRequire(import.meta.url).resolve('vitest/package.json'), '../vitest.mjs');
  // In the mode of `npm test`, whose unit tests then find the modules transformed.
  const args = ['run', '--mode', 'quick', '--experimental.fsModuleCache', '--reporter', 'dot'];
  const child = spawn(process.execPath, [vitest, ...args], {
    env: { ...process.env, NODE_ENV: 'test', RULE_EXAMPLES: 'writing' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${EXAMPLES} could not be written`))));
  });
}
