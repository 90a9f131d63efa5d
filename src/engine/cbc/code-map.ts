import { readMap, writeMap } from '../model/map.ts';
import type { ValueType } from '../model/value.ts';
import { compareBytes } from '../text/bytes.ts';
import { code } from './code.ts';
import { checkKey } from './key.ts';

/** `cbc/code-map`: codes under keys, in definitions only (chapter 01 §3.2). */
export const codeMap: ValueType<Map<string, string>> = {
  kind: 'map',
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
