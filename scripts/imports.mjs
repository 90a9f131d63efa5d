/**
 * Returns the imports of a source file, from swc's syntax tree: TypeScript, with or without JSX, and JavaScript. Own code, because
 * es-module-lexer reads JavaScript only.
 */
import { parseSync } from '@swc/core';

/** @typedef {{ source: string, lazy: boolean, typeOnly: boolean }} Import `lazy`: loaded when the code reaches it */

/** Returns the text of a string literal or of a template without values. @param {any} node @returns {string | undefined} */
const text = (node) => (node?.type === 'TemplateLiteral' ? node.quasis[0]?.cooked : node?.value);

/**
 * Returns the import at a node of the syntax tree, if any.
 * @param {any} node @returns {Import | undefined}
 */
function importAt(node) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration': {
      const names = node.specifiers;
      const typeOnly = node.typeOnly || (names.length > 0 && names.every((/** @type {any} */ name) => name.isTypeOnly));
      return node.source ? { source: node.source.value, lazy: false, typeOnly } : undefined;
    }
    case 'ExportAllDeclaration':
      return { source: node.source.value, lazy: false, typeOnly: node.typeOnly };
    case 'TsImportType':
      return { source: node.argument.value, lazy: false, typeOnly: true };
    case 'CallExpression': {
      const source = node.callee.type === 'Import' ? text(node.arguments[0]?.expression) : undefined;
      return source === undefined ? undefined : { source, lazy: true, typeOnly: false };
    }
    case 'NewExpression': {
      // `new URL('./file.ts', import.meta.url)` names a worker's file.
      const [source, base] = (node.arguments ?? []).map((/** @type {any} */ argument) => argument.expression);
      const named = node.callee.value === 'URL' && base?.object?.kind === 'import.meta' ? text(source) : undefined;
      return named?.endsWith('.ts') ? { source: named, lazy: true, typeOnly: false } : undefined;
    }
    default:
      return undefined;
  }
}

/** Returns all imports in a syntax tree, in source order. @param {unknown} tree @returns {Import[]} */
function importsIn(tree) {
  if (typeof tree !== 'object' || tree === null) return [];
  const found = 'type' in tree ? importAt(tree) : undefined;
  return [...(found ? [found] : []), ...Object.values(tree).flatMap(importsIn)];
}

/**
 * Returns all imports of a source, in order.
 * @param {string} name the file name, whose extension decides whether it may contain JSX
 * @param {string} source
 */
export function importsOf(name, source) {
  return importsIn(parseSync(source, { syntax: 'typescript', tsx: name.endsWith('x') }));
}
