import type { CountryFacts } from './facts.ts';

/** Article 26 of DPR 633/1972. */
export const it: CountryFacts = { titles: { it: { corrective: 'Nota di variazione' } } };
