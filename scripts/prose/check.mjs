/**
 * Checks the English of the project with retext: `npm run check:prose`. It counts findings by area and rule and compares them with `baseline.json`,
 * which may only fall: `-- --update` lowers it, `-- --show AREA RULE` lists findings.
 *
 * Areas: docs (Markdown without the specification), spec, messages (all that users see), docstrings, tests (their names).
 * Rules: passive voice, wordy phrases, repeated words, sentences of more than 30 words, and the words in `terms.json`, which name what to write instead.
 *
 * Own code around retext, which reads neither comments in code nor messages, and knows no baseline.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextPassive from 'retext-passive';
import retextRepeatedWords from 'retext-repeated-words';
import retextSimplify from 'retext-simplify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { parseSync } from 'vite';
import { allMessages } from '../messages.mjs';

const LONGEST_SENTENCE = 30;

/** Rule names by source. @type {Record<string, string>} */
const RULES = {
  'retext-passive': 'passive',
  'retext-simplify': 'wordy',
  'retext-repeated-words': 'repeated',
  sentence: 'long',
};

/** @typedef {{ area: string, rule: string, where: string, text: string }} Finding */
/** @typedef {Record<string, Record<string, number>>} Counts by area and rule */

const { values: options, positionals: shown } = parseArgs({
  options: { update: { type: 'boolean' }, show: { type: 'boolean' } },
  allowPositionals: true,
});
const root = resolve(import.meta.dirname, '../..');
const baselineFile = join(import.meta.dirname, 'baseline.json');
/** @type {Record<string, string>} */
const replacements = JSON.parse(readFileSync(join(import.meta.dirname, 'terms.json'), 'utf8'));
const terms = Object.entries(replacements).map(([pattern, use]) => ({
  pattern: new RegExp(`\\b(?:${pattern})\\b`, 'gi'),
  use,
}));

/** Phrases that retext-simplify would replace, but that are this field's words or plain English already. */
const ignore = [
  ...[
    'it is',
    'there is',
    'there are',
    'type',
    'request',
    'address',
    'function',
    'option',
    'contains',
    'validate',
    'require',
    'effect',
  ],
  ...[
    'purchase',
    'delete',
    'parameters',
    'minimum',
    'maximum',
    'multiple',
    'interface',
    'component',
    'adjustment',
    'previous',
    'identify',
  ],
  ...['attempt', 'remainder', 'evaluate', 'implement', 'modify', 'requirement', 'determine', 'equivalent', 'combined'],
];

const english = /** @type {any} */ (unified())
  .use(retextEnglish)
  .use(retextPassive)
  .use(retextSimplify, { ignore })
  .use(retextRepeatedWords)
  .use(sentenceLength)
  .freeze();
const plain = /** @type {any} */ (unified())
  .use(retextEnglish)
  .use(retextPassive)
  .use(retextSimplify, { ignore })
  .use(retextRepeatedWords)
  .use(sentenceLength)
  .use(nothing);
const markdown = /** @type {any} */ (unified())
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkRetext, /** @type {any} */ (english))
  .use(nothing);

/** @type {Finding[]} */
const findings = [];
for (const { area, where, text, isMarkdown } of texts()) await check(area, where, text, isMarkdown);
report();

/** Adds the findings of a text. @param {string} area @param {string} where @param {string} text @param {boolean} [isMarkdown] */
async function check(area, where, text, isMarkdown = false) {
  const file = new VFile({ value: text });
  await (isMarkdown ? markdown : plain).process(file);
  const lines = text.split('\n');
  for (const { line = 1, source, actual } of file.messages) {
    const rule = RULES[source ?? ''] ?? 'other';
    const place = isMarkdown ? `${where}:${line}` : where;
    findings.push({
      area,
      rule,
      where: place,
      text: `${actual ?? ''}  | ${(lines[line - 1] ?? '').trim().slice(0, 140)}`,
    });
  }
  const prose = isMarkdown ? withoutCode(text) : text;
  for (const [at, line] of prose.split('\n').entries()) {
    for (const { pattern, use } of terms) {
      for (const [word] of line.matchAll(pattern)) {
        findings.push({
          area,
          rule: 'terms',
          where: isMarkdown ? `${where}:${at + 1}` : where,
          text: `${word} → ${use}  | ${line.trim().slice(0, 140)}`,
        });
      }
    }
  }
}

/** Blanks code, keeping lines. @param {string} text */
function withoutCode(text) {
  const blank = (/** @type {string} */ code) => code.replace(/[^\n]/g, ' ');
  return text
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, blank)
    .replace(/^ {4}.*$/gm, blank)
    .replace(/`[^`\n]*`/g, blank);
}

/** Reports sentences that are too long: retext has no such rule. */
function sentenceLength() {
  /** @param {any} tree @param {VFile} file */
  return (tree, file) => {
    visit(tree, (/** @type {any} */ node) => {
      const words = node.children.filter((/** @type {any} */ each) => each.type === 'WordNode').length;
      if (words <= LONGEST_SENTENCE) return;
      file.message(`${words} words`, {
        place: node.position,
        ruleId: 'long',
        source: 'sentence',
      }).actual = `${words} words`;
    });
  };
}

/** @param {any} node @param {(sentence: any) => void} look */
function visit(node, look) {
  if (node.type === 'SentenceNode') look(node);
  else for (const child of node.children ?? []) visit(child, look);
}

/** Produces no output. @this {any} */
function nothing() {
  this.compiler = () => '';
}

/** @returns {Generator<{ area: string, where: string, text: string, isMarkdown?: boolean }>} */
function* texts() {
  for (const file of markdownFiles()) {
    const text = readFileSync(join(root, file), 'utf8');
    yield { area: file.startsWith('docs/spec/') ? 'spec' : 'docs', where: file, text, isMarkdown: true };
  }
  const messages = new Map(allMessages().map(({ file, text }) => [text.replace('\u0004', ': '), file]));
  for (const [text, where] of messages)
    yield { area: 'messages', where, text: text.replace(/\{(?:[^{}]|\{[^{}]*\})*\}/g, 'X') };
  for (const file of sources()) {
    const source = readFileSync(join(root, file), 'utf8');
    const { program, comments } = parseSync(file, source);
    const at = (/** @type {number} */ start) => `${file}:${source.slice(0, start).split('\n').length}`;
    if (/\.(test|spec)\.tsx?$/.test(file)) {
      for (const { text, start } of testNames(program)) yield { area: 'tests', where: at(start), text };
    } else {
      for (const { type, value, start } of comments) {
        if (type === 'Block' && value.startsWith('*'))
          yield { area: 'docstrings', where: at(start), text: docstring(value) };
      }
    }
  }
}

function markdownFiles() {
  const all = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`);
  const top = readdirSync(root).filter((name) => name.endsWith('.md'));
  return [...top, ...all.filter((name) => name.endsWith('.md'))].sort();
}

function sources() {
  const under = (/** @type {string} */ folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
  return [...under('src'), ...under('e2e')].filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts')).sort();
}

/** Returns the text of a docstring, without tags, code and stars. @param {string} comment */
function docstring(comment) {
  return comment
    .replace(/^\s*\*+ ?/gm, '')
    .replace(/^ {4}.*$/gm, '')
    .replace(/`[^`]*`/g, 'X')
    .replace(/\{@link [^}]*\}/g, 'X')
    .replace(/@\w+/g, '')
    .trim();
}

/** Returns the names of tests in a program. @param {any} program @returns {{ text: string, start: number }[]} */
function testNames(program) {
  /** @type {{ text: string, start: number }[]} */
  const names = [];
  const walk = (/** @type {any} */ node) => {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(walk);
    const [first] = node.type === 'CallExpression' ? node.arguments : [];
    if (
      first?.type === 'Literal' &&
      typeof first.value === 'string' &&
      /^(?:test|it|describe)\b/.test(calledName(node.callee))
    ) {
      names.push({ text: first.value.replace(/[%$]\S+/g, 'X'), start: first.start });
    }
    for (const [key, value] of Object.entries(node)) if (key !== 'parent') walk(value);
  };
  walk(program.body);
  return names;
}

/** @param {any} callee @returns {string} */
function calledName(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return calledName(callee.object);
  return callee.type === 'CallExpression' ? calledName(callee.callee) : '';
}

function report() {
  /** @type {Counts} */
  const counts = {};
  for (const { area, rule } of findings) {
    counts[area] ??= {};
    counts[area][rule] = (counts[area][rule] ?? 0) + 1;
  }
  if (options.show) {
    const [area, rule] = shown;
    for (const each of findings)
      if ((!area || each.area === area) && (!rule || each.rule === rule))
        console.log(`${each.where}: ${each.rule}: ${each.text}`);
  }
  /** @type {Counts} */
  const baseline = JSON.parse(readFileSync(baselineFile, 'utf8'));
  let risen = 0;
  for (const [area, rules] of Object.entries(counts)) {
    for (const [rule, count] of Object.entries(rules)) {
      const most = baseline[area]?.[rule] ?? 0;
      if (count > most) {
        risen++;
        console.error(`${area}: ${count} × ${rule}, at most ${most}. npm run check:prose -- --show ${area} ${rule}`);
      }
    }
  }
  if (options.update && risen === 0) writeFileSync(baselineFile, `${JSON.stringify(counts, null, 2)}\n`);
  console.log(JSON.stringify(counts));
  process.exitCode = risen > 0 ? 1 : 0;
}
