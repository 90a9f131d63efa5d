/** The QR codes for verifying a bill in a national system, from its stamps or its e-invoice. */

import type { Section } from './paper.ts';
import { isObject, memberAt, text } from './values.ts';
import type { Writing } from './writing.ts';

/** Where a bill can be verified. */
export interface Verification {
  url: string;
  /** The line under the code: the number that the system gave the bill, or a note that it has no number yet. */
  label: string;
}

/** Stamps with the link of such a code, stamps with the number under it, and the text without a number. KSeF: chapter 16 §2. */
const STAMPS: readonly { link: string; number: string; without: string }[] = [
  { link: 'favat-qr', number: 'favat-ksef-number', without: 'OFFLINE' },
];

/** Returns where a document can be verified, by the stamps in its envelope. */
export function verificationIn(document: unknown): Verification | undefined {
  const stamps = memberAt(document, 'head.stamps');
  if (!Array.isArray(stamps)) return undefined;
  const stampOf = (key: string) => text(stamps.find((each) => isObject(each) && each.prv === key)?.val);
  for (const { link, number, without } of STAMPS) {
    const url = stampOf(link);
    if (url !== undefined && /^https:\/\//.test(url)) return { url, label: stampOf(number) ?? without };
  }
  return undefined;
}

/** Returns the section with the code, its number, and the link in letters. */
export function describeVerification({ url, label }: Verification, { labels }: Writing): Section {
  return {
    kind: 'section',
    label: labels.verification,
    lines: [{ text: url, look: 'small' }],
    code: { label, payload: url },
  };
}
