import { uuid } from '../cbc/uuid.ts';
import { currencyCode } from '../currency/code.ts';
import { currencyDefinition } from '../currency/currencies.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import { normaliser } from '../normalise/normaliser.ts';
import { amount } from '../num/types.ts';
import { present } from '../rules/conditions.ts';
import { at, check, rules, when } from '../rules/declare.ts';
import { extensions } from '../tax/extensions.ts';
import { cleanTexts, cleanUuid } from './cleaning.ts';

/** A company's entry in a public register (chapter 03 §10.12). */
export const Registration = object(
  'org.Registration',
  {
    title: 'Registration',
    description: "A company's entry in a public register, as some countries want it on invoices.",
  },
  {
    uuid: field(uuid, 'UUID', 'Identifies this entry wherever it is used.'),
    label: field(text, 'Label', 'What the register is called.'),
    capital: field(amount, 'Capital', "The company's registered capital."),
    currency: field(currencyCode, 'Currency', 'The currency of the capital.'),
    office: field(text, 'Office', 'The office that keeps the register.'),
    book: field(text, 'Book', 'The book of the entry.'),
    volume: field(text, 'Volume', 'The volume of the entry.'),
    sheet: field(text, 'Sheet', 'The sheet of the entry.'),
    section: field(text, 'Section', 'The section of the entry.'),
    page: field(text, 'Page', 'The page of the entry.'),
    entry: field(text, 'Entry', 'The number of the entry.'),
    other: field(text, 'Other', 'Whatever else the register says.'),
    ext: field(extensions, 'Extensions', 'Codes that a country or format wants with it.'),
  },
);
export type Registration = InstanceOf<typeof Registration>;

export const registrationNormaliser = normaliser(Registration, (registration) => {
  cleanUuid(registration);
  cleanTexts(registration, 'label', 'office', 'book', 'volume', 'sheet', 'section', 'page', 'entry', 'other');
});

const isCurrency = (value: string | undefined) => currencyDefinition(value ?? '') !== undefined;

export const registrationRules = rules(
  Registration,
  'GOBL-ORG-REGISTRATION',
  at(
    'currency',
    when(present, check('01', 'The capital is given in a known currency, as ISO 4217 code such as EUR.', isCurrency)),
  ),
);
