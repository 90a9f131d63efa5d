import fc from 'fast-check';

const { FC_RUNS = '100', FC_SEED } = process.env;

/**
 * How many documents and numbers each property is tried with: FC_RUNS, which `npm run test:deep` sets to 10,000; and which, where it has to be the
 * same ones each time: FC_SEED, which `npm run test:mutation` sets.
 */
fc.configureGlobal({ numRuns: Number(FC_RUNS), ...(FC_SEED && { seed: Number(FC_SEED) }) });
