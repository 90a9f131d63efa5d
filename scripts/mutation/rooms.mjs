/**
 * What is changed and which tests are asked, a room each. Declarations are left out: a rate or a name that is mistyped is found
 * by holding the catalogue against the standard's data.
 * @type {Record<string, { mutate: string[], tests: string[] }>}
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
    tests: ['src/engine/{bill,tax,operations}/**/*.test.ts', 'src/engine/*.test.ts'],
  },
  identities: {
    mutate: ['src/engine/regimes/*/{identity,tax-number}.ts'],
    tests: ['src/engine/regimes/**/*.test.ts'],
  },
  formats: {
    mutate: ['src/formats/**/*.ts', '!**/*.test.ts', '!**/testing/**', '!**/testing.ts'],
    tests: ['src/formats/**/*.test.ts'],
  },
};
