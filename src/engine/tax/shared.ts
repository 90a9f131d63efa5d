/** The properties that documents share: their regime, addons and tags (chapter 03 §5). */
import { key } from '../cbc/key.ts';
import { list } from '../model/list.ts';
import { field } from '../model/object.ts';
import { readText } from '../model/scalars.ts';
import type { ValueType } from '../model/value.ts';
import { generalRule } from '../rules/general-rule.ts';

const regimeCode: ValueType<string> = {
  kind: 'text',
  blank: '',
  plain: true,
  read: readText,
  write: (value) => value,
  omitted: (json) => json === '',
  schema: { $ref: 'https://gobl.org/draft-0/tax/regime-code' },
};

/** The rule on every key of `$addons`. */
export const addonsRule = generalRule(
  'GOBL-TAX-ADDONS-01',
  'tax.Addons',
  'There is no addon of this key; choose one from the catalogue of addons.',
  '$addons[]',
);

/** Keys of addons; each must be known (GOBL-TAX-ADDONS-01). */
const addonList = list(key, {
  check(keys, validation) {
    for (const [position, addon] of keys.entries()) {
      validation.path.push(position);
      if (!validation.catalogue.addon(addon)) validation.failBy(addonsRule);
      validation.path.pop();
    }
  },
  schema: { $ref: 'https://gobl.org/draft-0/tax/addon-list' },
});

export const regimeField = field(
  regimeCode,
  'Tax Regime',
  "The country whose tax rules hold; taken from the supplier's tax identity where it is left out.",
  { recommended: true },
);

export const addonsField = field(
  addonList,
  'Addons',
  'The formats and obligations that the document must satisfy, beside the law of its country.',
);

/** The tags of a document; those known, where a list is given, with any other beside them. */
export function tagsField(values?: readonly (readonly [string, string])[]) {
  return field(
    list(key),
    'Tags',
    'Marks that change how the document is treated, such as reverse-charge or simplified.',
    values && { values, open: true },
  );
}
