import { generalRule } from '../model/general-rule.ts';
import { MapDocument } from '../model/map-document.ts';
import { mapType, valuesUnder } from '../model/value-type.ts';
import { byteLength, compareBytes } from '../text/bytes.ts';
import { KEY_PATTERN, keyFormValid } from '../text/patterns.ts';
import { code } from './code.ts';
import { checkKey } from './key.ts';

/** Covers all keys of a code map that is a separate document. */
const codeMapRule = generalRule(
  'GOBL-CBC-CODEMAP-01',
  'cbc.CodeMap',
  'Every key of a code map must have 1 to 64 lower-case letters and digits, with - or + between them.',
);

/** `cbc/code-map`: codes by key, in definitions only (chapter 01 §3.2). */
export const codeMap = mapType('cbc.CodeMap', {
  title: 'Code Map',
  description: 'Codes, by key.',
  keywords: valuesUnder(KEY_PATTERN, { ...code.schema }),
  merges: true,
  rules: [codeMapRule],
  check(value, validation) {
    for (const key of [...value.keys()].sort(compareBytes)) {
      validation.path.push(key);
      checkKey(key, validation);
      code.check?.(value.get(key) ?? '', validation);
      validation.path.pop();
    }
  },
});

/** A code map as a separate document. GOBL-CBC-CODEMAP-01 covers all its keys. */
export const CodeMap = new MapDocument({
  ...codeMap,
  check(value, validation) {
    if ([...value.keys()].some((key) => key === '' || byteLength(key) > 64 || !keyFormValid(key))) {
      validation.failBy(codeMapRule);
    }
    codeMap.check?.(value, validation);
  },
});
