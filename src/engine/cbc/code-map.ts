import { readMap, writeMap } from '../model/map.ts';
import { MapDocument } from '../model/map-document.ts';
import type { ValueType } from '../model/value.ts';
import { generalRule } from '../rules/general-rule.ts';
import { compareBytes } from '../text/bytes.ts';
import { byteLength, keyFormValid } from '../text/patterns.ts';
import { code } from './code.ts';
import { checkKey } from './key.ts';

/** `cbc/code-map`: codes under keys, in definitions only (chapter 01 §3.2). */
export const codeMap: ValueType<Map<string, string>> = {
  kind: 'map',
  merges: true,
  blank: null,
  read: readMap,
  write: writeMap,
  omitted: (json) => json !== null && Object.keys(json).length === 0,
  check(value, validation) {
    for (const key of [...value.keys()].sort(compareBytes)) {
      validation.path.push(key);
      checkKey(key, validation);
      code.check?.(value.get(key) ?? '', validation);
      validation.path.pop();
    }
  },
  schema: { $ref: 'https://gobl.org/draft-0/cbc/code-map' },
};

/** Looks at all keys of a code map together, where it is a document of its own. */
export const codeMapRule = generalRule(
  'GOBL-CBC-CODEMAP-01',
  'cbc.CodeMap',
  'Every key of a code map has 1 to 64 lower-case letters and digits, with - or + between them.',
);

/** A code map as a document of its own, where GOBL-CBC-CODEMAP-01 looks at all keys together. */
export const CodeMap = new MapDocument('cbc.CodeMap', 'cbc/code-map', 'Code Map', 'Codes under keys.', {
  ...codeMap,
  check(value, validation) {
    if ([...value.keys()].some((key) => key === '' || byteLength(key) > 64 || !keyFormValid(key))) {
      validation.failBy(codeMapRule);
    }
    codeMap.check?.(value, validation);
  },
});
