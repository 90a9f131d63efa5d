// Holds our JSON Schemas against the standard's, property by property: names, types, required, patterns, enumerations,
// calculated, recommended. Titles and descriptions are ours. Run with tsx: `npx tsx .ci/schemas.mjs ../shared/reference`.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { jsonSchema, load } from '../src/engine/index.ts';

const folder = join(process.argv[2] ?? '../shared/reference', 'schemas');
await load('all');

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replace(/\.json$/, ''))
  .sort();

const TEXTS = new Set(['title', 'description']);

// Where the standard's own schema cannot be right.
const EXCEPTIONS = [
  'org/address.$defs.org.Address.recommended', // names a property `number`, which addresses do not have (it is `num`)
  'bill/delivery.$defs.bill.Delivery.properties.type.enum', // a text where JSON Schema wants a list
];

/**
 * A schema without its texts and examples.
 * @param {unknown} value
 * @returns {unknown}
 */
function plain(value) {
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  const members = Object.entries(value).filter(([name, member]) => !(TEXTS.has(name) && typeof member !== 'object'));
  return Object.fromEntries(
    members.filter(([name]) => name !== 'examples').map(([name, member]) => [name, plain(member)]),
  );
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

/** @param {unknown[]} list */
const sorted = (list) => [...list].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** Names in the order of one object, as far as the other has them too. @param {object} one @param {object} other */
const shared = (one, other) =>
  Object.keys(one)
    .filter((name) => name in other)
    .join();

/** @param {unknown} value */
const shown = (value) => JSON.stringify(value)?.slice(0, 100) ?? 'nothing';

/**
 * @param {unknown} want
 * @param {unknown} got
 * @param {string} path
 * @returns {string[]}
 */
function differences(want, got, path) {
  if (JSON.stringify(want) === JSON.stringify(got)) return [];
  if (Array.isArray(want) && Array.isArray(got)) {
    const unordered = /\.(required|recommended|oneOf|anyOf)$/.test(path);
    const [a, b] = unordered ? [sorted(want), sorted(got)] : [want, got];
    const length = Math.max(a.length, b.length);
    return Array.from({ length }, (_, i) => differences(a[i], b[i], `${path}[${i}]`)).flat();
  }
  if (isObject(want) && isObject(got)) {
    const order = path.endsWith('.properties') && shared(want, got) !== shared(got, want);
    const names = [...new Set([...Object.keys(want), ...Object.keys(got)])];
    const below = names.flatMap((name) => differences(want[name], got[name], `${path}.${name}`));
    return order ? [`${path}: properties in another order`, ...below] : below;
  }
  return [`${path}: got ${shown(got)}, want ${shown(want)}`];
}

let passed = 0;
let failed = 0;
for (const path of files) {
  const want = plain(JSON.parse(readFileSync(join(folder, `${path}.json`), 'utf8')));
  const schema = jsonSchema(path);
  const found = (
    schema ? differences(want, plain(JSON.parse(JSON.stringify(schema))), path) : [`${path}: no schema`]
  ).filter((line) => !EXCEPTIONS.some((exception) => line.startsWith(exception)));
  if (found.length === 0) passed++;
  else {
    failed++;
    console.log(found.slice(0, 12).join('\n'));
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
