import { generalRule } from '../model/general-rule.ts';
import { textType } from '../model/value-type.ts';
import { byteLength } from '../text/bytes.ts';
import { codeClean } from '../text/clean.ts';
import { codeFormValid } from '../text/patterns.ts';

/** The rules on every code (chapter 01 §3.2). */
const codeRules = {
  length: generalRule(
    'GOBL-CBC-CODE-01',
    'cbc.Code',
    'A code must not exceed 128 bytes; shorten it or keep the long form in a note.',
  ),
  form: generalRule(
    'GOBL-CBC-CODE-02',
    'cbc.Code',
    'A code must not begin or end with white space or contain control characters; remove them.',
  ),
};

const PATTERN = '^[^\\s\\x00-\\x1f\\x7f-\\x9f]([^\\x00-\\x1f\\x7f-\\x9f]*[^\\s\\x00-\\x1f\\x7f-\\x9f])?$';

/** `cbc/code`: an identifier assigned by someone else, without unprintable characters (chapter 01 §3). */
export const code = textType('cbc.Code', {
  title: 'Code',
  description: 'An identifier that another system assigned.',
  keywords: { maxLength: 128, minLength: 1, pattern: PATTERN },
  rules: Object.values(codeRules),
  clean: codeClean,
  check(value, validation) {
    if (value === '') return;
    if (byteLength(value) > 128) validation.failBy(codeRules.length);
    if (!codeFormValid(value)) validation.failBy(codeRules.form);
  },
});
