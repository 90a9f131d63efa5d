import { readText } from '../model/scalars.ts';
import type { ValueType } from '../model/value.ts';
import { codeClean } from '../text/clean.ts';
import { byteLength, codeFormValid } from '../text/patterns.ts';

/** `cbc/code`: an identifier given by somebody else; cleaned of what cannot be printed (chapter 01 §3). */
export const code: ValueType<string> = {
  kind: 'text',
  blank: '',
  plain: true,
  read: readText,
  write: (value) => value,
  omitted: (json) => json === '',
  clean: codeClean,
  check(value, validation) {
    if (value === '') return;
    if (byteLength(value) > 64) {
      validation.failIn(
        'cbc',
        'GOBL-CBC-CODE-01',
        'A code has at most 64 bytes; shorten it or keep the long form in a note.',
      );
    }
    if (!codeFormValid(value)) {
      validation.failIn(
        'cbc',
        'GOBL-CBC-CODE-02',
        'A code neither begins nor ends with white space and holds no control characters; remove them.',
      );
    }
  },
  schema: { $ref: 'https://gobl.org/draft-0/cbc/code' },
};
