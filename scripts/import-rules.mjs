/**
 * The imports that are allowed between layers: workbench → client → service → operations → formats → paper → engine, node → service …,
 * library → operations …. Run by scripts/check-imports.mjs, which says why no maintained tool does it. Rules apply to every import,
 * including types, except those with `values`.
 */

/**
 * @typedef {{
 *   name: string,
 *   reason: string,
 *   from: RegExp,
 *   but?: RegExp,
 *   to: RegExp | ((from: string) => RegExp),
 *   allowed?: RegExp | ((from: string) => RegExp),
 *   values?: boolean,
 * }} Rule A file at `from` (`but` none at these) imports nothing at `to` (`allowed` excepted); with `values` no values.
 *   Files are named from the project's root, packages `npm:name`, modules of Node `node:name`, everything else `?specifier`.
 */

const test = /(\.test|\.more|\/testing|\/arbitraries)\.tsx?$|^src\/[^/]+\/(?:shell\/)?testing\//;
const list = /^src\/engine\/(imports|modules|registry)\.ts$/;
/**
 * Modules of the engine and formats whose values the workbench may import: small ones, whose imports are in this list too. They load with
 * the page or with the part that uses them, so `npm run check:size` limits them.
 */
export const leaves = [
  'bill/amount-to-pay',
  'bill/local-taxes',
  'country/iso-code',
  'country/names',
  'faults',
  'model/decimal-text',
  'model/describe',
  'model/group-by',
  'model/json',
  'model/number-text',
  'model/path',
  'model/schema-id',
  'org/attribute-keys',
  'org/units',
  'pay/iban',
  'pay/national-accounts',
  'pay/printed-account',
  'reading/document-text',
  'reading/documents-in',
  'reading/json',
  'reading/json-positions',
  'reading/json-text',
  'reading/json-values',
  'reading/members',
  'reading/merge',
  'reading/object-text',
  'reading/problem',
  'reading/yaml',
  'reading/xml-text',
  'reading/yaml-values',
  'tax/keys',
  'tax/older-rates',
  'tax/untaxed',
  'text/base64',
  'text/base64url',
  'text/joined-bytes',
  'text/message',
  'text/check-digits',
  'text/crc32',
  'text/csv',
  'text/literal',
  'text/luhn',
  'text/shorten',
  'text/trailing',
  'text/translation',
]
  .map((name) => `src/engine/${name}.ts`)
  .concat(
    'src/formats/codes/leitweg-id.ts',
    'src/formats/releases/compare.ts',
    'src/formats/releases/texts.ts',
    'src/formats/rules/decimal.ts',
    'src/formats/rules/texts.ts',
    'src/formats/signed/is-signed.ts',
    'src/formats/list/facts.ts',
    'src/formats/national/cfdi/generated/products.ts',
    'src/formats/declare/unjudged.ts',
    'src/formats/xml/decode.ts',
    'src/formats/xml/positions.ts',
    'src/operations/pipeline.ts',
    'src/pdf/is-pdf.ts',
  );
/** The facts of syntaxes and the fields that forms ask for, which are data. Paper and intake may import them too. */
const facts =
  /^src\/formats\/(declare\/(form|(family|syntax)-facts)|list\/(families|forms|paper-codes)|([a-z0-9-]+\/)+(facts|form|paper-code))\.ts$/;
const leaf = new RegExp(`^(${leaves.join('|').replaceAll('.', '\\.')})$|${facts.source}`);

const enginePackages = ['@noble/hashes', 'jose', 'jsonc-parser', 'yaml', 'zod'];

/** Matches everything in `src/` except the named layers. @param {...string} rooms */
const outside = (...rooms) => new RegExp(`^src/(?!(${rooms.join('|')})/)`);

/** The layers that programs are made of. */
const ALL = ['operations', 'house-rules', 'inbox', 'formats', 'paper', 'pdf', 'intake', 'translations', 'engine'];

/** Returns the leading folders of a path, to a depth below `src/`. @param {string} path @param {number} depth */
const folders = (path, depth) =>
  path
    .split('/')
    .slice(0, depth + 1)
    .join('/');

/** @type {Rule[]} */
export const rules = [
  {
    name: 'engine-imports-engine',
    reason: 'The engine stands alone: service, Node side, client and workbench build on it, not it on them.',
    from: /^src\/engine\//,
    to: outside('engine'),
  },
  {
    name: 'formats-import-engine',
    reason: 'Formats of e-invoices build on the engine, the paper and what a PDF is, which know none of them.',
    from: /^src\/formats\//,
    to: outside('formats', 'paper', 'pdf', 'engine', 'countries'),
  },
  {
    name: 'pdf-imports-leaves',
    reason: 'What a PDF is as a container stands alone, but for texts.',
    from: /^src\/pdf\//,
    to: /^src\//,
    allowed: /^src\/(pdf\/|engine\/(text\/(message|testing)|cal\/date)\.ts)/,
  },
  {
    name: 'pdf-packages',
    reason: 'PDFs are read with ciphers, hashes, an inflater and the XML parser, and written by pdf-lib.',
    from: /^src\/pdf\//,
    but: test,
    to: /^npm:/,
    allowed: /^npm:(@noble\/(ciphers|hashes)|fflate|saxes|@cantoo\/pdf-lib)$/,
  },
  {
    name: 'formats-list-names-owners',
    reason: 'Only formats/list/ names countries and owners: the rest of formats is handed what a format carries.',
    from: /^src\/formats\/(?!(list|en16931|national|messages)\/)/,
    // The chains of two countries are opened by their names, and the rules of Factur-X follow from a table.
    but: new RegExp(`^src/formats/(index|samples/(broken|rule-examples))\\.ts$|${test.source}`),
    to: /^src\/formats\/(en16931\/(?!(core|mapping|shared|syntax)\/)|national\/(?!shared\/)|messages\/)/,
    allowed: facts,
  },
  {
    name: 'formats-packages',
    reason:
      'Formats import no package but the XML parser, digests, curves and pkijs for signed files, and what opens key files.',
    from: /^src\/formats\//,
    but: test,
    to: /^npm:/,
    allowed: /^npm:(saxes|node-forge|pkijs|@noble\/(curves|hashes))$/,
  },
  {
    name: 'paper-imports-engine',
    reason: 'What stands on paper follows from the document alone.',
    from: /^src\/paper\//,
    to: outside('paper', 'countries', 'engine'),
    allowed: new RegExp(`${facts.source}|^src/pdf/writing/pack\\.ts$`),
  },
  {
    name: 'countries-stand-alone',
    reason: 'Facts of countries are data, small enough for every part that shows them.',
    from: /^src\/countries\//,
    but: test,
    to: /^/,
    allowed: /^src\/countries\//,
  },
  {
    name: 'paper-imports-leaves-of-engine',
    reason:
      'The workbench describes papers itself: of the engine they import types and the leaves listed in scripts/import-rules.mjs.',
    from: /^src\/paper\//,
    but: test,
    to: /^src\/engine\//,
    allowed: leaf,
    values: true,
  },
  {
    name: 'paper-packages',
    reason: 'Only the PDF imports packages, for fonts, pictures and the file itself; the description one for QR codes.',
    from: /^src\/paper\//,
    but: test,
    to: /^npm:/,
    allowed: (from) =>
      from.startsWith('src/paper/pdf/')
        ? /^npm:(@cantoo\/pdf-lib|fontkit|bidi-js|fflate|@noble\/hashes|@fontsource\/noto-(emoji|sans(-(arabic|hebrew|math))?))$/
        : /^npm:uqr$/,
  },
  {
    name: 'house-rules-import-engine',
    reason: 'House rules judge documents; operations and inbox apply them.',
    from: /^src\/house-rules\//,
    to: outside('house-rules', 'engine'),
  },
  {
    name: 'house-rules-packages',
    reason: 'House rules import no package.',
    from: /^src\/house-rules\//,
    but: test,
    to: /^npm:/,
  },
  {
    name: 'operations-import-engine',
    reason: 'Operations on documents know engine and formats, and no transport.',
    from: /^src\/operations\//,
    but: test,
    to: outside('operations', 'house-rules', 'formats', 'paper', 'pdf', 'engine'),
  },
  {
    name: 'operations-packages',
    reason: 'Operations import no package except zod, which declares their fields: no HTTP framework.',
    from: /^src\/operations\//,
    but: test,
    to: /^npm:/,
    allowed: /^npm:zod$/,
  },
  {
    name: 'service-imports-operations',
    reason: 'The service knows the operations, the engine and the formats only; servers and clients know the service.',
    from: /^src\/service\//,
    to: outside('service', 'operations', 'house-rules', 'formats', 'paper', 'pdf', 'translations', 'engine'),
  },
  {
    name: 'node-imports-service',
    reason: 'The Node side is an adapter around service and engine.',
    from: /^src\/node\//,
    to: outside('node', 'service', ...ALL),
  },
  {
    name: 'library-imports-operations',
    reason:
      'The library offers engine, formats, operations and the recognition of files to programs. It imports nothing of HTTP.',
    from: /^src\/library\//,
    but: test,
    to: outside('library', ...ALL),
  },
  {
    name: 'component-imports-nothing',
    reason:
      'The component for pages of others is a script of a few kilobytes: it knows the messages of the workbench, not its code.',
    from: /^src\/component\/(?!react\.ts$)/, // That file has only types.
    but: test,
    to: /^/,
    allowed: /^src\/component\//,
  },
  {
    name: 'intake-imports-engine',
    reason:
      'What recognises files and makes documents of tables builds on the engine, on what a PDF is and on how signed files are opened.',
    from: /^src\/intake\//,
    to: outside('intake', 'countries', 'engine'),
    allowed: new RegExp(
      `^src/(pdf/(is-pdf|read|testing)|formats/signed/(is-signed|unwrap|testing))\\.ts$|${facts.source}`,
    ),
  },
  {
    name: 'inbox-imports-formats',
    reason:
      'The inbox opens received files and judges them, for every program that shows them: it knows none of these.',
    from: /^src\/inbox\//,
    to: outside('inbox', 'house-rules', 'intake', 'formats', 'pdf', 'countries', 'engine'),
  },
  {
    name: 'inbox-packages',
    reason:
      'The inbox imports digests of files, what writes its list as a workbook and what reads tables of accounts, each fetched where it is wanted.',
    from: /^src\/inbox\//,
    but: test,
    to: /^npm:/,
    allowed: /^npm:(@noble\/hashes|papaparse|write-excel-file)$/,
  },
  {
    name: 'intake-packages',
    reason:
      'Archives, e-mails, tables, workbooks and broken JSON are read by packages, each fetched where it is wanted.',
    from: /^src\/intake\//,
    but: test,
    to: /^npm:/,
    allowed: /^npm:(fflate|papaparse|postal-mime|read-excel-file|saxes|jsonrepair|jsonc-parser)$/,
  },
  {
    name: 'translations-import-engine',
    reason: 'Translations know only how texts are looked up; whoever shows texts imports them.',
    from: /^src\/translations\//,
    to: /^src\//,
    allowed: /^src\/(translations\/|engine\/text\/translation\.ts)/,
  },
  {
    name: 'client-imports-service',
    reason: 'The client knows the service (and the engine under it), not the pages that use it.',
    from: /^src\/client\//,
    to: outside('client', 'service', 'operations', 'house-rules', 'formats', 'paper', 'pdf', 'engine'),
  },
  {
    name: 'workbench-imports-client',
    reason: 'Data reach the workbench through the client. Only its worker runs the service and the engine themselves.',
    from: /^src\/workbench\//,
    but: new RegExp(`^src/workbench/(engine/worker/|developer/batch/reader\\.ts)|${test.source}`),
    to: outside('workbench', 'client', 'translations', 'inbox', 'formats', 'paper', 'countries', 'intake', 'engine'),
    allowed: leaf,
  },
  {
    name: 'worker-imports-no-node',
    reason: 'What runs in the browser imports nothing of the Node side.',
    from: /^src\/workbench\//,
    to: /^src\/node\//,
  },
  {
    name: 'workbench-imports-leaves-of-engine',
    reason:
      'Of the engine the workbench imports types (import type …) and the leaves listed in scripts/import-rules.mjs; its worker runs the engine.',
    from: /^src\/workbench\//,
    but: new RegExp(`^src/workbench/(engine/worker/|developer/batch/reader\\.ts)|${test.source}`),
    to: /^src\/(engine|formats)\//,
    allowed: leaf,
    values: true,
  },
  {
    name: 'leaf-imports-leaves',
    reason: 'A leaf of the engine imports only leaves, and the parsers that the workbench has anyway.',
    from: leaf,
    to: /^/,
    allowed: new RegExp(`${leaf.source}|^npm:(jsonc-parser|yaml)$`),
    values: true,
  },
  {
    name: 'no-node-builtins',
    reason: 'Engine, service, client and workbench run wherever JavaScript runs; only src/node knows Node.',
    from: /^src\/(engine|paper|formats|pdf|intake|inbox|operations|service|library|client|component|workbench)\//,
    but: test,
    to: /^node:/,
  },
  {
    name: 'engine-packages',
    reason: `The engine imports no package but ${enginePackages.join(', ')}.`,
    from: /^src\/engine\//,
    but: test,
    to: /^npm:/,
    allowed: new RegExp(`^npm:(${enginePackages.join('|')})$`),
  },
  {
    name: 'no-unresolvable',
    reason:
      'An import that leads nowhere: a name is misspelt, a file missing, or package.json does not list the package.',
    from: /^/,
    to: /^\?/,
  },
  {
    name: 'core-imports-no-regime-or-addon',
    reason: 'Regimes and addons import the core, never the reverse; only the list names them.',
    from: /^src\/engine\//,
    but: new RegExp(`^src/engine/(regimes|addons)/|${list.source}|${test.source}`),
    to: /^src\/engine\/(regimes|addons)\//,
  },
  {
    name: 'regime-keeps-to-itself',
    reason: "A regime imports the core and its own folder, no other country's and no addon.",
    from: /^src\/engine\/regimes\/[^/]+\//,
    but: test,
    to: /^src\/engine\/(regimes\/[^/]+|addons)\//,
    allowed: (from) => new RegExp(`^${folders(from, 3)}/`),
  },
  {
    name: 'addon-keeps-to-itself',
    reason: 'An addon imports the core, its own folder and the common.ts of its country; no regime, no other addon.',
    from: /^src\/engine\/addons\/[^/]+\/[^/]+\//,
    but: test,
    to: /^src\/engine\/(addons\/[^/]+|regimes)\//,
    allowed: (from) => new RegExp(`^${folders(from, 4)}/|^${folders(from, 3)}/common\\.ts$`),
  },
  {
    name: 'addon-common-imports-core',
    reason: 'What the addons of a country share imports none of them.',
    from: /^src\/engine\/addons\/[^/]+\/common\.ts$/,
    to: /^src\/engine\/(addons|regimes)\//,
  },
  {
    name: 'regimes-and-addons-not-the-list',
    reason: 'Regimes and addons are listed; they do not look at the list.',
    from: /^src\/engine\/(regimes|addons)\/.+\//,
    but: test,
    to: new RegExp(`${list.source}|^src/engine/index\\.ts$`),
  },
  {
    name: 'no-import-of-tests',
    reason: 'Only tests import tests.',
    from: /^src\//,
    but: test,
    to: test,
  },
];

/** No two files may depend on each other at run time, except by dynamic imports. */
export const FILE_CYCLE = {
  name: 'no-cycle-of-files',
  reason: 'Two files that need each other at run time are one, or lack a third.',
};

/**
 * The rooms of the workbench. The `index.json` of each says which rooms it builds on, and which of its parts others may import: files,
 * folders, `./` for the files next to the index; from `types` no values. The code that starts the workbench is next to the rooms and imports
 * the open parts of each.
 */
export const ROOM_INDEX = {
  name: 'room-opens-by-index',
  reason: 'Rooms import only what the index.json of the other opens, of the rooms that their own names.',
  area: 'src/workbench',
  but: test,
};

/**
 * No two rooms may depend on each other, even by types, so that a room can be read and tested after the rooms it builds
 * on. A room is a folder or file in one of these areas.
 */
export const ROOM_CYCLE = {
  name: 'no-cycle-of-rooms',
  reason: 'Rooms that need each other are one, or lack a third below them.',
  areas: [
    'src/engine',
    'src/paper',
    'src/formats',
    'src/formats/en16931',
    'src/formats/messages',
    'src/formats/national',
    'src/operations',
    'src/service',
    'src/node',
    'src/workbench',
    'src/client',
    'src/library',
  ],
  but: test,
};
