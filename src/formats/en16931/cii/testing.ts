import { invoice } from '../../mapping/testing.ts';
import type { BaseOfSchema, SyntaxSample } from '../../testing/syntax-sample.ts';

const SPECIFICATION = /(?<=<ram:GuidelineSpecifiedDocumentContextParameter>\s*<ram:ID>)[^<]*/g;

const profile = (specification: string): BaseOfSchema => ['small-cii.xml', SPECIFICATION, specification];

export const sample: SyntaxSample = {
  base: 'rich-cii.xml',
  to: 'facturx-extended',
  document: () => invoice(),
  list: 'lines',
  schemas: {
    'cii-d16b': ['rich-cii.xml'],
    'cii-d22b': ['france-rich-cii.xml'],
    'facturx-minimum': profile('urn:factur-x.eu:1p0:minimum'),
    'facturx-basicwl': profile('urn:factur-x.eu:1p0:basicwl'),
    'facturx-basic': profile('urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic'),
    'facturx-en16931': profile('urn:cen.eu:en16931:2017'),
    'facturx-extended': profile('urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended'),
  },
};
