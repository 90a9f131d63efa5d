import type { CountryFacts } from './facts.ts';

const correction = 'Factura rectificativa';

const EXEMPT: Readonly<Record<string, string>> = {
  E1: 'art. 20 LIVA',
  E2: 'art. 21 LIVA',
  E3: 'art. 22 LIVA',
  E4: 'art. 23 y 24 LIVA',
  E5: 'art. 25 LIVA',
};

/** The articles have the same numbers in the laws of the Basque provinces. */
const BASQUE: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(EXEMPT).map(([code, article]) => [code, article.replace('LIVA', 'de la Norma Foral del IVA')]),
);

/** The Canary Islands: Decreto Legislativo 1/2025, Ley 20/1991, Ley 19/1994. E6 and E8 have no article of their own; only IGIC has E7 and E8 (AEAT's glossary). */
const CANARIAN: Readonly<Record<string, string>> = {
  E1: 'cap. I del Decreto Legislativo 1/2025 de Canarias',
  E2: 'art. 11 de la Ley 20/1991',
  E3: 'art. 12 de la Ley 20/1991',
  E4: 'art. 13 de la Ley 20/1991',
  E5: 'art. 25 de la Ley 19/1994',
  E7: 'art. 90 del Decreto Legislativo 1/2025 de Canarias',
  E8: '',
};

/** Ceuta and Melilla. */
const AFRICAN: Readonly<Record<string, string>> = {
  E1: 'art. 7 de la Ley 8/1991',
  E2: 'art. 8 de la Ley 8/1991',
  E3: 'art. 8 de la Ley 8/1991',
  E4: 'art. 9 y 10 de la Ley 8/1991',
  E5: 'art. 8 de la Ley 8/1991',
};

const BY_DIFFERENCES =
  'Factura rectificativa por diferencias: sus importes, a favor del cliente, se restan de los de la factura rectificada.';

/** How a correction of each type rectifies (Real Decreto 1619/2012, article 15.5): without it, its amounts can be read in two ways. */
const METHODS: Readonly<Record<string, string>> = {
  'credit-note': BY_DIFFERENCES,
  'debit-note': 'Factura rectificativa por diferencias: sus importes se suman a los de la factura rectificada.',
  corrective: 'Factura rectificativa por sustitución: sus importes sustituyen a los de la factura rectificada.',
};

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
  words: { es: { net: 'Base imponible', taxIncluded: 'IVA incluido', precedes: 'Factura rectificada' } },
  statements: ({ type, words, payable = '' }) => {
    const how = /por (sustituci|diferencia)/i.test(words) ? undefined : METHODS[type];
    return how === undefined ? [] : [payable.startsWith('-') ? BY_DIFFERENCES : how];
  },
  // Ley 37/1992, as the tax office's codes of exemption say; RD 1619/2012, article 6.1.j.
  exemptions: {
    'es-verifactu-exempt': EXEMPT,
    'es-verifactu-exempt IGIC': CANARIAN,
    'es-verifactu-exempt IPSI': AFRICAN,
    'es-sii-exempt': EXEMPT,
    'es-tbai-exemption': BASQUE,
  },
  // Código de Comercio, article 24.
  registration: {
    book: 'Libro',
    volume: 'Tomo',
    sheet: 'Hoja',
    section: 'Sección',
    page: 'Folio',
    entry: 'Inscripción',
  },
  correctionSeries: (_, series) => (/^R(?![a-z])/.test(series) ? series : `R${series}`),
  stamps: { 'es-verifactu-v1': ['verifactu-qr'], 'es-tbai-v1': ['tbai-qr'] },
  searchWords: {
    'es-facturae-v3': 'factura electrónica face b2g administración',
    'es-sii-v1': 'suministro inmediato aeat',
    'es-tbai-v1': 'tbai país vasco euskadi batuz',
    'es-verifactu-v1': 'verifactu veri-factu aeat',
  },
};
