import { date } from '../cal/types.ts';
import { code } from '../cbc/code.ts';
import { codeMap } from '../cbc/code-map.ts';
import { key } from '../cbc/key.ts';
import { meta } from '../cbc/meta.ts';
import { Source } from '../cbc/source.ts';
import { localText } from '../i18n/string.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { boolean } from '../model/scalars.ts';
import { percentage } from '../num/types.ts';
import { present, unfailing } from '../rules/conditions.ts';
import { at, check, each, rules, type Test } from '../rules/declare.ts';
import { labelled } from '../rules/label.ts';
import { extensions, extensionsKey } from './extensions.ts';

const within = 'tax/regime-def';

/** The percentage of a rate from a certain day (chapter 03 §2.1). */
export const RateValueDef = object(
  'tax.RateValueDef',
  { title: 'Rate Value', description: 'The percentage of a rate from a day on.', within },
  {
    ext: field(
      extensions,
      'Extensions',
      'The extensions that a tax must have for the value to hold, such as a region.',
    ),
    since: field(
      date,
      'Since',
      'The first day on which it applies. Without it, the first day is unknown and it applies on any day.',
    ),
    percent: field(percentage, 'Percent', 'The percentage.', { required: true }),
    surcharge: field(percentage, 'Surcharge', 'An additional percentage on the same base.'),
    disabled: field(boolean, 'Disabled', 'No longer in use.'),
  },
);
export type RateValueDef = InstanceOf<typeof RateValueDef>;

/** A rate by name, with its percentages over time. */
export const RateDef = object(
  'tax.RateDef',
  { title: 'Rate', description: 'A rate by name, with its percentages over time.', within },
  {
    rate: field(key, 'Rate', 'The name of the rate, such as reduced.', { required: true }),
    keys: field(list(key), 'Keys', 'The tax treatments that the rate can be used with.'),
    name: field(localText, 'Name', 'The name, by language.', { required: true }),
    desc: field(localText, 'Description', 'The purpose, by language.'),
    values: field(list(RateValueDef), 'Values', 'Its percentages, the newest first.'),
    meta: field(meta, 'Meta', 'Further texts of your own about the rate.'),
  },
);

/** A tax treatment of a supply. */
export const KeyDef = object(
  'tax.KeyDef',
  { title: 'Key', description: 'How a supply is treated for tax, such as exempt.', within },
  {
    key: field(key, 'Key', 'The word for the treatment.'),
    name: field(localText, 'Name', 'The name, by language.'),
    desc: field(localText, 'Description', 'The meaning, by language.'),
    no_percent: field(boolean, 'No Percent', 'Taxes treated so carry no percentage.'),
  },
);

/** A tax of a country, such as VAT. */
export const CategoryDef = object(
  'tax.CategoryDef',
  { title: 'Category', description: 'A tax of a country, such as VAT.', within },
  {
    code: field(code, 'Code', 'The code of the tax in documents.', { required: true }),
    name: field(localText, 'Name', 'The short name, by language.', { required: true }),
    title: field(localText, 'Title', 'The full name, by language.'),
    desc: field(localText, 'Description', 'The name of the tax, by language.'),
    retained: field(boolean, 'Retained', 'The customer withholds the tax. It reduces the amount payable.'),
    informative: field(boolean, 'Informative', 'It is shown, but does not change any total.'),
    keys: field(list(KeyDef), 'Keys', 'The ways in which a supply can be treated.'),
    rates: field(list(RateDef), 'Rates', 'The rates by name.'),
    extensions: field(list(key), 'Extensions', 'The extensions that go with the tax.'),
    map: field(codeMap, 'Map', 'The codes for it in other lists.'),
    sources: field(list(Source), 'Sources', 'The source of the definition.'),
    ext: field(extensions, 'Extensions', 'Codes of formats for the tax as a whole.'),
    meta: field(meta, 'Meta', 'Further texts of your own about the tax.'),
  },
);
export type CategoryDef = InstanceOf<typeof CategoryDef>;

/** Tests the order of values with the same extensions: newest first, one without a day last. */
const newestFirst: Test<readonly (RateValueDef | null)[]> = labelled('newest first', (values) => {
  const next = new Map<string, RateValueDef>();
  for (const value of (values ?? []).toReversed()) {
    if (!value) continue;
    const extensions = extensionsKey(value.ext);
    const { since } = next.get(extensions) ?? {};
    if (value.since && since && value.since <= since) return false;
    next.set(extensions, value);
  }
  return true;
});

const notBothRetainedAndInformative = labelled(
  'not both retained and informative',
  (category: CategoryDef | undefined) => !(category?.retained && category.informative),
);

export const categoryDefRules = rules(CategoryDef, 'GOBL-TAX-CATEGORYDEF', [
  check('04', 'A tax is either retained or informative, not both.', notBothRetainedAndInformative),
  at('code', [check('01', 'A tax category needs its code, such as VAT.', present)]),
  at('name', [check('02', 'A tax category needs its short name, by language: {"en": "…"}.', present)]),
  at('title', [check('03', 'A tax category needs its full name, by language: {"en": "…"}.', present)]),
]);

export const rateDefRules = rules(RateDef, 'GOBL-TAX-RATEDEF', [
  at('rate', [check('01', 'A rate needs its name in rate, such as reduced.', present)]),
  at('name', [check('02', 'A rate needs a display name, by language: {"en": "…"}.', present)]),
  at('values', [
    check('03', 'The values of a rate must be in order of their dates, newest first.', newestFirst),
    each([at('percent', [check('04', 'A value of a rate needs its percentage.', unfailing)])]),
  ]),
]);
