/**
 * Reads Schematron rules, as source or compiled: the asserts of each pattern in order, with their context and everything their test depends on. Own
 * code, because Schematron processors run rules, and list none.
 */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { decompiled, isCompiled } from './schematron/compiled.mjs';
import { expanded } from './schematron/expand.mjs';
import { elementsOf, SCHEMATRON, spaced, textOf, treeOf, wordsOf, XSLT } from './schematron/tree.mjs';

/** @typedef {import('./schematron/tree.mjs').Tree} Tree */
/**
 * @typedef {{
 *   id: string,
 *   flag: string,
 *   pattern: string,
 *   context: string,
 *   test: string,
 *   text: string,
 *   lets: Record<string, string>,
 *   digests: Digests,
 * }} Assert A report has a test that begins with `report`. `lets` are the variables and functions that the context and the test use.
 */
/** @typedef {{ context: string, test: string, text: string }} Digests Each changes with its part, and with the variables and functions of it. */
/** @typedef {{ file: string, asserts: Assert[], version: string, schema: Tree, included: string[] }} Schematron */

/** Identifiers that are given in order, and mean nothing in the next release. */
const NUMBERED = /^FX-SCH-/;

/**
 * Returns the asserts of a file, and its version; undefined if the file is neither Schematron nor compiled from it. Throws if it is not
 * well-formed.
 * @param {string} file @param {string} [common] A file with shared variables.
 * @returns {Schematron | undefined}
 */
export function schematronIn(file, common) {
  const source = textOf(file);
  const root = treeOf(source, file);
  /** @type {string[]} */
  const included = [];
  const isSource = root.uri === SCHEMATRON && root.local === 'schema';
  if (!isSource && !isCompiled(root)) return undefined;
  const own = isSource ? expanded(root, file, (other) => void included.push(other)) : decompiled(root);
  const schema = common === undefined ? own : withLets(own, letsIn(treeOf(textOf(common), common)));
  return { file, asserts: assertsIn(schema), version: versionIn(source), schema, included };
}

/** The same, of a file that has to be one. @param {string} file @param {string} [common] */
export function readSchematron(file, common) {
  const found = schematronIn(file, common);
  if (found === undefined) throw new Error(`${file} is neither Schematron nor compiled from it`);
  return found;
}

/**
 * Returns a file of a folder, or of its subfolder `schematron`, whose name matches.
 * @param {string} folder @param {RegExp} name
 * @returns {string | undefined}
 */
export function findFile(folder, name) {
  for (const place of [folder, join(folder, 'schematron')]) {
    const found = filesIn(place).find((each) => name.test(each));
    if (found !== undefined) return join(place, found);
  }
  return undefined;
}

/** @param {string} folder */
function filesIn(folder) {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** @param {string} source */
function versionIn(source) {
  return /Schematron version (\S+)/i.exec(source)?.[1] ?? '';
}

/** Returns a schema with variables of another file before its own. @param {Tree} schema @param {readonly Tree[]} variables @returns {Tree} */
function withLets(schema, variables) {
  const own = new Set(letsIn(schema).map(({ attributes }) => attributes.name));
  return {
    ...schema,
    children: [...variables.filter(({ attributes }) => !own.has(attributes.name)), ...schema.children],
  };
}

/** @param {Tree} schema @returns {Assert[]} */
function assertsIn(schema) {
  const shared = new Map(functionsIn(schema));
  const patterns = elementsOf(schema, SCHEMATRON, 'pattern');
  // Variables of a pattern hold in all of them, as they are compiled.
  const global = [schema, ...patterns].flatMap(lets);
  return patterns.flatMap((pattern) => {
    const functions = new Map([...shared, ...functionsIn(pattern)]);
    const inPattern = [...global, ...lets(pattern)];
    return elementsOf(pattern, SCHEMATRON, 'rule').flatMap((rule) => {
      const variables = new Map([...functions, ...inPattern, ...lets(rule)]);
      const context = spaced(rule.attributes.context ?? '');
      return elementsOf(rule, SCHEMATRON)
        .filter(({ local }) => local === 'assert' || local === 'report')
        .map((each) => assertOf(each, pattern.attributes.id ?? '', context, variables))
        .filter(({ id }) => id !== '');
    });
  });
}

/** @param {Tree} each @param {string} pattern @param {string} context @param {ReadonlyMap<string, string>} variables @returns {Assert} */
function assertOf({ local, attributes, children }, pattern, context, variables) {
  const text = spaced(
    wordsOf({ uri: '', local: '', attributes: {}, spaces: {}, children }, (other) => other.local !== 'text'),
  );
  const test = `${local === 'report' ? 'report ' : ''}${spaced(attributes.test ?? '')}`;
  const inText = /^\[([\w-]+)\]/.exec(text)?.[1];
  const id =
    attributes.id === undefined || NUMBERED.test(attributes.id) ? (inText ?? attributes.id ?? '') : attributes.id;
  const used = usedIn([context, test], variables);
  return {
    id,
    flag: levelOf(attributes.flag ?? attributes.role),
    pattern,
    context,
    test,
    text,
    lets: Object.fromEntries(used),
    digests: {
      context: digestOf([context, ...usedIn([context], variables).map(([, value]) => value)]),
      test: digestOf([test, ...usedIn([test], variables).map(([, value]) => value)]),
      text: digestOf([text]),
    },
  };
}

/** @param {string | undefined} flag */
function levelOf(flag) {
  const level = (flag ?? 'fatal').trim().toLowerCase();
  return { error: 'fatal', warn: 'warning', info: 'information' }[level] ?? level;
}

/** Returns the variables and functions that expressions use, directly or through others. @param {readonly string[]} expressions @param {ReadonlyMap<string, string>} variables */
function usedIn(expressions, variables) {
  const parts = [...expressions];
  /** @type {Map<string, string>} */
  const used = new Map();
  for (const part of parts) {
    for (const [name] of part.matchAll(/\$[\w.-]+|[\w-]+:[\w-]+(?=\()/g)) {
      const value = variables.get(name);
      if (value === undefined || used.has(name)) continue;
      used.set(name, value);
      parts.push(value);
    }
  }
  return [...used];
}

/** @param {readonly string[]} parts */
function digestOf(parts) {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 6);
}

/** @param {Tree} tree @returns {[name: string, value: string][]} */
function lets(tree) {
  return elementsOf(tree, SCHEMATRON, 'let').map(({ attributes, children }) => [
    `$${attributes.name}`,
    spaced(attributes.value ?? written(children)),
  ]);
}

/** Returns the variables at any depth. @param {Tree} tree @returns {Tree[]} */
function letsIn(tree) {
  return elementsOf(tree).flatMap((each) => (each.uri === SCHEMATRON && each.local === 'let' ? [each] : letsIn(each)));
}

/** Returns whether a file has nothing but variables that others share. @param {string} file */
export function isShared(file) {
  const root = treeOf(textOf(file), file);
  /** @param {Tree} tree @returns {boolean} */
  const hasRule = (tree) => elementsOf(tree).some((each) => each.local === 'rule' || hasRule(each));
  return root.uri === SCHEMATRON && root.local === 'pattern' && letsIn(root).length > 0 && !hasRule(root);
}

/** @param {Tree} tree @returns {[name: string, value: string][]} */
function functionsIn(tree) {
  return elementsOf(tree, XSLT, 'function').map((each) => [each.attributes.name ?? '', written(each.children)]);
}

/** Returns instructions in one form, regardless of the order of their attributes. @param {readonly (Tree | string)[]} children @returns {string} */
function written(children) {
  return children
    .map((each) => {
      if (typeof each === 'string') return spaced(each);
      const own = Object.entries(each.attributes).filter(([name]) => !name.startsWith('xmlns'));
      const sorted = own.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => ` ${name}="${spaced(value)}"`);
      return `<${each.local}${sorted.join('')}>${written(each.children)}</>`;
    })
    .join('');
}
