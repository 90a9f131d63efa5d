/**
 * Declares each business term of an e-invoice once, with its places in both syntaxes (chapter 11). Reading, writing,
 * the positions of faults and the table of terms follow from the declaration.
 */

/**
 * The number of a term or a group: `BT-29`, `BT-29-1` for a qualifier, `BG-25`, `BT-X-2` of EXTENDED, `MDT-87` of CDAR, `HR-BT-2` of Croatia.
 */
export type TermId = `${'BT' | 'BG' | 'EXT' | 'MDT' | 'MDG' | 'HR' | 'KSA'}-${string}`;

/** The numbers of a format for terms of EXTENDED that it numbers differently. */
export type Numbers = Readonly<Partial<Record<TermId, TermId>>>;

/** The types of chapter 11 §6.2. */
export type TermType =
  | 'text'
  | 'identifier'
  | 'reference'
  | 'code'
  | 'date'
  | 'amount'
  | 'price'
  | 'quantity'
  | 'percentage'
  | 'number'
  | 'indicator'
  | 'binary';

export type Cardinality = '0..1' | '1..1' | '0..n' | '1..n';

/**
 * The path of a term, starting at the element of its group: element names, a final `@attribute`, or `.` for the element of the group itself. A
 * path with a leading `/` starts at the root.
 *
 * A step may have conditions: `[child='x']`, `[child!='x']`, `[not(child)]`, `[@attribute='x']`, and `[… =BT-6]` for the value of a term. A writer
 * sets what a reader requires. `*` marks the step to repeat for each value of a term. `a or b` are alternative places: a document uses one.
 * `STEPS` defines names such as `$date`.
 */
export type Path = string;

/** A place in UBL that differs between invoices and credit notes. */
interface UblPaths {
  invoice: Path;
  creditNote: Path;
}

interface SyntaxPaths {
  /** Undefined if the syntax has no field for the term. */
  readonly ubl: Path | UblPaths | undefined;
  readonly cii: Path | undefined;
}

export interface Term extends SyntaxPaths {
  readonly kind: 'term';
  readonly id: TermId;
  readonly name: string;
  readonly cardinality: Cardinality;
  readonly type: TermType;
  /** The fixed value of a term that only qualifies others, such as `VAT`. A writer sets it with them. */
  readonly fixed?: string;
  /** The term with the currency of an amount; BT-5 by default. */
  readonly currency?: TermId;
  /** Whether CII states the currency of this amount. This is the only one. */
  readonly stated?: true;
  /** Whether to write the term into each group that contains it instead of only the first. */
  readonly repeated?: true;
  /** Chooses one of several places for a value; the first by default. */
  readonly choose?: Choose;
}

/** Chooses a place by a value, its scheme and the presence of other terms and groups. */
export type Choose = (text: string, scheme: string | undefined, isThere: (id: TermId) => boolean) => number | 'all';

export interface TermGroup extends SyntaxPaths {
  readonly kind: 'group';
  readonly id: TermId;
  readonly name: string;
  readonly cardinality: Cardinality;
  readonly members: readonly Member[];
  /** The places of groups nested in a group of the same kind. */
  readonly nested?: SyntaxPaths;
}

export type Member = Term | TermGroup;

export function term(
  id: TermId,
  name: string,
  cardinality: Cardinality,
  type: TermType,
  ubl: SyntaxPaths['ubl'],
  cii: SyntaxPaths['cii'],
  more?: Pick<Term, 'fixed' | 'currency' | 'stated' | 'repeated' | 'choose'>,
): Term {
  return { kind: 'term', id, name, cardinality, type, ubl, cii, ...more };
}

export function group(
  id: TermId,
  name: string,
  cardinality: Cardinality,
  ubl: SyntaxPaths['ubl'],
  cii: SyntaxPaths['cii'],
  members: readonly Member[],
  nested?: SyntaxPaths,
): TermGroup {
  return { kind: 'group', id, name, cardinality, ubl, cii, members, ...(nested && { nested }) };
}

/** Abbreviations for the first CII elements of paths, and for CII dates. */
export const STEPS: ReadonlyMap<string, string> = new Map([
  ['$C', '/rsm:ExchangedDocumentContext'],
  ['$X', '/rsm:ExchangedDocument'],
  ['$A', '/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement'],
  ['$D', '/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeDelivery'],
  ['$S', '/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement'],
  ['$LA', 'ram:SpecifiedLineTradeAgreement'],
  ['$LD', 'ram:SpecifiedLineTradeDelivery'],
  ['$LS', 'ram:SpecifiedLineTradeSettlement'],
  ['$P', 'ram:SpecifiedTradeProduct'],
  ['$date', "udt:DateTimeString[@format='102']"],
  ['$day', "udt:DateString[@format='102']"],
  ['$issued', "ram:FormattedIssueDateTime/qdt:DateTimeString[@format='102']"],
  ['$allowance', "ram:SpecifiedTradeAllowanceCharge[ram:ChargeIndicator/udt:Indicator='false']"],
  ['$charge', "ram:SpecifiedTradeAllowanceCharge[ram:ChargeIndicator/udt:Indicator='true']"],
]);
