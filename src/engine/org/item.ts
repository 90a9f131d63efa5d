import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { meta } from '../cbc/meta.ts';
import { uuid } from '../cbc/uuid.ts';
import { isoCountryCode } from '../country/codes.ts';
import { CurrencyAmount } from '../currency/amount.ts';
import { currencyCode } from '../currency/code.ts';
import { openEnumeration } from '../model/enumeration.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { normaliser } from '../normalise/normaliser.ts';
import { amount } from '../num/types.ts';
import { given, notNegative, present } from '../rules/conditions.ts';
import { at, check, rules, when } from '../rules/declare.ts';
import { extensions } from '../tax/extensions.ts';
import { Attribute, isEmptyAttribute } from './attribute.ts';
import { cleanedText } from './cleaning.ts';
import { Identity } from './identity.ts';
import { Image } from './image.ts';
import { knownUnit, UNKNOWN_UNIT, unit, updateUnit } from './unit.ts';

const itemKeys = openEnumeration(key, [
  ['goods', 'A good'],
  ['services', 'A service'],
]);

/** A good or a service that is sold, with its price (chapter 03 §10.15). */
export const Item = object(
  'org.Item',
  { title: 'Item', description: 'A good or a service that is sold, with the price of one unit.' },
  {
    uuid: field(uuid, 'UUID', 'Unique identifier of the item.'),
    ref: field(code, 'Ref', "The seller's own number for the item."),
    key: field(itemKeys, 'Key', 'Whether it is a good or a service.'),
    name: field(cleanedText, 'Name', 'The name of the item.', { required: true }),
    identities: field(list(Identity), 'Identities', 'Other numbers of the item, such as GTIN or SKU.'),
    attributes: field(list(Attribute), 'Attributes', 'Properties of the item, such as its colour or weight.'),
    description: field(cleanedText, 'Description', 'More information about the item.'),
    images: field(list(Image), 'Images', 'Images of the item.'),
    currency: field(currencyCode, 'Currency', "The currency of the price, if not the document's."),
    price: field(amount, 'Price', 'The price of one unit. Cannot be negative.'),
    alt_prices: field(list(CurrencyAmount), 'Alternative Prices', 'The price of one unit in other currencies.'),
    unit: field(unit, 'Unit', 'The unit, such as h for hours or kg for kilograms.'),
    origin: field(isoCountryCode, 'Country of Origin', 'The country of origin.'),
    ext: field(extensions, 'Extensions', 'Codes that a country or format requires.'),
    meta: field(meta, 'Meta', 'Further texts of your own about the item.'),
  },
);
export type Item = InstanceOf<typeof Item>;

export const itemNormaliser = normaliser(Item, (item) => {
  updateUnit(item);
  const attributes = item.attributes?.filter((each) => !isEmptyAttribute(each));
  item.attributes = attributes?.length ? attributes : undefined;
});

function keysUnique(attributes: readonly (Attribute | null)[] | undefined): boolean {
  if (attributes === undefined || attributes.length < 2) return true;
  const keys = given(attributes).flatMap(({ key: each }) => (each ? [each] : []));
  return new Set(keys).size === keys.length;
}
keysUnique.label = 'keys unique';

export const itemRules = rules(Item, 'GOBL-ORG-ITEM', [
  at('name', [check('01', 'An item needs a name.', present)]),
  at('price', [
    check('02', 'The price of an item must be zero or more; make the quantity negative for returns.', notNegative),
  ]),
  at('attributes', [
    check('03', 'Each key can identify only one attribute; give the others another key or a type.', keysUnique),
  ]),
  at('unit', [when(present, [check('04', UNKNOWN_UNIT, knownUnit)])]),
]);
