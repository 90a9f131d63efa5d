/** Helpers for tests of the whole engine. They build a short document and return the result or its faults. */
import type { Fault } from '../faults.ts';
import { build, type JsonObject } from '../index.ts';
import { load } from '../loading.ts';
import { message, words } from '../text/message.ts';

/** A fixed clock and a fixed UUID. */
export const testEnvironment = {
  now: () => new Date('2026-03-15T10:30:00Z'),
  uuid: () => '019cf0c1-9c40-7000-8000-000000000001',
};

export const loadAll = () => load('all');

const supplier: JsonObject = { name: 'Talleres Llobregat S.L.', tax_id: { country: 'ES', code: 'B98602642' } };

/** Returns a Spanish invoice in EUR of March 2026, with the given members replaced. */
export function invoiceWith(members: JsonObject): JsonObject {
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    series: 'FAC',
    code: '118',
    currency: 'EUR',
    issue_date: '2026-03-10',
    supplier,
    customer: { name: 'Librería Sant Jordi', tax_id: { country: 'ES', code: '54387763P' } },
    ...members,
  };
}

// biome-ignore lint/suspicious/noExplicitAny: tests read documents of every shape.
type Built = any;

/** Returns the built document. Throws its faults if there are any. */
export function built(document: JsonObject): Built {
  const outcome = build(document, {}, testEnvironment);
  if (!outcome.ok)
    throw new Error(
      `${outcome.key}: ${words(outcome.message ?? message(''))}\n${JSON.stringify(outcome.faults, null, 1)}`,
    );
  return outcome.result;
}

/** Returns the faults of building a document, as `CODE property`. */
export function faultsOf(document: JsonObject): string[] {
  const outcome = build(document, {}, testEnvironment);
  return outcome.ok
    ? []
    : outcome.faults.flatMap(({ code, properties }: Fault) => properties.map((each) => `${code} ${each}`));
}
