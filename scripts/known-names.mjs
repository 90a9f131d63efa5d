/**
 * Adds names for editor completion to the published types: `engine/known-names.ts` and `formats/check/rule-codes.ts` describe them, and the built
 * library and command line provide them. Own code, because no tool knows the names of the standard.
 */
import { execFileSync } from 'node:child_process';

/**
 * Returns a function that replaces `string` by unions in such declarations. They still accept any text, except for schema paths: an unknown
 * `$schema` is an error. `Known` removes names that are not listed.
 * @param {typeof import('../src/library/index.ts')} library as built
 */
export function knownNames(library) {
  const lists = listsOf(library);
  return (/** @type {string} */ declared) =>
    declared.replace(/export type Known<.*/, KNOWN).replace(/export type (\w+) = string;/g, (_line, name) => {
      const union = [...new Set(lists[name])].sort().flatMap((each) => (each ? JSON.stringify(each) : []));
      if (union.length === 0) throw new Error(`there are no names for ${name}`);
      if (name !== 'SchemaPath') union.push('(string & {})');
      return `export type ${name} = ${union.join(' | ')};`;
    });
}

const KNOWN =
  'export type Known<Name extends string> = Name extends unknown ? (string extends Name ? never : Name) : never;';

/** Names of rates in older documents, which building replaces. */
const OLDER_RATES = ['exempt', 'exempt+reverse-charge', 'exempt+export', 'exempt+eea', 'exempt+export+eea'];

/** @param {typeof import('../src/library/index.ts')} library @returns {Record<string, string[]>} */
function listsOf(library) {
  const schemas = library.schema('bill/invoice', { bundle: true })?.$defs;
  const constants = (/** @type {string} */ name) =>
    /** @type {any} */ (schemas)[name].oneOf.map((/** @type {{ const: string }} */ each) => each.const);
  const regimes = library.regimes().map(({ country }) => library.regime(country));
  const categories = regimes.flatMap((regime) => regime?.categories ?? []);
  const rules = list('rule', 'rules').map(({ code }) => code);
  const isOurs = (/** @type {string} */ code) => /^(?:GOBL|BW)-/.test(code);
  return {
    SchemaPath: library.schemas().map((id) => id.replace('https://gobl.org/draft-0/', '')),
    RegimeCode: regimes.flatMap((regime) => (regime ? [regime.country] : [])),
    AddonKey: library.addons().map(({ key }) => key),
    CurrencyCode: constants('currency.Code'),
    CountryCode: constants('l10n.ISOCountryCode'),
    TaxCountryCode: constants('l10n.TaxCountryCode'),
    TaxCategoryCode: categories.map(({ code }) => code),
    UnitKey: /** @type {any} */ (library.schema('org/unit'))?.$defs['org.Unit'].oneOf.map(
      (/** @type {{ const: string }} */ each) => each.const,
    ),
    TaxRateKey: [
      ...OLDER_RATES,
      ...categories.flatMap(({ rates = [] }) =>
        rates.flatMap(({ rate }) => [rate, rate.replace(/^general(?=$|\+)/, 'standard')]),
      ),
    ],
    TaxKey: categories.flatMap(({ keys }) => keys?.map(({ key }) => key) ?? []),
    FaultCode: rules.filter(isOurs),
    FormatRuleCode: rules.filter((code) => !isOurs(code)),
    FormatKey: list('format', 'formats').map(({ key }) => key),
    CatalogueKey: list('catalogue', 'catalogues').map(({ key }) => key),
    ExampleName: list('example', 'examples').map(({ name }) => name),
  };
}

/**
 * Returns the definitions of extensions by key, from addons, regimes and catalogues.
 * @param {typeof import('../src/library/index.ts')} library @returns {Map<string, any>}
 */
export function extensionsOf(library) {
  const catalogues = list('catalogue', 'catalogues').map(({ key }) => print('catalogue', key));
  const owners = [
    ...library.addons().map(({ key }) => library.addon(key)),
    ...library.regimes().map(({ country }) => library.regime(country)),
    ...catalogues,
  ];
  return new Map(owners.flatMap((owner) => owner?.extensions ?? []).map((/** @type {any} */ each) => [each.key, each]));
}

/** Returns the list of a command of the built command line. @param {string} command @param {string} member @returns {any[]} */
const list = (command, member) => print(command)[member];

/** Returns the output of the built command line. @param {string[]} args @returns {any} */
function print(...args) {
  const options = { encoding: /** @type {const} */ ('utf8'), maxBuffer: 2 ** 26 };
  return JSON.parse(execFileSync(process.execPath, ['dist/node/cli.js', ...args], options));
}
