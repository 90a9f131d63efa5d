/**
 * The possible values of a property with their names: from its declaration, the standard's lists, and the regime and addons of the
 * document.
 */

import { today } from '../../../../engine/cal/date.ts';
import { isoCode } from '../../../../engine/country/iso-code.ts';
import { isoCountries, taxCountries } from '../../../../engine/country/names.ts';
import { currenciesByPriority } from '../../../../engine/currency/currencies.ts';
import { load } from '../../../../engine/loading.ts';
import type { Declared } from '../../../../engine/model/locate.ts';
import type { AnyType } from '../../../../engine/model/object.ts';
import type { Step } from '../../../../engine/model/path.ts';
import { SCHEMA_BASE } from '../../../../engine/model/schema-id.ts';
import type { Choice } from '../../../../engine/model/value.ts';
import { unit } from '../../../../engine/org/unit.ts';
import { addonKeys, regimeCountries, registry } from '../../../../engine/registry.ts';
import { objectOfSchema, schemaIds } from '../../../../engine/schemas.ts';
import type { Definition } from '../../../../engine/tax/definitions.ts';
import { say } from '../../../ui/texts/say.ts';
import { writtenTypes } from '../../document/names.ts';
import * as texts from '../texts.ts';
import { type DocumentContext, type Offer, offerOf } from './document-context.ts';
import { extensionKeys, extensionOf } from './extension-offers.ts';
import { categoryOffers, keyOffers, percentOffers, rateOffers } from './tax-offers.ts';

type Source = (context: DocumentContext, path: readonly Step[], declared: Declared) => Offer[] | Promise<Offer[]>;

/** Returns the possible values of a property; empty if any text is allowed. */
export async function offersFor(
  declared: Declared,
  path: readonly Step[],
  context: DocumentContext,
): Promise<readonly Offer[]> {
  const { field, owner, key, type } = declared;
  if (key !== undefined) return field?.name === 'ext' ? extensionCodes(key, context) : [];
  if (path.length === 1 + context.root.length && path.at(-1) === '$schema') return schemaOffers();
  if (!field || !owner) return [];
  const own = ownOffers(field.type);
  const source =
    (field.name === '$tags' ? tagOffers : byProperty[`${owner.name}.${field.name}`]) ??
    byReference[reference(type.schema)] ??
    byReference[reference(field.type.schema)];
  const others = source ? await source(context, path, declared) : [];
  return [...own, ...others.filter(({ value }) => !own.some((each) => each.value === value))];
}

/** Returns the values listed in a declaration. Units include their codes. */
function ownOffers(type: AnyType): Offer[] {
  const choices = choicesOf(type);
  return choices.map(([value, name, about]) =>
    choices === unit.choices
      ? { value, name: say<string>(name), figure: about }
      : { value, name: say<string>(name), about: about && say<string>(about) },
  );
}

/** Returns the known values of a property, or of its list's entries. */
function choicesOf(type: AnyType): readonly Choice<string>[] {
  if (type.kind === 'list') return choicesOf(type.element);
  return type.kind === 'object' ? [] : (type.choices ?? []);
}

/** Returns the possible keys of a map. */
export function keyOffersFor(declared: Declared, path: readonly Step[], context: DocumentContext): Promise<Offer[]> {
  return declared.field?.name === 'ext' ? extensionKeys(context, path) : Promise.resolve([]);
}

const byProperty: { readonly [property: string]: Source } = {
  'tax.Combo.cat': categoryOffers,
  'tax.Combo.key': keyOffers,
  'tax.Combo.rate': rateOffers,
  'tax.Combo.percent': percentOffers,
  'bill.Tax.prices_include': categoryOffers,
  'org.Identity.key': (context) => definitions(context, identitiesOf(context), 'key'),
  'org.Identity.type': (context) => definitions(context, identitiesOf(context), 'code'),
  'org.Inbox.key': (context) =>
    definitions(
      context,
      [
        ...(context.regime?.definition.inbox_keys ?? []),
        ...context.addons.flatMap(({ definition }) => definition.inboxes ?? []),
      ],
      'key',
    ),
  'pay.Instructions.key': (context) => definitions(context, context.regime?.definition.payment_means_keys ?? [], 'key'),
};

/** The sources of values, by the path of the schema that describes them. */
const byReference: { readonly [path: string]: Source } = {
  'l10n/iso-country-code': ({ language }) => countries(isoCountries, language),
  'l10n/tax-country-code': ({ language }) => countries(taxCountries, language),
  'tax/regime-code': regimes,
  'tax/addon-list': addons,
  'currency/code': ({ language }) => currencies(language),
  'cal/date': ({ regime, schema, day }, path) =>
    // Most supplies are invoiced on their day.
    schema === 'bill/invoice' && path.at(-1) === 'op_date'
      ? [{ value: day, name: say(texts.asIssued) }]
      : [{ value: today(new Date(), regime?.definition.time_zone ?? 'UTC'), name: say(texts.today) }],
};

/** Returns the referenced list of a type's values, such as `currency/code`; otherwise empty. */
function reference(schema: { readonly [keyword: string]: unknown } | undefined): string {
  return typeof schema?.$ref === 'string' ? schema.$ref.slice(SCHEMA_BASE.length) : '';
}

async function extensionCodes(key: string, context: DocumentContext): Promise<Offer[]> {
  const definition = await extensionOf(key, context);
  return definitions(context, definition?.values ?? [], 'code');
}

function identitiesOf({ regime, addons: known }: DocumentContext): readonly Definition[] {
  return [...(regime?.definition.identities ?? []), ...known.flatMap(({ definition }) => definition.identities ?? [])];
}

function definitions({ language }: DocumentContext, list: readonly Definition[], by: 'key' | 'code'): Offer[] {
  return list.flatMap((each) => {
    const value = each[by];
    return value === undefined ? [] : [offerOf(value, each, language)];
  });
}

/** Returns tags of the regime and addons for documents of this schema. The schema's own are in its declaration. */
function tagOffers(context: DocumentContext): Offer[] {
  const sets = [
    ...(context.regime?.definition.tags ?? []),
    ...context.addons.flatMap(({ definition }) => definition.tags ?? []),
  ];
  const tags = sets.filter(({ schema }) => schema === context.schema).flatMap(({ list }) => list);
  return definitions(context, tags, 'key');
}

async function regimes({ language }: DocumentContext): Promise<Offer[]> {
  const names = nameIn(language, 'region');
  return regimeCountries.map((value) => ({ value, name: names(value) ?? taxCountries.get(value) ?? value }));
}

/** Returns all addons, those for the document's country first. */
async function addons({ language, regime }: DocumentContext): Promise<Offer[]> {
  await load('all');
  const prefix = `${isoCode(regime?.country ?? '').toLowerCase()}-`;
  const offers = addonKeys.flatMap((value) => {
    const definition = registry.addon(value)?.definition;
    return definition ? [offerOf(value, { ...definition, desc: definition.description }, language)] : [];
  });
  return offers.sort((a, b) => Number(b.value.startsWith(prefix)) - Number(a.value.startsWith(prefix)));
}

/** Returns a country's name in a language. */
export function nameOfCountry(code: string, language: string): string | undefined {
  return nameIn(language, 'region')(code) ?? isoCountries.get(code);
}

function countries(list: ReadonlyMap<string, string>, language: string): Offer[] {
  const names = nameIn(language, 'region');
  return Array.from(list, ([value, name]) => ({ value, name: names(value) ?? name }));
}

function currencies(language: string): Offer[] {
  const names = nameIn(language, 'currency');
  return currenciesByPriority.map(({ iso_code, name }) => ({ value: iso_code, name: names(iso_code) ?? name }));
}

/** Returns the browser's names of countries or currencies in a language; undefined for English, the language of the standard's lists. */
function nameIn(language: string, type: 'region' | 'currency'): (code: string) => string | undefined {
  if (language === 'en') return () => undefined;
  const names = new Intl.DisplayNames(language, { type, fallback: 'none' });
  const form = type === 'region' ? /^[A-Z]{2}$/ : /^[A-Z]{3}$/;
  return (code) => {
    const international = isoCode(code);
    return form.test(international) ? names.of(international) : undefined;
  };
}

/** Returns the schemas, those of common documents first. */
function schemaOffers(): Offer[] {
  const ids = schemaIds();
  const first = [...writtenTypes, 'envelope'].map((path) => SCHEMA_BASE + path);
  return [...first, ...ids.filter((id) => !first.includes(id) && objectOfSchema(id))].map((value) => ({
    value,
    name: say<string>(objectOfSchema(value)?.title ?? 'Envelope'),
    about: say<string>(objectOfSchema(value)?.description ?? ''),
  }));
}
