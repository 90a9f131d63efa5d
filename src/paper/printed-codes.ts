import { factsOf } from '../countries/countries.ts';
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
