import { MapDocument } from '../model/map-document.ts';
import { mapType, valuesUnder } from '../model/value-type.ts';
import { compareBytes } from '../text/bytes.ts';
import { KEY_PATTERN } from '../text/patterns.ts';
import { checkKey } from './key.ts';

/** `cbc/meta`: the user's own texts by key. They are kept but not interpreted. */
export const meta = mapType('cbc.Meta', {
  title: 'Meta',
  description: 'Your own texts, by key.',
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

/** The user's own texts as a document. */
export const Meta = new MapDocument(meta);
