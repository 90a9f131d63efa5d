import type { CountryFacts } from './facts.ts';

/** Each type of document has its own series, which begins with the type (Portaria 302/2016, field 4.1.4.1). */
const TYPES: Readonly<Record<string, string>> = { 'credit-note': 'NC', 'debit-note': 'ND' };

export const pt: CountryFacts = {
  languages: ['pt'],
  taxNumber: { name: 'NIF', prefix: 'abroad', abroad: { pt: 'N.º IVA', en: 'VAT no.' } },
  titles: { pt: { 'invoice-receipt': 'Fatura-recibo' } },
  kinds: { 'pt-saft-invoice-type': { FR: 'invoice-receipt', FS: 'simplified', ND: 'debit-note', NC: 'credit-note' } },
  words: { pt: { taxDate: 'Data de exigibilidade do IVA' } },
  stamps: { 'pt-saft-v1': ['at-hash', 'at-qr'] },
  margins: { 'pt-saft-exemption': ['M12', 'M13', 'M14', 'M15'] },
  correctionSeries(type, series) {
    const code = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
    return code === undefined ? series : series.replace(/^(?:FT|FS|FR|NC|ND)(?= )/, code);
  },
  searchWords: { 'pt-saft-v1': 'saft atcud fatura' },
};
