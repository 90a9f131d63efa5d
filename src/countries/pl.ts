import type { CountryFacts } from './facts.ts';

/** Article 106j (2) no. 1 of the VAT act of 11 March 2004. */
const correction = 'Faktura korygująca';

export const pl: CountryFacts = {
  titles: { pl: { corrective: correction, 'credit-note': correction, 'debit-note': correction } },
};
