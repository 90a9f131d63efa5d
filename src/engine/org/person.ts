import { key } from '../cbc/key.ts';
import { meta } from '../cbc/meta.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { present } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';
import { Address } from './address.ts';
import { cleanedText, uuidField } from './cleaning.ts';
import { Email } from './email.ts';
import { Identity } from './identity.ts';
import { Image } from './image.ts';
import { Name } from './name.ts';
import { Telephone } from './telephone.ts';

/** A person, usually a contact at a party (chapter 03 §10.2). */
export const Person = object(
  'org.Person',
  { title: 'Person', description: 'A person, usually a contact at a party.' },
  {
    uuid: uuidField('person'),
    label: field(cleanedText, 'Label', 'The role of the person, such as Attn.'),
    key: field(key, 'Key', 'A key for the role, for use by programs.'),
    name: field(Name, 'Name', 'The name of the person.', { required: true }),
    role: field(cleanedText, 'Role', 'The function of the person, such as accounts.'),
    identities: field(list(Identity), 'Identities', 'Numbers of the person, such as that of a passport.'),
    addresses: field(list(Address), 'Postal Addresses', 'Postal addresses of the person.'),
    emails: field(list(Email), 'Email Addresses', 'E-mail addresses of the person.'),
    telephones: field(list(Telephone), 'Telephone Numbers', 'Telephone numbers of the person.'),
    avatars: field(list(Image), 'Avatars', 'Images of the person.'),
    meta: field(meta, 'Meta', 'Further texts of your own about the person.'),
  },
);
export type Person = InstanceOf<typeof Person>;

export const personRules = rules(Person, 'GOBL-ORG-PERSON', [
  at('name', [check('01', 'A person needs a name.', present)]),
]);
