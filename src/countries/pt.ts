import type { CountryFacts } from './facts.ts';

/** Each type of document has its own series, which begins with the type (Portaria 302/2016, field 4.1.4.1). */
const TYPES: Readonly<Record<string, string>> = { 'credit-note': 'NC', 'debit-note': 'ND' };

export const pt: CountryFacts = {
  correctionSeries(type, series) {
    const code = TYPES[type];
    return code === undefined ? series : series.replace(/^(?:FT|FS|FR|NC|ND)(?= )/, code);
  },
};
