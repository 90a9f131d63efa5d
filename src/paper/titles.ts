/** Finds the title of an invoice: by the code of a national format, its tags, or its type. */

import { factsOf } from '../countries/countries.ts';
import { entryOf } from '../engine/model/json.ts';
import { isObject, memberAt, text } from './values.ts';

/** Kinds of invoices by UNTDID 1001, that neither type nor tags express. */
const UNTDID: Readonly<Record<string, string>> = {
  326: 'partial',
  386: 'advance',
  500: 'advance',
  501: 'final',
  875: 'partial',
  877: 'final',
};

const SIMPLE = new Set([undefined, 'standard', 'other']);

/**
 * Returns the keys under which the title of an invoice may be found, the best first. A country has titles for some
 * of them, a language for others.
 */
export function titleKeys(invoice: Record<string, unknown>, country: string | undefined): string[] {
  const type = text(invoice.type);
  const codes = memberAt(invoice, 'tax.ext');
  const { kinds = {} } = factsOf(country);
  const national = Object.entries(kinds).flatMap(([extension, byCode]) => {
    const code = isObject(codes) ? text(codes[extension]) : undefined;
    return code === undefined ? [] : [code, entryOf(byCode, code)];
  });
  const addons = Array.isArray(invoice.$addons) ? invoice.$addons : [];
  const given = Array.isArray(invoice.$tags) ? invoice.$tags.filter((tag) => typeof tag === 'string') : [];
  const has = (tag: string) => given.includes(tag);
  const isSimple = SIMPLE.has(type);
  const untdid = isSimple && isObject(codes) ? entryOf(UNTDID, String(codes['untdid-document-type'])) : undefined;
  const keys = [
    ...national,
    ...addons.map((addon) => (isSimple ? String(addon) : `${addon}/${type}`)),
    untdid,
    ...(isSimple && has('prepayment') ? ['advance'] : []),
    ...(isSimple && has('self-billed') ? ['self-billed'] : []),
    ...(type === 'credit-note' && has('self-billed') ? ['self-billed-credit'] : []),
    ...(isSimple ? given : []),
    type,
  ];
  return keys.filter((key) => key !== undefined);
}
