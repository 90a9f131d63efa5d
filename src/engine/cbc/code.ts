import { readText } from '../model/scalars.ts';
import type { ValueType } from '../model/value.ts';
import { generalRule } from '../rules/general-rule.ts';
import { codeClean } from '../text/clean.ts';
import { byteLength, codeFormValid } from '../text/patterns.ts';

/** The rules that every code follows (chapter 01 §3.2). */
export const codeRules = {
  length: generalRule(
    'GOBL-CBC-CODE-01',
    'cbc.Code',
    'A code has at most 64 bytes; shorten it or keep the long form in a note.',
  ),
  form: generalRule(
    'GOBL-CBC-CODE-02',
    'cbc.Code',
    'A code neither begins nor ends with white space and holds no control characters; remove them.',
  ),
};

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
    if (byteLength(value) > 64) validation.failBy(codeRules.length);
    if (!codeFormValid(value)) validation.failBy(codeRules.form);
  },
  schema: { $ref: 'https://gobl.org/draft-0/cbc/code' },
};
