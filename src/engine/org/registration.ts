import { currencyCode } from '../currency/code.ts';
import { currencyDefinition } from '../currency/currencies.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { amount } from '../num/types.ts';
import { present } from '../rules/conditions.ts';
import { at, check, rules, when } from '../rules/declare.ts';
import { labelled } from '../rules/label.ts';
import { extensions } from '../tax/extensions.ts';
import { cleanedText, uuidField } from './cleaning.ts';

/** A company's entry in a public register (chapter 03 §10.12). */
export const Registration = object(
  'org.Registration',
  {
    title: 'Registration',
    description: "A company's entry in a public register, which some countries require on invoices.",
  },
  {
    uuid: uuidField('entry'),
    label: field(cleanedText, 'Label', 'The name of the register.'),
    capital: field(amount, 'Capital', "The company's registered capital."),
    currency: field(currencyCode, 'Currency', 'The currency of the capital.'),
    office: field(cleanedText, 'Office', 'The office that keeps the register.'),
    book: field(cleanedText, 'Book', 'The book of the entry.'),
    volume: field(cleanedText, 'Volume', 'The volume of the entry.'),
    sheet: field(cleanedText, 'Sheet', 'The sheet of the entry.'),
    section: field(cleanedText, 'Section', 'The section of the entry.'),
    page: field(cleanedText, 'Page', 'The page of the entry.'),
    entry: field(cleanedText, 'Entry', 'The number of the entry.'),
    other: field(cleanedText, 'Other', 'Other details from the register.'),
    ext: field(extensions, 'Extensions', 'Codes that a country or format requires.'),
  },
);
export type Registration = InstanceOf<typeof Registration>;

const isCurrency = labelled(
  'is currency',
  (value: string | undefined) => currencyDefinition(value ?? '') !== undefined,
);

export const registrationRules = rules(Registration, 'GOBL-ORG-REGISTRATION', [
  at('currency', [
    when(present, [check('01', 'The capital needs a known currency, as an ISO 4217 code such as EUR.', isCurrency)]),
  ]),
]);
