/** The modules that import regimes and addons, derived from the list of src/engine/modules.ts. */

/** @typedef {import('../src/engine/modules.ts').RegimeEntry | import('../src/engine/modules.ts').AddonEntry} Entry */

/** Returns the name of an entry in the list. @param {Entry} entry */
const keyOf = (entry) => (entry.kind === 'regime' ? entry.country : entry.key);

/** Returns the folder of a regime or addon: `addons/co/dian` for `co-dian-v2`. @param {Entry} entry */
const folderOf = (entry) =>
  entry.kind === 'regime'
    ? `regimes/${entry.country.toLowerCase()}`
    : `addons/${entry.key.replace(/-v\d+$/, '').replace('-', '/')}`;

/** Returns the name of a static import: `addonCoDian`. @param {Entry} entry */
const nameOf = (entry) => {
  const words = folderOf(entry).split(/[/-]/).slice(1);
  return entry.kind + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
};

/** Returns the derived modules by path. @param {readonly Entry[]} modules @returns {Record<string, string>} */
export function importsOf(modules) {
  const sorted = [...modules].sort((a, b) => folderOf(a).localeCompare(folderOf(b), 'en', { numeric: true }));
  /** @param {Entry['kind']} kind @param {(entry: Entry) => string} line */
  const lines = (kind, line) =>
    sorted
      .filter((entry) => entry.kind === kind)
      .map((entry) => `${line(entry)}\n`)
      .join('');

  /** Imports all of a kind statically, for the library. @param {Entry['kind']} kind */
  const statically = (
    kind,
  ) => `/** Every ${kind} of engine/modules.ts, imported statically. Generated: \`npm run accept\` writes it. */
${lines(kind, (entry) => `export { default as ${nameOf(entry)} } from '../engine/${folderOf(entry)}/index.ts';`)}`;

  /** Imports each of a kind on demand. @param {Entry['kind']} kind @param {string} type */
  const onDemand = (kind, type) => `const ${kind}s: Imports<${type}> = {
${lines(kind, (entry) => {
  const key = keyOf(entry);
  return `  ${/^\w+$/.test(key) ? key : `'${key}'`}: () => import('./${folderOf(entry)}/index.ts'),`;
})}};
`;

  return {
    'src/library/every-regime.ts': statically('regime'),
    'src/library/every-addon.ts': statically('addon'),
    'src/engine/imports.ts': `/** Imports each regime and addon of modules.ts on demand, by its country or key. Generated: \`npm run accept\` writes it. */
import type { AddonEntry, RegimeEntry } from './modules.ts';
import type { AddonModule, RegimeModule } from './tax/declare.ts';

type Imports<M> = Readonly<Record<string, () => Promise<{ default: M }>>>;

${onDemand('regime', 'RegimeModule')}
${onDemand('addon', 'AddonModule')}
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
`,
  };
}
