import type { CountryFacts } from './facts.ts';

const correction = 'Factura rectificativa';

/** Real Decreto 1619/2012: corrections have a series of their own (article 6.1.a), and their name on them (article 15.4). */
export const es: CountryFacts = {
  languages: ['es'],
  taxNumber: { name: 'NIF', prefix: 'abroad', abroad: { es: 'NIF-IVA', en: 'VAT no.' } },
  numbers: { passport: { es: 'Pasaporte', en: 'Passport' }, resident: { es: 'Certificado de residencia' } },
  titles: {
    es: {
      corrective: correction,
      'credit-note': correction,
      'debit-note': correction,
      summary: 'Factura recapitulativa',
    },
  },
  words: { es: { net: 'Base imponible', precedes: 'Factura rectificada' } },
  correctionSeries: (_, series) => (/^R(?![a-z])/.test(series) ? series : `R${series}`),
  searchWords: {
    'es-facturae-v3': 'factura electrónica face b2g administración',
    'es-sii-v1': 'suministro inmediato aeat',
    'es-tbai-v1': 'tbai país vasco euskadi batuz',
    'es-verifactu-v1': 'verifactu veri-factu aeat',
  },
};
