/**
 * Makes modules of YAML files: `import('./es-invoice.yaml')` returns an example document, a draft for samples, or the changes that break rules.
 * Own code, because plugins for YAML read one document per file, and examples have a head before it.
 */
import { readFileSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';
import { breaksModule } from './rule-breaks.mjs';
import { writeRuleExamples } from './rule-examples.mjs';
import { casesModule } from './standard-cases.mjs';

const EXAMPLE = /\/service\/examples\/[\w-]+\.yaml$/;
const DRAFTS = /\/cli\/sample\/drafts\.yaml$/;
const BREAKS = /\/formats\/samples\/breaks\.yaml$/;
const EXAMPLES = /\/formats\/rules\/examples\.json$|^\.\.\/rules\/examples\.json$/;
const CASES = /\/service\/rules\/cases\.yaml$/;

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

/** Returns the module of a file; undefined if it is none of these. @param {string} file */
function moduleOf(file) {
  const text = () => readFileSync(file, 'utf8');
  if (EXAMPLE.test(file)) return `export default ${JSON.stringify(readExample(text()).document)};`;
  if (DRAFTS.test(file)) return `export default ${JSON.stringify(parse(text(), { merge: true }))};`;
  if (CASES.test(file)) return casesModule(file);
  return BREAKS.test(file) ? breaksModule(file) : undefined;
}

/** A Vite plugin. @returns {import('vite').Plugin} */
export function exampleDocuments() {
  return {
    name: 'billwright:example-documents',
    // Not at every start: writing them takes half a minute, and few tests read them.
    resolveId: {
      order: 'pre',
      filter: { id: EXAMPLES },
      async handler() {
        await writeRuleExamples();
        return null;
      },
    },
    configureVitest: ({ experimental_defineCacheKeyGenerator: define }) =>
      define(({ id }) => (BREAKS.test(id) || CASES.test(id) || EXAMPLES.test(id) ? false : undefined)),
    load(id) {
      const code = moduleOf(id);
      if (code !== undefined) this.addWatchFile(id);
      return code ?? null;
    },
  };
}

/**
 * Loads such a file as a module in Node. scripts/examples-from-source.mjs registers it. @type
 * {import('node:module').LoadHook}
 */
export function load(url, context, next) {
  const { protocol, pathname } = new URL(url, 'file:');
  const source = protocol === 'file:' ? moduleOf(decodeURIComponent(pathname)) : undefined;
  return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
}
