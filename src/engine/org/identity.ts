import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { isoCountryCode } from '../country/codes.ts';
import { enumeration } from '../model/enumeration.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { empty, oneOf, present, typeIn } from '../rules/conditions.ts';
import { at, check, type RuleNode, rules, type Test, when } from '../rules/declare.ts';
import { labelled } from '../rules/label.ts';
import { extensions } from '../tax/extensions.ts';
import { cleanedText, uuidField } from './cleaning.ts';

/** The purpose of an identity. */
const scopes = enumeration(key, [
  ['tax', 'Used for taxes'],
  ['legal', 'Used before the law'],
]);

/** A number or code that identifies someone or something, other than a tax identity (chapter 03 §10.6). */
export const Identity = object(
  'org.Identity',
  {
    title: 'Identity',
    description: 'A number or code that an office, register or company has assigned.',
  },
  {
    uuid: uuidField('entry'),
    label: field(cleanedText, 'Label', 'The name of the code, for people.'),
    scope: field(scopes, 'Scope', 'Set if the code is relevant for tax or law.'),
    country: field(isoCountryCode, 'Country', 'The country that assigned the code.'),
    key: field(key, 'Key', 'The kind of code as a key, such as gtin, sku or passport. Leave it out if type is given.'),
    type: field(
      code,
      'Type',
      'The kind of code, abbreviated as in its country, such as HRB. Leave it out if key is given.',
    ),
    code: field(code, 'Code', 'The number or code itself.', { required: true }),
    description: field(cleanedText, 'Description', 'More information about the code.'),
    ext: field(extensions, 'Extensions', 'Codes that a country or format requires.'),
  },
);
export type Identity = InstanceOf<typeof Identity>;

const eitherKeyOrType = labelled(
  'either key or type',
  (identity: Identity | undefined) => empty(identity?.key) || empty(identity?.type),
);

export const identityRules = rules(Identity, 'GOBL-ORG-IDENTITY', [
  check('03', 'An identity has either a key or a type; remove one of the two.', eitherKeyOrType),
  at('code', [check('01', 'An identity needs its number in code.', present)]),
  at('scope', [
    when(present, [
      check(
        '02',
        `The scope of an identity must be one of: ${scopes.values.join(', ')}; or leave it out.`,
        oneOf(...scopes.values),
      ),
    ]),
  ]),
]);

/** Returns the list with the identity in place of the first one of the same type and key, or at the end. */
export function addIdentity(identities: readonly Identity[] | undefined, identity: Identity): Identity[] {
  const known = identities ?? [];
  const same = (each: Identity) =>
    (each?.type ?? '') === (identity.type ?? '') && (each?.key ?? '') === (identity.key ?? '');
  const position = known.findIndex((each) => each !== null && same(each));
  return position < 0 ? [...known, identity] : known.with(position, identity);
}

/** Declares a country's rule that the codes of identities of a type pass a test. */
export function codeOfType(type: string, number: string, description: string, test: Test<string>): RuleNode<Identity> {
  return when(typeIn<string>(type), [at('code', [check(number, description, test)])]);
}
