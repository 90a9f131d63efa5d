import { meta } from '../cbc/meta.ts';
import { regimeCode } from '../country/codes.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { extensions } from '../tax/extensions.ts';
import { TaxIdentity } from '../tax/identity.ts';
import { Address } from './address.ts';
import { cleanedText, uuidField } from './cleaning.ts';
import { Email } from './email.ts';
import { Endpoint } from './endpoint.ts';
import { Identity } from './identity.ts';
import { Image } from './image.ts';
import { Inbox } from './inbox.ts';
import { Person } from './person.ts';
import { Registration } from './registration.ts';
import { Telephone } from './telephone.ts';
import { Website } from './website.ts';

/** A company or person in a document (chapter 03 §10.1). The required properties depend on its role. */
export const Party = object(
  'org.Party',
  { title: 'Party', description: 'A company or person with a part in a document, such as supplier or customer.' },
  {
    $regime: field(
      regimeCode,
      'Tax Regime',
      'The country whose rules apply if the party is a document of its own. Has no effect inside other documents.',
    ),
    uuid: uuidField('party'),
    label: field(cleanedText, 'Label', 'The role of the party, in words.'),
    name: field(cleanedText, 'Name', 'The legal name of the company, or the full name of the person.', {
      recommended: true,
    }),
    alias: field(cleanedText, 'Alias', 'The trading name, if different.'),
    tax_id: field(TaxIdentity, 'Tax Identity', 'The tax number of the party.', {
      recommended: true,
    }),
    identities: field(list(Identity), 'Identities', 'Other numbers, such as that of the trade register.'),
    people: field(list(Person), 'People', 'Contact persons.'),
    endpoints: field(list(Endpoint), 'Endpoints', 'Addresses for exchange between programs, the preferred one first.'),
    inboxes: field(list(Inbox), 'Inboxes', 'Where it receives electronic documents.'),
    addresses: field(list(Address), 'Postal Addresses', 'Postal addresses, the main one first.'),
    emails: field(list(Email), 'Email Addresses', 'E-mail addresses.'),
    websites: field(list(Website), 'Websites', 'Its pages on the web.'),
    telephones: field(list(Telephone), 'Telephone Numbers', 'Telephone numbers.'),
    registration: field(Registration, 'Registration', 'Its entry in a public register.'),
    logos: field(list(Image), 'Logos', 'Logos of the party.'),
    ext: field(extensions, 'Extensions', 'Codes that a country or format requires.'),
    meta: field(meta, 'Meta', 'Further texts of your own about the party.'),
  },
);
export type Party = InstanceOf<typeof Party>;
