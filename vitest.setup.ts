import fc from 'fast-check';
import { setToday } from './src/formats/releases/today.ts';

const { FC_RUNS = '100', FC_SEED } = process.env;

/**
 * Sets how many documents and numbers test each property: FC_RUNS, which `npm run test:deep` sets to 10,000. FC_SEED makes them the same each
 * time.
 */
fc.configureGlobal({ numRuns: Number(FC_RUNS), ...(FC_SEED && { seed: Number(FC_SEED) }) });

setToday(process.env.BILLWRIGHT_TODAY);

// The simulated browser, and Node, are American by default: their dates would be too.
if (globalThis.navigator) Object.defineProperty(navigator, 'language', { value: 'en-GB', configurable: true });
