/**
 * Checks the imports under `src/` against scripts/import-rules.mjs.
 *
 *   node scripts/check-imports.mjs [folder with src/ and package.json]
 *
 * Own code, because no known tool checks these rules on this code: dependency-cruiser needs a TypeScript before 6 to distinguish imports of
 * types and values (its swc reader does not), and Biome supports neither that nor cycles of folders.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix, resolve } from 'node:path';
import { FILE_CYCLE, ROOM_CYCLE, ROOM_INDEX, rules } from './import-rules.mjs';
import { importsOf } from './imports.mjs';

/**
 * @typedef {import('./imports.mjs').Import} Import
 * @typedef {Import & { from: string, to: string }} Edge `to` as the rules name it
 */

const root = resolve(process.argv[2] ?? '.');
const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Returns the target of an import. @param {string} from @param {string} source */
function target(from, source) {
  const [path = ''] = source.split('?', 1);
  if (path.startsWith('.')) {
    const file = posix.join(posix.dirname(from), path);
    // A file that builds write is declared next to it.
    const isThere = [file, file.replace(/\.json$/, '.d.ts')].some((each) => existsSync(join(root, each)));
    return isThere ? file : `?${source}`;
  }
  if (isBuiltin(path)) return path.startsWith('node:') ? path : `node:${path}`;
  const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/');
  return name in dependencies || name in devDependencies ? `npm:${name}` : `?${source}`;
}

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => `src/${name.replaceAll('\\', '/')}`);

/** @type {Edge[]} */
const edges = files.flatMap((from) => {
  const source = readFileSync(join(root, from), 'utf8');
  return importsOf(from, source).map((each) => {
    const lazy = each.lazy || /\?\w*worker/.test(each.source);
    return { ...each, lazy, from, to: target(from, each.source) };
  });
});

/** @param {RegExp | ((from: string) => RegExp) | undefined} pattern @param {string} from */
const patternFor = (pattern, from) => (typeof pattern === 'function' ? pattern(from) : pattern);

/** @type {{ name: string, reason: string, from: string, to: string }[]} */
const found = rules.flatMap(({ name, reason, from, but, to, allowed, values }) =>
  edges
    .filter((edge) => from.test(edge.from) && !but?.test(edge.from) && !(values && edge.typeOnly))
    .filter((edge) => patternFor(to, edge.from)?.test(edge.to) && !patternFor(allowed, edge.from)?.test(edge.to))
    .map((edge) => ({ name, reason, from: edge.from, to: edge.to })),
);

/**
 * Returns a cycle for each group of mutually reachable nodes.
 * @param {Iterable<readonly [from: string, to: string]>} pairs @returns {string[][]}
 */
function cycles(pairs) {
  /** @type {Map<string, Set<string>>} */
  const next = new Map();
  for (const [from, to] of pairs) if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to));
  const done = new Set();
  /** @type {string[][]} */
  const ways = [];
  /** @param {string} node @param {string[]} way */
  const visit = (node, way) => {
    const at = way.indexOf(node);
    if (at >= 0) ways.push([...way.slice(at), node]);
    if (at >= 0 || done.has(node)) return;
    for (const each of next.get(node) ?? []) visit(each, [...way, node]);
    done.add(node);
  };
  for (const node of next.keys()) visit(node, []);
  return ways;
}

const atRunTime = edges
  .filter(({ typeOnly, lazy }) => !typeOnly && !lazy)
  .map(({ from, to }) => /** @type {const} */ ([from, to]));
for (const [from = '', ...way] of cycles(atRunTime)) found.push({ ...FILE_CYCLE, from, to: way.join(' → ') });

for (const area of ROOM_CYCLE.areas) {
  /** @param {string} file */
  const room = (file) => file.slice(area.length + 1).split('/', 1)[0] ?? '';
  const inside = edges.filter(({ from, to }) =>
    [from, to].every((file) => file.startsWith(`${area}/`) && !ROOM_CYCLE.but.test(file)),
  );
  for (const way of cycles(inside.map(({ from, to }) => /** @type {const} */ ([room(from), room(to)])))) {
    const [first = '', second = ''] = way;
    const edge = inside.find(({ from, to }) => room(from) === first && room(to) === second);
    found.push({ ...ROOM_CYCLE, from: edge?.from ?? '', to: `${edge?.to}, by rooms ${way.join(' → ')}` });
  }
}

found.push(...againstIndexes(ROOM_INDEX));

/**
 * Returns the imports between rooms that no index allows, and the entries of indexes that no import uses.
 * @param {typeof ROOM_INDEX} area
 */
function againstIndexes({ name, reason, area, but }) {
  /** @param {string} file */
  const inRoom = (file) => (but.test(file) ? null : new RegExp(`^${area}/([^/]+)/(.+)$`).exec(file));
  const rooms = new Set(files.flatMap((file) => inRoom(file)?.[1] ?? []));
  const indexes = new Map([...rooms].map((room) => [room, indexOf(`${area}/${room}/index.json`)]));
  /** @type {Set<string>} */
  const used = new Set();
  const faults = edges.flatMap(({ from, to, typeOnly }) => {
    const [, room = '', path = ''] = inRoom(to) ?? [];
    const [, own] = inRoom(from) ?? [];
    const isOutside = !from.startsWith(`${area}/`) || but.test(from) || own === room;
    const index = indexes.get(room);
    if (index === undefined || isOutside) return [];
    const folder = `${posix.dirname(path)}/`;
    const opening = [path, folder].find((each) => index.open[each] !== undefined || (typeOnly && index.types[each]));
    used.add(`${room} ${opening}`);
    if (own !== undefined) used.add(`${own} ${room}`);
    const isKnown = own === undefined || indexes.get(own)?.imports.includes(room);
    return opening !== undefined && isKnown ? [] : [{ name, reason, from, to }];
  });
  const idle = [...indexes].flatMap(([room, { imports, open, types }]) =>
    [...imports, ...Object.keys(open), ...Object.keys(types)]
      .filter((each) => !used.has(`${room} ${each}`))
      .map((each) => ({ name, reason, from: `${area}/${room}/index.json`, to: `${each}, which nothing uses` })),
  );
  return [...faults, ...idle];
}

/**
 * Returns the index of a room; an empty one if there is none.
 * @param {string} file @returns {{ imports: string[], open: Record<string, string>, types: Record<string, string> }}
 */
function indexOf(file) {
  const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '{}';
  return { imports: [], open: {}, types: {}, ...JSON.parse(text) };
}

for (const { name, reason, from, to } of found) console.error(`✗ ${name}: ${from} → ${to}\n  ${reason}`);
const isKept = found.length === 0 && files.length > 0;
console.log(`${isKept ? '✓' : '✗'} ${files.length} files, ${edges.length} imports, ${found.length} against the rules`);
process.exitCode = isKept ? 0 : 1;
