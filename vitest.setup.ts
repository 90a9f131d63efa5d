import fc from 'fast-check';

/** How many documents and numbers each property is tried with: FC_RUNS, which `npm run test:deep` sets to 10,000. */
fc.configureGlobal({ numRuns: Number(process.env.FC_RUNS ?? 100) });
