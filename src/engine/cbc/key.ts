import { readText } from '../model/scalars.ts';
import type { ValueType } from '../model/value.ts';
import type { Validation } from '../rules/validation.ts';
import { byteLength, keyFormValid } from '../text/patterns.ts';

/** GOBL-CBC-KEY-01 and -02, at the current path. */
export function checkKey(value: string, validation: Validation): void {
  if (value === '') return;
  if (byteLength(value) > 64) {
    validation.failIn('cbc', 'GOBL-CBC-KEY-01', 'A key has at most 64 bytes; choose a shorter one.');
  }
  if (!keyFormValid(value)) {
    validation.failIn(
      'cbc',
      'GOBL-CBC-KEY-02',
      'A key is written in lower-case letters and digits, with - or + between them, for example reverse-charge.',
    );
  }
}

/** `cbc/key`: a word of the standard's own vocabulary, such as `credit-transfer+sepa` (chapter 01 §3). */
export const key: ValueType<string> = {
  kind: 'text',
  blank: '',
  plain: true,
  read: readText,
  write: (value) => value,
  omitted: (json) => json === '',
  check: checkKey,
  schema: { $ref: 'https://gobl.org/draft-0/cbc/key' },
};
