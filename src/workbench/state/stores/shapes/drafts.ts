import { z } from '../../../../client/zod.ts';
import type { ReportedRepair } from '../../../../formats/check-report/repair.ts';
import type { KeptValue } from '../../drafts/kept-value.ts';
import type { OpenQuestion } from '../../drafts/open-question.ts';
import { file, members, time } from './parts.ts';

const repair = z.custom<ReportedRepair>(
  (value) => z.looseObject({ sha256: z.string(), changes: z.array(members) }).safeParse(value).success,
);

const kept = z.custom<KeptValue>(
  (value) => z.looseObject({ what: z.string(), path: z.string() }).safeParse(value).success,
);

/** The document that a copy or a correction was made from. */
const origin = z.object({
  by: z.literal(['replicate', 'correct']),
  /** The id of its draft, which may be closed. */
  draft: z.string(),
  title: z.string(),
  text: z.string(),
  /** The values that were kept, although they belong to the original. */
  kept: z.array(kept),
  /** Other warnings about the original and the document made from it. */
  notes: z.array(z.string()),
  /** The text of the copy or correction as it was opened: a page that was loaded again has no undo steps. */
  made: z.optional(z.string()),
  /** The questions that the user answered with *Keep*. */
  answered: z.array(z.string()),
});

/** A draft, as stored in this browser. */
export const draft = z.object({
  id: z.string(),
  text: z.string(),
  /** Build wraps it in an envelope. */
  envelop: z.boolean(),
  /** Its position among the tabs. */
  position: z.int(),
  changedAt: time,
  /** The PDF that contained its e-invoice. */
  pdf: z.optional(file),
  /** The signed file that contained its e-invoice. */
  signed: z.optional(file),
  /** The file that contained its e-invoice, if the same text in UTF-8 would have other bytes. */
  encoded: z.optional(file),
  /** The title of the document it is a copy of. Used for its title until it has its own number. */
  copyOf: z.optional(z.string()),
  /** Its original, until it is saved or the user has seen the differences. */
  origin: z.optional(origin),
  /** The supplier's name, if it was made from an e-invoice that the user received. */
  receivedFrom: z.optional(z.string()),
  /** How its e-invoice was repaired, for the report of its check. */
  repair: z.optional(repair),
  /** The formats in which it was saved; empty for paper. */
  savedAs: z.optional(z.array(z.string())),
  /** The key of its file in the inbox. */
  inbox: z.optional(z.string()),
  /** Open questions of its form, by path. */
  questions: z.optional(z.custom<ReadonlyMap<string, OpenQuestion>>((value) => value instanceof Map)),
});

/** An earlier text of a draft. */
export const version = z.object({
  id: z.int(),
  draft: z.string(),
  text: z.string(),
  keptAt: time,
  /** It was built, or replaced by another text. */
  why: z.literal(['built', 'saved', 'replaced']),
});
