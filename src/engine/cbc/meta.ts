import { readMap, writeMap } from '../model/map.ts';
import { MapDocument } from '../model/map-document.ts';
import type { ValueType } from '../model/value.ts';
import { compareBytes } from '../text/bytes.ts';
import { checkKey } from './key.ts';

/** `cbc/meta`: texts of one's own under keys; carried along, never looked at. */
export const meta: ValueType<Map<string, string>> = {
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
      validation.path.pop();
    }
  },
  schema: { $ref: 'https://gobl.org/draft-0/cbc/meta' },
};

/** Texts of one's own as a document of their own. */
export const Meta = new MapDocument('cbc.Meta', 'cbc/meta', 'Meta', 'Texts of your own under keys.', meta);
