import { generalRule } from '../model/general-rule.ts';
import { textType } from '../model/value-type.ts';
import { byteLength } from '../text/bytes.ts';
import { uriValid } from '../text/uri.ts';

/** The rules on every URI (chapter 01 §3.3). */
const uriRules = {
  length: generalRule('GOBL-CBC-URI-01', 'cbc.URI', 'A URI must not exceed 2048 bytes; use a shorter one.'),
  form: generalRule(
    'GOBL-CBC-URI-02',
    'cbc.URI',
    'A URI must begin with its scheme and a colon, for example https://example.com or mailto:ana@example.com.',
  ),
};

/** `cbc/uri`: an identifier with a scheme, such as `iso6523-actorid-upis::9920:ESB98602642` (chapter 01 §3.3). */
export const uri = textType('cbc.URI', {
  title: 'URI',
  description: 'An identifier with a scheme.',
  keywords: { maxLength: 2048, format: 'uri' },
  rules: Object.values(uriRules),
  check(value, validation) {
    if (value === '') return;
    if (byteLength(value) > 2048) validation.failBy(uriRules.length);
    if (!uriValid(value)) validation.failBy(uriRules.form);
  },
});
