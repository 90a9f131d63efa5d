/** myDATA codes for the standard's keys (chapter 07 §3.1). */
import type { CodesByKey } from '../../../tax/codes-by-key.ts';

/** VAT categories by the name of the rate, on the mainland and on the islands. */
export const VAT_RATES: ReadonlyMap<string, string> = new Map([
  ['general', '1'],
  ['reduced', '2'],
  ['super-reduced', '3'],
  ['general+island', '4'],
  ['reduced+island', '5'],
  ['super-reduced+island', '6'],
]);

/** The category of a row without VAT. */
export const WITHOUT_VAT = '7';

/** Causes of exemption, by article of the VAT code, for the keys of a combo. The first is the default. */
export const EXEMPTIONS: CodesByKey = new Map([
  ['standard', []],
  ['zero', []],
  ['outside-scope', ['1', '2', '3', '4', '24', '29', '30', '31']],
  [
    'exempt',
    ['7', '5', '6', '9', '10', '11', '12', '13', '15', '17', '18', '19', '20', '21', '22', '23', '25', '26', '27'],
  ],
  ['export', ['8', '28']],
  ['intra-community', ['14']],
  ['reverse-charge', ['16']],
]);

/** Causes of exemption for supplies taxed in another country, inside or outside the European Union. */
export const TAXED_IN_UNION = '30';
export const TAXED_OUTSIDE_UNION = '29';

export const PAYMENT_MEANS: ReadonlyMap<string, string> = new Map([
  ['credit-transfer', '1'],
  ['credit-transfer+foreign', '2'],
  ['cash', '3'],
  ['cheque', '4'],
  ['promissory-note', '5'],
  ['online', '6'],
  ['card', '7'],
]);

/** Kinds of tax by the exact key of a charge. */
export const TAX_TYPES_BY_KEY: ReadonlyMap<string, string> = new Map([
  ['stamp-duty', '4'],
  ['tax', '3'],
]);

/** Kinds of tax by the list with details about it. If there are several, the first applies. */
export const TAX_TYPES_BY_EXTENSION: ReadonlyMap<string, string> = new Map([
  ['gr-mydata-fee', '2'],
  ['gr-mydata-other-tax', '3'],
  ['gr-mydata-stamp-duty', '4'],
]);
