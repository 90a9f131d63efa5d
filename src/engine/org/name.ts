import { meta } from '../cbc/meta.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { empty, present } from '../rules/conditions.ts';
import { at, check, rules, when } from '../rules/declare.ts';
import { labelled } from '../rules/label.ts';
import { cleanedText, uuidField } from './cleaning.ts';

/** The name of a person, in its parts (chapter 03 §10.3). */
export const Name = object(
  'org.Name',
  { title: 'Name', description: 'The name of a person, in its parts.' },
  {
    uuid: uuidField('name'),
    alias: field(cleanedText, 'Alias', 'The name that the person prefers.'),
    prefix: field(cleanedText, 'Prefix', 'A title before the name, such as Dr. or Ms.'),
    given: field(cleanedText, 'Given', 'The first name or names. Required unless there is a surname.'),
    middle: field(cleanedText, 'Middle', 'Names between the first and the last.'),
    surname: field(cleanedText, 'Surname', 'The family name. Required unless there is a given name.'),
    surname2: field(cleanedText, 'Second Surname', 'A second family name, as in Spain and Portugal.'),
    suffix: field(cleanedText, 'Suffix', 'A suffix after the name, such as Jr. or MBA.'),
    meta: field(meta, 'Meta', 'Further texts of your own about the name.'),
  },
);
export type Name = InstanceOf<typeof Name>;

const withoutSurname = labelled('without surname', (name: Name | undefined) => empty(name?.surname));
const withoutGivenName = labelled('without given name', (name: Name | undefined) => empty(name?.given));

export const nameRules = rules(Name, 'GOBL-ORG-NAME', [
  when(withoutSurname, [at('given', [check('01', 'A name without surname needs a given name.', present)])]),
  when(withoutGivenName, [at('surname', [check('02', 'A name without given name needs a surname.', present)])]),
]);
