/** Helpers for tests that go through the whole engine: short documents in, the built document or its faults out. */
import type { Fault } from '../faults.ts';
import { build, type JsonObject, load } from '../index.ts';
import { message, words } from '../text/message.ts';

/** A fixed clock and countable UUIDs. */
export const testEnvironment = {
  now: () => new Date('2026-03-15T10:30:00Z'),
  uuid: () => '019cf0c1-9c40-7000-8000-000000000001',
};

export const loadAll = () => load('all');

const supplier: JsonObject = { name: 'Talleres Llobregat S.L.', tax_id: { country: 'ES', code: 'B98602642' } };

/** A Spanish invoice in EUR of March 2026, with the given members in place of the usual ones. */
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

// biome-ignore lint/suspicious/noExplicitAny: tests look into documents of every shape.
type Built = any;

/** The built document; fails the test with the faults where there are any. */
export function built(document: JsonObject): Built {
  const outcome = build(document, {}, testEnvironment);
  if (!outcome.ok)
    throw new Error(
      `${outcome.key}: ${words(outcome.message ?? message(''))}\n${JSON.stringify(outcome.faults, null, 1)}`,
    );
  return outcome.result;
}

/** The faults of a document that does not build, as `CODE property`; none for one that does. */
export function faultsOf(document: JsonObject): string[] {
  const outcome = build(document, {}, testEnvironment);
  return outcome.ok
    ? []
    : outcome.faults.flatMap(({ code, properties }: Fault) => properties.map((each) => `${code} ${each}`));
}
