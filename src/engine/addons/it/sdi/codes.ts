/** FatturaPA codes for the standard's keys (chapter 07 §4.1). */
import type { CodesByKey } from '../../../tax/codes-by-key.ts';

/** Reasons why no VAT is charged (Natura), for the keys of a combo. The first is the default. */
export const EXEMPTIONS: CodesByKey = new Map([
  ['standard', []],
  ['zero', ['N1']],
  ['outside-scope', ['N2.1', 'N2.2', 'N7']],
  ['export', ['N3.1', 'N3.3', 'N3.4', 'N3.5']],
  ['intra-community', ['N3.2', 'N3.6']],
  ['exempt', ['N4', 'N5']],
  ['reverse-charge', ['N6.9', 'N6.1', 'N6.2', 'N6.3', 'N6.4', 'N6.5', 'N6.6', 'N6.7', 'N6.8']],
]);

/** Supplies taxed in another country, inside or outside the European Union. */
export const TAXED_IN_UNION = 'N7';
export const TAXED_OUTSIDE_UNION = 'N2.1';

/** Codes of ModalitaPagamento, by payment means. */
export const PAYMENT_MEANS: ReadonlyMap<string, string> = new Map([
  ['cash', 'MP01'],
  ['cheque', 'MP02'],
  ['bank-draft', 'MP03'],
  ['cash+treasury', 'MP04'],
  ['credit-transfer', 'MP05'],
  ['promissory-note', 'MP06'],
  ['other+payment-slip', 'MP07'],
  ['card', 'MP08'],
  ['online', 'MP08'],
  ['direct-debit+rid', 'MP09'],
  ['direct-debit+rid-utility', 'MP10'],
  ['direct-debit+rid-fast', 'MP11'],
  ['direct-debit+riba', 'MP12'],
  ['debit-transfer', 'MP13'],
  ['other+tax-receipt', 'MP14'],
  ['other+special-account', 'MP15'],
  ['direct-debit', 'MP16'],
  ['direct-debit+post-office', 'MP17'],
  ['cheque+post-office', 'MP18'],
  ['direct-debit+sepa', 'MP19'],
  ['direct-debit+sepa-core', 'MP20'],
  ['direct-debit+sepa-b2b', 'MP21'],
  ['netting', 'MP22'],
  ['online+pagopa', 'MP23'],
]);
