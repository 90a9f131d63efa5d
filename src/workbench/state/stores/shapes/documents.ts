import { z } from '../../../../client/zod.ts';
import { file, listOf, time } from './parts.ts';

/** A document that was written or received. */
export const document = z.object({
  /** The same for the same document: who issued it, its kind and its number. */
  key: z.string(),
  way: z.literal(['written', 'received']),
  /** Its schema path: `bill/invoice`. */
  schema: z.string(),
  /** The series, and the number in it. */
  series: z.string(),
  code: z.string(),
  /** The other party: of a written document the customer, of a received one the supplier. */
  party: z.string(),
  /** The tax number of the supplier, otherwise its name. */
  supplier: z.string(),
  /** Days: `2026-03-31`. */
  date: z.optional(z.string()),
  due: z.optional(z.string()),
  /** The amount to pay; negative for a credit note. */
  amount: z.optional(z.string()),
  currency: z.optional(z.string()),
  isSigned: z.boolean(),
  /** Whether it was paid: by its own figures, or as the user says. */
  isPaid: z.boolean(),
  /** The formats in which it was saved; paper is an empty text. */
  savedAs: listOf(z.string()),
  /** The draft it comes from. */
  draft: z.string(),
  /** Its text, and the file that contained it, to open it again. */
  text: z.string(),
  file: z.optional(file),
  /** When it changed last. */
  changedAt: time,
});
