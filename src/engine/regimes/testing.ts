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

/** A number after building, with the faults that are left. */
export interface NumberBuilt {
  readonly country?: string;
  readonly code?: string | undefined;
  readonly faults: string[];
}

/** Builds a tax identity. */
export function builtNumber(country: string, code: string): NumberBuilt {
  const outcome = build(taxIdentity(country, code), {}, testEnvironment);
  const { country: itsCountry, code: itsCode } = documentOf(outcome);
  return { country: itsCountry, code: itsCode, faults: listed(outcome) };
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
export function builtInvoice(country: string, members: object = {}): Built {
  const outcome = build(invoice(country, members), {}, testEnvironment);
  const calculation = !outcome.ok && outcome.key === 'calculation' ? (outcome.faults[0]?.code ?? '') : '';
  return { document: documentOf(outcome), faults: listed(outcome), calculation };
}

/** Returns the faults of the same invoice when it is only validated. */
export function uncalculatedFaults(country: string, members: object): string[] {
  return listed(validate(invoice(country, members), {}, testEnvironment));
}

/** Returns a line with one item at 100.00. */
export function line({ item = {}, ...members }: JsonObject = {}): JsonObject {
  return { quantity: '1', item: item && { name: 'Item', price: '100.00', ...(item as JsonObject) }, ...members };
}

/** Returns the value at a path such as `$.lines[0].item`. */
export function valueAt(document: unknown, path: string): unknown {
  const steps = path.split(/[.[\]]+/).slice(1);
  return steps.filter(Boolean).reduce((value: Any, step) => value?.[step], document);
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
