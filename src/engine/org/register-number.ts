import { type Normaliser, normaliser } from '../normalise/normaliser.ts';
import { keyIn, present, typeIn, valid } from '../rules/conditions.ts';
import { at, check, type RuleSet, rules, when } from '../rules/declare.ts';
import { explained } from '../tax/identity.ts';
import { codeDigits } from '../text/clean.ts';
import { Identity } from './identity.ts';

/** A number that a country's register gives to organisations, as identities of a type or with a key. */
interface RegisterNumber {
  readonly type?: string;
  readonly key?: string;
  readonly description: string;
  readonly isValid: (code: string) => boolean;
  /** Removes what is not part of the number. Default: all but digits. */
  readonly clean?: (code: string) => string;
}

/** Declares the normaliser of a register number and rule 01 on it. For a number that fails, the fault suggests where it may be mistyped. */
export function registerNumber(
  prefix: string,
  { type = '', key = '', description, isValid, clean = codeDigits }: RegisterNumber,
): { readonly normaliser: Normaliser; readonly rules: RuleSet } {
  const test = check<string>('01', description, explained(valid(isValid)));
  const ofKind = key === '' ? typeIn<string>(type) : keyIn<string>(key);
  return {
    normaliser: normaliser(Identity, (identity) => {
      const isOfKind = key === '' ? identity.type === type : identity.key === key;
      if (isOfKind && identity.code) identity.code = clean(identity.code) || undefined;
    }),
    rules: rules(Identity, prefix, [when(ofKind, [at('code', [when(present, [test])])])]),
  };
}
