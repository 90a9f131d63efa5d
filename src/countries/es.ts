import type { CountryFacts } from './facts.ts';

const correction = 'Factura rectificativa';

/** Real Decreto 1619/2012: corrections have a series of their own (article 6.1.a), and their name on them (article 15.4). */
export const es: CountryFacts = {
  titles: { es: { corrective: correction, 'credit-note': correction, 'debit-note': correction } },
  correctionSeries: (_, series) => (/^R(?![a-z])/.test(series) ? series : `R${series}`),
};
