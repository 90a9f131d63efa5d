import { factsOf } from '../countries/countries.ts';
import { entryOf } from '../engine/model/json.ts';
import type { DocumentReference } from './documents.ts';
import type { Fact } from './paper.ts';
import { said, type Writing } from './writing.ts';

type Codes = Readonly<Record<string, string | undefined>>;

/** Returns the codes among extensions that papers of the supplier's country have to show, with their names. */
export function printedCodes(extensions: Codes | undefined, writing: Writing): Fact[] {
  const names = factsOf(writing.country).printedCodes ?? {};
  return Object.entries(names).flatMap(([extension, name]) => {
    const code = extensions?.[extension];
    return code === undefined ? [] : [{ name: said(name, writing), text: code }];
  });
}

/** Returns the stamps that a payment shows of a paid document, except one that is its number. */
export function printedStamps({ code, stamps = [] }: DocumentReference, writing: Writing): Fact[] {
  const names = factsOf(writing.country).printedStamps ?? {};
  return stamps.flatMap(({ prv, val }) => {
    const name = entryOf(names, prv);
    return name === undefined || val === undefined || val === code ? [] : [{ name: said(name, writing), text: val }];
  });
}
