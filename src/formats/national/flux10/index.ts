import type { Format } from '../../declare/format.ts';
import { ruleSet } from '../../rules/source.ts';
import { schemaNamed } from '../../schema/schemas.ts';

/** The report of the French e-reporting (chapter 24). It is made from many documents by the operation `declare`. */
export const flux10: Format = {
  key: 'flux10',
  name: { en: 'Flux 10 (e-reporting)', fr: 'Flux 10 (e-reporting)' },
  description: {
    en: 'Sales to consumers and abroad, and their payments, reported to the French tax office. The operation declare makes it from many documents.',
    fr: 'La déclaration des ventes aux particuliers et à l’étranger, et de leurs encaissements, à l’administration fiscale. L’opération declare l’établit à partir de nombreux documents.',
  },
  syntax: 'flux10',
  specification: 'urn.cpro.gouv.fr:1p0:ereporting',
  addons: ['fr-ctc-flow10-v1'],
  usualFor: ['fr-ctc-flow10-v1'],
  schema: schemaNamed('flux10'),
  rules: [ruleSet('flux10', () => import('./rules.ts'))],
  reads: true,
  writes: false,
};
