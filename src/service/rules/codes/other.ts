import type { Codes } from './code.ts';
import { build } from './example-requests.ts';

/** Codes about errors of no other group. */
export const OTHER_CODES: Codes = {
  'BW-NO-DOCUMENT': [
    'The envelope contains no document.',
    'Put the document under doc, with its $schema.',
    build({
      data: { $schema: 'https://gobl.org/draft-0/envelope' },
    }),
  ],
  'BW-MARSHAL': [
    'The document has no properties, or it has no $schema inside an envelope or another document.',
    'Add at least one property and $schema.',
    build({ data: { $schema: 'https://gobl.org/draft-0/cbc/meta' } }),
  ],
  'BW-NOT-LOADED': [
    'The document needs regimes or addons that are not loaded. This only happens with the library `billwright/core`.',
    'Load them first, by name or for the document: await load([…]) or await loadFor(document).',
  ],
  'BW-FAULTS-CUT': [
    'There are more faults than a response lists. This one, the last, gives their number.',
    'Correct the listed faults and send the document again.',
  ],
};
