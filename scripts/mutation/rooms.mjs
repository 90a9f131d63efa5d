const FORMATS = 'src/formats';
/** Tests of whole documents. */
const CONVERSIONS = `${FORMATS}/{read,write,round-trip,mapping/cases}.test.ts`;

/**
 * The mutated files and their tests, by room. Declarations are excluded: comparing catalogues with the standard's data finds a mistyped
 * rate or name.
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
    // Weights and forms are read once, when a country is loaded, and are the parts to mutate.
    once: true,
  },
  'formats/model': {
    mutate: ['src/formats/{model,xml}/*.ts', '!**/*.test.ts'],
    tests: [`${FORMATS}/{model,xml,terms}/*.test.ts`, CONVERSIONS],
  },
  'formats/mapping': {
    mutate: ['src/formats/mapping/**/*.ts', '!**/*.test.ts', '!**/testing.ts'],
    // Tests of whole documents take seconds for each unnoticed change, and find little that these do not.
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
    // Round trips and near e-invoices take too long, too.
    tests: [
      `${FORMATS}/!(round-trip|fuzz|syntaxes).test.ts`,
      `${FORMATS}/{codes,en16931,facturx,france,peppol,xrechnung}/*.test.ts`,
    ],
  },
};

/** Returns a rule set with its tests. @param {string} folder */
function rules(folder) {
  return {
    mutate: [`src/formats/rules/${folder}/**/*.ts`, '!**/*.test.ts', '!**/testing.ts'],
    tests: [`${FORMATS}/rules/${folder}/**/*.test.ts`],
  };
}
