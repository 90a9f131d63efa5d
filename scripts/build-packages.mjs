/**
 * `npm run build:packages`: the two packages, ready for `npm pack`, in `dist/packages`. `billwright` is the library;
 * `billwright-cli` the command with the service and the workbench, as `npm run build` made them.
 *
 * Own code, because bundlers of libraries (tsdown, pkgroll) write one package, and not the other from files that are built already.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { buildTypes } from './build-types.mjs';
import { customElements } from './custom-elements.mjs';

const folder = 'dist/packages';
const licences = 'dist/workbench/third-party-licenses.txt';
if (!existsSync(licences)) {
  console.error(`There is no ${licences}: run \`npm run build\` first.`);
  process.exit(1);
}
const { name, version, license, keywords, engines, repository } = JSON.parse(readFileSync('package.json', 'utf8'));
const page = repository.url.replace(/^git\+|\.git$/g, '');
const common = {
  license,
  repository,
  homepage: `${page}#readme`,
  bugs: `${page}/issues`,
  engines,
  publishConfig: { access: 'public', provenance: true },
};

/** The public entry points: the file, and the file with its types. */
const entries = {
  index: 'library/index',
  core: 'library/core',
  formats: 'library/formats',
  client: 'client/index',
  fetch: 'service/fetch-handler',
  component: 'component/index',
  react: 'component/react',
};

/**
 * The exports of the package. `require` of an ES module needs Node 20.19. Compilers require separate types for `import`
 * and `require`.
 */
const exported = Object.entries(entries).map(([file, types]) => [
  file === 'index' ? '.' : `./${file}`,
  {
    import: { types: `./types/${types}.d.ts`, default: `./${file}.js` },
    require: { types: `./types-cjs/${types}.d.ts`, default: `./${file}.cjs` },
    default: `./${file}.js`,
  },
]);

/** @param {string} path @param {unknown} value */
const writeJson = (path, value) => writeFileSync(join(folder, path), `${JSON.stringify(value, undefined, 2)}\n`);

/**
 * Returns the README of a package: pages of docs/ under one title.
 * @param {string} title @param {string[]} files
 */
function readme(title, files) {
  const [first = '', ...others] = files.map((file) => readFileSync(`docs/${file}`, 'utf8'));
  const parts = [first.replace(/^# .*/, `# ${title}`), ...others.map((part) => part.replace(/^#(?=#* )/gm, '##'))];
  // Repository files are not in the package.
  return `${parts.join('\n').replace(/\]\((?!\w+:|#)([^)]+)\)/g, `](${page}/blob/main/docs/$1)`)}\n## Licence\n\nApache-2.0. Bundled dependencies ship with their licences in THIRD-PARTY-LICENSES.txt.\n`;
}

await build({ configFile: 'vite.packages.config.ts', logLevel: 'warn' });
const library = await import(pathToFileURL(join(folder, 'billwright', 'index.js')).href);
buildTypes(join(folder, 'billwright'), Object.values(entries), library);

writeJson('billwright/package.json', {
  name,
  version,
  description: 'Tax-aware business documents by the standard GOBL: build, check, correct and sign them',
  ...common,
  keywords,
  type: 'module',
  main: './index.cjs',
  module: './index.js',
  types: './types-cjs/library/index.d.ts',
  customElements: 'custom-elements.json',
  exports: {
    ...Object.fromEntries(exported),
    './custom-elements.json': './custom-elements.json',
    './house-rules.schema.json': './house-rules.schema.json',
    './package.json': './package.json',
  },
  // The component defines its element on import, in the file that both entries share; bundlers may drop everything else if unused.
  sideEffects: ['./component.js', './component.cjs', './react.js', './react.cjs', './chunks/component-*.js'],
  files: [
    '*.js',
    '*.cjs',
    'chunks',
    'whole',
    'types',
    'types-cjs',
    'custom-elements.json',
    'house-rules.schema.json',
    'CHANGELOG.md',
    'THIRD-PARTY-LICENSES.txt',
  ],
});
writeJson('billwright/custom-elements.json', customElements());
writeFileSync(join(folder, 'billwright', 'README.md'), readme('Billwright', ['library.md', 'client.md']));

rmSync(join(folder, 'billwright-cli'), { recursive: true, force: true });
cpSync('dist/node', join(folder, 'billwright-cli', 'node'), { recursive: true });
cpSync('dist/workbench', join(folder, 'billwright-cli', 'workbench'), {
  recursive: true,
  filter: (path) => !path.endsWith('.vite'),
});
chmodSync(join(folder, 'billwright-cli', 'node', 'cli.js'), 0o755);
mkdirSync(join(folder, 'billwright-cli', 'man'), { recursive: true });
const printedBy = (/** @type {string[]} */ ...args) =>
  execFileSync(process.execPath, [join(folder, 'billwright-cli', 'node', 'cli.js'), ...args]);
writeFileSync(join(folder, 'billwright-cli', 'man', 'billwright.1'), printedBy('man'));
writeFileSync(join(folder, 'billwright', 'house-rules.schema.json'), printedBy('schema', 'house-rules', '--indent'));
writeJson('billwright-cli/package.json', {
  name: `${name}-cli`,
  version,
  description: 'Billwright as a command, with its HTTP service and its workbench in the browser',
  ...common,
  keywords,
  type: 'commonjs',
  bin: { billwright: './node/cli.js' },
  // By this name the registry of MCP servers recognises the package of its entry.
  mcpName: JSON.parse(readFileSync('server.json', 'utf8')).name,
  man: './man/billwright.1',
  exports: { './package.json': './package.json' },
  files: ['node', 'workbench', 'man', 'CHANGELOG.md', 'THIRD-PARTY-LICENSES.txt'],
});
writeFileSync(
  join(folder, 'billwright-cli', 'README.md'),
  readme('Billwright, the command', ['cli.md', 'service.md', 'mcp.md']),
);

for (const each of ['billwright', 'billwright-cli']) {
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(file, join(folder, each, file));
  cpSync(licences, join(folder, each, 'THIRD-PARTY-LICENSES.txt'));
}
