import { date } from '../cal/types.ts';
import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { suggestions } from '../model/enumeration.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { normaliser } from '../normalise/normaliser.ts';
import { amount } from '../num/types.ts';
import { empty, present } from '../rules/conditions.ts';
import { at, check, rules, when } from '../rules/declare.ts';
import { labelled } from '../rules/label.ts';
import { extensions } from '../tax/extensions.ts';
import { attributeKeys } from './attribute-keys.ts';
import { cleanedText } from './cleaning.ts';
import { knownUnit, UNKNOWN_UNIT, unit, updateUnit } from './unit.ts';

/** A property of an item, such as its colour or weight, with one or more values (chapter 03 §10.19). */
export const Attribute = object(
  'org.Attribute',
  { title: 'Attribute', description: 'A property of an item, such as its colour or weight, with its value.' },
  {
    label: field(cleanedText, 'Label', 'The name of the attribute, for people.'),
    key: field(
      suggestions(key, attributeKeys),
      'Key',
      'The kind of attribute, as a key such as color or weight. Leave it out if type is given.',
    ),
    type: field(code, 'Type', 'The kind of attribute, as a code of your own. Leave it out if key is given.'),
    text: field(cleanedText, 'Text', 'The value in words.'),
    code: field(code, 'Code', 'The value as a code.'),
    amount: field(amount, 'Amount', 'The value as a number.'),
    unit: field(unit, 'Unit', 'The unit of the amount, such as kg or cm.'),
    date: field(date, 'Date', 'The value as a day.'),
    ext: field(extensions, 'Extensions', 'Codes that a country or format requires.'),
  },
);
export type Attribute = InstanceOf<typeof Attribute>;

export const attributeNormaliser = normaliser(Attribute, updateUnit);

/** Returns whether an attribute is empty. */
export function isEmptyAttribute(attribute: Attribute): boolean {
  return Object.values(attribute).every(empty);
}

type MaybeAttribute = Attribute | undefined;

const eitherKeyOrType = labelled(
  'either key or type',
  (attribute: MaybeAttribute) => empty(attribute?.key) || empty(attribute?.type),
);
const hasValue = labelled('has value', (attribute: MaybeAttribute) =>
  [attribute?.text, attribute?.code, attribute?.amount, attribute?.date].some(present),
);
const hasName = labelled('has name', (attribute: MaybeAttribute) =>
  [attribute?.label, attribute?.key, attribute?.type].some(present),
);
const amountWithUnit = labelled(
  'amount with unit',
  (attribute: MaybeAttribute) => empty(attribute?.unit) || attribute?.amount !== undefined,
);

export const attributeRules = rules(Attribute, 'GOBL-ORG-ATTRIBUTE', [
  check('01', 'An attribute has either a key or a type; remove one of the two.', eitherKeyOrType),
  check('02', 'An attribute needs its value in text, code, amount or date.', hasValue),
  check('04', 'An attribute needs a label, a key or a type to identify it.', hasName),
  check('03', 'A unit measures an amount; set amount too, or remove unit.', amountWithUnit),
  at('unit', [when(present, [check('05', UNKNOWN_UNIT, knownUnit)])]),
]);
