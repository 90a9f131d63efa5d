/**
 * Collects the messages that the product can show, from the sources: faults, warnings, losses and errors by their codes, and
 * the texts of the workbench by feature and name. `scripts/messages.test.ts` keeps them in src/messages.snap.md, the one
 * place where their wording is reviewed.
 *
 * Our own, because extractors of message catalogues (FormatJS, i18next, Lingui) know only their own libraries' calls.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

const TEST = /(\.test|\.more|testing|arbitraries|stdnum-comparisons)\.tsx?$|\/testing\//;
const LAYERS = ['engine', 'formats', 'operations', 'service', 'node', 'intake', 'pdf', 'paper', 'library', 'client'];

/** Descriptions of what there is, not messages: fields, keys, terms, examples, options; and words laid down by others, as Go's about times. */
const DESCRIBING =
  /^(?:field|fields|enumeration|openEnumeration|term|group|describe|example|option|argument|command|header|allowanceOrCharge|extended|classes|get|rejects|accepts|split|list)$/;
const DESCRIBED =
  /^(?:en|de|es|fr|it|pt|pl|nl|ca|el|name|note|title|summary|description|usage|reason|street|notes|data|label|about)$/;
const SKIPPED =
  /\/(?:examples|labels|catalogues|openapi|own-codes|schema|codes|terms)\/|\/(?:extensions|categories|own-codes|summaries|units|attribute-keys|columns|canvas|embed-font|metadata|headers|static|colour-profile|scenarios|shared-scenarios|layout|timestamp|deviations)\.ts$/;

/** Files that give each message a name. */
const TEXTS = /^src\/(?:workbench|intake|node)\/(?:.*\/)?texts\.ts$/;

/** Layers whose help and descriptions are messages too, and what describes only things there. */
const HELPING = /^src\/(?:node|service)\//;
const DESCRIBING_THERE = /^(?:describe|example|header|get|split)$/;
const DESCRIBED_THERE = /^(?:en|de|es|fr|it|pt|pl|nl|ca|el|name|street|notes|data|label)$/;

/** A code of a rule or a fault: `BW-XML-TAX`, `GOBL-ORG-EMAIL`, `BR-CO-10`. */
const CODE = /^[A-Z][A-Z0-9]*(?:-[A-Za-z0-9_.]+)+$/;

/**
 * `call`: the function that it is an argument of. `composed`: values are put into the text by the code around it. `label`: the name of what a rule tests, for developers.
 * @typedef {{ code: string, file: string, text: string, call: string, composed: boolean, label: boolean, span: { start: number, end: number } }} Entry
 */

/** The text of a literal; its gaps as `{name}`. @param {any} node @returns {string | undefined} */
function literal(node) {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  return node.quasis
    .map((/** @type {any} */ { cooked }, /** @type {number} */ index) => cooked + gap(node.expressions[index]))
    .join('');
}

/** Whether the code puts values into a literal. @param {any} node @returns {boolean} */
const isComposed = (node) => node.type === 'TemplateLiteral' && node.expressions.length > 0;

/** The name of a value that a text has in it. @param {any} node @returns {string} */
function gap(node) {
  if (node === undefined) return '';
  const named = [node, node.property, node.callee, node.callee?.property].find(({ value } = {}) => /^\w+$/.test(value));
  return `{${named?.value ?? '…'}}`;
}

/** Whether a text is a sentence or a part of one, and no code of another language. @param {string} text */
const isWording = (text) =>
  /[a-z{}]+,? [a-z{}(]+/.test(text) &&
  /[a-z]{2}/.test(text.replace(/\{(?:\w+|…)\}/g, '')) &&
  !/^(?:https?:|urn:|[a-z]+\/|\s|-|<|HTTP|data:)|max-age|=>|\n.*\n|^Bearer|[a-z]="|^import |^return |^(?:\w+:\w+ ?)+$|\w\|.*\w\|/.test(
    text,
  );

/** @param {any} call */
const calleeOf = (call) => call.callee?.value ?? call.callee?.property?.value ?? '';

/** @typedef {{ prefix: string, code: string, call: string, label: boolean, describing: RegExp, described: RegExp }} Around The code, the prefix of codes and the call that hold at a place. */

/** @param {(string | undefined)[]} values */
const codeIn = (values) => values.find((value) => value !== undefined && CODE.test(value));

/** The codes that a file names as constants. @param {any} tree @returns {Map<string, string>} */
function constantsIn(tree) {
  const found = new Map();
  for (const { declaration, declarations = declaration?.declarations } of tree.body) {
    for (const { id, init } of declarations ?? []) {
      const value = literal(init);
      if (value !== undefined && CODE.test(value)) found.set(id.value, value);
    }
  }
  return found;
}

/**
 * What holds within a call; undefined for one that describes things instead of saying something.
 * @param {any} call @param {Around} around @param {Map<string, string>} constants @returns {Around | undefined}
 */
function withinCall(call, around, constants) {
  const name = calleeOf(call);
  if (around.describing.test(name)) return undefined;
  if (name === 'labelled') return { ...around, label: true };
  const within = { ...around, call: name };
  /** @type {(string | undefined)[]} */
  const values = (call.arguments ?? []).map((/** @type {any} */ { expression }) =>
    expression.type === 'Identifier' ? constants.get(expression.value) : literal(expression),
  );
  const code = codeIn(values);
  if (name === 'check') return { ...within, code: `${around.prefix}-${values[0] ?? ''}` };
  if (code === undefined) return within;
  // Rule sets give the prefix of their checks.
  return { ...within, prefix: code.startsWith('GOBL-') ? code : around.prefix, code };
}

/**
 * What holds within a node of the syntax tree; undefined if nothing in it is a message.
 * @param {any} node @param {Around} around @param {Map<string, string>} constants @returns {Around | undefined}
 */
function withinNode(node, around, constants) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'TsLiteralType':
    case 'TsTypeAliasDeclaration':
      return undefined;
    case 'CallExpression':
    case 'NewExpression':
      return withinCall(node, around, constants);
    case 'KeyValueProperty': {
      const key = String(node.key?.value);
      if (around.described.test(key)) return undefined;
      return CODE.test(key) ? { ...around, code: key } : around;
    }
    case 'AssignmentExpression':
      return node.left.property?.value === 'label' ? { ...around, label: true } : around;
    case 'ArrayExpression': {
      const code = codeIn(node.elements.map((/** @type {any} */ each) => literal(each?.expression)));
      return code === undefined ? around : { ...around, code };
    }
    default:
      return around;
  }
}

/** The messages of a file. @param {string} file @param {any} tree @returns {Entry[]} */
function messagesIn(file, tree) {
  const constants = constantsIn(tree);
  /** @type {Entry[]} */
  const found = [];
  /** @param {any} node @param {Around} around */
  const visit = (node, around) => {
    if (typeof node !== 'object' || node === null) return;
    const text = literal(node);
    if (text !== undefined && isWording(text))
      found.push({
        code: around.code,
        file,
        text,
        call: around.call,
        composed: isComposed(node),
        label: around.label,
        span: node.span,
      });
    const within = withinNode(node, around, constants);
    if (within === undefined || text !== undefined) return;
    for (const [key, value] of Object.entries(node)) if (key !== 'span') visit(value, within);
  };
  const [describing, described] = HELPING.test(file) ? [DESCRIBING_THERE, DESCRIBED_THERE] : [DESCRIBING, DESCRIBED];
  visit(tree, { prefix: '', code: '', call: '', label: false, describing, described });
  return found;
}

/** The texts of a `texts.ts`: its exported constants. @param {string} file @param {any} tree @returns {Entry[]} */
function textsIn(file, tree) {
  const feature = file.replace(/^src\/(?:workbench\/)?/, '').replace(/\/?texts\.ts$/, '');
  return tree.body.flatMap((/** @type {any} */ { declaration }) =>
    (declaration?.declarations ?? []).flatMap((/** @type {any} */ { id, init }) =>
      named(`${feature}.${id.value}`, init),
    ),
  );

  /** @param {string} code @param {any} node @returns {Entry[]} */
  function named(code, node) {
    const text = literal(node);
    if (text !== undefined)
      return [{ code, file, text, call: '', composed: isComposed(node), label: false, span: node.span }];
    const { properties = [] } = node.expression ?? node;
    return properties.flatMap((/** @type {any} */ { key, value }) => named(`${code}.${key.value}`, value));
  }
}

const compare = (/** @type {string} */ a, /** @type {string} */ b) => (a < b ? -1 : a > b ? 1 : 0);

/** Returns all messages where they are declared. @returns {Entry[]} */
export function allMessages() {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !TEST.test(file))
    .sort();
  return files.flatMap((file) => {
    const isTexts = TEXTS.test(file);
    const isLayer = LAYERS.some((layer) => file.startsWith(`src/${layer}/`)) && !SKIPPED.test(file);
    if (!isTexts && !isLayer) return [];
    const tree = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') });
    return isTexts ? textsIn(file, tree) : messagesIn(file, tree);
  });
}

/** Returns all messages as a page: sorted by code, each once. */
export function messagePage() {
  const entries = allMessages();
  const lines = (/** @type {Entry[]} */ list) =>
    [
      ...new Set(list.map(({ code, text }) => `- \`${code}\` ${text.replaceAll('\n', ' ').replace('\u0004', ': ')}`)),
    ].join('\n');
  const isText = (/** @type {Entry} */ { file }) => TEXTS.test(file);
  const byCode = (/** @type {Entry} */ a, /** @type {Entry} */ b) => compare(a.code, b.code) || compare(a.file, b.file);
  const hasCode = (/** @type {Entry} */ { code }) => code !== '' && !code.startsWith('-');
  const coded = entries.filter((entry) => !isText(entry) && hasCode(entry)).sort(byCode);
  const others = entries
    .filter((entry) => !isText(entry) && !hasCode(entry))
    .map((entry) => ({ ...entry, code: entry.file.replace(/^src\//, '') }))
    .sort(byCode);
  const texts = entries.filter(isText).sort(byCode);
  return [
    '# Messages',
    'Every message that Billwright can show, by its code. Written by `npx vitest run scripts/messages.test.ts -u`; review it like code.',
    `## Rules, faults, warnings, errors\n\n${lines(coded)}`,
    `## Parts and messages without a code\n\n${lines(others)}`,
    `## Texts with a name\n\n${lines(texts)}`,
    '',
  ].join('\n\n');
}
