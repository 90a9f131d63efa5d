/** Builds the document that was read, with the figures of the file. */

import type { Environment, Fault } from '../../engine/faults.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import { Amount } from '../../engine/num/amount.ts';
import { message } from '../../engine/text/message.ts';
import { type Built, buildSettled } from '../mapping/read/settled.ts';
import { minus } from '../national/amounts.ts';
import { Part } from '../national/document.ts';
import type { Source } from '../national/reading.ts';
import type { XmlElement } from '../xml/element.ts';
import { dayOf } from './codes.ts';
import { advanceInvoicesOf, type Members, present, type Reading, turned } from './read-base.ts';
import { totalsIn } from './read-rows.ts';
import { amountOf, Writing } from './write-base.ts';
import { figuresOf, totalsOf } from './write-figures.ts';

/** A figure that differs between file and document. */
interface Difference {
  readonly name: string;
  readonly element: XmlElement;
  readonly given: Amount;
  readonly made: Amount;
}

/** Builds the document, matching the file's figures as far as possible. */
export function builtOf(
  reading: Reading,
  draft: JsonObject,
  environment: Environment,
): { document: JsonObject; faults: Fault[] } {
  if (reading.kind === 'ROZ') addSettled(reading, draft, environment);
  const tolerance = toleranceOf(draft);
  const plain = tried(reading, draft, environment);
  const rounded = tried(
    reading,
    { ...draft, tax: { ...(draft.tax as JsonObject | undefined), rounding: 'currency' } },
    environment,
  );
  const chosen = rounded.differences.length < plain.differences.length ? rounded : plain;
  if (chosen.built.faults.length > 0) return { document: draft, faults: chosen.built.faults };
  const rounding = roundingOf(reading, chosen.differences, tolerance);
  const final =
    rounding === undefined ? chosen : tried(reading, { ...chosen.draft, totals: { rounding } }, environment);
  reportDifferences(reading, (final.built.faults.length > 0 ? chosen : final).differences, tolerance);
  if (final.built.faults.length > 0) return { document: draft, faults: final.built.faults };
  return { document: final.built.document, faults: [] };
}

/** Adds the advances of a settlement: the part that is no longer due. */
function addSettled(reading: Reading, draft: JsonObject, environment: Environment): void {
  const { figures, built } = tried(reading, draft, environment);
  if (built.faults.length > 0 || figures === undefined) return;
  const settled = minus(figures.base, amountOf(reading.fa.text('P_15')));
  if (!settled.isPositive()) return;
  const [ref] = advanceInvoicesOf(reading.fa);
  const date = (ref === undefined ? undefined : dayOf(ref)) ?? reading.fa.text('P_1');
  const record: JsonObject = {
    ...present('date', date),
    ...present('ref', ref),
    description: 'Zaliczka',
    amount: settled.rescale(2).toString(),
  };
  const payment = (draft.payment ?? {}) as JsonObject;
  const advances = Array.isArray(payment.advances) ? payment.advances : [];
  (draft as Members).payment = { ...payment, advances: [record, ...advances] };
}

/** Builds a draft and compares its figures with the file. */
function tried(reading: Reading, draft: JsonObject, environment: Environment) {
  const built: Built = buildSettled(draft, environment);
  if (built.faults.length > 0) return { draft, built, differences: [], figures: undefined };
  const writing = new Writing(new Part(built.document, '$'), reading.kind);
  const figures = figuresOf(writing);
  const totals = new Map(totalsOf(figures, writing).flatMap((each) => (each ? [[each.localName, each] as const] : [])));
  return { draft, built, figures, differences: differencesTo(reading, totals, figures.base) };
}

function differencesTo({ fa, kind }: Reading, totals: ReadonlyMap<string, XmlElement>, base: Amount): Difference[] {
  const isBare = kind === 'UPR' && totalsIn(fa).length === 0;
  const names = new Set([
    ...totals.keys(),
    ...fa.element.children.map(({ localName }) => localName).filter((name) => /^P_1[34]_\d+(?:_\d)?$/.test(name)),
  ]);
  const found: Difference[] = [];
  const add = (name: string, source: Source | undefined, given: Amount, made: Amount) => {
    if (!given.equals(made)) found.push({ name, element: source?.element ?? fa.element, given, made });
  };
  for (const name of names) {
    if (/W$/.test(name) || (isBare && name !== 'P_15')) continue;
    add(name, fa.child(name), amountOf(fa.text(name)), amountOf(totals.get(name)?.text));
  }
  const order = kind === 'ZAL' ? fa.child('Zamowienie')?.child('WartoscZamowienia') : undefined;
  if (order) add('WartoscZamowienia', order, amountOf(order.value), base);
  return found;
}

/** Returns the largest difference that rounding explains: a cent for each line. */
function toleranceOf({ lines }: JsonObject): Amount {
  return Amount.of(Math.max(1, Array.isArray(lines) ? lines.length : 0), 2);
}

/** Returns the rounding that yields the file's amount due. */
function roundingOf(
  { kind, report, isCorrection }: Reading,
  differences: readonly Difference[],
  tolerance: Amount,
): string | undefined {
  const due = differences.find(({ name }) => name === 'P_15');
  if (due === undefined || kind === 'ZAL' || kind === 'ROZ') return undefined;
  const rest = minus(due.given, due.made);
  if (rest.abs().compare(tolerance) > 0) return undefined;
  report.difference(
    'info',
    { element: due.element },
    message('A rounding of {rest} was added to keep the amount due.', { rest: rest.toString() }),
  );
  return turned(isCorrection, rest).rescale(2).toString();
}

function reportDifferences({ report }: Reading, differences: readonly Difference[], tolerance: Amount): void {
  for (const { name, element, given, made } of differences) {
    const severity = minus(given, made).abs().compare(tolerance) > 0 ? 'error' : 'warning';
    report.difference(
      severity,
      { element },
      message('{name} is {given}, but {made} in the document.', {
        name,
        given: given.toString(),
        made: made.toString(),
      }),
    );
  }
}
