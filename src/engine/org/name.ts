import { meta } from '../cbc/meta.ts';
import { uuid } from '../cbc/uuid.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import { normaliser } from '../normalise/normaliser.ts';
import { empty, present } from '../rules/conditions.ts';
import { at, check, rules, when } from '../rules/declare.ts';
import { cleanTexts, cleanUuid } from './cleaning.ts';

/** The name of a person, in its parts (chapter 03 §10.3). */
export const Name = object(
  'org.Name',
  { title: 'Name', description: 'The name of a person, in its parts.' },
  {
    uuid: field(uuid, 'UUID', 'Identifies this name wherever it is used.'),
    alias: field(text, 'Alias', 'What the person likes to be called.'),
    prefix: field(text, 'Prefix', 'What stands before the name, such as Dr. or Ms.'),
    given: field(text, 'Given', 'The first name or names. Needed unless there is a surname.'),
    middle: field(text, 'Middle', 'Names between the first and the last.'),
    surname: field(text, 'Surname', 'The family name. Needed unless there is a given name.'),
    surname2: field(text, 'Second Surname', 'A second family name, as in Spain and Portugal.'),
    suffix: field(text, 'Suffix', 'What stands behind the name, such as Jr. or MBA.'),
    meta: field(meta, 'Meta', 'Further texts of your own about the name.'),
  },
);
export type Name = InstanceOf<typeof Name>;

export const nameNormaliser = normaliser(Name, (name) => {
  cleanUuid(name);
  cleanTexts(name, 'alias', 'prefix', 'given', 'middle', 'surname', 'surname2', 'suffix');
});

const withoutSurname = (name: Name | undefined) => empty(name?.surname);
const withoutGivenName = (name: Name | undefined) => empty(name?.given);

export const nameRules = rules(
  Name,
  'GOBL-ORG-NAME',
  when(withoutSurname, at('given', check('01', 'A name without surname needs a given name.', present))),
  when(withoutGivenName, at('surname', check('02', 'A name without given name needs a surname.', present))),
);
