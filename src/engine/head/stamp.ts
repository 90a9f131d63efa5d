import { key } from '../cbc/key.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import { present } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';

/** An official mark that a tax office or service added to a document (chapter 01 §17). */
export const Stamp = object(
  'head.Stamp',
  {
    title: 'Stamp',
    description: 'A stamp that a tax office or another service gave a document, such as a registration number.',
  },
  {
    prv: field(key, 'Provider', 'The provider of the stamp, and the kind of stamp.', { required: true }),
    val: field(text, 'Value', 'The value of the stamp.', { required: true }),
  },
);
export type Stamp = InstanceOf<typeof Stamp>;

export const stampRules = rules(Stamp, 'GOBL-HEAD-STAMP', [
  at('prv', [check('01', 'A stamp needs its provider in prv.', present)]),
  at('val', [check('02', 'A stamp needs its value in val.', present)]),
]);
