import { z } from '../../../../client/zod.ts';
import type { Localised } from '../../../../formats/declare/format.ts';
import type { RuleClass } from '../../../../formats/rules/class.ts';
import type { FileRead } from '../../../../inbox/read-file.ts';
import type { Known } from '../../../../inbox/suppliers.ts';
import { blob, members } from './parts.ts';

const texts = z.array(z.string());
const maybe = z.nullable(z.string());
const words = z.looseObject({ template: z.string() });

/** The facts of an invoice, as far as they are compared. */
const facts = z.looseObject({
  names: texts,
  vat: maybe,
  ids: texts,
  number: maybe,
  date: maybe,
  currency: maybe,
  total: maybe,
  due: maybe,
  taxes: texts,
  rates: z.array(members),
  isCredit: z.boolean(),
  preceding: texts,
  accounts: texts,
});

/** What the inbox found in a file. It has at least the values that the list shows: one damaged value must not hide all others. */
const read = z.custom<FileRead>(
  (value) =>
    z
      .looseObject({
        file: z.string(),
        digest: z.string(),
        format: z.string(),
        verdict: z.string(),
        facts: z.optional(facts),
        flags: z.array(z.looseObject({ kind: z.string() })),
        broken: z.array(z.looseObject({ code: z.string(), text: words })),
        records: z.optional(z.array(z.looseObject({ issuer: z.string(), number: z.string(), hash: z.string() }))),
        chained: z.optional(z.looseObject({ issuer: z.string(), number: z.string(), icv: z.string() })),
        reason: z.optional(words),
        differs: z.optional(words),
      })
      .safeParse(value).success,
);

const base64 = z.string().check(z.refine((text) => text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text)));

const file = {
  /** The same for the same content at the same path. */
  key: z.string(),
  read,
  classes: z.custom<Readonly<Record<RuleClass, number>>>(
    (value) => z.record(z.string(), z.number()).safeParse(value).success,
  ),
  format: z.optional(z.custom<Localised>((value) => members.safeParse(value).success)),
  /** What the user does with a file. */
  mark: z.literal(['new', 'ok', 'pay', 'paid', 'asked', 'answered', 'refused']),
};

/** A file of the list. Its content is missing if it could not be taken out of its archive. */
export const entry = z.object({ ...file, content: z.optional(blob) });

/** A file in the form of a saved inbox: its content is Base64. */
export const savedEntry = z.object({ ...file, content: z.optional(base64) });

/** A file of the list of a tab, kept while the tab is open. */
export const ofTab = z.object({ tab: z.string(), key: z.string(), entry });

const known = z.custom<Known>(
  (value) =>
    z
      .looseObject({
        file: z.string(),
        digest: z.string(),
        number: maybe,
        name: maybe,
        accounts: texts,
        preceding: texts,
      })
      .safeParse(value).success,
);

/** The remembered invoices of a supplier. */
export const supplier = z.object({ key: z.string(), invoices: z.array(known) });
