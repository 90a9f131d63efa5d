/** The properties that documents share: regime, addons and tags (chapter 03 §5). */
import { key } from '../cbc/key.ts';
import { regimeCode } from '../country/codes.ts';
import { generalRule } from '../model/general-rule.ts';
import { list } from '../model/list.ts';
import { field } from '../model/object.ts';
import type { ScalarType } from '../model/value.ts';
import { oneOf, valueType } from '../model/value-type.ts';

const addonsRule = generalRule(
  'GOBL-TAX-ADDONS-01',
  'tax.Addons',
  'Unknown addon; choose one from the list of addons.',
  '$addons[]',
);

/** Keys of addons. Each must be known (GOBL-TAX-ADDONS-01). */
export const addonList = valueType(
  'tax.AddonList',
  {
    title: 'Addons',
    description: 'Addons that a document follows.',
    keywords: ({ addons }) => ({ items: { ...key.schema, ...oneOf(addons) } }),
    rules: [addonsRule],
  },
  list(key, {
    check(keys, validation) {
      for (const [position, addon] of keys.entries()) {
        validation.path.push(position);
        if (!validation.context.known.addon(addon)) validation.failBy(addonsRule);
        validation.path.pop();
      }
    },
  }),
);

export const regimeField = field(
  regimeCode,
  'Tax Regime',
  "The country whose tax rules apply. Defaults to the country of the supplier's tax ID.",
  { recommended: true },
);

export const addonsField = field(
  addonList,
  'Addons',
  'The formats and obligations that the document must meet, in addition to the law of its country.',
);

/** Declares the tags of a document. The type of the tags may list the known ones. */
export function tagsField<T extends string>(tag: ScalarType<T>) {
  return field(
    list(tag),
    'Tags',
    'Tags that change how the document is treated, such as reverse-charge or simplified.',
  );
}
