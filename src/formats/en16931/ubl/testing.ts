import { invoice } from '../../mapping/testing.ts';
import type { SyntaxSample } from '../../testing/syntax-sample.ts';

export const sample: SyntaxSample = {
  base: 'rich-ubl.xml',
  to: 'peppol-ubl',
  document: () => invoice(),
  list: 'lines',
  schemas: { ubl: ['rich-ubl.xml'] },
};
