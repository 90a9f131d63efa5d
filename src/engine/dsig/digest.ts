import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import { present } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';

/** The fingerprint of a document or file (chapter 01 §15.3). */
export const Digest = object(
  'dsig.Digest',
  { title: 'Digest', description: 'The digest of a document or file. Any change to the content changes the digest.' },
  {
    alg: field(text, 'Algorithm', 'The algorithm, such as sha256.', { required: true }),
    val: field(text, 'Value', 'The digest in hexadecimal digits.', { required: true }),
  },
);
export type Digest = InstanceOf<typeof Digest>;

export const digestRules = rules(Digest, 'GOBL-DSIG-DIGEST', [
  at('alg', [check('01', 'A digest needs its algorithm in alg, for example sha256.', present)]),
  at('val', [check('02', 'A digest needs its value in val.', present)]),
]);

/** Returns whether both have exactly the same algorithm and value. */
export function digestsEqual(a: Digest | undefined, b: Digest | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a.alg === b.alg && a.val === b.val;
}
