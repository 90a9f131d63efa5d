/**
 * Holds the imports under `src/` against the rules in .dependency-cruiser.cjs.
 *
 * dependency-cruiser reads no TypeScript through TypeScript 7, no JSX through swc, and cannot tell an import of types
 * from one of values there. So the sources are read here, and it is given outlines of them: files of the same names
 * that hold the imports and nothing else, once all of them, once those of values.
 *
 *   node scripts/check-imports.mjs [folder that holds src/, package.json and node_modules/]
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from '@swc/core';
import { cruise } from 'dependency-cruiser';

/**
 * @typedef {{ source: string, lazy: boolean, typeOnly: boolean }} Import `lazy`: fetched when the code comes to it
 * @typedef {{ type: string, [property: string]: unknown }} Node a node of swc's syntax tree
 */

const root = resolve(process.argv[2] ?? '.');
const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

/** The text of a string literal or of a template without gaps. @param {any} node @returns {string | undefined} */
const text = (node) => (node?.type === 'TemplateLiteral' ? node.quasis[0]?.cooked : node?.value);

/**
 * The import that a node of the syntax tree is, if it is one.
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
      // new URL('./file.ts', import.meta.url), the way to name a worker's file
      const [source, base] = (node.arguments ?? []).map((/** @type {any} */ argument) => argument.expression);
      const named = node.callee.value === 'URL' && base?.object?.kind === 'import.meta' ? text(source) : undefined;
      return named?.endsWith('.ts') ? { source: named, lazy: true, typeOnly: false } : undefined;
    }
    default:
      return undefined;
  }
}

/** All imports in a syntax tree, in the order of the source. @param {unknown} tree @returns {Import[]} */
function importsIn(tree) {
  if (typeof tree !== 'object' || tree === null) return [];
  const found = 'type' in tree ? importAt(tree) : undefined;
  return [...(found ? [found] : []), ...Object.values(tree).flatMap(importsIn)];
}

/** @param {Import[]} imports */
const outline = (imports) =>
  imports
    .map(({ source, lazy }) => [JSON.stringify(source.replace(/\?\w+$/, '')), lazy || /\?\w*worker/.test(source)])
    .map(([source, lazy]) => (lazy ? `import(${source});` : `import ${source};`))
    .join('\n');

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => {
    const source = readFileSync(join(root, 'src', name), 'utf8');
    return { name, imports: importsIn(parseSync(source, { syntax: 'typescript', tsx: name.endsWith('x') })) };
  });

/**
 * The violations of the rules by the imports that `keep` lets through.
 * @param {string} view @param {(rule: { name: string }) => boolean} rules @param {(edge: Import) => boolean} keep
 */
async function violations(view, rules, keep) {
  const folder = join(root, 'reports', 'imports', view);
  rmSync(folder, { recursive: true, force: true });
  for (const { name, imports } of files) {
    const path = join(folder, 'src', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, outline(imports.filter(keep)));
  }
  for (const name of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }))
    if (/\.(css|json|svg|md|yaml|woff2)$/.test(name)) {
      mkdirSync(dirname(join(folder, 'src', name)), { recursive: true });
      copyFileSync(join(root, 'src', name), join(folder, 'src', name));
    }
  copyFileSync(join(root, 'package.json'), join(folder, 'package.json'));
  const ruleSet = { forbidden: forbidden.filter(rules) };
  process.chdir(folder);
  const { output } = await cruise(['src'], { ...options, ruleSet, validate: true }, options.enhancedResolveOptions);
  process.chdir(root);
  if (typeof output === 'string') throw new Error(`dependency-cruiser answered with a text: ${output}`);
  return output.summary.violations;
}

const ofValues = (/** @type {{ name: string }} */ rule) => rule.name.startsWith('value-');
const found = [
  ...(await violations(
    'all',
    (rule) => !ofValues(rule),
    () => true,
  )),
  ...(await violations('values', ofValues, (edge) => !edge.typeOnly)),
];

const reasons = new Map(forbidden.map((/** @type {any} */ rule) => [rule.name, rule.comment]));
for (const { rule, from, to, cycle } of found) {
  const path = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
  console.log(`✗ ${rule.name}: ${from} → ${path}\n  ${reasons.get(rule.name)}`);
}
const edges = files.reduce((sum, { imports }) => sum + imports.length, 0);
console.log(`${files.length} files, ${edges} imports, ${found.length} against the rules`);
process.exitCode = found.length || files.length === 0 ? 1 : 0;
