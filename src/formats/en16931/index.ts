import type { Format } from '../format.ts';

const common = {
  specification: 'urn:cen.eu:en16931:2017',
  addons: ['eu-en16931-v2017'],
  reads: true,
  writes: true,
} as const;

/** The core of EN 16931-1 in UBL 2.1 (chapter 13 §1). */
export const en16931Ubl: Format = {
  ...common,
  key: 'en16931-ubl',
  usualFor: { addons: ['eu-en16931-v2017'] },
  name: { en: 'EN 16931 (UBL)' },
  description: {
    en: 'The European standard for electronic invoices, in UBL 2.1.',
    de: 'Die europäische Norm für elektronische Rechnungen, in UBL 2.1.',
    el: 'Το ευρωπαϊκό πρότυπο για ηλεκτρονικά τιμολόγια, σε UBL 2.1.',
    es: 'La norma europea de factura electrónica, en UBL 2.1.',
    fr: 'La norme européenne de facturation électronique, en UBL 2.1.',
    it: 'La norma europea per la fatturazione elettronica, in UBL 2.1.',
    pl: 'Europejska norma faktur elektronicznych, w UBL 2.1.',
    pt: 'A norma europeia de faturação eletrónica, em UBL 2.1.',
  },
  syntax: 'ubl',
  schema: 'ubl',
  rules: ['en16931-ubl'],
};

/** The core of EN 16931-1 in UN/CEFACT CII (chapter 13 §1). */
export const en16931Cii: Format = {
  ...common,
  key: 'en16931-cii',
  name: { en: 'EN 16931 (CII)' },
  description: {
    en: 'The European standard for electronic invoices, in UN/CEFACT Cross Industry Invoice.',
    de: 'Die europäische Norm für elektronische Rechnungen, in UN/CEFACT Cross Industry Invoice.',
    el: 'Το ευρωπαϊκό πρότυπο για ηλεκτρονικά τιμολόγια, σε UN/CEFACT Cross Industry Invoice.',
    es: 'La norma europea de factura electrónica, en UN/CEFACT Cross Industry Invoice.',
    fr: 'La norme européenne de facturation électronique, en UN/CEFACT Cross Industry Invoice.',
    it: 'La norma europea per la fatturazione elettronica, in UN/CEFACT Cross Industry Invoice.',
    pl: 'Europejska norma faktur elektronicznych, w UN/CEFACT Cross Industry Invoice.',
    pt: 'A norma europeia de faturação eletrónica, em UN/CEFACT Cross Industry Invoice.',
  },
  syntax: 'cii',
  schema: 'cii-d16b',
  rules: ['en16931-cii'],
};
