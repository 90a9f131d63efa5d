/** Creates the draft of a document from the terms of an e-invoice (chapter 14 §5). */

import { taxCountryOf } from '../../../engine/country/iso-code.ts';
import type { InvoiceDraft } from '../../../engine/document-types.ts';
import type { Json, JsonObject } from '../../../engine/model/json.ts';
import { regimeCountries } from '../../../engine/registry.ts';
import type { OwnMapping } from '../own-mapping.ts';
import { readCharges, readDiscounts } from './adjustments.ts';
import { readAttachments } from './attachments.ts';
import { readHead } from './head.ts';
import { readLines } from './lines.ts';
import { readParties } from './parties.ts';
import { readPayment } from './payment.ts';
import { type Reading, unlessEmpty } from './reading.ts';
import { readDelivery, readOrdering, readPreceding } from './references.ts';
import { Breakdowns } from './taxes.ts';

/** Returns the draft of a document, before building. */
export function draftOf(reading: Reading, { prepare, read }: OwnMapping): JsonObject {
  prepare?.(reading);
  const head = readHead(reading);
  const breakdowns = new Breakdowns(reading);
  const { supplier, customer, seller, country } = readParties(reading);
  reading.taxCountry = supplier?.tax_id?.country ?? country;
  const draft: InvoiceDraft = {
    ...head,
    $regime: supplier?.tax_id ? undefined : regimeOf(country),
    tax: { ...head.tax, notes: breakdowns.notes() },
    preceding: readPreceding(reading),
    supplier,
    customer,
    lines: unlessEmpty(readLines(reading, breakdowns)),
    discounts: unlessEmpty(readDiscounts(reading, breakdowns)),
    charges: unlessEmpty(readCharges(reading, breakdowns)),
    ordering: readOrdering(reading, seller),
    payment: readPayment(reading),
    delivery: readDelivery(reading),
    attachments: readAttachments(reading),
  };
  return written(read ? read(reading, draft) : draft);
}

/** Returns the regime for the country in the supplier's address, if there is one. */
function regimeOf(country: string | undefined): InvoiceDraft['$regime'] {
  const code = taxCountryOf(country);
  return code !== undefined && regimeCountries.includes(code) ? code : undefined;
}

/** Returns an object as JSON without empty members. */
function written(draft: object): JsonObject {
  return membersOf(draft) ?? {};
}

function membersOf(draft: object): JsonObject | undefined {
  let json: JsonObject | undefined;
  for (const name of Object.keys(draft)) {
    const member = jsonOf((draft as Record<string, unknown>)[name]);
    if (member === undefined) continue;
    json ??= {};
    json[name] = member;
  }
  return json;
}

function jsonOf(value: unknown): Json | undefined {
  if (Array.isArray(value)) return value.map((entry) => jsonOf(entry) ?? null);
  if (typeof value === 'object' && value !== null) return membersOf(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
