/**
 * Checks that every text that a person or screen reader gets from the workbench is declared in a `texts.ts` and formatted with `say` or
 * `Words` when shown.
 *
 *   node scripts/check-texts.mjs [folder with src/workbench]
 *
 * Own code, because lint rules for this (eslint-plugin-formatjs, i18next) know only the calls of their own libraries.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'vite';

const root = resolve(process.argv[2] ?? '.');
const WORKBENCH = 'src/workbench';

/** Files that are not checked: tests, and the texts themselves. */
const NOT_SHOWN = /\.test\.tsx?$|\/testing\.tsx?$|(?:^|\/)testing\/|(?:^|\/)texts\.ts$/;

/** Attributes and members that contain texts, and functions that show their argument. */
const READ =
  /^(?:aria-(?:description|label|placeholder|roledescription|valuetext)|about|advice|alt|caption|description|empty|heading|hint|label|legend|placeholder|refusal|summary|title|what|why|words|\w*Label)$/;
const SAYS = new Set(['announce', 'notify']);

/** Text that begins like a sentence is one, wherever it is. */
const SENTENCE = /^\p{Lu}[\p{L}’-]*[,:]?\s+\S/u;
/** Texts of defects are not for users. */
const DEFECT = /Error$/;

/** @typedef {any} Node a node of ESTree */
/** @typedef {{ at: number, fault: string }} Finding */

const files = readdirSync(join(root, WORKBENCH), { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !NOT_SHOWN.test(name));

const faults = files.flatMap((file) => {
  const source = readFileSync(join(root, WORKBENCH, file), 'utf8');
  return findingsIn(file, source).map(
    ({ at, fault }) => `${WORKBENCH}/${file}:${source.slice(0, at).split('\n').length}: ${fault}`,
  );
});

for (const each of faults) console.error(each);
console.log(`${files.length} files, ${faults.length} faults in what they say`);
process.exitCode = faults.length > 0 || files.length === 0 ? 1 : 0;

/**
 * Returns the texts in a source that are not in a texts file or not formatted. @param {string} file @param {string} source @returns
 * {Finding[]}
 */
function findingsIn(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  /** Names under which texts are imported. @type {Set<string>} */
  const texts = new Set(
    program.body.flatMap((node) =>
      node.type === 'ImportDeclaration' && /(?:^|\/)texts\.ts$/.test(node.source.value)
        ? node.specifiers.map(({ local }) => local.name)
        : [],
    ),
  );
  /** @type {Map<number, string>} */
  const found = new Map();
  /** @param {Node} node */
  const children = (node) => {
    for (const child of node.children) shown(child, false);
  };
  /** Checks the texts that a node shows, by the type of the node. @type {Record<string, (node: Node, isInFunction: boolean) => void>} */
  const look = {
    JSXElement: children,
    JSXFragment: children,
    JSXAttribute(node) {
      if (READ.test(node.name.name)) shown(node.value, false);
    },
    Property(node) {
      if (READ.test(node.key.name ?? node.key.value)) shown(node.value, true);
    },
    CallExpression(node, isInFunction) {
      if (SAYS.has(node.callee.name)) shown(node.arguments[0], false);
      if (node.callee.name === 'say' && !isInFunction) found.set(node.start, 'say it when it is shown, not on loading');
    },
  };
  visit(program, false);
  return [...found].map(([at, fault]) => ({ at, fault }));

  /** @param {Node} node @param {boolean} isInFunction */
  function visit(node, isInFunction) {
    if (typeof node !== 'object' || node === null || isNeverShown(node)) return;
    look[node.type]?.(node, isInFunction);
    if (SENTENCE.test(literalText(node) ?? '')) literal(node);
    const isWithin = isInFunction || /Function/.test(node.type);
    for (const each of Object.values(node).flat()) visit(each, isWithin);
  }

  /**
   * Checks all possible values of a shown expression. @param {Node} node @param {boolean} isDeclared whether the value
   * is declared in a table, whose text is formatted when shown
   */
  function shown(node, isDeclared) {
    switch (node?.type) {
      case 'JSXText':
      case 'Literal':
      case 'TemplateLiteral':
        return literal(node);
      case 'JSXExpressionContainer':
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
        return shown(node.expression, isDeclared);
      case 'ArrowFunctionExpression':
        return shown(node.body, isDeclared);
      case 'ConditionalExpression':
        shown(node.consequent, isDeclared);
        return shown(node.alternate, isDeclared);
      case 'LogicalExpression':
        if (node.operator !== '&&') shown(node.left, isDeclared);
        return shown(node.right, isDeclared);
      case 'BinaryExpression':
        if (node.operator !== '+') return;
        shown(node.left, isDeclared);
        return shown(node.right, isDeclared);
      case 'MemberExpression':
        if (!isDeclared && texts.has(node.object.name))
          found.set(node.start, 'a text is put into words by say or Words');
    }
  }

  /** @param {Node} node */
  function literal(node) {
    const text = literalText(node) ?? '';
    if (!/\p{L}/u.test(text)) return;
    const at = node.start + text.length - text.trimStart().length;
    found.set(at, `"${text.replace(/\s+/g, ' ').trim()}" belongs into a texts.ts`);
  }
}

/** Returns whether nothing in a node is shown: types, imports, CSS classes, our defects. @param {Node} node */
function isNeverShown(node) {
  if (node.type === 'NewExpression') return DEFECT.test(node.callee.name);
  if (node.type === 'JSXAttribute') return node.name.name === 'className';
  return /^(?:TS.*Type|ImportDeclaration)$/.test(node.type);
}

/** Returns the text of a string, or of a template without its values. @param {Node} node @returns {string | undefined} */
function literalText(node) {
  if (node?.type === 'Literal' || node?.type === 'JSXText')
    return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map((/** @type {Node} */ quasi) => quasi.value.cooked).join('…');
}
