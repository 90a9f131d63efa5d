/** The facts of all syntaxes, in the order of their lists. A new one needs a folder, a line here and one in `index.ts`. */

import type { SyntaxFacts } from '../declare/syntax-facts.ts';
import { ciiFacts } from '../en16931/cii/facts.ts';
import { ublFacts } from '../en16931/ubl/facts.ts';
import { cdarFacts } from '../messages/cdar/facts.ts';
import { responseFacts } from '../messages/response/facts.ts';
import { cfdiFacts } from '../national/cfdi/facts.ts';
import { facturaeFacts } from '../national/facturae/facts.ts';
import { fatturapaFacts } from '../national/fatturapa/facts.ts';
import { flux10Facts } from '../national/flux10/facts.ts';
import { ksefFacts } from '../national/ksef/facts.ts';
import { verifactuFacts } from '../national/verifactu/facts.ts';

const listed = [
  ublFacts,
  ciiFacts,
  cdarFacts,
  responseFacts,
  ksefFacts,
  fatturapaFacts,
  verifactuFacts,
  facturaeFacts,
  cfdiFacts,
  flux10Facts,
] as const;

type Listed = (typeof listed)[number];

export type SyntaxKey = Listed['key'];

/** The syntaxes whose files are made from many documents. */
export type ReportKey = Extract<Listed, { isReport: true }>['key'];

export const syntaxList: readonly (SyntaxFacts & { readonly key: SyntaxKey })[] = listed;

export const reportKeys: readonly ReportKey[] = listed.flatMap((each) => ('isReport' in each ? [each.key] : []));

/** Returns the names of the root elements of all syntaxes, as a part of regular expressions. */
export function rootNames(): string {
  return syntaxList.flatMap(({ roots }) => roots).join('|');
}

/** Returns whether a code belongs to faults in the structure and values that a schema requires. */
export function isSchemaFault(code: string): boolean {
  return syntaxList.some(({ schemaFaults }) => schemaFaults.some((each) => code.startsWith(each)));
}

const BEGINNINGS = syntaxList.map(
  (each) => [each, new RegExp(`<(?:[\\w.-]+:)?(?:${each.roots.join('|')})[\\s>]`)] as const,
);

/** Returns whether a key of `meta` serves only the files of one syntax. */
export function isOfSyntax(key: string): boolean {
  return syntaxList.some(({ metaPrefix }) => metaPrefix !== undefined && key.startsWith(metaPrefix));
}

/** The number of characters in which the root of a text is searched. */
const BEGINNING = 4000;

/** Returns the syntax that a text probably has, by its beginning, even if it is not valid XML. */
export function syntaxIn(text: string, length = BEGINNING): (typeof syntaxList)[number] | undefined {
  const beginning = text.slice(0, length);
  let found: (typeof syntaxList)[number] | undefined;
  let first = beginning.length;
  // A root may contain elements with the name of another root.
  for (const [each, begins] of BEGINNINGS) {
    const at = beginning.search(begins);
    if (at >= 0 && at < first) [found, first] = [each, at];
  }
  return found;
}

/** Returns the number of a document, from the beginning of its text. */
export function numberIn(beginning: string): string | undefined {
  const { element, after, attribute } = (syntaxIn(beginning, beginning.length) ?? ublFacts)
    .number as SyntaxFacts['number'];
  if (attribute !== undefined) {
    const tag = new RegExp(`<(?:[\\w.-]+:)?${element}\\s[^<>]*?\\s${attribute}=["']([^<>"']{1,100})["']`);
    return tag.exec(beginning)?.[1]?.trim();
  }
  const start = after === undefined ? 0 : beginning.search(tagOf(after));
  const tag = new RegExp(`${tagOf(element).source}([^<>]{1,100})<`);
  return tag.exec(beginning.slice(Math.max(0, start)))?.[1]?.trim();
}

function tagOf(name: string): RegExp {
  return new RegExp(`<(?:[\\w.-]+:)?${name}(?:\\s[^<>]*)?>`);
}
