import type { CountryFacts } from './facts.ts';

/** Article 26 of DPR 633/1972: `nota di variazione`. */
export const it: CountryFacts = {
  languages: ['it'],
  taxNumber: { name: 'P. IVA', prefix: 'abroad' },
  numbers: { 'it-fiscal-code': 'Codice fiscale', 'it-sdi-code': 'Codice destinatario', 'it-sdi-pec': 'PEC' },
  secondNumbers: [{ label: 'Codice fiscale', members: { key: 'it-fiscal-code' } }],
  registration: { entry: 'REA' },
  // DPR 600/1973, art. 25.
  taxes: {
    IRPEF: 'Ritenuta IRPEF',
    IRES: 'Ritenuta IRES',
    INPS: 'Contributo INPS',
    ENASARCO: 'Contributo ENASARCO',
    ENPAM: 'Contributo ENPAM',
    CP: 'Altro contributo previdenziale',
  },
  titles: {
    it: {
      corrective: 'Nota di variazione',
      'it-ticket-v1': 'Documento commerciale di vendita o prestazione',
      'it-ticket-v1/credit-note': 'Documento commerciale emesso per reso merce',
      TD02: 'Acconto/anticipo su fattura',
      TD03: 'Acconto/anticipo su parcella',
      TD06: 'Parcella',
      TD08: 'Nota di credito semplificata',
      TD09: 'Nota di debito semplificata',
      TD16: 'Integrazione fattura reverse charge interno',
      TD17: 'Integrazione/autofattura per acquisto servizi dall’estero',
      TD18: 'Integrazione per acquisto di beni intracomunitari',
      TD19: 'Integrazione/autofattura per acquisto di beni ex art. 17 c. 2 DPR 633/72',
      TD20: 'Autofattura per regolarizzazione',
      TD21: 'Autofattura per splafonamento',
      TD22: 'Estrazione beni da deposito IVA',
      TD23: 'Estrazione beni da deposito IVA con versamento dell’IVA',
      TD24: 'Fattura differita',
      TD25: 'Fattura differita',
      TD26: 'Cessione di beni ammortizzabili',
      TD27: 'Fattura per autoconsumo o cessioni gratuite',
      TD28: 'Acquisti da San Marino con IVA',
    },
  },
  kinds: {
    'it-sdi-document-type': {
      TD02: 'advance',
      TD03: 'advance',
      TD04: 'credit-note',
      TD05: 'debit-note',
      TD07: 'simplified',
    },
  },
  margins: { 'it-sdi-exempt': ['N5'] },
  address: { province: ' ', provinceLabel: 'Provincia' },
  words: {
    it: {
      net: 'Imponibile',
      totalWithTax: 'Totale documento',
      payableWithTax: 'Totale documento',
      payable: 'Netto a pagare',
      registration: 'Registro delle imprese',
    },
  },
  searchWords: {
    'it-sdi-v1': 'fattura elettronica fatturapa b2g',
    'it-ticket-v1': 'scontrino ricevuta corrispettivi',
  },
};
