/** Codes of UNTDID and ISO 6523 for the standard's keys (chapter 06 §10). */

/** UNTDID 4461: payment means. */
export const PAYMENT_MEANS: ReadonlyMap<string, string> = new Map([
  ['any', '1'],
  ['card', '48'],
  ['card+debit', '55'],
  ['credit-transfer', '30'],
  ['credit-transfer+sepa', '58'],
  ['debit-transfer', '31'],
  ['cash', '10'],
  ['direct-debit', '49'],
  ['direct-debit+sepa', '59'],
  ['online', '68'],
  ['promissory-note', '60'],
  ['netting', '97'],
  ['cheque', '20'],
  ['bank-draft', '21'],
]);

/** UNTDID 5189: allowances, by the key of a discount. */
export const ALLOWANCES: ReadonlyMap<string, string> = new Map([
  ['early-completion', '41'],
  ['military', '62'],
  ['work-accident', '63'],
  ['special-agreement', '64'],
  ['production-error', '65'],
  ['new-outlet', '66'],
  ['sample', '67'],
  ['end-of-range', '68'],
  ['incoterm', '70'],
  ['pos-threshold', '71'],
  ['special-rebate', '100'],
  ['temporary', '103'],
  ['standard', '104'],
  ['yearly-turnover', '105'],
]);

/** UNTDID 7161: charges, by the key of a charge. */
export const CHARGES: ReadonlyMap<string, string> = new Map([
  ['stamp-duty', 'ST'],
  ['outlay', 'AAE'],
  ['tax', 'TX'],
  ['customs', 'ABW'],
  ['delivery', 'DL'],
  ['packing', 'PC'],
  ['handling', 'HD'],
  ['insurance', 'IN'],
  ['storage', 'ABA'],
  ['admin', 'AEM'],
  ['cleaning', 'CG'],
]);

/** UNTDID 4451: subjects of texts, by the key of a note. */
export const TEXT_SUBJECTS: ReadonlyMap<string, string> = new Map([
  ['goods', 'AAA'],
  ['payment', 'PMT'],
  ['payment-method', 'PMD'],
  ['payment-term', 'AAB'],
  ['general', 'AAI'],
  ['legal', 'ABL'],
  ['dangerous-goods', 'AAC'],
  ['ack', 'AAE'],
  ['rate', 'AAF'],
  ['reason', 'ACD'],
  ['dispute', 'ACE'],
  ['customer', 'CUR'],
  ['glossary', 'ACZ'],
  ['customs', 'CUS'],
  ['handling', 'HAN'],
  ['packaging', 'PKG'],
  ['loading', 'LOI'],
  ['price', 'AAK'],
  ['priority', 'PRI'],
  ['regulatory', 'REG'],
  ['safety', 'SAF'],
  ['ship-line', 'SLR'],
  ['supplier', 'SUR'],
  ['transport', 'TRA'],
  ['delivery', 'DEL'],
  ['quarantine', 'QIN'],
  ['tax', 'TXD'],
  ['other', 'ZZZ'],
]);

/** ISO 6523 schemes, by the key of an identity. */
export const SCHEMES_BY_KEY: ReadonlyMap<string, string> = new Map([
  ['gln', '0088'],
  ['gtin', '0160'],
]);

/** ISO 6523 schemes, by the type of an identity. */
export const SCHEMES_BY_TYPE: ReadonlyMap<string, string> = new Map([
  ['SIREN', '0002'],
  ['SIRET', '0009'],
  ['CVR', '0184'],
]);
