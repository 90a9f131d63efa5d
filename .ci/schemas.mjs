// Holds our JSON Schemas against the standard's, property by property: names, types, required, patterns, enumerations,
// calculated, recommended. Titles and descriptions are ours. Run with tsx.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { jsonSchema, load } from '../src/engine/index.ts';

const folder = new URL('../../shared/reference/schemas', import.meta.url).pathname;
await load('all');

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replace(/\.json$/, ''))
  .sort();

const TEXTS = new Set(['title', 'description', 'examples']);
const plain = (value) => {
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, member]) => !(TEXTS.has(name) && typeof member !== 'object') && name !== 'examples')
      .map(([name, member]) => [name, plain(member)]),
  );
};
const sorted = (list) => [...list].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

const differences = (want, got, path, out = []) => {
  if (JSON.stringify(want) === JSON.stringify(got)) return out;
  if (Array.isArray(want) && Array.isArray(got)) {
    const unordered = /\.(required|recommended|oneOf|anyOf)$/.test(path);
    const [a, b] = unordered ? [sorted(want), sorted(got)] : [want, got];
    for (let i = 0; i < Math.max(a.length, b.length); i++) differences(a[i], b[i], `${path}[${i}]`, out);
  } else if (want && got && typeof want === 'object' && typeof got === 'object') {
    const order =
      Object.keys(want).join() !== Object.keys(got).join() && path.endsWith('.properties')
        ? Object.keys(want)
            .filter((name) => name in got)
            .join() !==
          Object.keys(got)
            .filter((name) => name in want)
            .join()
        : false;
    if (order) out.push(`${path}: properties in another order`);
    for (const name of new Set([...Object.keys(want), ...Object.keys(got)]))
      differences(want[name], got[name], `${path}.${name}`, out);
  } else
    out.push(
      `${path}: got ${JSON.stringify(got)?.slice(0, 100) ?? 'nothing'}, want ${JSON.stringify(want)?.slice(0, 100) ?? 'nothing'}`,
    );
  return out;
};

// Where the standard's own schema cannot be right.
const EXCEPTIONS = new Set([
  'org/address.$defs.org.Address.recommended', // names a property `number`, which addresses do not have (it is `num`)
  'bill/delivery.$defs.bill.Delivery.properties.type.enum', // a text where JSON Schema wants a list
]);
const excepted = (line) => [...EXCEPTIONS].some((path) => line.startsWith(path));

let passed = 0;
let failed = 0;
for (const path of files) {
  const want = plain(JSON.parse(readFileSync(join(folder, `${path}.json`), 'utf8')));
  const schema = jsonSchema(path);
  const found = (
    schema ? differences(want, plain(JSON.parse(JSON.stringify(schema))), path) : [`${path}: no schema`]
  ).filter((line) => !excepted(line));
  if (found.length === 0) passed++;
  else {
    failed++;
    console.log(found.slice(0, 12).join('\n'));
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
