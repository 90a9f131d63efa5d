/**
 * Collects all messages of the product from the sources: faults, warnings, losses and errors by code, and texts of the workbench by feature
 * and name. `npm run texts` writes those that are translated to src/translations/messages.pot, to review their wording.
 *
 * Own code, because message extractors (FormatJS, i18next, Lingui) know only the calls of their own libraries.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseSync } from '@swc/core';

const TEST = /(\.test|\.more|testing|arbitraries)\.tsx?$|\/testing\//;
const LAYERS = [
  'engine',
  'formats',
  'operations',
  'house-rules',
  'service',
  'node',
  'inbox',
  'intake',
  'pdf',
  'paper',
  'library',
  'client',
];

/** Descriptions rather than messages: fields, keys, terms, examples, options; and words defined elsewhere, such as Go's for times. */
const DESCRIBING =
  /^(?:field|fields|enumeration|openEnumeration|term|group|describe|example|option|argument|command|header|allowanceOrCharge|extended|classes|get|rejects|accepts|split|list)$/;
const DESCRIBED =
  /^(?:en|de|es|fr|it|pt|pl|nl|ca|el|name|note|title|summary|description|usage|reason|street|notes|data|label|about)$/;
const SKIPPED =
  /\/(?:examples|labels|catalogues|openapi|generated|codes|terms)\/|\/engine\/schema\/|\/regimes\/.*\/categories\.ts$|\/(?:extensions|summaries|units|legal-forms|attribute-keys|columns|canvas|embed-font|metadata|headers|static|colour-profile|scenarios|shared-scenarios|layout|timestamp|deviations|classes)\.ts$|\/check-report\/kinds\.ts$/;

/** Files that give each message a name. */
const TEXTS = /^src\/(?:workbench|formats|inbox|intake|node)\/(?:.*\/)?texts\.ts$/;

/** Layers whose help and descriptions are messages too, and what is only descriptive there. */
const HELPING = /^src\/(?:node|service)\//;
const DESCRIBING_THERE = /^(?:describe|example|header|get|split)$/;
const DESCRIBED_THERE = /^(?:en|de|es|fr|it|pt|pl|nl|ca|el|name|street|notes|data|label)$/;

/** A code of a rule or a fault: `BW-XML-TAX`, `GOBL-ORG-EMAIL`, `BR-CO-10`. */
const CODE = /^[A-Z][A-Z0-9]*(?:-[A-Za-z0-9_.]+)+$/;

/**
 * `call`: the function with it as an argument. `composed`: the code inserts values into the text. `label`: the name of a rule's test, for
 * developers.
 * @typedef {{ code: string, file: string, text: string, call: string, composed: boolean, label: boolean }} Entry
 */

/** @param {string} code */
export const isCode = (code) => CODE.test(code);

/** Returns the text of a literal, with values as `{name}`. @param {any} node @returns {string | undefined} */
function literal(node) {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  return node.quasis
    .map((/** @type {any} */ { cooked }, /** @type {number} */ index) => cooked + gap(node.expressions[index]))
    .join('');
}

/** Returns whether the code inserts values into a literal. @param {any} node @returns {boolean} */
const isComposed = (node) => node.type === 'TemplateLiteral' && node.expressions.length > 0;

/** Returns the name of a value in a text. @param {any} node @returns {string} */
function gap(node) {
  if (node === undefined) return '';
  const named = [node, node.property, node.callee, node.callee?.property].find(({ value } = {}) => /^\w+$/.test(value));
  return `{${named?.value ?? '…'}}`;
}

/** Returns whether a text is a sentence or part of one, and not code. @param {string} text */
const isWording = (text) =>
  /[a-z{}]+,? [a-z{}(]+/.test(text) &&
  /[a-z]{2}/.test(text.replace(/\{(?:\w+|…)\}/g, '')) &&
  !/^(?:https?:|urn:|[a-z]+\/|\s|-|<|HTTP|data:)|max-age|=>|\n.*\n|^Bearer|[a-z]="|^import |^return |^(?:\w+:\w+ ?)+$|\w\|.*\w\|/.test(
    text,
  );

/** @param {any} call */
const calleeOf = (call) => call.callee?.value ?? call.callee?.property?.value ?? '';

/**
 * @typedef {{ prefix: string, code: string, call: string, label: boolean, describing: RegExp, described: RegExp }} Around The current code,
 * code prefix and call.
 */

/** @param {(string | undefined)[]} values */
const codeIn = (values) => values.find((value) => value !== undefined && CODE.test(value));

/** Returns the codes that a file defines as constants. @param {any} tree @returns {Map<string, string>} */
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
 * Returns the context within a call; undefined for one that only describes.
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
  // Rule sets define the prefix of their checks.
  return { ...within, prefix: code.startsWith('GOBL-') ? code : around.prefix, code };
}

/**
 * Returns the context within a node of the syntax tree; undefined if it contains no messages.
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

/** Returns the messages of a file. @param {string} file @param {any} tree @returns {Entry[]} */
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
      });
    const within = withinNode(node, around, constants);
    if (within === undefined || text !== undefined) return;
    for (const [key, value] of Object.entries(node)) if (key !== 'span') visit(value, within);
  };
  const [describing, described] = HELPING.test(file) ? [DESCRIBING_THERE, DESCRIBED_THERE] : [DESCRIBING, DESCRIBED];
  visit(tree, { prefix: '', code: '', call: '', label: false, describing, described });
  return found;
}

/** Returns the texts of a `texts.ts`: its exported constants. @param {string} file @param {any} tree @returns {Entry[]} */
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
    if (text !== undefined) return [{ code, file, text, call: '', composed: isComposed(node), label: false }];
    const { properties = [] } = node.expression ?? node;
    return properties.flatMap((/** @type {any} */ { key, value }) => named(`${code}.${key.value}`, value));
  }
}

/** The messages of each file when it was last read: parsing all files takes seconds. */
const CACHE = 'node_modules/.cache/billwright/messages.json';

/** @typedef {{ time: number, found: Entry[] }} Known */

/** Returns all messages where they are declared. @returns {Entry[]} */
export function allMessages() {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !TEST.test(file))
    .filter(
      (file) => TEXTS.test(file) || (LAYERS.some((layer) => file.startsWith(`src/${layer}/`)) && !SKIPPED.test(file)),
    )
    .sort();
  // What this file finds changes with it.
  const version = statSync(import.meta.filename).mtimeMs;
  const cached = readCache();
  const former = cached?.version === version ? cached.files : {};
  /** @type {Record<string, Known>} */
  const current = {};
  for (const file of files) {
    const time = statSync(file).mtimeMs;
    const known = former[file];
    current[file] = known?.time === time ? known : { time, found: messagesOf(file) };
  }
  if (files.some((file) => current[file] !== former[file])) writeCache({ version, files: current });
  return Object.values(current).flatMap(({ found }) => found);
}

/** @param {string} file */
function messagesOf(file) {
  const tree = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') });
  return TEXTS.test(file) ? textsIn(file, tree) : messagesIn(file, tree);
}

/** @returns {{ version: number, files: Record<string, Known> } | undefined} */
function readCache() {
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {{ version: number, files: Record<string, Known> }} cache */
function writeCache(cache) {
  const unfinished = `${CACHE}.${process.pid}`;
  mkdirSync(dirname(CACHE), { recursive: true });
  writeFileSync(unfinished, JSON.stringify(cache));
  renameSync(unfinished, CACHE);
}
