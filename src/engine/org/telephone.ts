import { uuid } from '../cbc/uuid.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import { normaliser } from '../normalise/normaliser.ts';
import { present } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';
import { trimmed } from '../text/clean.ts';
import { cleanTexts, cleanUuid } from './cleaning.ts';

/** A telephone number (chapter 03 §10.10). */
export const Telephone = object(
  'org.Telephone',
  { title: 'Telephone', description: 'A telephone number.' },
  {
    uuid: field(uuid, 'UUID', 'Identifies this number wherever it is used.'),
    label: field(text, 'Label', 'What the number is for, such as mobile or switchboard.'),
    num: field(text, 'Number', 'The number, best with the country in front: +34 910 123 456.', { required: true }),
  },
);
export type Telephone = InstanceOf<typeof Telephone>;

export const telephoneNormaliser = normaliser(Telephone, (telephone) => {
  cleanUuid(telephone);
  cleanTexts(telephone, 'label');
  if (telephone.num !== undefined) telephone.num = trimmed(telephone.num);
});

export const telephoneRules = rules(
  Telephone,
  'GOBL-ORG-TELEPHONE',
  at('num', check('01', 'A telephone entry needs its number in num.', present)),
);
