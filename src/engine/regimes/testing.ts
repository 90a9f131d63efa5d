/** What the tests of regimes share: tax identities by themselves, and short invoices through `build`. */
import { testEnvironment } from '../bill/testing.ts';
import { build, type JsonObject, type Outcome, validate } from '../index.ts';

export { loadAll } from '../bill/testing.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into documents of every shape.
type Any = any;

/** The faults of a tax identity as it stands, each as `CODE property`. */
export function identityFaults(country: string, code: string): string[] {
  return listed(validate(taxIdentity(country, code), {}, testEnvironment));
}

/** Whether a tax code, as it stands, leaves no fault by any rule. */
export function accepts(country: string, code: string): boolean {
  return identityFaults(country, code).length === 0;
}

/** The code of a tax identity after normalising; undefined where nothing is left of it. */
export function normalisedCode(country: string, code: string): string | undefined {
  return normalisedIdentity(country, code).code;
}

/** A tax identity after normalising. */
export function normalisedIdentity(country: string, code: string): { country?: string; code?: string } {
  const { country: itsCountry, code: itsCode } = documentOf(build(taxIdentity(country, code), {}, testEnvironment));
  return { country: itsCountry, code: itsCode };
}

function taxIdentity(country: string, code: string): JsonObject {
  return { $schema: 'https://gobl.org/draft-0/tax/identity', country, code };
}

/** What building leaves: the document as far as it came, with its faults, each as `CODE property`. */
export interface Built {
  document: Any;
  faults: string[];
  /** The code of the fault for which it was not calculated; empty otherwise. */
  calculation: string;
}

/** Builds an invoice of a supplier from the country; the given members take the place of the usual ones. */
export function invoiceOf(country: string, members: object = {}): Built {
  const outcome = build(invoice(country, members), {}, testEnvironment);
  const calculation = !outcome.ok && outcome.key === 'calculation' ? (outcome.faults[0]?.code ?? '') : '';
  return { document: documentOf(outcome), faults: listed(outcome), calculation };
}

/** The faults of the same invoice where it is only checked. */
export function uncalculatedFaults(country: string, members: object): string[] {
  return listed(validate(invoice(country, members), {}, testEnvironment));
}

/** The percentage of a rate on a day, or the code of the fault. */
export function percentOn(country: string, day: string, rate: string, combo: object = { cat: 'VAT' }): string {
  const taxes = [{ ...combo, rate }];
  const { document, calculation } = invoiceOf(country, { issue_date: day, lines: [line({ taxes })] });
  return calculation || document.lines[0].taxes[0].percent;
}

/** What `percentOn` gives for a day before the first value of a rate. */
export const UNAVAILABLE = 'BW-TAX-RATE-DATE';

/** The notes that an invoice gets for its tags, its one line taxed without percentage by reverse charge. */
export function notesFor(country: string, tags: string[], cat = 'VAT'): { cat?: string; key?: string; text: string }[] {
  const { document } = invoiceOf(country, { $tags: tags, lines: [line({ taxes: [{ cat, key: 'reverse-charge' }] })] });
  return document.tax?.notes ?? [];
}

/** A line of one item at 100.00. */
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
