/**
 * Checks with recheck that no regular expression under `src/` takes exponential time, and that polynomial ones only get texts of limited
 * length: the list below names them with the limit. The list also names those that repeat a group, which throw for texts of some megabytes.
 * In the workbench, where such a text comes from the user, they are allowed.
 *
 * It checks literals in the sources, those built with `RegExp(…)`, which it intercepts, and those that the service publishes for others to
 * run: in schemas, code lists and its OpenAPI description.
 *
 *   tsx scripts/check-patterns.mjs [folder with src/]
 *
 * Own code around recheck, because its ESLint plugin sees only literals and has no limits.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from '@swc/core';

// As plain JavaScript in this thread, without Java or another program.
process.env.RECHECK_BACKEND = 'pure';

/**
 * @typedef {{ source: string, flags: string, origin: string }} Pattern `origin`: the file, or the path of the service
 * @typedef {{ file: string, part: string, bound: string }} Bounded patterns that may stay: the name of their file, a
 *   part of the pattern, and why their text is bounded
 * @typedef {{ file: string, line: string, reason: string }} Unlisted a line that builds patterns that this check
 *   cannot see
 */

const PATH = 'a path that a user gives, which the system keeps to 4096 bytes';
const FLAG = 'a value that a user gives on the command line';
const HELP = 'our own texts of the help';
const TEXTS = 'our own texts and paths';
const MOST = 'MOST there, a million characters';
const CELL = 'LONGEST in compare.ts, 2,000 characters';

/** @type {Bounded[]} */
const BOUNDED = [
  {
    file: 'json-language.ts',
    part: String.raw`"(?:[^"\\]|\\.)*`,
    bound: 'the editor tries it at one position of a line, and colours no line of more than 20,000 characters',
  },
  { file: 'find-files.ts', part: String.raw`\[!?[^\]]+\]`, bound: PATH },
  { file: 're2.ts', part: String.raw`(?:\[:\^?\w+:\]|\\.|[^\]\\])*`, bound: 'LONGEST there, a million characters' },
  { file: 'email.ts', part: '(?:"(?:', bound: 'LONGEST_QUOTED there, a hundred thousand characters' },
  { file: 'set-values.ts', part: String.raw`(?:\\.|[^.\\])+`, bound: FLAG },
  { file: 'set-values.ts', part: '(?:[^"]|"")*', bound: FLAG },
  { file: 'write-payment.ts', part: 'IPKSeF=', bound: 'tried on addresses of at most 512 characters' },
  { file: 'commander-words.ts', part: '(?<', bound: FLAG },
  { file: 'commander-words.ts', part: '(?:', bound: HELP },
  { file: 'commander-words.ts', part: '(choices|default)', bound: HELP },
  { file: 'figures.ts', part: 'ID[^>]*>([^<]+)<', bound: 'tried on the first 5,000 characters of a file' },
  { file: 'places.ts', part: String.raw`BTAE-14\b.*missing`, bound: TEXTS },
  { file: 'changes.ts', part: String.raw` \(.*\)$`, bound: TEXTS },
  { file: 'terms.ts', part: String.raw`(?:[^/[]|\[[^\]]*\])+`, bound: TEXTS },
  { file: 'terms.ts', part: String.raw`\[([^\]=!]+)='`, bound: TEXTS },
  { file: 'older.ts', part: String.raw`\d+$`, bound: TEXTS },
  { file: 'vary.ts', part: String.raw`\d+(?=\D*$)`, bound: TEXTS },
  { file: 'columns.ts', part: String.raw`\|.*?(?=`, bound: TEXTS },
  { file: 'complete.ts', part: String.raw`<Invoice\b[^>]*`, bound: 'a well-formed file, in which a ">" follows each' },
  { file: 'facturae.ts', part: String.raw`<[?!](?!DOCTYPE)`, bound: 'the first 4,000 characters of a file' },
  { file: 'schemes.ts', part: String.raw`@[^@\s]+`, bound: 'LONGEST_EMAIL there' },
  { file: 'rejection.ts', part: String.raw`(?:-[A-Z0-9]+)*-`, bound: MOST },
  { file: 'rejection.ts', part: String.raw`(?:[A-Z\d]+-)*`, bound: MOST },
  { file: 'values.ts', part: String.raw`\d{3}(?:\1\d{3})*$`, bound: 'LONGEST_NUMBER there' },
  { file: 'values.ts', part: String.raw`(?:\.\d{3})+,`, bound: 'LONGEST_NUMBER there' },
  { file: 'pattern.ts', part: String.raw`^(?:([*+?])|`, bound: '20 characters' },
  { file: 'pattern.ts', part: String.raw`^\[\^?(?:\\.|`, bound: 'LONGEST_PATTERN there, 500 characters' },
  { file: 'read.ts', part: String.raw`^X(?:-[A-Z0-9]+)+$`, bound: 'LONGEST there, 60 characters' },
  { file: 'read.ts', part: String.raw`^[a-z]{2,3}(?:-`, bound: 'LONGEST there, 60 characters' },
  { file: 'compare.ts', part: String.raw`\B(?=(?:\d{3})+$)`, bound: 'a number of JavaScript' },
  { file: 'amounts.ts', part: String.raw`(?<![\d.,`, bound: CELL },
  { file: 'labels.ts', part: String.raw`(?<!\p{L})(?:netto`, bound: CELL },
  { file: 'labels.ts', part: String.raw`(?<!\p{L})(?:gesamt`, bound: CELL },
  { file: 'commander-words.ts', part: String.raw`Allowed choices are`, bound: FLAG },
  { file: 'setting-values.ts', part: String.raw`(?:[a-z0-9_](?:`, bound: FLAG },
  { file: 'qr-bill.ts', part: String.raw`\B(?=(?:\d{3})+\.)`, bound: 'an amount of at most eleven digits' },
  { file: 'older-de.ts', part: String.raw`@(?:[a-zA-Z0-9]`, bound: 'LONGEST_MAIL there' },
  { file: 'drop-zone.tsx', part: String.raw`(?:ksef|sdi)`, bound: 'texts of at most 100 characters' },
  { file: 'settings.ts', part: '_SERVICE_(?:HOST|PORT', bound: 'a name of an environment variable' },
];

const OF_FACTS = 'made of names in our own facts, which end with their tag';

/** @type {Unlisted[]} */
const UNLISTED = [
  {
    file: 'facets.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of code
    line: "const patterns = pattern.map((each) => new RegExp(`^(?:${each})$`, 'u'));",
    reason: 'made of patterns in generated schemas, and tried on values of at most LONGEST characters',
  },
  {
    file: 'reference.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of code
    line: "return text.replace(new RegExp(`(.{1,${most}})(?:\\\\s+|$)`, 'g'), '$1\\n').trimEnd();",
    reason: 'wraps our own descriptions of rules',
  },
  {
    file: 're2.ts',
    line: "new RegExp(plain.join(''));",
    reason: 'made of a pattern in a document to see whether it can be compiled, and never run',
  },
  {
    file: 'find-files.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of code
    line: 'return new RegExp(`^${source}$`);',
    reason: 'made of a glob that a user gives for names of files, which the system keeps to 4096 bytes',
  },
  {
    file: 'namespaces.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of code
    line: "const beginning = new RegExp(`<(?:[\\\\w.-]+:)?(?:${syntax.roots.join('|')})[\\\\s>]`).exec(text);",
    reason: 'made of the names of roots in our own facts',
  },
  {
    file: 'older-ubl.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of code
    line: "root.all('cbc:Note').some(({ value }) => new RegExp(`BAR#${TREATMENT}(?:#|$)`).test(value));",
    reason: 'made of a constant',
  },
  {
    file: 'differing.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of code
    line: "prefix ? text.replace(new RegExp(`\\\\b${prefix[0]}:`, 'g'), `${prefix[1]}:`) : text;",
    reason: 'made of prefixes in generated schemas',
  },
  {
    file: 'list.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of code
    line: 'const tag = new RegExp(`<(?:[\\\\w.-]+:)?${element}\\\\s[^<>]*?\\\\s${attribute}=["\']([^<>"\']{1,100})["\']`);',
    reason: OF_FACTS,
  },
  {
    file: 'list.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of code
    line: 'const tag = new RegExp(`${tagOf(element).source}([^<>]{1,100})<`);',
    reason: OF_FACTS,
  },
  {
    file: 'list.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of code
    line: 'return new RegExp(`<(?:[\\\\w.-]+:)?${name}(?:\\\\s[^<>]*)?>`);',
    reason: OF_FACTS,
  },
  {
    file: 'pattern.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of code
    line: "const one = new RegExp(`^${source}$`, 'u');",
    reason: 'a class, tried on single characters',
  },
  {
    file: 'compare.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of code
    line: "return new RegExp(`(?<![\\\\p{L}\\\\p{N}])${pattern}(?![\\\\p{L}\\\\p{N}])`, 'iu');",
    reason: 'made of a value of at most LONGEST_VALUE characters, with single characters between them',
  },
  {
    file: 'compare.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of code
    line: "return new RegExp(`(?<![\\\\p{L}\\\\p{N}/.-])${pattern}(?![\\\\p{L}\\\\p{N}]|[/.-]\\\\p{N})`, 'gu');",
    reason: 'made of a value of at most LONGEST_VALUE characters, of the same length as its text',
  },
  {
    file: 'compare.ts',
    line: 'new RegExp(',
    reason: 'made of a VAT number of at most LONGEST_VALUE characters',
  },
  {
    file: 'compare.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of code
    line: "return new RegExp(`(?<![\\\\d.,])${grouped}(?!\\\\d|[.,]\\\\d)`, 'u');",
    reason: 'made of a number of JavaScript',
  },
  {
    file: 'fold.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of code
    line: "return new RegExp(`${FORM.source}$`).test(words) && words.replace(FORM, '').trim().length > 1;",
    reason: 'made of a pattern of this file',
  },
  {
    file: 'reference.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of code
    line: "return (text.match(new RegExp(`.{1,${length}}`, 'g')) ?? []).join(' ');",
    reason: 'made of a number',
  },
  {
    file: 'tax-search.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of code
    line: "const starts = new RegExp(`(?<![\\\\d.,])${figure.replace(/[.,]/, '[.,]')}`);",
    reason: 'made of a figure, tried on our own words',
  },
];

/**
 * Limits on steps instead of recheck's own on time, so that its verdict is the same on a busy machine. Only the total time per pattern is
 * limited, in milliseconds; the slowest takes four seconds.
 */
const LIMITS = {
  timeout: 120_000,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  attackLimit: 20_000_000,
  maxAttackStringSize: 100_000,
};

const root = resolve(process.argv[2] ?? '.');
const src = join(root, 'src');

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !/(?:^|\/)testing(?:\.tsx?$|\/)|\.test\.tsx?$/.test(name))
  .sort();

/** Returns the literals in a syntax tree. @param {unknown} tree @param {string} origin @returns {Pattern[]} */
function literalsIn(tree, origin) {
  if (typeof tree !== 'object' || tree === null) return [];
  const below = Object.values(tree).flatMap((each) => literalsIn(each, origin));
  if (!('type' in tree) || tree.type !== 'RegExpLiteral') return below;
  const { pattern, flags } = /** @type {{ pattern: string, flags: string }} */ (/** @type {unknown} */ (tree));
  return [{ source: pattern, flags, origin }, ...below];
}

/** Collects the expressions that build patterns in a file. @param {string} file @param {string} text */
function buildersIn(file, text) {
  return text
    .split('\n')
    .flatMap((line, i) => (/\bRegExp\(/.test(line) ? [{ file, number: i + 1, line: line.trim() }] : []));
}

/** @type {Pattern[]} */
const patterns = [];
/** @type {{ file: string, number: number, line: string }[]} */
const builders = [];
for (const file of files) {
  const text = readFileSync(join(src, file), 'utf8');
  patterns.push(...literalsIn(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x') }), file));
  builders.push(...buildersIn(file, text));
}

/** The lines that built a pattern during this run, as `file:line`. @type {Set<string>} */
const seen = new Set();

/** Returns where under `src/` the current pattern is built; undefined if a library builds it. */
function builder() {
  const frame = new Error().stack?.split('\n').find((line, i) => i > 0 && !line.includes('check-patterns.mjs')) ?? '';
  const at = decodeURI(frame)
    .replaceAll('\\', '/')
    .lastIndexOf(`${src.replaceAll('\\', '/')}/`);
  return at < 0 ? undefined : /^(.+):(\d+):\d+\)?$/.exec(decodeURI(frame).slice(at + src.length + 1));
}

const BuiltIn = globalThis.RegExp;
/** @param {RegExp} pattern */
function note(pattern) {
  const [, file = '', line = ''] = builder() ?? [];
  if (file !== '') {
    seen.add(`${file}:${line}`);
    patterns.push({ source: pattern.source, flags: pattern.flags, origin: file });
  }
  return pattern;
}

globalThis.RegExp = new Proxy(BuiltIn, {
  construct: (target, given) => note(Reflect.construct(target, given)),
  apply: (target, self, given) => note(Reflect.apply(target, self, given)),
});
for (const file of new Set(builders.map((each) => each.file))) {
  // A module that cannot be loaded here builds nothing, and is reported as unseen.
  await import(pathToFileURL(join(src, file)).href).catch(() => undefined);
}
if (existsSync(join(src, 'service/app.ts'))) patterns.push(...(await published()));
globalThis.RegExp = BuiltIn;

/** Returns published values: schemas, definitions of regimes, addons and catalogues, and the description. */
async function published() {
  const engine = await import(pathToFileURL(join(src, 'engine/index.ts')).href);
  const { createApp } = await import(pathToFileURL(join(src, 'service/app.ts')).href);
  await engine.load('all');
  const description = await createApp().fetch(new Request('http://localhost/v0/openapi.json'));
  /** @type {[origin: string, value: unknown][]} */
  const values = [['openapi.json', await description.json()]];
  for (const id of engine.schemaIds()) {
    const path = id.replace('https://gobl.org/draft-0/', '');
    values.push([`schemas/${path}`, engine.jsonSchema(path)]);
  }
  for (const { country } of engine.regimeSummaries())
    values.push([`regimes/${country}`, engine.regimeDefinition(country)]);
  for (const { key } of engine.addonSummaries()) values.push([`addons/${key}`, engine.addonDefinition(key)]);
  for (const { key } of await engine.catalogueSummaries())
    values.push([`catalogues/${key}`, await engine.catalogueDefinition(key)]);
  return values.flatMap(([path, value]) => patternsIn(value, `/v0/${path}`));
}

/** Returns patterns of JSON Schema and of definitions in a value. @param {unknown} value @param {string} origin @returns {Pattern[]} */
function patternsIn(value, origin) {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const below = patternsIn(member, origin);
    if (name === 'pattern' && typeof member === 'string') below.push({ source: member, flags: '', origin });
    if (name === 'patternProperties')
      below.push(...Object.keys(member).map((source) => ({ source, flags: '', origin })));
    return below;
  });
}

/** Verdicts of earlier runs on this machine, by pattern; another release of recheck starts over. */
const require = createRequire(import.meta.url);
const recheck = /** @type {typeof import('recheck')} */ (require('recheck'));
const cache = join(
  dirname(require.resolve('recheck/package.json')),
  '..',
  '.cache',
  `patterns-${require('recheck/package.json').version}.json`,
);
/** @type {Record<string, string>} */
const known = existsSync(cache) ? JSON.parse(readFileSync(cache, 'utf8')) : {};

/**
 * Returns the first verdict on a pattern that is not `safe`. A global pattern is also checked by its alternatives: a match that one finds
 * by looking far, another may find one character at a time.
 * @param {Pattern} pattern @returns {Promise<string>} `safe`, or recheck's verdict
 */
async function verdictOn({ source, flags }) {
  for (const each of /[gy]/.test(flags) ? [source, ...alternativesOf(source)] : [source]) {
    const text = `/${each}/${flags}`;
    const verdict = known[text] ?? (await judged(each, flags));
    if (!verdict.startsWith('unknown')) known[text] = verdict;
    if (verdict !== 'safe') return each === source ? verdict : `${verdict} by its alternative ${text}`;
  }
  return 'safe';
}

/** Returns the alternatives of a pattern, perhaps only one. @param {string} source @returns {string[]} */
function alternativesOf(source) {
  /** @type {number[]} */
  const ends = [];
  let depth = 0;
  for (const { 0: token, index } of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[(|)]/gs)) {
    if (token === '(') depth++;
    else if (token === ')') depth--;
    else if (token === '|' && depth === 0) ends.push(index);
  }
  return [...ends, source.length].map((end, i) => source.slice(i === 0 ? 0 : (ends[i - 1] ?? 0) + 1, end));
}

/** Returns whether a group may repeat without limit: each repetition uses memory for backtracking. @param {string} source */
function repeatsGroup(source) {
  const tokens = source.match(/\\.|\[(?:\\.|[^\]\\])*\]|\{\d+,\}|./gs) ?? [];
  return tokens.some((token, i) => token === ')' && /^(?:[*+]|\{\d+,\})$/.test(tokens[i + 1] ?? ''));
}

/** @param {string} source @param {string} flags */
async function judged(source, flags) {
  // Sets of the flag v are read like those of u; d only adds positions to matches.
  const result = await recheck.check(source, flags.replace('v', 'u').replace('d', ''), LIMITS);
  if (result.status === 'safe') return 'safe';
  return result.status === 'vulnerable' ? result.complexity.summary : `unknown: ${result.error.kind}`;
}

/** @param {string} path @param {{ file: string }} exception */
const isAt = (path, { file }) => path.endsWith(`/${file}`);

/** @type {string[]} */
const faults = [];
/** @type {Set<unknown>} */
const used = new Set();
/** @type {Set<string>} */
const reported = new Set();
for (const pattern of patterns) {
  const { origin, source, flags } = pattern;
  const verdict = await verdictOn(pattern);
  const throws = !origin.startsWith('workbench/') && !origin.startsWith('/v0/') && repeatsGroup(source);
  if (verdict === 'safe' && !throws) continue;
  const bounded = BOUNDED.find((each) => isAt(origin, each) && source.includes(each.part));
  if (bounded && (verdict === 'safe' || verdict.includes('polynomial'))) {
    used.add(bounded);
    continue;
  }
  const text = `${origin}: /${source}/${flags}`;
  if (verdict !== 'safe') reported.add(`${text} is ${verdict}; write it so that a text can be read in one way only`);
  else reported.add(`${text} repeats a group, and so throws for texts of some megabytes; test characters one by one`);
}
faults.push(...reported);
for (const { file, number, line } of builders) {
  if (seen.has(`${file}:${number}`)) continue;
  const unlisted = UNLISTED.find((each) => isAt(file, each) && each.line === line);
  if (unlisted) used.add(unlisted);
  else
    faults.push(`${file}:${number}: builds a pattern that this check has not seen; build it where the file is loaded`);
}
if (root === resolve('.')) {
  if (!patterns.some(({ origin }) => origin.startsWith('/v0/')))
    faults.push('src/service/app.ts is not there to say what the service publishes');
  for (const each of BOUNDED)
    if (!used.has(each)) faults.push(`stale: /${each.part}/ in ${each.file} needs no exception`);
  for (const each of UNLISTED) if (!used.has(each)) faults.push(`stale: ${each.file} has no unseen line ${each.line}`);
}
mkdirSync(dirname(cache), { recursive: true });
// Another run may be reading it.
writeFileSync(`${cache}.${process.pid}`, JSON.stringify(known));
renameSync(`${cache}.${process.pid}`, cache);

for (const fault of faults) console.error(`✗ ${fault}`);
const count = new Set(patterns.map(({ source, flags }) => `/${source}/${flags}`)).size;
console.log(`${files.length} files, ${count} patterns, ${faults.length} faults`);
process.exitCode = faults.length || count === 0 ? 1 : 0;
