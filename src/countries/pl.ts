import type { CountryFacts } from './facts.ts';

const correction = 'Faktura korygująca';

/** The VAT act of 11 March 2004: articles 106e (1) no. 16 to 18a, (2) and (3), and 106j (2) no. 1. */
export const pl: CountryFacts = {
  languages: ['pl'],
  taxNumber: { name: 'NIP', prefix: 'abroad', abroad: { pl: 'Numer VAT UE', en: 'VAT no.' } },
  numbers: { REGON: 'REGON', KRS: 'KRS', NRKLIENTA: { pl: 'Numer klienta', en: 'Customer no.' } },
  titles: { pl: { corrective: correction, 'credit-note': correction, 'debit-note': correction } },
  kinds: {
    'pl-favat-invoice-type': {
      UPR: 'simplified',
      ZAL: 'advance',
      ROZ: 'final',
      KOR: 'corrective',
      KOR_ZAL: 'advance-correction',
      KOR_ROZ: 'final-correction',
    },
  },
  mentions: {
    'pl-favat-split-payment': { 1: { pl: 'Mechanizm podzielonej płatności', en: 'Split payment mechanism' } },
    'pl-favat-cash-accounting': { 1: { pl: 'Metoda kasowa', en: 'Cash accounting' } },
    'pl-favat-self-billing': { 1: { pl: 'Samofakturowanie', en: 'Self-billing' } },
    'pl-favat-reverse-charge': { 1: { pl: 'Odwrotne obciążenie', en: 'Reverse charge' } },
    'pl-favat-margin-scheme': {
      2: { pl: 'Procedura marży dla biur podróży', en: 'Margin scheme – travel agents' },
      3.1: { pl: 'Procedura marży – towary używane', en: 'Margin scheme – second-hand goods' },
      3.2: { pl: 'Procedura marży – dzieła sztuki', en: 'Margin scheme – works of art' },
      3.3: {
        pl: 'Procedura marży – przedmioty kolekcjonerskie i antyki',
        en: 'Margin scheme – collector’s items and antiques',
      },
    },
  },
  margins: { 'pl-favat-tax-category': ['11'] },
  words: { pl: { tax: 'VAT' } },
  // Article 106e (1) nos. 9 and 11.
  lineWords: {
    pl: {
      net: { price: 'Cena netto', amount: 'Wartość netto' },
      gross: { price: 'Cena brutto', amount: 'Wartość brutto' },
    },
  },
  needsStandardKey: true,
  searchWords: { 'pl-favat-v3': 'ksef e-faktura faktura ustrukturyzowana' },
};
