import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { taxCountryCode } from '../country/codes.ts';
import { generalRule } from '../model/general-rule.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import type { KnownCategory, KnownRegime, Validation } from '../model/validation.ts';
import { valueType } from '../model/value-type.ts';
import { normaliser } from '../normalise/normaliser.ts';
import { Percentage } from '../num/percentage.ts';
import { percentage } from '../num/types.ts';
import { check, rules, type Test } from '../rules/declare.ts';
import { labelled } from '../rules/label.ts';
import type { CategoryKey } from './definitions.ts';
import { extensions } from './extensions.ts';
import { gstKeys, vatKeys } from './keys.ts';
import { withRateOfToday } from './older-rates.ts';

/** Returns a JSON Schema condition: combos of this category have only these keys. */
function keysOf(category: string, keys: readonly CategoryKey[]) {
  const choices = keys.map(({ key: value, name }) => ({ const: value, title: name.en }));
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return { if: { properties: { cat: { const: category } } }, then: { properties: { key: { oneOf: choices } } } };
}

/** One tax on a row: its category, the treatment of the supply and the rate (chapter 03 §3). */
export const TaxCombo = object(
  'tax.Combo',
  {
    title: 'Tax Combo',
    description: 'A tax on a line: a category with the name of a rate or a percentage.',
    within: 'tax/set',
    constraints: { anyOf: [keysOf('VAT', vatKeys), keysOf('GST', gstKeys)] },
    legacy: { tags: field(list(key), 'Tags', 'The rate, in older documents.') },
    migrate(combo, { tags }) {
      if (!combo.rate && tags?.[0]) combo.rate = tags[0];
    },
  },
  {
    cat: field(code, 'Category', 'The code of the tax in its country: VAT, GST, IRPF …', { required: true }),
    country: field(taxCountryCode, 'Country', "The country of the tax, if not the document's."),
    key: field(key, 'Key', 'How the supply is treated: standard, zero, exempt, reverse-charge …'),
    rate: field(
      key,
      'Rate',
      'The name of the rate, such as general or reduced. Its percentage on the tax date is filled in.',
    ),
    percent: field(percentage, 'Percent', 'The rate as a percentage. Taken from the named rate, if any.', {
      calculated: true,
    }),
    surcharge: field(percentage, 'Surcharge', 'An additional percentage on the same base, if the rate has one.', {
      calculated: true,
    }),
    ext: field(extensions, 'Extensions', 'Codes of local formats for this tax.'),
  },
);
export type TaxCombo = InstanceOf<typeof TaxCombo>;

const taxSetRule = generalRule(
  'GOBL-TAX-SET-01',
  'tax.Set',
  'Each tax category can occur only once in a list of taxes; remove or merge the duplicate.',
);

/** The taxes of a row. Each category occurs once (GOBL-TAX-SET-01). */
export const taxSet = valueType(
  'tax.Set',
  {
    title: 'Taxes',
    description: 'The taxes of a line, each category once.',
    keywords: { items: { $ref: `#/$defs/${TaxCombo.name}` } },
    parts: [TaxCombo],
    rules: [taxSetRule],
  },
  list(TaxCombo, {
    check(combos, validation) {
      if (combos.length < 2) return;
      const categories = combos.flatMap((combo) => (combo ? [combo.cat ?? ''] : []));
      if (new Set(categories).size === categories.length) return;
      validation.failBy(taxSetRule);
    },
  }),
);

export const comboNormaliser = normaliser(TaxCombo, (combo) => {
  if (combo.cat !== 'VAT') return;
  // Older documents have a percentage on reverse charges, which has no meaning.
  if (combo.rate === 'exempt+reverse-charge') combo.percent = undefined;
  const { key, rate } = withRateOfToday(combo);
  combo.key = key;
  combo.rate = rate;
  if (!combo.key && combo.percent?.isZero()) combo.key = 'zero';
  else if (combo.key === 'zero' && !combo.percent) combo.percent = Percentage.ZERO;
});

/** Returns the regime of the combo's own country, otherwise of the document. */
function regimeOf(combo: TaxCombo, { context }: Validation): KnownRegime | undefined {
  const country = combo.country || context.regime;
  return country === '' ? undefined : context.known.regime(country);
}

/** Returns a test that needs a category; it passes if the regime or the category is unknown. */
function withCategory(label: string, test: (combo: TaxCombo, category: KnownCategory) => boolean): Test<TaxCombo> {
  return labelled(label, (combo, validation) => {
    if (!combo) return true;
    const category = regimeOf(combo, validation)?.category(combo.cat ?? '');
    return category === undefined || test(combo, category);
  });
}

function hasCategoryOfRegime(combo: TaxCombo | undefined, validation: Validation): boolean {
  if (!combo) return true;
  const regime = regimeOf(combo, validation);
  return regime === undefined || regime.category(combo.cat ?? '') !== undefined;
}
hasCategoryOfRegime.label = 'has category of regime';

function surchargeOnlyWithPercent(combo: TaxCombo | undefined): boolean {
  return !combo?.surcharge || combo.percent !== undefined;
}
surchargeOnlyWithPercent.label = 'surcharge only with percent';

function extensionKeysDefined(combo: TaxCombo | undefined, { context }: Validation): boolean {
  if (combo?.ext === undefined) return true;
  for (const name of combo.ext.keys()) if (!context.known.knowsExtension(name)) return false;
  return true;
}
extensionKeysDefined.label = 'extension keys defined';

export const comboRules = rules(TaxCombo, 'GOBL-TAX-COMBO', [
  check(
    '01',
    "The country has no such tax category; set cat to a category of the document's regime.",
    hasCategoryOfRegime,
  ),
  check(
    '02',
    "key is not a treatment of this tax category; leave it out, or use one of the category's keys.",
    withCategory('key in category', ({ key }, category) => !key || category.knowsKey(key)),
  ),
  check(
    '03',
    'rate is not defined for this tax category and key; use one of its rates, or set the percentage instead.',
    withCategory('rate in key', ({ key, rate }, category) => !rate || category.rate(key ?? '', rate) !== undefined),
  ),
  check(
    '04',
    'percent is missing, or the treatment of this tax does not allow it; set percent or a rate, or leave percent out for exempt and similar keys.',
    withCategory('percent valid for key', ({ key, percent }, category) => {
      if (!key) return percent !== undefined;
      if (!category.knowsKey(key)) return true;
      return category.withoutPercent(key) ? percent === undefined : percent !== undefined;
    }),
  ),
  check('05', 'A surcharge needs a percentage; set percent too.', surchargeOnlyWithPercent),
  check(
    '06',
    'ext has a key that no country, format or code list defines; correct or remove it.',
    extensionKeysDefined,
  ),
]);
