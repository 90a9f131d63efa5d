/** Helpers for tests of regimes: single tax identities, and short invoices through `build`. */
import { testEnvironment } from '../bill/testing.ts';
import { build, type JsonObject, type Outcome, validate } from '../index.ts';

export { loadAll } from '../bill/testing.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read documents of every shape.
type Any = any;

/** Returns the faults of a tax identity without normalising, as `CODE property`. */
export function identityFaults(country: string, code: string): string[] {
  return listed(validate(taxIdentity(country, code), {}, testEnvironment));
}

/** Returns whether a tax code has no faults without normalising. */
export function accepts(country: string, code: string): boolean {
  return identityFaults(country, code).length === 0;
}

/** Returns the code of a tax identity after normalising; undefined if nothing is left. */
export function normalisedCode(country: string, code: string): string | undefined {
  return normalisedIdentity(country, code).code;
}

/** Returns a tax identity after normalising. */
export function normalisedIdentity(country: string, code: string): { country?: string; code?: string } {
  const { country: itsCountry, code: itsCode } = documentOf(build(taxIdentity(country, code), {}, testEnvironment));
  return { country: itsCountry, code: itsCode };
}

function taxIdentity(country: string, code: string): JsonObject {
  return { $schema: 'https://gobl.org/draft-0/tax/identity', country, code };
}

/** The result of building: the document as far as it was completed, and its faults as `CODE property`. */
export interface Built {
  document: Any;
  faults: string[];
  /** The code of the fault that prevented calculation; empty without one. */
  calculation: string;
}

/** Builds an invoice with a supplier from the country. The given members replace the default ones. */
export function invoiceOf(country: string, members: object = {}): Built {
  const outcome = build(invoice(country, members), {}, testEnvironment);
  const calculation = !outcome.ok && outcome.key === 'calculation' ? (outcome.faults[0]?.code ?? '') : '';
  return { document: documentOf(outcome), faults: listed(outcome), calculation };
}

/** Returns the faults of the same invoice when it is only validated. */
export function uncalculatedFaults(country: string, members: object): string[] {
  return listed(validate(invoice(country, members), {}, testEnvironment));
}

/** Returns the percentage of a rate on a day, or the code of the fault. */
export function percentOn(country: string, day: string, rate: string, combo: object = { cat: 'VAT' }): string {
  const taxes = [{ ...combo, rate }];
  const { document, calculation } = invoiceOf(country, { issue_date: day, lines: [line({ taxes })] });
  return calculation || document.lines[0].taxes[0].percent;
}

/** The result of `percentOn` for a day before the first value of a rate. */
export const UNAVAILABLE = 'BW-TAX-RATE-DATE';

/** Returns the notes of an invoice with these tags, with a single line under reverse charge. */
export function notesFor(country: string, tags: string[], cat = 'VAT'): { cat?: string; key?: string; text: string }[] {
  const { document } = invoiceOf(country, { $tags: tags, lines: [line({ taxes: [{ cat, key: 'reverse-charge' }] })] });
  return document.tax?.notes ?? [];
}

/** Returns a line with one item at 100.00. */
export function line(members: object = {}): JsonObject {
  return { quantity: '1', item: { name: 'Item', price: '100.00' }, ...members };
}

function invoice(country: string, members: object): JsonObject {
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    code: '1',
    issue_date: '2026-03-10',
    supplier: { name: 'Supplier', tax_id: { country } },
    lines: [line()],
    ...members,
  };
}

function documentOf(outcome: Outcome<JsonObject>): Any {
  return outcome.ok ? outcome.result : outcome.document;
}

function listed(outcome: Outcome<object>): string[] {
  if (outcome.ok) return [];
  return outcome.faults.flatMap(({ code, properties }) => properties.map((property) => `${code} ${property}`));
}
