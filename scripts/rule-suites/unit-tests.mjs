/**
 * Reads the unit tests of Peppol: a `testSet` of `test`s, or one `test`. Each has a document and, by rule, the verdict of a validator: `error`,
 * `fatal` or `warning` if the rule fires, `success` if it does not. The rules in `scope` fire only where a test says so.
 */
import { SaxesParser } from 'saxes';

const SPACE = 'http://difi.no/xsd/vefa/validator/1.0';

/** The formats of documents, by root: for invoices of the seller, and of the buyer. @type {Readonly<Record<string, readonly [string, string]>>} */
const FORMATS = {
  Invoice: ['peppol-ubl', 'peppol-selfbilling-ubl'],
  CreditNote: ['peppol-ubl', 'peppol-selfbilling-ubl'],
  CrossIndustryInvoice: ['peppol-cii', 'peppol-cii'],
};

/**
 * @typedef {{ name: string, format: string, xml: string, errors: string[], warnings: string[], holds: string[] }} UnitTest `errors` and `warnings`
 *   are the rules that fire, `holds` those that do not.
 */

/**
 * Returns the tests of a file; none if it is not a set of tests. Throws if it is not well-formed.
 * @param {string} text @param {boolean} [isSelfBilling] whether the documents are invoices of the buyer. @returns {UnitTest[]}
 */
export function unitTestsIn(text, isSelfBilling = false) {
  const source = text.replace(/^\uFEFF/, '');
  const parser = new SaxesParser({ xmlns: true, position: true });
  /** The elements around, as names in the space of tests, and namespaces by prefix. @type {{ name: string, ns: Record<string, string> }[]} */
  const open = [];
  const scope = new Set();
  const shared = said();
  let own = said();
  /** @type {UnitTest[]} */
  const tests = [];
  /** The document that is read. @type {{ depth: number, start: number, end: number, name: string } | undefined} */
  let document;
  let words = '';
  let count = 0;
  parser.on('opentag', (tag) => {
    const name = tag.uri === SPACE ? tag.local : '';
    words = '';
    if (open.length === 0 && name !== 'test' && name !== 'testSet') {
      open.push({ name: 'other', ns: {} });
      return;
    }
    if (name === 'test') own = said();
    if (name === '' && open.at(-1)?.name === 'test') {
      const end = parser.position;
      document = { depth: open.length, start: source.lastIndexOf('<', end - 1), end, name: tag.local };
    }
    open.push({ name, ns: { ...open.at(-1)?.ns, ...(document === undefined ? tag.ns : {}) } });
  });
  parser.on('text', (part) => {
    words += part;
  });
  parser.on('closetag', () => {
    const { name, ns } = open.pop() ?? { name: '', ns: {} };
    if (name === 'scope') scope.add(words.trim());
    const about = open.some((each) => each.name === 'test') ? own : shared;
    const list = Object.hasOwn(about, name) ? about[/** @type {keyof Said} */ (name)] : undefined;
    if (list && words.trim() !== '') list.push(words.trim());
    if (document?.depth === open.length) {
      count++;
      const format = FORMATS[document.name]?.[isSelfBilling ? 1 : 0];
      const xml = withSpaces(source.slice(document.start, parser.position), document.end - document.start, ns);
      if (format !== undefined) tests.push({ name: `test ${count}`, format, xml, errors: [], warnings: [], holds: [] });
      document = undefined;
    }
    if (name === 'test') for (const test of tests.filter((each) => each.name === `test ${count}`)) expect(test);
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(source).close();
  return tests;

  /** Adds the expectations of a test. @param {UnitTest} test */
  function expect(test) {
    const [all, here] = [shared, own];
    test.errors.push(...all.error, ...all.fatal, ...here.error, ...here.fatal);
    test.warnings.push(...all.warning, ...here.warning);
    const fires = new Set([...test.errors, ...test.warnings]);
    const holds = new Set([...all.success, ...here.success, ...scope]);
    test.holds.push(...[...holds].filter((rule) => !fires.has(rule) || here.success.includes(rule)));
  }
}

/** @typedef {{ error: string[], fatal: string[], warning: string[], success: string[] }} Said */

/** @returns {Said} */
function said() {
  return { error: [], fatal: [], warning: [], success: [] };
}

/**
 * Returns a document with the namespaces that are declared around it.
 * @param {string} xml @param {number} length of its start tag @param {Record<string, string>} ns
 */
function withSpaces(xml, length, ns) {
  const tag = xml.slice(0, length);
  const missing = Object.entries(ns)
    .filter(([prefix, uri]) => uri !== SPACE && !new RegExp(`\\sxmlns${prefix && `:${prefix}`}\\s*=`).test(tag))
    .map(([prefix, uri]) => ` xmlns${prefix && `:${prefix}`}="${uri}"`);
  return tag.replace(/\s*\/?>$/, (end) => missing.join('') + end) + xml.slice(length);
}
