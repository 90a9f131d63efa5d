const FORMATS = 'src/formats';
/** Documents that are written and read in whole. */
const CONVERSIONS = `${FORMATS}/{read,write,write-extended,write-countries,round-trip}.test.ts`;

/**
 * What is changed and which tests are asked, a room each. Declarations are left out: a rate or a name that is mistyped is found
 * by holding the catalogue against the standard's data.
 * @type {Record<string, { mutate: string[], tests: string[], once?: boolean }>}
 */
export const ROOMS = {
  num: {
    mutate: ['src/engine/num/*.ts', '!**/*.test.ts'],
    tests: ['src/engine/num/*.test.ts', 'src/engine/model/{decimal-text,scalars}.test.ts'],
  },
  cal: {
    mutate: ['src/engine/cal/*.ts', '!**/*.test.ts'],
    tests: ['src/engine/cal/*.test.ts', 'src/engine/model/scalars.test.ts'],
  },
  tax: {
    mutate: ['src/engine/tax/*.ts', '!**/*.test.ts'],
    tests: [
      'src/engine/{tax,bill}/**/*.test.ts',
      'src/engine/{properties,faults}.test.ts',
      'src/engine/regimes/{es,pt,nl,br}/*.test.ts',
    ],
  },
  bill: {
    mutate: ['src/engine/bill/**/*.ts', '!**/*.test.ts', '!**/testing.ts', '!**/arbitraries.ts'],
    tests: [
      'src/engine/bill/**/*.test.ts',
      'src/engine/operations/{correct,restate,transform,warnings}.test.ts',
      'src/engine/{properties,faults}.test.ts',
      'src/engine/regimes/{fr,nl}/*.test.ts',
    ],
  },
  identities: {
    mutate: ['src/engine/regimes/*/{identity,tax-number}.ts'],
    tests: ['src/engine/regimes/**/*.test.ts'],
    // Weights and forms are read once, when a country is loaded, and are what there is to try.
    once: true,
  },
  'formats/model': {
    mutate: ['src/formats/{model,xml}/*.ts', '!**/*.test.ts'],
    tests: [`${FORMATS}/{model,xml,terms}/*.test.ts`, CONVERSIONS],
  },
  'formats/mapping': {
    mutate: ['src/formats/mapping/**/*.ts', '!**/*.test.ts', '!**/testing.ts'],
    // Documents that are written and read in whole take seconds for each change that they do not notice, and notice little that these do not.
    tests: [`${FORMATS}/mapping/**/*.test.ts`],
  },
  'formats/rules/run': {
    mutate: ['src/formats/rules/*.ts', '!**/*.test.ts', '!**/testing.ts'],
    tests: [`${FORMATS}/rules/**/*.test.ts`],
  },
  'formats/rules/en16931': rules('en16931'),
  'formats/rules/peppol': rules('peppol'),
  'formats/rules/xrechnung': rules('xrechnung'),
  'formats/rules/france': rules('france'),
  'formats/rules/facturx': rules('{facturx,extended}'),
  'formats/life-cycle': {
    mutate: ['src/formats/{cdar,life-cycle}/*.ts', '!**/*.test.ts', '!**/testing.ts'],
    tests: [`${FORMATS}/{cdar,life-cycle}/*.test.ts`],
  },
  'formats/hybrid': {
    mutate: ['src/formats/hybrid/*.ts', '!**/*.test.ts', '!**/testing.ts'],
    tests: [`${FORMATS}/hybrid/*.test.ts`],
  },
  'formats/schema': {
    mutate: ['src/formats/schema/*.ts', '!**/*.test.ts', '!**/testing.ts'],
    tests: [`${FORMATS}/schema/*.test.ts`],
  },
  'formats/rest': {
    mutate: [
      'src/formats/*.ts',
      'src/formats/{codes,en16931,facturx,france,peppol,xrechnung}/*.ts',
      '!**/*.test.ts',
      '!**/testing.ts',
    ],
    // As above, of round trips and texts that are nearly e-invoices.
    tests: [
      `${FORMATS}/!(round-trip|fuzz|syntaxes).test.ts`,
      `${FORMATS}/{codes,en16931,facturx,france,peppol,xrechnung}/*.test.ts`,
    ],
  },
};

/** A set of rules, and the tests of that set. @param {string} folder */
function rules(folder) {
  return {
    mutate: [`src/formats/rules/${folder}/**/*.ts`, '!**/*.test.ts', '!**/testing.ts'],
    tests: [`${FORMATS}/rules/${folder}/**/*.test.ts`],
  };
}
