/**
 * Which values a property can take, with their names: from its own declaration, from the lists of the standard, and from
 * the regime and the addons of the document at hand.
 */

import { today } from '../../../engine/cal/date.ts';
import { isoCode } from '../../../engine/country/iso-code.ts';
import { isoCountries, taxCountries } from '../../../engine/country/names.ts';
import { currenciesByPriority } from '../../../engine/currency/currencies.ts';
import type { Declared } from '../../../engine/model/locate.ts';
import type { AnyType } from '../../../engine/model/object.ts';
import type { Step } from '../../../engine/model/path.ts';
import { SCHEMA_BASE } from '../../../engine/model/schema-id.ts';
import type { Choice } from '../../../engine/model/value.ts';
import { units } from '../../../engine/org/unit.ts';
import { addonKeys, load, regimeCountries, registry } from '../../../engine/registry.ts';
import { objectOfSchema, schemaIds } from '../../../engine/schemas.ts';
import type { Definition } from '../../../engine/tax/definitions.ts';
import { type DocumentContext, localized } from './document-context.ts';
import { extensionKeys, extensionOf } from './extension-offers.ts';
import { categoryOffers, keyOffers, percentOffers, rateOffers } from './tax-offers.ts';

/** A value that may be somewhere. */
export interface Offer {
  value: string;
  /** What it is called, in the language chosen where that is known. */
  name: string;
  /** A figure that belongs to it, such as the percentage of a rate. */
  figure?: string | undefined;
  /** What else there is to know. */
  about?: string | undefined;
}

type Source = (context: DocumentContext, path: readonly Step[], declared: Declared) => Offer[] | Promise<Offer[]>;

/** Returns the values that a property can take; none where any text will do. */
export async function offersFor(
  declared: Declared,
  path: readonly Step[],
  context: DocumentContext,
): Promise<readonly Offer[]> {
  const { field, owner, key, type } = declared;
  if (key !== undefined) return field?.name === 'ext' ? extensionCodes(key, context) : [];
  if (path.length === 1 + context.root.length && path.at(-1) === '$schema') return schemaOffers();
  if (!field || !owner) return [];
  const own = choicesOf(field.type).map(([value, name, about]) => ({ value, name, about }));
  const source =
    byProperty[`${owner.name}.${field.name}`] ??
    byName[field.name] ??
    byReference[reference(type.schema)] ??
    byReference[reference(field.type.schema)];
  const others = source ? await source(context, path, declared) : [];
  return [...own, ...others.filter(({ value }) => !own.some((each) => each.value === value))];
}

/** The known values of a property, or of the entries of its list. */
function choicesOf(type: AnyType): readonly Choice<string>[] {
  if (type.kind === 'list') return choicesOf(type.element);
  return type.kind === 'object' ? [] : (type.choices ?? []);
}

/** Returns the keys that a map can take. */
export function keyOffersFor(declared: Declared, path: readonly Step[], context: DocumentContext): Promise<Offer[]> {
  return declared.field?.name === 'ext' ? extensionKeys(context, path) : Promise.resolve([]);
}

const byProperty: { readonly [property: string]: Source } = {
  'tax.Combo.cat': (context, path) => categoryOffers(context, path),
  'tax.Combo.key': (context, path) => keyOffers(context, path),
  'tax.Combo.rate': (context, path) => rateOffers(context, path),
  'tax.Combo.percent': (context, path) => percentOffers(context, path),
  'bill.Tax.prices_include': (context, path) => categoryOffers(context, path),
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

const byName: { readonly [name: string]: Source } = {
  $tags: tagOffers,
};

/** By the path of the schema that describes the values. */
const byReference: { readonly [path: string]: Source } = {
  'l10n/iso-country-code': ({ language }) => countries(isoCountries, language),
  'l10n/tax-country-code': ({ language }) => countries(taxCountries, language),
  'tax/regime-code': regimes,
  'tax/addon-list': addons,
  'currency/code': ({ language }) => currencies(language),
  'org/unit': () => units.map(([value, name, code]) => ({ value, name, ...(code && { figure: code }) })),
  'cal/date': ({ regime }) => [{ value: todayIn(regime?.definition.time_zone), name: 'today' }],
};

/** `currency/code`, where a type says that its values are those; else empty. */
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
    if (value === undefined) return [];
    return [{ value, name: localized(each.name, language), about: localized(each.desc, language) || undefined }];
  });
}

/** Tags of the regime and the addons for documents of this schema; the schema's own are in its declaration. */
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

/** All addons; those of the document's country first. */
async function addons({ language, regime }: DocumentContext): Promise<Offer[]> {
  await load('all');
  const prefix = `${isoCode(regime?.country ?? '').toLowerCase()}-`;
  const offers = addonKeys.flatMap((value) => {
    const definition = registry.addon(value)?.definition;
    if (!definition) return [];
    return [{ value, name: localized(definition.name, language), about: localized(definition.description, language) }];
  });
  return offers.sort((a, b) => Number(b.value.startsWith(prefix)) - Number(a.value.startsWith(prefix)));
}

function countries(list: ReadonlyMap<string, string>, language: string): Offer[] {
  const names = nameIn(language, 'region');
  return Array.from(list, ([value, name]) => ({ value, name: names(value) ?? name }));
}

function currencies(language: string): Offer[] {
  const names = nameIn(language, 'currency');
  return currenciesByPriority.map(({ iso_code, name }) => ({ value: iso_code, name: names(iso_code) ?? name }));
}

/** The browser's names of countries or currencies in a language; none in English, which the standard's lists are in. */
function nameIn(language: string, type: 'region' | 'currency'): (code: string) => string | undefined {
  if (language === 'en') return () => undefined;
  const names = new Intl.DisplayNames(language, { type, fallback: 'none' });
  const form = type === 'region' ? /^[A-Z]{2}$/ : /^[A-Z]{3}$/;
  return (code) => {
    const international = isoCode(code);
    return form.test(international) ? names.of(international) : undefined;
  };
}

function todayIn(timeZone = 'UTC'): string {
  return today(new Date(), timeZone);
}

/** Kinds of documents people write, before all others. */
const DOCUMENTS = [
  'bill/invoice',
  'bill/order',
  'bill/delivery',
  'bill/payment',
  'bill/status',
  'org/party',
  'note/message',
  'envelope',
];

function schemaOffers(): Offer[] {
  const ids = schemaIds();
  const first = DOCUMENTS.map((path) => SCHEMA_BASE + path);
  return [...first, ...ids.filter((id) => !first.includes(id) && objectOfSchema(id))].map((value) => ({
    value,
    name: objectOfSchema(value)?.title ?? 'Envelope',
    about: objectOfSchema(value)?.description,
  }));
}
