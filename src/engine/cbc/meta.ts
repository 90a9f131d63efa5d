import { MapDocument } from '../model/map-document.ts';
import { mapType, valuesUnder } from '../model/value-type.ts';
import { compareBytes } from '../text/bytes.ts';
import { KEY_PATTERN } from '../text/patterns.ts';
import { checkKey } from './key.ts';

/** `cbc/meta`: texts of one's own under keys; carried along, never looked at. */
export const meta = mapType('cbc.Meta', {
  title: 'Meta',
  description: 'Texts of your own under keys.',
  keywords: valuesUnder(KEY_PATTERN, { type: 'string' }),
  merges: true,
  check(value, validation) {
    for (const key of [...value.keys()].sort(compareBytes)) {
      validation.path.push(key);
      checkKey(key, validation);
      validation.path.pop();
    }
  },
});

/** Texts of one's own as a document of their own. */
export const Meta = new MapDocument(meta);
