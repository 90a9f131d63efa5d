/**
 * How the business terms of an e-invoice are declared: once each, with their places in both syntaxes (chapter 11). Reading, writing, the places of
 * faults and the table of terms follow from the declaration.
 */

/** The number of a term or a group: `BT-29`, `BT-29-1` for what qualifies it, `BG-25`, `BT-X-2` of EXTENDED, `MDT-87` of CDAR. */
export type TermId = `${'BT' | 'BG' | 'EXT' | 'MDT' | 'MDG'}-${string}`;

/** How a format numbers terms of EXTENDED, where it has other numbers for them. */
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
 * Where a term stands, from the element of its group: names, `@attribute` at the end, `.` for the group's own element. A path that begins with `/`
 * starts at the root. Steps may be narrowed: `[child='x']`, `[child!='x']`, `[not(child)]`, `[@attribute='x']`, and `[… =BT-6]` by the value of a term;
 * a writer sets what a reader asks for. `*` marks the step that stands once for each value of a term. `a or b` are places of which a document has one.
 * `$date` and its like are in `STEPS`.
 */
export type Path = string;

/** A place in UBL that is another in a credit note. */
interface UblPaths {
  invoice: Path;
  creditNote: Path;
}

interface Places {
  /** Undefined where the syntax has no place for it. */
  readonly ubl: Path | UblPaths | undefined;
  readonly cii: Path | undefined;
}

export interface Term extends Places {
  readonly kind: 'term';
  readonly id: TermId;
  readonly name: string;
  readonly cardinality: Cardinality;
  readonly type: TermType;
  /** What it always is, where it only qualifies others: `VAT`. A writer sets it beside them. */
  readonly fixed?: string;
  /** The term whose currency an amount is in: BT-5, if not given. */
  readonly currency?: TermId;
  /** CII states the currency of this amount, as of no other. */
  readonly stated?: true;
  /** It is written into each group that it stands in, not the first alone. */
  readonly repeated?: true;
  /** Which of several places a value is written to; the first, if not given. */
  readonly choose?: Choose;
}

/** Chooses by a value, its scheme, and which other terms and groups there are. */
export type Choose = (text: string, scheme: string | undefined, isThere: (id: TermId) => boolean) => number | 'all';

export interface TermGroup extends Places {
  readonly kind: 'group';
  readonly id: TermId;
  readonly name: string;
  readonly cardinality: Cardinality;
  readonly members: readonly Member[];
  /** Where groups of this kind stand within one of them. */
  readonly nested?: Places;
}

export type Member = Term | TermGroup;

export function term(
  id: TermId,
  name: string,
  cardinality: Cardinality,
  type: TermType,
  ubl: Places['ubl'],
  cii: Places['cii'],
  more?: Pick<Term, 'fixed' | 'currency' | 'stated' | 'repeated' | 'choose'>,
): Term {
  return { kind: 'term', id, name, cardinality, type, ubl, cii, ...more };
}

export function group(
  id: TermId,
  name: string,
  cardinality: Cardinality,
  ubl: Places['ubl'],
  cii: Places['cii'],
  members: readonly Member[],
  nested?: Places,
): TermGroup {
  return { kind: 'group', id, name, cardinality, ubl, cii, members, ...(nested && { nested }) };
}

/** Names of CII that paths begin with, and how CII writes dates. */
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
