import { isTimeZone } from '../cal/zone.ts';
import { code } from '../cbc/code.ts';
import { Definition } from '../cbc/definition.ts';
import { key } from '../cbc/key.ts';
import { Source } from '../cbc/source.ts';
import { regionCode, taxCountryCode } from '../country/codes.ts';
import { currencyCode } from '../currency/code.ts';
import { localText } from '../i18n/string.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import { lengthBetween, present, valid } from '../rules/conditions.ts';
import { at, check, rules, when } from '../rules/declare.ts';
import { CategoryDef } from './category-def.ts';
import { correctionSet } from './correction-definition.ts';
import { ScenarioSet } from './scenario.ts';
import { TagSet } from './tag-set.ts';

/** The tax rules of a country, as data (chapter 03 §2.1). */
export const RegimeDef = object(
  'tax.RegimeDef',
  { title: 'Regime Definition', description: 'The tax rules of a country, as data.' },
  {
    name: field(localText, 'Name', 'The name of the country, by language.', { required: true }),
    description: field(localText, 'Description', 'A description of its taxes, by language.'),
    sources: field(list(Source), 'Sources', 'The sources of the rules.'),
    time_zone: field(text, 'Time Zone', 'The time zone for dates, such as Europe/Madrid.', {
      required: true,
    }),
    country: field(taxCountryCode, 'Code', 'The code of the country in tax identities.', { required: true }),
    alt_country_codes: field(list(regionCode), 'Alternative Country Codes', 'Further codes that lead to the regime.'),
    zone: field(regionCode, 'Zone', 'The part of the country that it is for.'),
    currency: field(currencyCode, 'Currency', 'The currency of documents that name none.', { required: true }),
    tax_scheme: field(code, 'Tax Scheme', 'The tax that identities are usually given for, such as VAT.'),
    calculator_rounding_rule: field(key, 'Calculator Rounding Rule', 'When figures are rounded: precise or currency.'),
    tags: field(list(TagSet), 'Tags', 'Tags that the regime allows in documents.'),
    extensions: field(list(Definition), 'Extensions', 'The extensions of the country.'),
    identities: field(list(Definition), 'Identities', 'Kinds of identities in use there.'),
    payment_means_keys: field(list(Definition), 'Payment Means Keys', 'Means of payment in use there.'),
    inbox_keys: field(list(Definition), 'Inbox Keys', 'Kinds of electronic addresses in use there.'),
    scenarios: field(list(ScenarioSet), 'Scenarios', 'What is added to documents, and under which conditions.'),
    corrections: field(correctionSet, 'Corrections', 'The options of corrections.'),
    categories: field(list(CategoryDef), 'Categories', 'The taxes of the country.', { required: true }),
  },
);
export type RegimeDef = InstanceOf<typeof RegimeDef>;

export const regimeDefRules = rules(RegimeDef, 'GOBL-TAX-REGIMEDEF', [
  at('country', [check('01', 'A regime needs the code of its country, such as ES.', present)]),
  at('name', [check('02', 'A regime needs the name of its country, by language: {"en": "…"}.', present)]),
  at('time_zone', [
    check('03', 'A regime needs a time zone, such as Europe/Madrid.', present),
    when(present, [
      check(
        '04',
        'The time zone must be one from the IANA list, such as Europe/Madrid.',
        valid(isTimeZone, 'valid time zone'),
      ),
    ]),
  ]),
  at('categories', [check('05', 'A regime needs at least one tax category.', lengthBetween(1, 0))]),
]);
