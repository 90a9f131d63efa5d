/** The schemas of plain values, maps and lists: numbers, dates, codes, countries, currencies, units (chapter 01, 03). */
import { isoCountries, taxCountries } from '../country/names.ts';
import { currenciesByPriority } from '../currency/currencies.ts';
import type { JsonObject } from '../model/json.ts';
import { units } from '../org/unit.ts';
import { addonKeys, regimeCountries, registry } from '../registry.ts';
import { TaxCombo } from '../tax/combo.ts';
import { KEY_PATTERN } from '../text/patterns.ts';
import { objectSchema } from './object-schema.ts';

export interface ValueSchema {
  name: string;
  schema: JsonObject;
  /** Objects that stand in its `$defs` beside it. */
  parts?: JsonObject;
}

const REF = 'https://gobl.org/draft-0/';
const CODE_PATTERN = '^[^\\s\\x00-\\x1f\\x7f-\\x9f]([^\\x00-\\x1f\\x7f-\\x9f]*[^\\s\\x00-\\x1f\\x7f-\\x9f])?$';

/** Keys that the standard's schema accepts although nothing implements them. */
const ACCEPTED_ADDONS = ['br-nfe-v4'];

function text(title: string, description: string, constraints: JsonObject): JsonObject {
  return { type: 'string', title, description, ...constraints };
}

function choice(title: string, description: string, values: Iterable<readonly [string, string]>): JsonObject {
  return { ...oneOf(values), type: 'string', title, description };
}

function oneOf(values: Iterable<readonly [string, string]>): JsonObject {
  return { oneOf: Array.from(values, ([value, title]) => ({ const: value, title })) };
}

function mapOf(title: string, description: string, keys: string, values: JsonObject): JsonObject {
  return { patternProperties: { [keys]: values }, type: 'object', title, description };
}

/** All of them by path; made anew, as regimes and addons may have been loaded since. */
export function valueSchemas(): ReadonlyMap<string, ValueSchema> {
  const code = { $ref: `${REF}cbc/code` };
  const addonNames = [...addonKeys, ...ACCEPTED_ADDONS]
    .sort()
    .map((key) => [key, registry.addon(key)?.definition.name.en ?? key] as const);
  const regimeNames = regimeCountries.map(
    (country) => [country, registry.regime(country)?.definition.name.en ?? country] as const,
  );
  const schemas: [string, string, JsonObject, JsonObject?][] = [
    ['cal/date', 'cal.Date', text('Date', 'A calendar day as YYYY-MM-DD.', { format: 'date' })],
    [
      'cal/date-time',
      'cal.DateTime',
      text('Date Time', 'A day and a time without zone.', {
        pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}$',
      }),
    ],
    [
      'cal/time',
      'cal.Time',
      text('Time', 'A time of day as hh:mm:ss.', { pattern: '^([0-1][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$' }),
    ],
    [
      'cal/timestamp',
      'cal.Timestamp',
      text('Timestamp', 'A moment in UTC.', {
        pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]+)?Z$',
        format: 'date-time',
      }),
    ],
    [
      'cbc/code',
      'cbc.Code',
      text('Code', 'An identifier that somebody else gave.', { maxLength: 64, minLength: 1, pattern: CODE_PATTERN }),
    ],
    ['cbc/code-map', 'cbc.CodeMap', mapOf('Code Map', 'Codes under keys.', KEY_PATTERN, code)],
    [
      'cbc/key',
      'cbc.Key',
      text('Key', "A word of the standard's own vocabulary.", { maxLength: 64, minLength: 1, pattern: KEY_PATTERN }),
    ],
    ['cbc/meta', 'cbc.Meta', mapOf('Meta', 'Texts of your own under keys.', KEY_PATTERN, { type: 'string' })],
    ['cbc/uri', 'cbc.URI', text('URI', 'An identifier with a scheme.', { maxLength: 2048, format: 'uri' })],
    [
      'currency/code',
      'currency.Code',
      choice(
        'Currency',
        'An ISO 4217 code, or that of a well-known other currency.',
        currenciesByPriority.map(({ iso_code, name }) => [iso_code, name] as const),
      ),
    ],
    ['dsig/signature', 'dsig.Signature', text('Signature', 'A JSON Web Signature in compact form.', {})],
    [
      'i18n/string',
      'i18n.String',
      mapOf('Multi-language String', 'A text in several languages.', '^[a-z]{2}$', {
        type: 'string',
        title: 'Text',
        description: 'The text in that language.',
      }),
    ],
    ['l10n/code', 'l10n.Code', text('Code', 'A code of a country or region.', { pattern: '^[A-Z0-9]+$' })],
    [
      'l10n/iso-country-code',
      'l10n.ISOCountryCode',
      choice('ISO Country Code', 'A country by ISO 3166-1.', isoCountries),
    ],
    [
      'l10n/tax-country-code',
      'l10n.TaxCountryCode',
      choice(
        'Tax Country Code',
        'A country as tax offices name it: EL for Greece, XI for Northern Ireland.',
        taxCountries,
      ),
    ],
    [
      'num/amount',
      'num.Amount',
      text('Amount', 'A number with its decimals, as text.', { pattern: '^\\-?[0-9]+(\\.[0-9]+)?$' }),
    ],
    [
      'num/percentage',
      'num.Percentage',
      text('Percentage', 'A percentage with its sign, as text.', { pattern: '^\\-?[0-9]+(\\.[0-9]+)?%$' }),
    ],
    ['org/unit', 'org.Unit', unitSchema()],
    [
      'schema/object',
      'schema.Object',
      { type: 'object', title: 'Object', description: 'Any document, with its own $schema.' },
    ],
    [
      'tax/addon-list',
      'tax.AddonList',
      {
        items: { $ref: `${REF}cbc/key`, ...oneOf(addonNames) },
        type: 'array',
        title: 'Addons',
        description: 'Addons that a document follows.',
      },
    ],
    [
      'tax/correction-set',
      'tax.CorrectionSet',
      {
        items: { $ref: `${REF}tax/correction-definition` },
        type: 'array',
        title: 'Corrections',
        description: 'What corrections may and must state, a definition for each schema.',
      },
    ],
    [
      'tax/correction-set',
      'tax.CorrectionSet',
      {
        items: { $ref: `${REF}tax/correction-definition` },
        type: 'array',
        title: 'Correction Set',
        description: 'What corrections may and must state, for each schema.',
      },
    ],
    ['tax/extensions', 'tax.Extensions', mapOf('Extensions', 'Codes under the keys of extensions.', KEY_PATTERN, code)],
    ['tax/regime-code', 'tax.RegimeCode', choice('Tax Regime Code', 'A country that has a tax regime.', regimeNames)],
    [
      'tax/set',
      'tax.Set',
      {
        items: { $ref: '#/$defs/tax.Combo' },
        type: 'array',
        title: 'Taxes',
        description: 'The taxes of a row, each category once.',
      },
      { 'tax.Combo': objectSchema(TaxCombo, 'tax/set') },
    ],
  ];
  return new Map(schemas.map(([path, name, schema, parts]) => [path, { name, schema, ...(parts && { parts }) }]));
}

function unitSchema(): JsonObject {
  const schema = choice(
    'Unit',
    'What is counted or measured.',
    units.map(([word, name]) => [word, name] as const),
  );
  return {
    ...schema,
    oneOf: [...(schema.oneOf as JsonObject[]), { pattern: '^[A-Z0-9]{2,3}$', title: 'UN/ECE code' }],
  };
}
