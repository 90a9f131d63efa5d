import { hasCheckDigits } from '../engine/text/check-digits.ts';

/** Returns a payment reference as banks print it, if its check digits identify its kind. Other texts are returned unchanged. */
export function printedReference(text: string, country: string | undefined): string {
  const bare = text.replace(/[\s+/.-]/g, '').toUpperCase();
  if (isCreditorReference(bare)) return inGroups(bare, 4);
  const digits = /^\d+$/.test(bare) ? bare : '';
  if ((country === 'CH' || country === 'LI') && isQrReference(digits))
    return `${digits.slice(0, 2)} ${inGroups(digits.slice(2), 5)}`;
  if (country === 'BE' && isBelgian(digits))
    return `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}+++`;
  if (country === 'FI' && isFinnish(digits)) return inGroupsFromEnd(digits, 5);
  return text;
}

/** ISO 11649. */
export function isCreditorReference(text: string): boolean {
  return /^RF\d{2}[0-9A-Z]{1,21}$/.test(text) && hasCheckDigits(text);
}

/** Each digit leads from a carry to the next; the last one is what is missing to ten. */
const CARRIES = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];

/** SIX, Swiss Implementation Guidelines for the QR-bill, annex B: modulo 10, recursive. */
export function isQrReference(text: string): boolean {
  if (!/^\d{27}$/.test(text)) return false;
  const carry = [...text.slice(0, -1)].reduce((last, digit) => CARRIES[(last + Number(digit)) % 10] ?? 0, 0);
  return (10 - carry) % 10 === Number(text.at(-1));
}

/** Febelfin: twelve digits. The last two are the remainder of a division by 97, or 97 itself. */
function isBelgian(text: string): boolean {
  return /^\d{12}$/.test(text) && (Number(text.slice(0, 10)) % 97 || 97) === Number(text.slice(10));
}

/** Finance Finland: the weights 7, 3 and 1 from the end. */
function isFinnish(text: string): boolean {
  if (!/^\d{4,20}$/.test(text)) return false;
  const digits = [...text].map(Number).reverse();
  const [check, ...others] = digits;
  const sum = others.reduce((all, digit, at) => all + digit * ([7, 3, 1][at % 3] ?? 0), 0);
  return (10 - (sum % 10)) % 10 === check;
}

function inGroups(text: string, length: number): string {
  return (text.match(new RegExp(`.{1,${length}}`, 'g')) ?? []).join(' ');
}

function inGroupsFromEnd(text: string, length: number): string {
  const first = text.length % length;
  return [text.slice(0, first), inGroups(text.slice(first), length)].filter(Boolean).join(' ');
}
