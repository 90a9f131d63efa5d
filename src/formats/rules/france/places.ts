/** Where the French rules look: tables of terms with the ways to their elements. */

import type { DocumentKind } from '../../model/plan.ts';
import type { TermId } from '../../terms/declare.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { Found, Judged, Rule } from '../declare.ts';
import { everywhere, reach, ruleAt } from '../elements.ts';

export type Find = (judged: Judged) => readonly XmlElement[];

/** A term, or several that share an element, as it stands in the identifiers of rules, with its element. */
export interface Place {
  readonly name: string;
  readonly find: Find;
}

/** Names of steps that ways begin with. */
const STEPS: ReadonlyMap<string, string> = new Map([
  ['$C', 'rsm:ExchangedDocumentContext'],
  ['$X', 'rsm:ExchangedDocument'],
  ['$A', 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement'],
  ['$D', 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeDelivery'],
  ['$S', 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement'],
]);

/** Those that differ by the kind of document: lines, their quantities, and the type of the document. */
const STEPS_OF: Readonly<Record<DocumentKind, ReadonlyMap<string, string>>> = {
  'ubl-invoice': new Map([
    ['$L', 'cac:InvoiceLine'],
    ['$Q', 'cbc:InvoicedQuantity'],
    ['$T', 'cbc:InvoiceTypeCode'],
  ]),
  'ubl-credit-note': new Map([
    ['$L', 'cac:CreditNoteLine'],
    ['$Q', 'cbc:CreditedQuantity'],
    ['$T', 'cbc:CreditNoteTypeCode'],
  ]),
  cii: new Map([['$L', 'rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem']]),
  cdar: new Map(),
};

/** Returns the names of the elements on a way. */
function namesOn(way: string, kind: DocumentKind): string[] {
  return way
    .split('/')
    .flatMap((step) => (STEPS_OF[kind].get(step) ?? STEPS.get(step) ?? step).split('/'))
    .filter((name) => name !== '');
}

/** Returns the elements at the end of a way from the root; from anywhere where it begins with `//`. Those with one of some schemes, where these are given. */
export function at(way: string, ...schemes: readonly string[]): Find {
  const ways = new Map<DocumentKind, readonly string[]>();
  return (judged) => {
    const names = ways.get(judged.kind) ?? namesOn(way, judged.kind);
    ways.set(judged.kind, names);
    const found = way.startsWith('//') ? endingIn(judged, names) : reach(judged.root, ...names);
    return schemes.length === 0 ? found : found.filter((each) => schemes.includes(each.attribute('schemeID') ?? ''));
  };
}

/** Returns the lines of the document. */
export const lines: Find = at('$L');

function endingIn(judged: Judged, names: readonly string[]): readonly XmlElement[] {
  const last = names.at(-1);
  if (last === undefined) return [];
  return everywhere(judged, last).filter((element) => {
    let above = element.parent;
    for (let step = names.length - 2; step >= 0; step--) {
      if (above === undefined || above.name !== names[step]) return false;
      above = above.parent;
    }
    return true;
  });
}

/** Returns the rows of a table, each a line of words. */
export function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '));
}

/** Returns the places of a table: on each line how the rules name a term, and the way to it. */
export function places(table: string, ...schemes: readonly string[]): Place[] {
  return rowsOf(table).map(([name = '', way = '']) => ({ name, find: at(way, ...schemes) }));
}

/** Returns the terms that stand in the identifier of a rule. */
export function termsIn(id: string): TermId[] {
  return (id.match(/(?:BT|BG|EXT-FR-FE)-(?:BG-)?\d+/g) ?? []) as TermId[];
}

/** Declares a rule for each of some places; its identifier is that of the series with the name of the place. The text may have the values `term` and `found`. */
export function rulesAt(
  series: string,
  where: readonly Place[],
  holds: (element: XmlElement, judged: Judged) => boolean | NonNullable<Found['values']>,
  text: string,
  { ending = '', step }: { ending?: string; step?: string } = {},
): Rule[] {
  return where.map(({ name, find }) => {
    const id = series + name + ending;
    const terms = termsIn(name);
    const tested = (element: XmlElement, judged: Judged) => {
      const held = holds(element, judged);
      if (held === true) return true;
      return {
        term: terms.join(', '),
        found: element.first !== undefined ? '' : element.value,
        ...held,
      };
    };
    return ruleAt(id, terms, find, tested, text, step === undefined ? {} : { step });
  });
}
