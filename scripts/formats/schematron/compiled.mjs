/**
 * Writes a compiled Schematron (XSLT of the ISO skeleton, or of SchXslt) back as a schema. Owners such as Peppol and FNFE publish it next to, or in place
 * of, the source. Contexts, tests, variables and functions are those of the source; texts lack the values that are put in.
 */
import { elementsOf, SCHEMATRON, SVRL, spaced, wordsOf, XSLT } from './tree.mjs';

/** @typedef {import('./tree.mjs').Tree} Tree */

/** Parameters and variables of the compilers themselves. */
const OF_COMPILER = /^(?:(?:archive|file)(?:Dir|Name)Parameter|document-uri|phase|schxslt[\w:.-]*)$/;

/** Returns whether a stylesheet reports in SVRL, as compiled Schematron does. @param {Tree} sheet */
export function isCompiled(sheet) {
  return (
    sheet.uri === XSLT && (sheet.local === 'stylesheet' || sheet.local === 'transform') && asserts(sheet).length > 0
  );
}

/** Returns a stylesheet as a schema. @param {Tree} sheet @returns {Tree} */
export function decompiled(sheet) {
  const top = elementsOf(sheet);
  const lets = top
    .filter(
      ({ uri, local, attributes }) =>
        uri === XSLT && /^(?:param|variable)$/.test(local) && !OF_COMPILER.test(attributes.name ?? ''),
    )
    .map(asLet);
  const functions = top.filter(({ uri, local }) => uri === XSLT && local === 'function');
  /** @type {Map<string, Tree[]>} */
  const patterns = new Map();
  for (const template of top.filter(({ uri, local }) => uri === XSLT && local === 'template')) {
    const { match, mode = '' } = template.attributes;
    const checks = asserts(template);
    if (match === undefined || checks.length === 0) continue;
    const own = variablesIn(template).map(asLet);
    const rule = sch('rule', { context: match }, [...own, ...checks]);
    patterns.set(mode, [...(patterns.get(mode) ?? []), rule]);
  }
  const named = [...patterns].map(([id, rules]) => sch('pattern', { id }, rules));
  return { ...sch('schema', { queryBinding: 'xslt2' }, [...functions, ...lets, ...named]), spaces: sheet.spaces };
}

/** @param {string} local @param {Record<string, string>} attributes @param {(Tree | string)[]} children @returns {Tree} */
function sch(local, attributes, children) {
  return { uri: SCHEMATRON, local, attributes, spaces: {}, children };
}

/** @param {Tree} variable */
function asLet({ attributes, children }) {
  const { name = '', select } = attributes;
  return sch('let', { name, ...(select !== undefined && { value: select }) }, select === undefined ? children : []);
}

/** Returns the variables of a rule, at any depth, but not those within functions of XSLT. @param {Tree} template @returns {Tree[]} */
function variablesIn(template) {
  return elementsOf(template).flatMap((each) => {
    if (each.uri === XSLT && each.local === 'variable')
      return OF_COMPILER.test(each.attributes.name ?? '') ? [] : [each];
    return each.uri === SVRL ? [] : variablesIn(each);
  });
}

/** Returns the asserts and reports in an element. @param {Tree} tree @param {string} [test] of the condition around @returns {Tree[]} */
function asserts(tree, test = '') {
  const choice =
    tree.uri === XSLT && tree.local === 'choose' ? elementsOf(tree, XSLT, 'when')[0]?.attributes.test : undefined;
  return elementsOf(tree).flatMap((each) => {
    if (each.uri === SVRL && (each.local === 'failed-assert' || each.local === 'successful-report'))
      return [assertOf(each, test)];
    const own = each.uri === XSLT && each.local === 'if' ? each.attributes.test : undefined;
    return asserts(each, own ?? choice ?? test);
  });
}

/** @param {Tree} found @param {string} condition */
function assertOf(found, condition) {
  /** Attributes may be written as instructions. @param {string} name */
  const value = (name) => {
    const made = elementsOf(found, XSLT, 'attribute').find(({ attributes }) => attributes.name === name);
    if (made === undefined) return found.attributes[name];
    return made.attributes.select?.replace(/^'([\s\S]*)'$/, '$1') ?? wordsOf(made);
  };
  const isReport = found.local === 'successful-report';
  // SchXslt negates the test of an assert; the ISO skeleton chooses.
  const negated = isReport ? undefined : /^\s*not\(([\s\S]*)\)\s*$/.exec(condition)?.[1];
  const stated = value('test');
  const test =
    negated !== undefined && stated !== undefined && spaced(negated) === spaced(stated) ? negated : condition;
  const text = elementsOf(found, SVRL, 'text')[0];
  const words = text === undefined ? '' : wordsOf(text, ({ uri, local }) => uri === XSLT && local !== 'text');
  /** @type {Record<string, string>} */
  const attributes = { test };
  for (const name of ['id', 'flag', 'role']) {
    const given = value(name);
    if (given !== undefined) attributes[name] = given;
  }
  return sch(isReport ? 'report' : 'assert', attributes, [words]);
}
