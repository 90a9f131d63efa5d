/**
 * Who may import whom. Imports point one way: workbench → client → service → engine, node → service → engine,
 * library → service → engine.
 * Run by scripts/check-imports.mjs. Rules hold for every import, of types too; those whose name begins with `value-`
 * only for imports of values, which exist at run time.
 */
const test = '(\\.test|/testing|/arbitraries)\\.tsx?$';
const list = '^src/engine/(modules|registry)\\.ts$';
const engineImports = ['@noble/hashes', 'jose', 'jsonc-parser', 'yaml', 'zod'];

/** Everything in `src/` but the rooms named. @param {...string} rooms */
const outside = (...rooms) => `^src/(?!(${rooms.join('|')})/)`;

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const rooms = [
  {
    name: 'engine-imports-engine',
    comment: 'The engine stands alone: service, Node side, client and workbench build on it, not it on them.',
    severity: 'error',
    from: { path: '^src/engine/' },
    to: { path: outside('engine') },
  },
  {
    name: 'service-imports-engine',
    comment: 'The service knows the engine only; what listens and what calls it know the service.',
    severity: 'error',
    from: { path: '^src/service/' },
    to: { path: outside('service', 'engine') },
  },
  {
    name: 'node-imports-service',
    comment: 'The Node side is an adapter around service and engine.',
    severity: 'error',
    from: { path: '^src/node/' },
    to: { path: outside('node', 'service', 'engine') },
  },
  {
    name: 'library-imports-service',
    comment: 'The library gives engine and service to programs, wherever they run; no room of ours builds on it.',
    severity: 'error',
    from: { path: '^src/library/' },
    to: { path: outside('library', 'service', 'engine') },
  },
  {
    name: 'client-imports-service',
    comment: 'The client knows the service (and the engine under it), not the pages that use it.',
    severity: 'error',
    from: { path: '^src/client/' },
    to: { path: outside('client', 'service', 'engine') },
  },
  {
    name: 'workbench-imports-client',
    comment: 'Data reach the workbench through the client. Only its worker runs the service and the engine themselves.',
    severity: 'error',
    from: { path: '^src/workbench/', pathNot: ['^src/workbench/worker/', test] },
    to: { path: outside('workbench', 'client', 'engine') },
  },
  {
    name: 'worker-imports-no-node',
    comment: 'What runs in the browser imports nothing of the Node side.',
    severity: 'error',
    from: { path: '^src/workbench/' },
    to: { path: '^src/node/' },
  },
  {
    name: 'value-workbench-imports-engine-types',
    comment: "The workbench imports the engine's types only (import type …); its worker runs the engine.",
    severity: 'error',
    from: { path: '^src/workbench/', pathNot: ['^src/workbench/worker/', test] },
    to: { path: '^src/engine/' },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const packages = [
  {
    name: 'no-node-builtins',
    comment: 'Engine, service, client and workbench run wherever JavaScript runs; only src/node knows Node.',
    severity: 'error',
    from: { path: '^src/(engine|service|library|client|workbench)/', pathNot: test },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'engine-packages',
    comment: `The engine imports no package but ${engineImports.join(', ')}.`,
    severity: 'error',
    from: { path: '^src/engine/', pathNot: test },
    to: { path: 'node_modules/', pathNot: `node_modules/(${engineImports.join('|')})/` },
  },
  {
    name: 'no-unlisted-packages',
    comment: 'Only packages that package.json lists are imported, not those that are there by chance.',
    severity: 'error',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-unresolvable',
    comment: 'An import that leads nowhere: a name is misspelt, a file missing, or a package not installed.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, dependencyTypesNot: ['core'] },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const engine = [
  {
    name: 'core-imports-no-regime-or-addon',
    comment: 'Regimes and addons import the core, never the reverse; only the list names them.',
    severity: 'error',
    from: { path: '^src/engine/', pathNot: ['^src/engine/(regimes|addons)/', list, test] },
    to: { path: '^src/engine/(regimes|addons)/' },
  },
  {
    name: 'regime-keeps-to-itself',
    comment: "A regime imports the core and its own folder, no other country's and no addon.",
    severity: 'error',
    from: { path: '^src/engine/regimes/([^/]+)/', pathNot: test },
    to: { path: '^src/engine/(regimes/[^/]+/|addons/)', pathNot: '^src/engine/regimes/$1/' },
  },
  {
    name: 'addon-keeps-to-itself',
    comment: 'An addon imports the core, its own folder and the common.ts of its country; no regime, no other addon.',
    severity: 'error',
    from: { path: '^src/engine/addons/([^/]+)/([^/]+)/', pathNot: test },
    to: { path: '^src/engine/(addons/[^/]+/|regimes/)', pathNot: '^src/engine/addons/$1/($2/|common\\.ts$)' },
  },
  {
    name: 'addon-common-imports-core',
    comment: 'What the addons of a country share imports none of them.',
    severity: 'error',
    from: { path: '^src/engine/addons/[^/]+/common\\.ts$' },
    to: { path: '^src/engine/(addons|regimes)/' },
  },
  {
    name: 'regimes-and-addons-not-the-list',
    comment: 'Regimes and addons are listed; they do not look at the list.',
    severity: 'error',
    from: { path: '^src/engine/(regimes|addons)/.+/', pathNot: test },
    to: { path: [list, '^src/engine/index\\.ts$'] },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const everywhere = [
  {
    name: 'value-no-cycle',
    comment: 'Two files that need each other at run time are one, or lack a third.',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
  },
  {
    name: 'no-import-of-tests',
    comment: 'Only tests import tests.',
    severity: 'error',
    from: { pathNot: test },
    to: { path: test },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...rooms, ...packages, ...engine, ...everywhere],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.d.ts'],
    },
  },
};
