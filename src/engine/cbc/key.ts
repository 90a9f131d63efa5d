import { generalRule } from '../model/general-rule.ts';
import type { Validation } from '../model/validation.ts';
import { textType } from '../model/value-type.ts';
import { byteLength } from '../text/bytes.ts';
import { KEY_PATTERN, keyFormValid } from '../text/patterns.ts';

/** The rules on every key (chapter 01 §3.2). */
const keyRules = {
  length: generalRule('GOBL-CBC-KEY-01', 'cbc.Key', 'A key must not exceed 64 bytes; choose a shorter one.'),
  form: generalRule(
    'GOBL-CBC-KEY-02',
    'cbc.Key',
    'A key must have lower-case letters and digits, with - or + between them, for example reverse-charge.',
  ),
};

/** Checks GOBL-CBC-KEY-01 and -02 at the current path. */
export function checkKey(value: string, validation: Validation): void {
  if (value === '') return;
  if (byteLength(value) > 64) validation.failBy(keyRules.length);
  if (!keyFormValid(value)) validation.failBy(keyRules.form);
}

/** `cbc/key`: a word of the standard's vocabulary, such as `credit-transfer+sepa` (chapter 01 §3). */
export const key = textType('cbc.Key', {
  title: 'Key',
  description: 'A key from the vocabulary of the standard.',
  keywords: { maxLength: 64, minLength: 1, pattern: KEY_PATTERN },
  rules: Object.values(keyRules),
  check: checkKey,
});
