import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import { present } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';
import { trimmed } from '../text/clean.ts';
import { cleanedText, uuidField } from './cleaning.ts';

/** A telephone number (chapter 03 §10.10). */
export const Telephone = object(
  'org.Telephone',
  { title: 'Telephone', description: 'A telephone number.' },
  {
    uuid: uuidField('number'),
    label: field(cleanedText, 'Label', 'The purpose of the number, such as mobile or switchboard.'),
    num: field(
      { ...text, clean: trimmed },
      'Number',
      'The number, preferably with the country code: +34 910 123 456.',
      {
        required: true,
      },
    ),
  },
);
export type Telephone = InstanceOf<typeof Telephone>;

export const telephoneRules = rules(Telephone, 'GOBL-ORG-TELEPHONE', [
  at('num', [check('01', 'A telephone entry needs its number in num.', present)]),
]);
