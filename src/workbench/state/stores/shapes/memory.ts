import { z } from '../../../../client/zod.ts';
import { list, listOf, members, time } from './parts.ts';

const texts = listOf(z.string());

/** A tax status, and what it writes into new invoices: tags, taxes of lines, members of `tax`, notes. */
const taxStatus = z.object({
  key: z.string(),
  tags: z.optional(texts),
  taxes: z.optional(listOf(members)),
  tax: z.optional(members),
  notes: z.optional(list),
});

const keptFile = z.object({
  name: z.string(),
  mime: z.string(),
  /** In base64. */
  data: z.string(),
});

/** What a supplier writes into every invoice, besides itself. */
const usual = z.object({
  series: z.optional(z.string()),
  /** The members of `payment.instructions`: account, way of payment. */
  instructions: z.optional(members),
  /** The terms of payment in words. */
  terms: z.optional(z.string()),
  /** Days from the date of issue until payment is due. */
  days: z.optional(z.int()),
  /** The supplier's own notes. */
  notes: z.optional(list),
  /** Chosen by the user, not learnt from documents. */
  status: z.optional(taxStatus),
  /** Files that go with every e-mail. */
  files: z.optional(listOf(keptFile)),
  /** What national e-invoices ask for when they are saved, by option. */
  answers: z.optional(z.record(z.string(), z.string())),
});

const line = z.object({ taxes: z.optional(list), discounts: z.optional(list), country: z.optional(z.string()) });

/** An entry remembered from documents: a supplier, customer, item, account, or the last number of a series. */
export const entry = z.object({
  kind: z.literal(['supplier', 'customer', 'item', 'account', 'series']),
  /** Its search text: a name, an IBAN, a series. */
  name: z.string(),
  value: members,
  /** What a supplier writes into every invoice. */
  usual: z.optional(usual),
  /** The other values of the last line with an item, and the country of its customer. */
  line: z.optional(line),
  usedAt: time,
});
