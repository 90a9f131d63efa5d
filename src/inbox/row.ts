/** The inbox's findings about a file: pure data, for the list, the command line and reports. */

import type { Message } from '../engine/text/message.ts';
import type { Verdict } from '../formats/check-report/data.ts';

/** `nothing`: there is nothing to pay, and nothing to ask. */
export type Suggestion = 'pay' | 'ask' | 'refuse' | 'nothing';

/** A value that the pages of a hybrid and its XML both state. */
export type ComparedField = 'number' | 'date' | 'supplier_name' | 'vat_number' | 'iban' | 'net' | 'tax' | 'total';

/** A value in which two files with one number can differ. */
export type VersionField = 'date' | 'currency' | 'net' | 'tax' | 'total' | 'due' | 'iban' | 'buyer';

/** Something to notice about a file. */
export type Flag =
  | { kind: 'difference'; field: ComparedField; page: string; xml: string }
  /** `other` is the file that it repeats, by its path. `differs` are the values that are not the same under one number. */
  | {
      kind: 'duplicate_of';
      other: string;
      reason: 'same-file' | 'same-content' | 'same-number' | 'same-amount-and-date';
      differs?: readonly VersionField[];
    }
  /** `other` is the previous account, and `account` the new one. */
  | { kind: 'account_changed'; other: string; account: string }
  | { kind: 'name_changed'; other: string; name: string }
  /** The check digits or the form of an IBAN are wrong. */
  | { kind: 'account_invalid'; account: string }
  /** One of it and `other` names the other one, and does not deduct it: a corrected invoice, or a credit note of a part. */
  | { kind: 'overlaps'; other: string; reason: 'invoice' | 'credit-note' }
  | { kind: 'due_before_issue' }
  /** `usual` is the median of earlier totals. */
  | { kind: 'unusual_amount'; usual: string }
  /** A record that breaks its chain of records: `code` is the rule, `other` a file whose record is concerned too. */
  | { kind: 'chain_broken'; code: string; other: string }
  /** The file was changed after it was signed, or its signature is invalid for another reason. */
  | { kind: 'signature_broken' }
  /** The file is signed, but its signature could not be verified. */
  | { kind: 'signature_unverified' }
  /** `other` is the fingerprint of the previous certificate, and `certificate` of the new one. */
  | { kind: 'certificate_changed'; other: string; certificate: string }
  /** The file is not signed, but all earlier ones of the supplier were. `other` is the fingerprint of the previous certificate. */
  | { kind: 'signature_missing'; other: string }
  | { kind: 'not_comparable'; reason: 'images' | 'unknown-characters' }
  | { kind: 'unreadable' };

/** A file of the inbox. Amounts are decimal numbers, dates `YYYY-MM-DD`. */
export interface Row {
  /** Its path. Members of archives and e-mails follow the path of their container. */
  file: string;
  /** The SHA-256 of its bytes, in hexadecimal digits. */
  digest: string;
  /** The key of its format, or the kind of an unreadable file, such as `pdf` or `zip`. */
  format: string;
  sender: string | null;
  vat: string | null;
  number: string | null;
  date: string | null;
  currency: string | null;
  total: string | null;
  due: string | null;
  due_date: string | null;
  /** Whether it credits an amount instead of asking for one. */
  credit: boolean;
  /** The path of the file that counts, if several files have this number of the supplier. All of them state the same one. */
  bill: string | null;
  verdict: Verdict;
  suggestion: Suggestion;
  flags: Flag[];
  /** One sentence that explains the suggestion. */
  why: Message;
}
