import { meta } from '../cbc/meta.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { emailFormat, present } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';
import { cleanedText, uuidField } from './cleaning.ts';

/** An email address (chapter 03 §10.9). */
export const Email = object(
  'org.Email',
  { title: 'Email', description: 'An electronic mail address.' },
  {
    uuid: uuidField('address'),
    label: field(cleanedText, 'Label', "A description of the address's purpose."),
    addr: field(cleanedText, 'Address', 'The mailbox, as in billing@example.com.', { required: true }),
    meta: field(meta, 'Meta', 'Further texts of your own about the address.'),
  },
);
export type Email = InstanceOf<typeof Email>;

export const emailRules = rules(Email, 'GOBL-ORG-EMAIL', [
  at('addr', [
    check('01', 'An e-mail entry needs its address in addr.', present),
    check('02', 'addr must be an e-mail address with a full domain, such as billing@example.com.', emailFormat),
  ]),
]);
