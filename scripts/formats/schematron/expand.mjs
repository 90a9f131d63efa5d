/** Expands a Schematron file: puts in the files that it includes, and what abstract patterns and rules stand for. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { elementsOf, SCHEMATRON, textOf, treeOf } from './tree.mjs';

/** @typedef {import('./tree.mjs').Tree} Tree */

/**
 * Returns a schema without includes, abstract patterns and rules.
 * @param {Tree} schema @param {string} file @param {(included: string) => void} [seen] is called with each included file.
 */
export function expanded(schema, file, seen = () => {}) {
  const whole = including(schema, file, seen, [file]);
  const patterns = elementsOf(whole, SCHEMATRON, 'pattern');
  const byId = new Map(patterns.map((pattern) => [pattern.attributes.id ?? '', pattern]));
  const children = whole.children.flatMap((each) => {
    if (typeof each === 'string' || each.local !== 'pattern') return [each];
    if (each.attributes.abstract === 'true') return [];
    return [withRules(each.attributes['is-a'] === undefined ? each : instance(each, byId, file))];
  });
  return { ...whole, children };
}

/** @param {Tree} tree @param {string} file @param {(file: string) => void} seen @param {readonly string[]} within @returns {Tree} */
function including(tree, file, seen, within) {
  const children = tree.children.flatMap((each) => {
    if (typeof each === 'string') return [each];
    if (each.uri !== SCHEMATRON || each.local !== 'include') return [including(each, file, seen, within)];
    const [href = '', part] = (each.attributes.href ?? '').split('#');
    const other = join(dirname(file), href);
    if (!existsSync(other)) throw new Error(`${file} includes ${href}, which is not there`);
    if (within.includes(other)) throw new Error(`${file} includes ${href}, which includes it`);
    seen(other);
    const root = treeOf(textOf(other), other);
    const found = part === undefined ? root : named(root, part);
    if (found === undefined) throw new Error(`${file} includes ${part} of ${href}, which is not there`);
    const included = including(found, other, seen, [...within, other]);
    return included.local === 'schema' ? included.children : [included];
  });
  return { ...tree, children };
}

/** @param {Tree} tree @param {string} id @returns {Tree | undefined} */
function named(tree, id) {
  if (tree.attributes.id === id) return tree;
  for (const each of elementsOf(tree)) {
    const found = named(each, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns a pattern in place of an abstract one. @param {Tree} pattern @param {ReadonlyMap<string, Tree>} byId @param {string} file */
function instance(pattern, byId, file) {
  const { 'is-a': name = '', ...attributes } = pattern.attributes;
  const abstract = byId.get(name);
  if (abstract === undefined) throw new Error(`${file} has a pattern that is a ${name}, which is not there`);
  const values = elementsOf(pattern, SCHEMATRON, 'param').map(
    (each) => /** @type {const} */ ([each.attributes.name ?? '', each.attributes.value ?? '']),
  );
  // Longer names first: `$BR-1` is in `$BR-10`.
  values.sort(([a], [b]) => b.length - a.length);
  const own = pattern.children.filter((each) => typeof each !== 'string' && each.local !== 'param');
  const filled = abstract.children.map((each) => (typeof each === 'string' ? each : withValues(each, values)));
  return { ...abstract, attributes, children: [...own, ...filled] };
}

/** @param {Tree} tree @param {readonly (readonly [string, string])[]} values @returns {Tree} */
function withValues(tree, values) {
  const attributes = Object.fromEntries(
    Object.entries(tree.attributes).map(([name, text]) => [
      name,
      values.reduce((filled, [param, value]) => filled.replaceAll(`$${param}`, () => value), text),
    ]),
  );
  const children = tree.children.map((each) => (typeof each === 'string' ? each : withValues(each, values)));
  return { ...tree, attributes, children };
}

/** Returns a pattern whose rules have what they extend. @param {Tree} pattern @returns {Tree} */
function withRules(pattern) {
  const rules = new Map(
    elementsOf(pattern, SCHEMATRON, 'rule')
      .filter(({ attributes }) => attributes.abstract === 'true')
      .map((rule) => [rule.attributes.id ?? '', rule]),
  );
  if (rules.size === 0) return pattern;
  /** @param {Tree} rule @param {number} depth @returns {Tree} */
  const extended = (rule, depth) => ({
    ...rule,
    children: rule.children.flatMap((each) => {
      if (typeof each === 'string' || each.local !== 'extends') return [each];
      const base = depth < 10 ? rules.get(each.attributes.rule ?? '') : undefined;
      return base === undefined ? [] : extended(base, depth + 1).children;
    }),
  });
  const children = pattern.children.flatMap((each) => {
    if (typeof each === 'string' || each.local !== 'rule') return [each];
    return each.attributes.abstract === 'true' ? [] : [extended(each, 0)];
  });
  return { ...pattern, children };
}
