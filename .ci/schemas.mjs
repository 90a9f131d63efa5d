// Compares our JSON Schemas with the standard's, property by property: names, types, required, patterns, enumerations,
// calculated, recommended. Titles and descriptions are ours. Run with tsx: `npx tsx .ci/schemas.mjs ../shared/reference`.
// Own code, because tools that compare schemas (json-schema-diff) find what breaks a client, and not every difference.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { jsonSchema } from '../src/engine/index.ts';
import { load } from '../src/engine/loading.ts';

const folder = join(process.argv[2] ?? '../shared/reference', 'schemas');
await load('all');

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replace(/\.json$/, ''))
  .sort();

const TEXTS = new Set(['title', 'description']);

// Places where the standard's own schema cannot be right.
const EXCEPTIONS = [
  'org/address.$defs.org.Address.recommended', // names a property `number`, which addresses do not have (it is `num`)
  'bill/delivery.$defs.bill.Delivery.properties.type.enum', // a text where JSON Schema requires a list
  'org/unit.$defs.org.Unit.oneOf', // gone in the newer release; ours lists the units of both
  'org/attribute.$ref', // this definition is without its namespace in the newer files
  'org/attribute.$defs',
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

/**
 * Changes a schema of the reference as the newer release did (reference-newer/schemas/changes.json).
 * @param {any} schema @param {any} change
 */
function change(schema, { object, property, value, after, order, codes, required, not_required, maxLength }) {
  const names = Object.keys(schema.$defs);
  const definition =
    schema.$defs[
      names.find((name) => name.endsWith(`.${object ?? (property === 'unit' ? 'LineCharge' : undefined)}`)) ??
        schema.$ref.slice('#/$defs/'.length)
    ];
  const properties = definition.properties ?? {};
  if (maxLength !== undefined) definition.maxLength = maxLength;
  if (required?.length === 0) delete definition.required;
  if (not_required)
    definition.required = definition.required.filter((/** @type {string} */ each) => !not_required.includes(each));
  if (value?.calculated) properties[property] = { ...properties[property], ...value };
  else if (value) properties[property] = value;
  for (const name of codes ?? []) properties[name] = { $ref: 'https://gobl.org/draft-0/cbc/code' };
  const sequence = order ?? (after && Object.keys(properties).filter((name) => name !== property));
  if (after) sequence.splice(sequence.indexOf(after) + 1, 0, property);
  if (sequence)
    definition.properties = Object.fromEntries(sequence.map((/** @type {string} */ name) => [name, properties[name]]));
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

/** The changes of the newer release, if its folder is there: additional schemas, and changes of others. */
const newer = join(process.argv[2] ?? '../shared/reference', '../reference-newer/schemas');
/** @type {any[]} */
const changes = existsSync(newer) ? JSON.parse(readFileSync(join(newer, 'changes.json'), 'utf8')) : [];
if (existsSync(newer)) files.push('org/attribute');

/** Whether a change is one of this schema that is certain. @param {any} each @param {string} path */
function wanted(each, path) {
  const where = each.schema === 'bill/line-charge' ? 'bill/line' : each.schema;
  return where === path && !each.removed && each.property !== 'agent';
}

/** The countries of a folder with a file for each. @param {string} from */
const countriesIn = (from) =>
  readdirSync(from).flatMap((name) => /^([a-z]{2})\.json$/.exec(name)?.[1]?.toUpperCase() ?? []);

/** Regimes beyond the standard, and those and addons that the newer release adds to a closed list, by its schema and the path of the list. */
/** @type {Record<string, { list: (schema: any) => { const: string }[], codes: string[] }>} */
const added = existsSync(newer)
  ? {
      'tax/regime-code': {
        list: (schema) => schema.$defs['tax.RegimeCode'].oneOf,
        codes: [join(newer, '../regimes'), join(folder, '../regimes-more')].flatMap(countriesIn),
      },
      'tax/addon-list': {
        list: (schema) => schema.$defs['tax.AddonList'].items.oneOf,
        codes: ['dk-oioubl-v2', 'fi-finvoice-v3'],
      },
    }
  : {};

let passed = 0;
let failed = 0;
for (const path of files) {
  const own = join(folder, `${path}.json`);
  const reference = JSON.parse(
    readFileSync(existsSync(own) ? own : join(newer, `${path.replace('/', '-')}.json`), 'utf8'),
  );
  for (const each of changes) if (wanted(each, path)) change(reference, each);
  const more = added[path];
  for (const code of more?.codes ?? []) more?.list(reference).push({ const: code });
  const want = plain(reference);
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
