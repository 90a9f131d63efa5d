/** The places of the French rules: tables of terms with paths to their elements. */

import type { DocumentKind } from '../../../model/plan.ts';
import type { Judged, Rule, Violation } from '../../../rules/declare.ts';
import { everywhere, reach, ruleAt } from '../../../rules/elements.ts';
import type { TermId } from '../../../terms/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';

export type Find = (judged: Judged) => readonly XmlElement[];

/** A term, or several that share an element, as named in rule identifiers, with its element. */
export interface RuleLocation {
  readonly name: string;
  readonly find: Find;
}

/** Names of first steps of paths. */
const STEPS: ReadonlyMap<string, string> = new Map([
  ['$C', 'rsm:ExchangedDocumentContext'],
  ['$X', 'rsm:ExchangedDocument'],
  ['$A', 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement'],
  ['$D', 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeDelivery'],
  ['$S', 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement'],
]);

/** Steps that differ by document kind: lines, their quantities, and the document type. */
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

/** Returns the element names of a path. */
function namesOn(way: string, kind: DocumentKind): string[] {
  return way
    .split('/')
    .flatMap((step) => (STEPS_OF[kind].get(step) ?? STEPS.get(step) ?? step).split('/'))
    .filter((name) => name !== '');
}

/** Returns the elements at the end of a path from the root, or from anywhere if it begins with `//`; limited to schemes if given. */
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

/** Returns the rows of a table, each a list of words. */
export function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '));
}

/** Returns the places of a table: each line has the rules' name of a term and its path. */
export function places(table: string, ...schemes: readonly string[]): RuleLocation[] {
  return rowsOf(table).map(([name = '', way = '']) => ({ name, find: at(way, ...schemes) }));
}

/** Returns the terms in a rule identifier. */
export function termsIn(id: string): TermId[] {
  return (id.match(/(?:BT|BG|EXT-FR-FE)-(?:BG-)?\d+/g) ?? []) as TermId[];
}

/**
 * Declares a rule for each place; its identifier is the series plus the name of the place. The text may use the values `term` and `found`.
 */
export function rulesAt(
  series: string,
  where: readonly RuleLocation[],
  holds: (element: XmlElement, judged: Judged) => boolean | NonNullable<Violation['values']>,
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
        term: terms.join(', ') || name,
        found: element.first !== undefined ? '' : element.value,
        ...held,
      };
    };
    return ruleAt(id, terms, find, tested, text, step === undefined ? {} : { step });
  });
}
