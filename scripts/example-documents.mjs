/**
 * Makes modules of the example documents: `import('./es-invoice.yaml')` returns the document. Own code, because plugins for YAML read one
 * document per file, and examples have a head before it.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';

const EXAMPLE = /\/service\/examples\/[\w-]+\.yaml$/;

/**
 * Returns the head and the document of a file; throws if it has a syntax error. Only values in quotes or with letters are strings.
 * @param {string} text
 */
export function readExample(text) {
  const [head, document] = parseAllDocuments(text).map((each) => {
    for (const error of each.errors) throw error;
    return each.toJS();
  });
  return { head, document };
}

/** @param {string} file */
const moduleOf = (file) => `export default ${JSON.stringify(readExample(readFileSync(file, 'utf8')).document)};`;

/** A Vite plugin. @returns {import('vite').Plugin} */
export function exampleDocuments() {
  return {
    name: 'billwright:example-documents',
    load(id) {
      if (!EXAMPLE.test(id)) return null;
      this.addWatchFile(id);
      return moduleOf(id);
    },
  };
}

/**
 * Loads an example as a module in Node. scripts/examples-from-source.mjs registers it. @type
 * {import('node:module').LoadHook}
 */
export function load(url, context, next) {
  if (!EXAMPLE.test(new URL(url, 'file:').pathname)) return next(url, context);
  return { format: 'module', source: moduleOf(fileURLToPath(url)), shortCircuit: true };
}
