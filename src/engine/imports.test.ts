import { expect, test } from 'vitest';
import { type AddonEntry, modules, type RegimeEntry } from './modules.ts';

type Entry = RegimeEntry | AddonEntry;

/** The command that writes the derived files. */
const COMMAND = 'npx vitest run src/engine/imports.test.ts -u';

/** Returns the name of an entry in the list. */
const keyOf = (entry: Entry) => (entry.kind === 'regime' ? entry.country : entry.key);

/** Returns the folder of a regime or addon: `addons/co/dian` for `co-dian-v2`. */
const folderOf = (entry: Entry) =>
  entry.kind === 'regime'
    ? `regimes/${entry.country.toLowerCase()}`
    : `addons/${entry.key.replace(/-v\d+$/, '').replace('-', '/')}`;

/** Returns the name of a static import: `addonCoDian`. */
const nameOf = (entry: Entry) =>
  `${entry.kind}${folderOf(entry)
    .split(/[/-]/)
    .slice(1)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}`;

const sorted = modules.toSorted((a, b) => folderOf(a).localeCompare(folderOf(b), 'en', { numeric: true }));

/** Returns the text of a library's module that imports every regime or addon statically. */
const imported = (kind: Entry['kind']) => `/**
 * Every ${kind} of engine/modules.ts, imported statically. This file is generated: after a change there,
 * run \`${COMMAND}\`.
 */
${sorted
  .filter((entry) => entry.kind === kind)
  .map((entry) => `export { default as ${nameOf(entry)} } from '../engine/${folderOf(entry)}/index.ts';\n`)
  .join('')}`;

/** Returns the text of the engine's module that imports each regime and addon on demand. */
const onDemand = () => `/**
 * Imports each regime and addon of modules.ts on demand, by its country or key. This file is generated: after a change there,
 * run \`${COMMAND}\`.
 */
import type { AddonEntry, RegimeEntry } from './modules.ts';
import type { AddonModule, RegimeModule } from './tax/declare.ts';

type Imports<M> = Readonly<Record<string, () => Promise<{ default: M }>>>;

${importsOf('regime')}
${importsOf('addon')}
/** Imports a regime, without registering it. */
export function regimeModule({ country }: RegimeEntry): Promise<RegimeModule> {
  return moduleOf(regimes, country);
}

/** Imports an addon, without registering it. */
export function addonModule({ key }: AddonEntry): Promise<AddonModule> {
  return moduleOf(addons, key);
}

async function moduleOf<M>(imports: Imports<M>, name: string): Promise<M> {
  const load = imports[name];
  if (!load) throw new Error(\`engine/imports.ts has no \${name}: run npm run accept\`);
  return (await load()).default;
}
`;

const importsOf = (
  kind: Entry['kind'],
) => `const ${kind}s: Imports<${kind === 'regime' ? 'RegimeModule' : 'AddonModule'}> = {
${sorted
  .filter((entry) => entry.kind === kind)
  .map((entry) => `  ${quoted(keyOf(entry))}: () => import('./${folderOf(entry)}/index.ts'),\n`)
  .join('')}};
`;

const quoted = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);

test.each([
  ['imports.ts', onDemand()],
  ['../library/every-regime.ts', imported('regime')],
  ['../library/every-addon.ts', imported('addon')],
])('%s is up to date with modules.ts', async (file, text) => {
  await expect(text).toMatchFileSnapshot(file);
});
