/**
 * Builds the document that was read, with the figures of the file. Not left to the ledger, because chapter 16 §3 chooses the rounding by the
 * figures that differ.
 */

import type { Environment } from '../../../engine/faults.ts';
import { isJsonObject, type JsonObject } from '../../../engine/model/json.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { type Built, buildSettled } from '../../../engine/operations/settled.ts';
import { message } from '../../../engine/text/message.ts';
import type { XmlElement } from '../../xml/element.ts';
import { minus } from '../shared/amounts.ts';
import { Part } from '../shared/document.ts';
import { differing, excessOf, type Figure, isWithin, reportFigures } from '../shared/figures.ts';
import { dayOf } from './codes.ts';
import { advanceInvoicesOf, type Members, present, type Reading, turned } from './read-base.ts';
import { totalsIn } from './read-rows.ts';
import { amountOrZero, Writing } from './write-base.ts';
import { figuresOf, totalsOf } from './write-figures.ts';

/** Builds the document, matching the file's figures as far as possible. */
export function builtOf(reading: Reading, draft: JsonObject, environment: Environment): Built {
  if (reading.kind === 'ROZ') addSettled(reading, draft, environment);
  const tolerance = toleranceOf(draft);
  const plain = tried(reading, draft, environment);
  const rounded = tried(
    reading,
    { ...draft, tax: { ...(draft.tax as JsonObject | undefined), rounding: 'currency' } },
    environment,
  );
  const chosen = rounded.differences.length < plain.differences.length ? rounded : plain;
  if (chosen.figures === undefined) return { document: draft, faults: chosen.built.faults };
  const rounding = roundingOf(reading, chosen.differences, tolerance);
  const final =
    rounding === undefined ? chosen : tried(reading, { ...chosen.draft, totals: { rounding } }, environment);
  reportFigures(reading.report, final.differences, (figure) => (isWithin(figure, tolerance) ? 'warning' : 'error'));
  return final.built;
}

/** Adds the advances of a settlement: the part that is no longer due. */
function addSettled(reading: Reading, draft: JsonObject, environment: Environment): void {
  const { figures } = tried(reading, draft, environment);
  if (figures === undefined) return;
  const settled = minus(figures.base, amountOrZero(reading.fa.text('P_15')));
  const refs = advanceInvoicesOf(reading.fa);
  if (!settled.isPositive() && refs.length === 0) return;
  const records = (refs.length > 0 ? refs : [undefined]).map((ref, at): JsonObject => {
    const date = (ref === undefined ? undefined : dayOf(ref)) ?? reading.fa.text('P_1');
    return {
      ...present('date', date),
      ...present('ref', ref),
      description: 'Zaliczka',
      amount: (at === 0 ? settled : Amount.zero(2)).rescale(2).toString(),
    };
  });
  if (refs.length > 1) {
    reading.report.supplied(
      'info',
      { element: reading.fa.child('FakturaZaliczkowa')?.element },
      message('The file does not state the amount of each advance invoice; the sum of all was assigned to the first.'),
    );
  }
  const payment = (draft.payment ?? {}) as JsonObject;
  const advances = Array.isArray(payment.advances) ? payment.advances : [];
  (draft as Members).payment = { ...payment, advances: [...records, ...advances] };
}

/** Builds a draft and compares its figures with the file. A document without totals has no figures. */
function tried(reading: Reading, draft: JsonObject, environment: Environment) {
  const built: Built = buildSettled(draft, environment);
  if (!isJsonObject(built.document.totals)) return { draft, built, differences: [], figures: undefined };
  const writing = new Writing(new Part(built.document, '$'), reading.kind);
  const figures = figuresOf(writing);
  const totals = new Map(totalsOf(figures, writing).flatMap((each) => (each ? [[each.localName, each] as const] : [])));
  return { draft, built, figures, differences: differing(figuresIn(reading, totals, figures.base)) };
}

function* figuresIn({ fa, kind }: Reading, totals: ReadonlyMap<string, XmlElement>, base: Amount): Generator<Figure> {
  const isBare = kind === 'UPR' && totalsIn(fa).length === 0;
  const names = new Set([
    ...totals.keys(),
    ...fa.element.children.map(({ localName }) => localName).filter((name) => /^P_1[34]_\d+(?:_\d)?$/.test(name)),
  ]);
  for (const name of names) {
    if (/W$/.test(name) || (isBare && name !== 'P_15')) continue;
    const source = fa.child(name);
    if (name === 'P_15' && source === undefined) continue;
    const calculated = amountOrZero(totals.get(name)?.text);
    yield { name, element: source?.element ?? fa.element, stated: amountOrZero(source?.value), calculated };
  }
  const order = kind === 'ZAL' ? fa.child('Zamowienie')?.child('WartoscZamowienia') : undefined;
  if (order) {
    yield { name: 'WartoscZamowienia', element: order.element, stated: amountOrZero(order.value), calculated: base };
  }
}

/** Returns the largest difference that rounding explains: a cent for each line. */
function toleranceOf({ lines }: JsonObject): Amount {
  return Amount.of(Math.max(1, Array.isArray(lines) ? lines.length : 0), 2);
}

/** Returns the rounding that yields the file's amount due. */
function roundingOf(
  { kind, report, isCorrection }: Reading,
  differences: readonly Figure[],
  tolerance: Amount,
): string | undefined {
  const due = differences.find(({ name }) => name === 'P_15');
  if (due === undefined || kind === 'ZAL' || kind === 'ROZ' || !isWithin(due, tolerance)) return undefined;
  const rest = excessOf(due);
  report.difference(
    'info',
    { element: due.element },
    message('A rounding of {rest} was added to keep the amount due.', { rest: rest.toString() }),
  );
  return turned(isCorrection, rest).rescale(2).toString();
}
