import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { meta } from '../cbc/meta.ts';
import { enumeration } from '../model/enumeration.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { normaliser } from '../normalise/normaliser.ts';
import { oneOf, present } from '../rules/conditions.ts';
import { at, check, rules, when } from '../rules/declare.ts';
import { extensions } from '../tax/extensions.ts';
import { TaxNote } from '../tax/note.ts';

/** When figures are rounded. */
const roundings = enumeration(key, [
  ['precise', 'At the end of the calculation'],
  ['currency', 'Each sum to the currency'],
]);

/** The events that make a tax due. */
const points = enumeration(key, [
  ['issue', 'Issue of the document'],
  ['delivery', 'Delivery'],
  ['payment', 'Payment'],
]);

/** How the taxes of a document are calculated, and texts about them that the law requires. */
export const Tax = object(
  'bill.Tax',
  {
    title: 'Tax',
    description: 'How the taxes of the document are calculated, with the required notes.',
    legacy: { tags: field(list(key), 'Tags', 'Tags of the document, in older invoices.') },
    migrate(tax, { tags }) {
      if (tags?.length) legacyTags.set(tax, tags);
    },
  },
  {
    prices_include: field(code, 'Prices Include', 'The tax category that the prices already include, such as VAT.'),
    rounding: field(
      roundings,
      'Rounding Model',
      'When figures are rounded: precise (at the end, the default) or currency (each sum).',
    ),
    point: field(points, 'Point', 'The event that makes the tax due.'),
    ext: field(extensions, 'Extensions', 'Codes of local formats for the document as a whole.'),
    notes: field(list(TaxNote), 'Notes', 'Statements that the law requires on the document.'),
    meta: field(meta, 'Meta', 'Further texts of your own about the taxes.'),
  },
);
export type Tax = InstanceOf<typeof Tax>;

/** Tags from `tax.tags`, where older invoices have them. The invoice moves them to `$tags` (chapter 02 §3). */
const legacyTags = new WeakMap<object, string[]>();

export function takeLegacyTags(tax: Tax | undefined): string[] | undefined {
  return tax && legacyTags.get(tax);
}

const OLD_ROUNDING: ReadonlyMap<string, Tax['rounding']> = new Map([
  ['sum-then-round', 'precise'],
  ['round-then-sum', 'currency'],
]);

export const taxNormaliser = normaliser(Tax, (tax) => {
  const current = OLD_ROUNDING.get(tax.rounding ?? '');
  if (current) tax.rounding = current;
});

export const taxRules = rules(Tax, 'GOBL-BILL-TAX', [
  at('rounding', [
    when(present, [check('01', 'The rounding model must be precise or currency.', oneOf(...roundings.values))]),
  ]),
  at('point', [
    when(present, [check('02', 'The tax point must be issue, delivery or payment.', oneOf(...points.values))]),
  ]),
]);
