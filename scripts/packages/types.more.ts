/** The packages as compilers and the registry's judges see them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { installPackages, link, run } from '../install-packages.mjs';

const { folder, installed } = installPackages(['billwright', 'billwright-cli']);
const require = createRequire(import.meta.url);

const uses = `
const outcome: Outcome<JsonObject> = library.build({ code: 1 }, { envelop: true, strict: true });
export const totals: string = outcome.ok ? String(outcome.result.code) : outcome.faults.map((fault: Fault) => fault.code).join();
export const loading: Promise<void> = core.load(['ES', 'es-facturae-v3']);
export const same: typeof library.build = core.build;
const service: Client = client.createClient({ base: 'http://127.0.0.1:8080/v0' });
export const answer: Promise<Answer<Document>> = service.build({ data: 'code: A' });
const handler: FetchHandler = fetching.createHandler();
export const response: Promise<Response> = handler.fetch(new Request('http://service.test/'));
// @ts-expect-error a document is no number
library.build(1);
// @ts-expect-error names come in a list
core.load('ES');
`;

const types = `
import type { Answer, Client, Document } from 'billwright/client';
import type { FetchHandler } from 'billwright/fetch';
import type { Fault, JsonObject, Outcome } from 'billwright';
`;

const modules = {
  library: 'billwright',
  core: 'billwright/core',
  client: 'billwright/client',
  fetching: 'billwright/fetch',
};
const imports = Object.entries(modules).map(([name, from]) => `import * as ${name} from '${from}';`);
const requires = Object.entries(modules).map(([name, from]) => `import ${name} = require('${from}');`);

beforeAll(() => {
  writeFileSync(join(folder, 'module.mts'), [...imports, types, uses].join('\n'));
  writeFileSync(join(folder, 'script.cts'), [...requires, types, uses].join('\n'));
  for (const name of ['@types/node', 'undici-types']) link(name, join(folder, 'node_modules'));
});

describe('a strict program in TypeScript compiles', () => {
  it.each([
    { module: 'node16', moduleResolution: 'node16', file: 'module.mts' },
    { module: 'node16', moduleResolution: 'node16', file: 'script.cts' },
    { module: 'node20', moduleResolution: 'node16', file: 'module.mts' },
    { module: 'node20', moduleResolution: 'node16', file: 'script.cts' },
    { module: 'nodenext', moduleResolution: 'nodenext', file: 'module.mts' },
    { module: 'nodenext', moduleResolution: 'nodenext', file: 'script.cts' },
    { module: 'esnext', moduleResolution: 'bundler', file: 'module.mts' },
    { module: 'preserve', moduleResolution: 'bundler', file: 'module.mts' },
    { module: 'preserve', moduleResolution: 'bundler', file: 'script.cts' },
  ])('as $module, resolved as $moduleResolution: $file', ({ module, moduleResolution, file }) => {
    const compilerOptions = {
      module,
      moduleResolution,
      target: 'es2022',
      lib: ['es2022', 'dom'],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      types: [],
      noEmit: true,
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
    const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin', 'tsc');
    run(process.execPath, [compiler], { cwd: folder });
  });
});

describe.each(installed)('$name', ({ root }) => {
  it('is in order by publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: root, strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });
});

it('has types for every way to resolve the modules of the library, by arethetypeswrong', async () => {
  const tarball = installed.find(({ name }) => name === 'billwright')?.tarball ?? '';
  const data = createPackageFromTarballData(new Uint8Array(readFileSync(tarball)));
  const analysis = await checkPackage(data, { excludeEntrypoints: [/^\.\/internal/] });
  if (!analysis.types) throw new Error('no types were found');
  expect(Object.keys(analysis.entrypoints)).toEqual(expect.arrayContaining(['.', './core', './client', './fetch']));
  // Resolution as of Node 10 does not know `exports`.
  const problems = analysis.problems.filter((each) => !('resolutionKind' in each && each.resolutionKind === 'node10'));
  expect(problems).toEqual([]);
});
