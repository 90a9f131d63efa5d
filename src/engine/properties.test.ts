/** Properties of all documents. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { documents, exactInvoices, invoices, shuffled } from './bill/arbitraries.ts';
import { invoiceWith, loadAll, testEnvironment } from './bill/testing.ts';
import { messageOf, wordedOutcome } from './faults.ts';
import {
  build,
  correct,
  type Json,
  type JsonObject,
  keygen,
  NumberText,
  replicate,
  sign,
  validate,
  verify,
} from './index.ts';

const RUNS = { numRuns: Number(process.env.FC_RUNS ?? 100) };

beforeAll(loadAll);

function built(document: JsonObject, envelop = false): JsonObject {
  const outcome = build(document, { envelop }, testEnvironment);
  if (!outcome.ok) throw new Error(messageOf(outcome.faults));
  return outcome.result;
}

/**
 * Returns whether a second run gives the same result. It may differ for fixed discounts and charges that were stored
 * rounded, and for 0 % without a reason.
 */
function settlesAtOnce(document: JsonObject): boolean {
  return !JSON.stringify(document).includes('"reason":"Agreed","amount"');
}

/** Returns the fixed discounts and charges of a document, as numbers. */
function fixedAmounts(document: JsonObject): number[] {
  const found: number[] = [];
  const collect = (value: Json) => {
    if (Array.isArray(value)) for (const each of value) collect(each);
    else if (value && typeof value === 'object' && !(value instanceof NumberText)) {
      if (value.reason === 'Agreed' && value.percent === undefined) found.push(Number(value.amount));
      for (const member of Object.values(value)) collect(member);
    }
  };
  collect(document);
  return found;
}

/** Returns a document after calculation without validation. */
function calculated(document: JsonObject): JsonObject {
  const outcome = build(document, {}, testEnvironment);
  if (outcome.ok) return outcome.result;
  if (outcome.key !== 'validation' || !outcome.document) throw new Error(messageOf(outcome.faults));
  return outcome.document as JsonObject;
}

describe('every document', () => {
  test('is unchanged by a second build, unless a fixed discount or charge was stored rounded', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const once = calculated(document);
        // Excludes parts with discounts above their sum: the negative price, which is a fault, changes its sign on
        // each run.
        fc.pre(!JSON.stringify(once).includes('"price":"-'));
        const again = calculated(once);
        // Chapter 02 §4: the second run starts from the stored amount. After that the result is stable.
        if (`${fixedAmounts(document)}` === `${fixedAmounts(once)}`) expect(again).toEqual(once);
        else expect(calculated(again)).toEqual(again);
      }),
      RUNS,
    );
  });

  test('has a correction with copied taxes that further builds do not change', () => {
    fc.assert(
      fc.property(invoices.filter(settlesAtOnce), (document) => {
        const original = built(document);
        const outcome = correct(original, { type: 'corrective', reason: 'Wrong', copy_tax: true }, {}, testEnvironment);
        const corrected = outcome.ok ? outcome.result : (outcome.document as JsonObject | undefined);
        if (!corrected) throw new Error('not corrected');
        const [reference] = corrected.preceding as JsonObject[];
        // Recalculated from rounded bases, so cents may differ.
        const retained = Number((reference?.tax as JsonObject | undefined)?.retained ?? 0);
        expect(retained).toBeCloseTo(Number((original.totals as JsonObject).retained_tax ?? 0), 0);
        expect(calculated(corrected).preceding).toEqual(corrected.preceding);
      }),
      RUNS,
    );
  });
});

/** Returns the sums of an invoice in cents, after building. */
function sumsOf(document: JsonObject): Record<string, number> {
  const totals = built(document).totals as JsonObject;
  const sums = Object.entries(totals).filter(([, value]) => typeof value === 'string');
  expect(sums.length).toBeGreaterThan(3);
  return Object.fromEntries(sums.map(([name, value]) => [name, Math.round(Number(value) * 100)]));
}

describe('every invoice', () => {
  test('is valid after building', () => {
    fc.assert(
      fc.property(invoices, (document) => {
        expect(validate(built(document, true), {}, testEnvironment).ok).toBe(true);
      }),
      RUNS,
    );
  });

  test('keeps everything in a copy except the members that must change', () => {
    fc.assert(
      fc.property(invoices.filter(settlesAtOnce), (document) => {
        const original = built(document, true);
        const outcome = replicate(original, {}, testEnvironment);
        if (!outcome.ok) throw new Error(messageOf(outcome.faults));
        const doc = original.doc as JsonObject;
        const copy = outcome.result.doc as JsonObject;
        const { code: _code, ...kept } = doc;
        expect({ ...copy, uuid: doc.uuid, issue_date: doc.issue_date }).toEqual(kept);
        expect(copy.issue_date).toBe('2026-03-15');
        expect(outcome.result.sigs).toBeUndefined();
      }),
      RUNS,
    );
  });

  test('does not depend on the order of members', () => {
    fc.assert(
      fc.property(invoices, fc.nat(), (document, seed) => {
        // As texts, because the output has its own order.
        expect(JSON.stringify(built(shuffled(document, seed)))).toBe(JSON.stringify(built(document)));
      }),
      RUNS,
    );
  });

  test('has sums proportional to its quantities if nothing is rounded', () => {
    fc.assert(
      fc.property(exactInvoices, fc.integer({ min: 2, max: 1000 }), (lines, factor) => {
        const once = sumsOf(invoiceWith({ lines }));
        const times = sumsOf(
          invoiceWith({ lines: lines.map((line) => ({ ...line, quantity: `${Number(line.quantity) * factor}` })) }),
        );
        expect(times).toEqual(Object.fromEntries(Object.entries(once).map(([name, cents]) => [name, cents * factor])));
      }),
      RUNS,
    );
  });

  test('is not modified by building', () => {
    fc.assert(
      fc.property(invoices, (document) => {
        const before = JSON.stringify(document);
        build(document, { explain: true }, testEnvironment);
        replicate(document, {}, testEnvironment);
        expect(JSON.stringify(document)).toBe(before);
      }),
      RUNS,
    );
  });
});

describe('every damaged document', () => {
  const scraps = fc.constantFrom<Json>(
    null,
    '',
    0,
    -1.5,
    true,
    [],
    {},
    [null],
    'x',
    '\u0000',
    '\ud800',
    '1e999',
    1e300,
  );

  /** Replaces or removes the member at a random path. */
  function mutilated(document: JsonObject, turns: readonly number[], scrap: Json): JsonObject {
    const copy = structuredClone(document);
    let target: Json = copy;
    for (const turn of turns) {
      const entries: [string, Json][] = Object.entries(target as JsonObject);
      const chosen = entries[turn % Math.max(1, entries.length)];
      if (!chosen) break;
      const [name, member] = chosen;
      if (member === null || typeof member !== 'object' || turn % 3 === 0) {
        (target as JsonObject)[name] = scrap;
        break;
      }
      target = member;
    }
    return copy;
  }

  test('gets an outcome from every operation, with a path in every fault', () => {
    fc.assert(
      fc.property(
        invoices,
        fc.array(fc.nat(60), { maxLength: 6 }),
        scraps,
        fc.boolean(),
        (document, turns, scrap, envelop) => {
          const mutant = mutilated(document, turns, scrap);
          for (const outcome of [
            build(mutant, { envelop, explain: true }, testEnvironment),
            validate(mutant, {}, testEnvironment),
            replicate(mutant, {}, testEnvironment),
          ]) {
            const inWords = wordedOutcome<unknown>(outcome);
            if (inWords.ok) continue;
            expect(inWords.message).not.toBe('');
            for (const { code, properties, description } of inWords.faults) {
              expect(code).toMatch(/^(BW|GOBL)-/);
              expect(properties.length).toBeGreaterThan(0);
              expect(description).not.toBe('');
            }
          }
        },
      ),
      RUNS,
    );
  });
});

describe('signed envelope', () => {
  test('does not verify after a change of any byte', async () => {
    const keys = await keygen(testEnvironment);
    const document = {
      $schema: 'https://gobl.org/draft-0/note/message',
      title: 'Notice',
      content: 'The invoice is paid.',
    };
    const signed = await sign(document, { privatekey: keys.private as unknown as Json }, testEnvironment);
    if (!signed.ok) throw new Error(messageOf(signed.faults));
    const text = JSON.stringify(signed.result);
    const publickey = keys.public as unknown as Json;
    expect((await verify(JSON.parse(text), { publickey }, testEnvironment)).ok).toBe(true);
    // The last character of a signature has unused bits, whose change has no effect.
    const sealed = text.slice(text.indexOf('"doc"'), text.lastIndexOf('"') - 1);
    const start = text.indexOf(sealed);
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length - 1), fc.constantFrom('0', 'x', 'Z'), async (position, character) => {
        const at = start + position;
        fc.pre(/[A-Za-z0-9]/.test(text[at] ?? '') && text[at] !== character);
        let changed: JsonObject;
        try {
          changed = JSON.parse(text.slice(0, at) + character + text.slice(at + 1));
        } catch {
          return;
        }
        expect((await verify(changed, { publickey }, testEnvironment)).ok).toBe(false);
      }),
      { numRuns: Math.min(RUNS.numRuns, 500) },
    );
  });
});
