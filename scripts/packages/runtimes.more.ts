/** The library in engines other than browsers: Node, Bun, Deno and workerd. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { beforeAll, describe, expect, it } from 'vitest';
import { installPackages } from '../install-packages.mjs';
import { bundledForWorkerd, programOf } from './platforms.ts';
import { programs } from './programs.ts';

const { folder } = installPackages(['billwright']);
const print = 'program().then((given) => console.log(JSON.stringify(given)));';

beforeAll(() => {
  for (const { entry, name, text } of programs) {
    writeFileSync(join(folder, `${name}.mjs`), `import * as library from '${entry}';\n${text}\n${print}\n`);
    writeFileSync(join(folder, `${name}.cjs`), `const library = require('${entry}');\n${text}\n${print}\n`);
  }
});

const files = programs.flatMap(({ name, gives }) => [`${name}.mjs`, `${name}.cjs`].map((file) => ({ file, gives })));

/** Returns the output of a program on both streams, to reveal engine warnings. */
function printedBy(command: string, args: string[]): string {
  const { stdout, stderr, error } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  return `${error ?? ''}${stderr}${stdout}`;
}

describe('Node', () => {
  it.each(files)('runs $file', ({ file, gives }) => {
    expect(printedBy(process.execPath, [file])).toBe(`${JSON.stringify(gives)}\n`);
  });
});

describe.each([
  { name: 'bun', args: [] },
  { name: 'deno', args: ['run', '--allow-read', '--allow-env', '--no-prompt', '--quiet'] },
] as const)('$name', ({ name, args }) => {
  const program = programOf(name);
  if (!program) console.warn(`skipped: ${name} is not installed and could not be fetched`);
  it.runIf(program).each(files)('runs $file', ({ file, gives }) => {
    expect(printedBy(program ?? '', [...args, file])).toBe(`${JSON.stringify(gives)}\n`);
  });
});

describe('workerd', () => {
  it.each(programs)('runs $name, bundled as Wrangler does', async ({ entry, text, gives }) => {
    const answer = 'export default { fetch: async () => Response.json(await program()) };';
    const contents = `import * as library from '${entry}';\n${text}\n${answer}`;
    const script = await bundledForWorkerd(contents, folder);
    const worker = new Miniflare({ modules: true, script, compatibilityDate: '2026-01-01' });
    try {
      expect(await (await worker.dispatchFetch('http://worker.test/')).json()).toEqual(gives);
    } finally {
      await worker.dispose();
    }
  });
});
