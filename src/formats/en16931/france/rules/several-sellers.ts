/**
 * Rules on multi-seller invoices (BT-23 is B8, S8 or M8), and on reciprocal ones, where seller and buyer invoice each other (B9, S9, M9).
 * Each group of lines is an inner invoice with its seller, number, frame and VAT (chapter 12 §13).
 */

import { Decimal } from '../../../rules/decimal.ts';
import { type Judged, normal, type Rule, rule, type Verdict } from '../../../rules/declare.ts';
import type { TermId } from '../../../terms/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { isWithinCents } from '../../extended/taxable.ts';
import { numberOf, SELF_BILLED } from '../../shared/forms.ts';
import { termsIn } from './places.ts';

/** The place a line states in the tree; in UBL there may be several. */
interface Position {
  /** The element that states the place. */
  readonly element: XmlElement;
  readonly subtype: string | undefined;
  readonly parents: readonly string[];
}

/** A line of an invoice with inner invoices. */
export interface GroupedLine {
  readonly element: XmlElement;
  readonly id: string | undefined;
  readonly positions: readonly Position[];
  /** The seller's name, registration and country, trimmed. */
  readonly sellerName: string;
  readonly seller: string;
  readonly sellerCountry: string;
  /** Its seller's registrations as written. */
  readonly registrations: readonly string[];
  /** The number and frame of the inner invoice: objects of the schemes AFL and AVV. */
  readonly numbers: readonly string[];
  readonly frames: readonly string[];
  /** The exemption reason, as written. */
  readonly reason: string;
  readonly net: string | undefined;
  readonly gross: string | undefined;
  /** Returns the VAT of the line in a currency. */
  readonly vatIn: (currency: string | undefined) => string | undefined;
  /** Whether the line references another invoice by number and date. */
  readonly refers: boolean;
  readonly refersWithDay: boolean;
}

/** The document data used by the rules. */
export interface Grouped {
  readonly number: string | undefined;
  readonly type: string | undefined;
  readonly currency: string | undefined;
  readonly accountingCurrency: string | undefined;
  readonly sellers: readonly string[];
  readonly buyers: readonly string[];
  readonly lines: readonly GroupedLine[];
  /** The reasons and amounts of the VAT breakdowns, as written. */
  readonly breakdowns: readonly { readonly reason: string; readonly amount: string | undefined }[];
}

/** The data that a syntax reads, and its own names of rules. */
export interface Grouping {
  readonly read: (judged: Judged) => Grouped;
  /** Groups with a number used earlier in the document. */
  readonly repeated: (judged: Judged) => Verdict;
  /** Returns whether the number and frame of a group are valid. */
  readonly hasNumber: (line: GroupedLine) => boolean;
  readonly hasFrame: (line: GroupedLine) => boolean;
  /** Returns whether the seller of a line has one of some registrations, as matched by the rule on the main seller. */
  readonly isOfMain: (line: GroupedLine, sellers: readonly string[]) => boolean;
  /** Returns how often a line with a number counts. */
  readonly timesOf: (line: GroupedLine, number: string) => number;
  /** Normalises a type that is forbidden for several sellers. */
  readonly typeForm: (text: string) => string;
  readonly sellerGroups: string;
  readonly selfBilled: string;
  /** Whether each group of the main seller has the number of the invoice, as before 1.4.0. */
  readonly isSameNumber?: true;
  /** Whether amounts with VAT are binary numbers and only details add to their tolerance, as before 1.4.0.04. */
  readonly isBinary?: true;
}

/**
 * Returns whether the seller of a line has one of some registrations, as written. False for a seller without
 * registrations.
 */
export function isOneOf({ registrations }: GroupedLine, of: readonly string[]): boolean {
  return registrations.some((each) => of.includes(each));
}

const SEVERAL = ['B8', 'S8', 'M8'];
const BOTH_WAYS = ['B9', 'S9', 'M9'];

/** Returns the frame as written (BT-23). */
export function frameOf({ invoice }: Judged): string | undefined {
  return invoice.group('BG-2')?.text('BT-23');
}

function frame(judged: Judged): string {
  return normal(frameOf(judged));
}

const hasSeveralSellers = (judged: Judged) => SEVERAL.includes(judged.once(frame));
export const goesBothWays = (judged: Judged) => BOTH_WAYS.includes(judged.once(frame));
export const isGrouped = (judged: Judged) => hasSeveralSellers(judged) || goesBothWays(judged);

/** Returns whether a group is in no other. */
function isTop({ subtype, parents }: Position): boolean {
  return subtype === 'GROUP' && parents.length === 0;
}

export function isTopLine({ positions }: GroupedLine): boolean {
  return positions.some(isTop);
}

/**
 * Returns whether two sums differ by at most a cent per item. They are binary numbers, as in the official rules: 0.01 may be more than it
 * looks.
 */
function isNear(difference: number, count: number): boolean {
  return Math.abs(difference) <= count / 100;
}

function sumOf(amounts: readonly (string | undefined)[]): number {
  return amounts.reduce((sum, amount) => sum + (amount === undefined ? 0 : numberOf(amount)), 0);
}

/** Indexes lines by the criteria of rules. */
class Index {
  readonly byId = new Map<string, GroupedLine[]>();
  /** The net amounts of a group's lines, except information, and its number of details and of groups. */
  readonly nets = new Map<string, (string | undefined)[]>();
  readonly details = new Map<string, number>();
  readonly groups = new Map<string, number>();
  /** The breakdowns whose reason begins with `#`, by the text up to the next `#`. */
  readonly breakdowns = new Map<string, Grouped['breakdowns'][number][]>();

  constructor({ lines, breakdowns }: Grouped) {
    for (const line of lines) {
      if (line.id !== undefined) push(this.byId, line.id, line);
      this.#addToGroups(line);
    }
    for (const breakdown of breakdowns) {
      const [before, name] = breakdown.reason.split('#');
      if (before === '' && name !== undefined) push(this.breakdowns, name, breakdown);
    }
  }

  /** Returns the breakdowns whose reason begins with a number between `#`. */
  of(number: string): readonly Grouped['breakdowns'][number][] {
    const among = this.breakdowns.get(number.split('#')[0] ?? '') ?? [];
    return among.filter(({ reason }) => reason.startsWith(`#${number}#`));
  }

  #addToGroups({ positions, net }: GroupedLine): void {
    const groups = new Set<string>();
    for (const { subtype, parents } of positions) {
      for (const parent of new Set(parents)) {
        if (subtype !== undefined && subtype !== 'INFORMATION') groups.add(parent);
        if (subtype === 'DETAIL') this.details.set(parent, (this.details.get(parent) ?? 0) + 1);
        if (subtype === 'GROUP') this.groups.set(parent, (this.groups.get(parent) ?? 0) + 1);
      }
    }
    if (net !== undefined) for (const group of groups) push(this.nets, group, net);
  }
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

/** The amounts of a group, as written. */
interface Amounts {
  readonly gross: string;
  readonly net: string | undefined;
  readonly vat: string | undefined;
}

/** The functions that declare rules on the lines of a syntax. */
type Declarations = ReturnType<typeof declarationsFor>;

function declarationsFor(grouping: Grouping) {
  const read = (judged: Judged) => judged.once(grouping.read);
  const makeIndex = (judged: Judged) => new Index(read(judged));
  const index = (judged: Judged) => judged.once(makeIndex);

  /** Declares a rule on lines, if applicable. */
  const onLines = (
    id: string,
    applies: (judged: Judged) => boolean,
    select: (line: GroupedLine, grouped: Grouped) => boolean,
    holds: (line: GroupedLine, judged: Judged) => boolean,
    text: string,
    terms: readonly TermId[] = termsIn(id),
  ) =>
    rule(
      id,
      'BG-0',
      terms,
      (_, judged) => {
        if (!applies(judged)) return true;
        const grouped = read(judged);
        return grouped.lines
          .filter((line) => select(line, grouped) && !holds(line, judged))
          .map((line) => ({ element: line.element, values: { line: line.id ?? '', found: line.seller } }));
      },
      text,
    );
  const onGroups = (
    id: string,
    holds: (line: GroupedLine, judged: Judged) => boolean,
    text: string,
    terms?: readonly TermId[],
  ) => onLines(id, isGrouped, isTopLine, holds, text, terms);

  const parentIds = (line: GroupedLine) => line.positions.flatMap(({ parents }) => parents);
  const parentsOf = (line: GroupedLine, judged: Judged) =>
    parentIds(line).flatMap((id) => index(judged).byId.get(id) ?? []);

  /** Declares a rule on the groups of a reciprocal invoice. */
  const onCount = (
    id: string,
    applies: (judged: Judged) => boolean,
    select: (line: GroupedLine, grouped: Grouped) => boolean,
    holds: (count: number) => boolean,
    text: string,
    terms: readonly TermId[] = termsIn(id),
  ) =>
    rule(
      id,
      'BG-0',
      terms,
      (_, judged) => {
        if (!applies(judged)) return true;
        const grouped = read(judged);
        const chosen = grouped.lines.filter((line) => select(line, grouped));
        const count = chosen.flatMap(({ positions }) => positions.filter(isTop)).length;
        return holds(count) || { values: { count } };
      },
      text,
    );

  return { read, index, parentIds, parentsOf, onLines, onGroups, onCount };
}

/** Returns the rules on the number of groups. */
function groupCountRules({ onCount }: Declarations, grouping: Grouping): Rule[] {
  return [
    onCount(
      'BR-FR-MV-02_EXT-FR-FE-163',
      hasSeveralSellers,
      isTopLine,
      (count) => count >= 1,
      'A multi-seller invoice needs a top-level line of the subtype GROUP (EXT-FR-FE-163) for each seller, but has none. Add them.',
    ),
    onCount(
      'BR-FR-BD-02_EXT-FR-FE-163',
      goesBothWays,
      isTopLine,
      (count) => count === 2,
      'A two-way invoice needs two top-level lines of the subtype GROUP (EXT-FR-FE-163), one for each direction, not {count}. Put the lines into two groups.',
    ),
    onCount(
      grouping.sellerGroups,
      goesBothWays,
      (line, { sellers }) => isTopLine(line) && isOneOf(line, sellers),
      (count) => count === 1,
      "One group of a two-way invoice must have the seller's registration (BT-30, EXT-FR-FE-167); {count} have it. Correct them.",
      ['BT-30', 'EXT-FR-FE-167'],
    ),
    onCount(
      'BR-FR-BD-02_BT-47',
      goesBothWays,
      (line, { buyers }) => isTopLine(line) && isOneOf(line, buyers),
      (count) => count === 1,
      "One group of a two-way invoice must have the buyer's registration (BT-47, EXT-FR-FE-167); {count} have it. Correct them.",
      ['BT-47', 'EXT-FR-FE-167'],
    ),
  ];
}

/** Returns the rules on what a group must have. */
function groupPartRules({ onGroups, read }: Declarations, grouping: Grouping): Rule[] {
  return [
    onGroups(
      'BR-FR-MV-03_EXT-FR-FE-164',
      ({ sellerName }) => sellerName !== '',
      'Group {line} has no seller name (EXT-FR-FE-164); add it.',
    ),
    onGroups(
      'BR-FR-MV-03_EXT-FR-FE-167',
      ({ seller }) => seller !== '',
      'Group {line} has no seller registration (EXT-FR-FE-167); add it.',
    ),
    onGroups(
      'BR-FR-MV-03_EXT-FR-FE-177',
      ({ sellerCountry }) => sellerCountry !== '',
      'Group {line} has no seller country (EXT-FR-FE-177); add its code.',
    ),
    onGroups(
      'BR-FR-MV-03_EXT-FR-FE-181',
      ({ vatIn }, judged) => normal(vatIn(read(judged).currency)) !== '',
      'Group {line} has no VAT (EXT-FR-FE-181) in the invoice currency (BT-5); add it.',
    ),
    onGroups(
      'BR-FR-MV-03_EXT-FR-FE-182',
      ({ vatIn }, judged) => {
        const { accountingCurrency } = read(judged);
        return (
          accountingCurrency === undefined || (accountingCurrency !== '' && normal(vatIn(accountingCurrency)) !== '')
        );
      },
      'Group {line} has no VAT (EXT-FR-FE-182) in the VAT accounting currency (BT-6); add it.',
    ),
    onGroups(
      'BR-FR-MV-03_BT-128_AFL',
      grouping.hasNumber,
      'Group {line} has no invoice number; add it as an object (BT-128) of the scheme AFL.',
    ),
    onGroups(
      'BR-FR-MV-03_BT-128_AVV',
      grouping.hasFrame,
      'Group {line} has no invoicing framework other than B8, S8 and M8; add it as an object (BT-128) of the scheme AVV.',
    ),
  ];
}

/** Returns the rules on the lines of a group and its sums. */
function lineRules(
  { index, onGroups, onLines, parentIds, parentsOf, read }: Declarations,
  { isBinary }: Grouping,
): Rule[] {
  /** Returns whether an amount with VAT is within a cent for each line of the group. */
  function isGross({ gross, net, vat }: Amounts, group: string, judged: Judged): boolean {
    const { details, groups } = index(judged);
    const count = details.get(group) ?? 0;
    if (isBinary) return isNear(numberOf(gross) - numberOf(net) - numberOf(vat), count);
    const [total, before, tax] = [Decimal.parse(gross), Decimal.parse(net), Decimal.parse(vat)];
    if (total === undefined || before === undefined || tax === undefined) return false;
    return isWithinCents(total.minus(before).minus(tax), count + (groups.get(group) ?? 0));
  }

  return [
    onGroups(
      'BR-FR-MV-05_EXT-FR-FE-BG-12',
      ({ id, net }, judged) => {
        const nets = index(judged).nets.get(normal(id)) ?? [];
        return isNear(numberOf(net) - sumOf(nets), nets.length);
      },
      'The net amount (BT-131) of group {line} is not the sum of its lines; correct one of them.',
      ['BT-131'],
    ),
    onLines(
      'BR-FR-MV-06_EXT-FR-FE-167',
      isGrouped,
      () => true,
      (line, judged) =>
        line.seller !== '' &&
        (parentIds(line).length === 0 || line.seller === (parentsOf(line, judged)[0]?.seller ?? '')),
      'Line {line} must have the same seller registration (EXT-FR-FE-167) as the line above it, not {found}. Correct it.',
    ),
    onLines(
      'BR-FR-MV-07_BT-128',
      isGrouped,
      () => true,
      (line, judged) => {
        const number = normal(line.numbers[0]);
        const [above] = parentsOf(line, judged).flatMap(({ numbers }) => numbers);
        return number !== '' && (parentIds(line).length === 0 || number === normal(above));
      },
      'Line {line} must have the same invoice number as the line above it, as an object (BT-128) of the scheme AFL; add or correct it.',
    ),
    onLines(
      'BR-FR-MV-08_BT-128',
      isGrouped,
      ({ positions }) => positions.some(({ subtype }) => subtype === 'DETAIL'),
      ({ reason, numbers }) => normal(numbers[0]) !== '' && reason.startsWith(`#${normal(numbers[0])}#`),
      'The exemption reason (EXT-FR-FE-178) of line {line} must begin with its invoice number (BT-128, scheme AFL) between # signs; correct it.',
      ['EXT-FR-FE-178', 'BT-128'],
    ),
    onGroups(
      'BR-FR-MV-09_EXT-FR-FE-181',
      ({ vatIn, numbers }, judged) => {
        const amounts = index(judged)
          .of(normal(numbers[0]))
          .map(({ amount }) => amount);
        return isNear(numberOf(vatIn(read(judged).currency)) - sumOf(amounts), 1);
      },
      'The VAT (EXT-FR-FE-181) of group {line} is not the sum of the breakdowns (BT-117) whose reason (BT-120) begins with its number between # signs; correct one of them.',
    ),
    onGroups(
      'BR-FR-MV-10_EXT-FR-FE-184',
      ({ id, net, gross, vatIn }, judged) =>
        gross === undefined || isGross({ gross, net, vat: vatIn(read(judged).currency) }, id ?? '', judged),
      'The amount with VAT (EXT-FR-FE-184) of group {line} must be its net amount (BT-131) plus its VAT (EXT-FR-FE-181); correct it.',
    ),
  ];
}

/** Returns the rules on the main seller's group and on numbers. */
function mainGroupRules({ onLines, read }: Declarations, grouping: Grouping): Rule[] {
  function isMainGroup(line: GroupedLine, { sellers }: Grouped): boolean {
    return isTopLine(line) && grouping.isOfMain(line, sellers);
  }

  /** Returns the number of the main seller's groups with the invoice's number. */
  function countMain(judged: Judged): number {
    const grouped = read(judged);
    const { lines, number } = grouped;
    if (number === undefined) return 0;
    const groups = lines.filter((line) => isMainGroup(line, grouped));
    return groups.reduce((count, line) => count + grouping.timesOf(line, number), 0);
  }

  return [
    onLines(
      'BR-FR-MV-11_BT-128',
      isGrouped,
      isMainGroup,
      ({ numbers }, judged) => {
        const isSame = normal(numbers[0]) === read(judged).number;
        if (grouping.isSameNumber) return isSame;
        const count = judged.once(countMain);
        return count === 1 || (count === 0 && isSame) || (count > 1 && !isSame);
      },
      'One group of the main seller (BT-30) must have the invoice number (BT-1) as an object (BT-128) of the scheme AFL; correct group {line}.',
      ['BT-128', 'BT-1'],
    ),
    rule(
      'BR-FR-MV-12_BT-128',
      'BG-0',
      'BT-128',
      (_, judged) => !isGrouped(judged) || grouping.repeated(judged),
      'The invoice number of a group ({found}; BT-128, scheme AFL) occurs twice; each group needs its own. Correct it.',
    ),
  ];
}

/** Returns the rules on the type of the document. */
function typeRules({ read }: Declarations, grouping: Grouping): Rule[] {
  return [
    rule(
      'BR-FR-MV-13_BT-3',
      'BG-0',
      'BT-3',
      (_, judged) => {
        const type = hasSeveralSellers(judged) ? read(judged).type : undefined;
        if (type === undefined) return true;
        const isRight = normal(type) !== '' && !SELF_BILLED.includes(grouping.typeForm(type));
        return isRight || { values: { found: type } };
      },
      'The type {found} (BT-3) is for self-billed invoices, which a multi-seller invoice cannot be; choose another.',
    ),
    rule(
      grouping.selfBilled,
      'BG-0',
      'BT-3',
      (_, judged) => {
        const type = goesBothWays(judged) ? read(judged).type : undefined;
        if (type === undefined) return true;
        return SELF_BILLED.includes(normal(type)) || { values: { found: type, expected: SELF_BILLED } };
      },
      'A two-way invoice must have a self-billing type (BT-3), one of {expected}, not {found}; choose one of these.',
    ),
  ];
}

function referenceRules(
  { onLines }: Declarations,
  id: string,
  applies: (judged: Judged) => boolean,
  types: readonly string[],
): Rule[] {
  const select = (line: GroupedLine, { type }: Grouped) => types.includes(type ?? '') && isTopLine(line);
  return [
    onLines(
      `${id}-EXT-FR-FE-136`,
      applies,
      select,
      ({ refers }) => refers,
      'Group {line} does not name the invoice it corrects (EXT-FR-FE-136); add its number.',
    ),
    onLines(
      `${id}-EXT-FR-FE-138`,
      applies,
      select,
      ({ refersWithDay }) => refersWithDay,
      'Group {line} has no date for the invoice it corrects (EXT-FR-FE-138); add it.',
    ),
  ];
}

/** Returns the rules that both syntaxes share. */
export function severalSellersRules(grouping: Grouping): Rule[] {
  const on = declarationsFor(grouping);
  return [
    ...groupCountRules(on, grouping),
    ...groupPartRules(on, grouping),
    ...lineRules(on, grouping),
    ...mainGroupRules(on, grouping),
    ...typeRules(on, grouping),
    ...referenceRules(on, 'BR-FR-MV-14', hasSeveralSellers, ['384', '472', '381', '396', '503']),
    ...referenceRules(on, 'BR-FR-BD-14', goesBothWays, ['261', '471', '473', '502']),
  ];
}
