/** Means of payment (chapter 03 §11.1). */

import { key } from '../cbc/key.ts';
import { openEnumeration } from '../model/enumeration.ts';
import type { Test } from '../rules/declare.ts';
import { labelled } from '../rules/label.ts';
import { keyIsOrStartsWith } from '../text/patterns.ts';

/** The known means with their names. Each may be followed by `+` and more: `card+visa`. */
export const paymentMeans = openEnumeration(key, [
  ['any', 'Any means'],
  ['card', 'Card'],
  ['card+credit', 'Credit card'],
  ['card+debit', 'Debit card'],
  ['credit-transfer', 'Credit transfer, sent by the payer'],
  ['credit-transfer+sepa', 'SEPA credit transfer'],
  ['debit-transfer', 'Debit transfer, drawn by the payee'],
  ['cash', 'Cash'],
  ['cheque', 'Cheque'],
  ['bank-draft', "Banker's draft"],
  ['direct-debit', 'Direct debit'],
  ['direct-debit+sepa', 'SEPA direct debit'],
  ['online', 'Online service or page'],
  ['promissory-note', 'Promissory note'],
  ['netting', 'Set off against other debts'],
  ['other', 'Other means'],
]);

const MEANS = paymentMeans.values.filter((key) => !key.includes('+'));

/** The allowed keys of payment means, for messages. */
export const MEANS_EXPECTED = `${MEANS.join(', ')}; you can add + and more, as in card+credit`;

/** Tests that the part of a key before its first `+` is a known means. The empty key fails. */
export const isPaymentMeans: Test<string> = labelled('is payment means', (key) => keyIsOrStartsWith(key ?? '', MEANS));
