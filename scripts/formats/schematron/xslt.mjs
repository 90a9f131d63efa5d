/**
 * Writes a schema as a style sheet that reports which asserts fail, in SVRL: a mode for each pattern, in which the first rule whose context matches takes
 * a node. Own code, because Schematron compilers are several style sheets in a row, and their results do not show which assert failed.
 */
import { declarations, elementsOf, escaped, SCHEMATRON, SVRL, XSLT, xmlOf } from './tree.mjs';

/** @typedef {import('./tree.mjs').Tree} Tree */

const MOST_RULES = 100_000;

/** @param {Tree} schema */
export function styleSheetOf(schema) {
  /** @type {Record<string, string>} */
  const spaces = { ...schema.spaces, xs: 'http://www.w3.org/2001/XMLSchema' };
  for (const { attributes } of elementsOf(schema, SCHEMATRON, 'ns'))
    spaces[attributes.prefix ?? ''] = attributes.uri ?? '';
  const patterns = elementsOf(schema, SCHEMATRON, 'pattern');
  const global = [schema, ...patterns];
  return [
    `<xsl:stylesheet version="2.0"${declarations({ ...spaces, xsl: XSLT, svrl: SVRL })}>`,
    '<xsl:output method="xml"/>',
    ...global.flatMap((each) => elementsOf(each, XSLT, 'function').map((own) => xmlOf(own))),
    ...global.flatMap((each) => elementsOf(each, SCHEMATRON, 'let').map(variable)),
    `<xsl:template match="/"><svrl:schematron-output>${patterns.map((_, at) => `<xsl:apply-templates select="." mode="p${at}"/>`).join('')}</svrl:schematron-output></xsl:template>`,
    ...patterns.flatMap(templates),
    '</xsl:stylesheet>',
  ].join('\n');
}

/** @param {Tree} pattern @param {number} at */
function templates(pattern, at) {
  const rules = elementsOf(pattern, SCHEMATRON, 'rule');
  const within = rules.some(({ attributes }) => /@[\w:*-]+(?:\[[^\]]*\])?\s*(?:\||$)/.test(attributes.context ?? ''))
    ? '@*|*'
    : '*';
  const next = `<xsl:apply-templates select="${within}" mode="p${at}"/>`;
  return [
    `<xsl:template match="@*|node()|/" mode="p${at}" priority="-1">${next}</xsl:template>`,
    ...rules.map((rule, order) => {
      const checks = elementsOf(rule, SCHEMATRON).filter(({ local }) => local === 'assert' || local === 'report');
      const context = escaped(rule.attributes.context ?? '');
      return `<xsl:template match="${context}" mode="p${at}" priority="${MOST_RULES - order}">${elementsOf(rule, SCHEMATRON, 'let').map(variable).join('')}${checks.map(check).join('')}${next}</xsl:template>`;
    }),
  ];
}

/** @param {Tree} assert */
function check({ local, attributes, children }) {
  const test = escaped(attributes.test ?? '');
  const words = children.filter((each) => typeof each === 'string').join('');
  const id = attributes.id ?? /^\s*\[([\w-]+)\]/.exec(words)?.[1] ?? '';
  const flag = attributes.flag ?? attributes.role ?? 'fatal';
  return `<xsl:if test="${local === 'assert' ? `not(${test})` : test}"><svrl:failed-assert id="${escaped(id)}" flag="${escaped(flag)}"/></xsl:if>`;
}

/** @param {Tree} each */
function variable({ attributes: { name = '', value }, children }) {
  const select = value === undefined ? '' : ` select="${escaped(value)}"`;
  return `<xsl:variable name="${name}"${select}>${value === undefined ? children.map((each) => xmlOf(each)).join('') : ''}</xsl:variable>`;
}
