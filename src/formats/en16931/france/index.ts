import { FRAMES } from '../../codes/generated/frames.ts';
import type { Family } from '../../declare/family.ts';
import type { Format } from '../../declare/format.ts';
import { lazily } from '../../lazily.ts';
import { mappedBy } from '../../mapping/own-mapping.ts';
import { ruleSet } from '../../rules/source.ts';
import { schemaNamed } from '../../schema/schemas.ts';
import type { TermsSource } from '../../terms/source.ts';
import { coreCii, coreUbl } from '../core/rule-sets.ts';

const reformUbl = ruleSet(
  'fr-flux2-ubl',
  () => import('./rules/ubl.ts'),
  async () => (await import('./rules/older-ubl.ts')).reform,
);
const reformCii = ruleSet(
  'fr-flux2-cii',
  () => import('./rules/cii.ts'),
  async () => (await import('./rules/older-cii.ts')).reform,
);
const extensionUbl = ruleSet(
  'fr-extended-ubl',
  () => import('./rules/extended-ubl.ts'),
  async () => (await import('./rules/older-ubl.ts')).extension,
);
const extensionCii = ruleSet(
  'fr-extended-cii',
  () => import('./rules/extended-cii.ts'),
  async () => (await import('./rules/older-cii.ts')).extension,
);
const terms: TermsSource = {
  key: 'france',
  load: async () => {
    const { franceTerms, FRENCH_NUMBERS } = await import('./terms.ts');
    return { terms: franceTerms(), numbers: FRENCH_NUMBERS };
  },
};
const releases = async () => (await import('./releases.ts')).releases;

const mapping = mappedBy('france', () => import('./mapping.ts'));

const CORE = 'urn:cen.eu:en16931:2017';

/**
 * The French CIUS of EN 16931. It has the BT-24 of the core; the framework and the country of the seller identify it
 * (chapter 13 §4).
 */
const cius = {
  specification: CORE,
  signs: { processes: FRAMES, country: 'FR' },
  spellings: [`${CORE}#compliant#urn:peppol:france:billing:cius:1.0`],
  addons: ['fr-ctc-flow2-v1'],
  releases,
  inboxes: 'peppol',
  writing: { processFrom: 'fr-ctc-billing-mode' },
  mapping,
  reads: true,
  writes: true,
} as const;

/** EXTENDED-CTC-FR: EN 16931 extended by the needs of French invoices. */
const extended = {
  specification: `${CORE}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`,
  signs: { processes: FRAMES },
  addons: ['fr-ctc-flow2-v1'],
  releases,
  inboxes: 'peppol',
  terms: [terms],
  writing: { processFrom: 'fr-ctc-billing-mode', allBuyerIdentifiers: true },
  mapping,
  reads: true,
  writes: true,
} as const;

/** Other spellings of the extension's identifier: as a proper URN, and on the Peppol network. */
const EXTENDED = [
  `${CORE}#conformant#urn:cpro.gouv.fr:1p0:extended-ctc-fr`,
  `${CORE}#conformant#urn:peppol:france:billing:extended:1.0`,
];

/** The French CIUS in UBL. */
const franceCiusUbl: Format = {
  ...cius,
  key: 'fr-cius-ubl',
  usualFor: ['fr-ctc-flow2-v1'],
  name: { en: 'French CIUS (UBL)', fr: 'CIUS France (UBL)' },
  description: {
    en: 'EN 16931 in UBL 2.1 with the rules of the French reform of e-invoicing.',
    fr: 'EN 16931 en UBL 2.1 avec les règles de la réforme française de la facturation électronique.',
  },
  syntax: 'ubl',
  schema: schemaNamed('ubl'),
  rules: [coreUbl, reformUbl],
};

/** The French CIUS in CII. */
const franceCiusCii: Format = {
  ...cius,
  key: 'fr-cius-cii',
  name: { en: 'French CIUS (CII)', fr: 'CIUS France (CII)' },
  description: {
    en: 'EN 16931 in UN/CEFACT CII with the rules of the French reform of e-invoicing.',
    fr: 'EN 16931 en UN/CEFACT CII avec les règles de la réforme française de la facturation électronique.',
  },
  // UBL has a rule against several buyer identifiers (UBL-SR-16), CII has none.
  writing: { ...cius.writing, allBuyerIdentifiers: true },
  syntax: 'cii',
  schema: schemaNamed('cii-d16b'),
  rules: [coreCii, reformCii],
};

/** The French extension in UBL. */
const franceExtendedUbl: Format = {
  ...extended,
  spellings: EXTENDED,
  key: 'fr-extended-ubl',
  name: { en: 'French extension EXTENDED-CTC-FR (UBL)', fr: 'Extension française EXTENDED-CTC-FR (UBL)' },
  description: {
    en: 'EN 16931 in UBL 2.1 with more parties and lines within lines, for the French reform.',
    fr: 'EN 16931 en UBL 2.1 avec davantage d’acteurs et des sous-lignes, pour la réforme française.',
  },
  syntax: 'ubl',
  schema: schemaNamed('ubl'),
  rules: [extensionUbl, reformUbl],
};

/** The French extension in CII. @internal */
export const franceExtendedCii: Format = {
  ...extended,
  spellings: [...EXTENDED, `${CORE}#conformant#urn:peppol:france:billing:Factur-X:1.0`],
  key: 'fr-extended-cii',
  name: { en: 'French extension EXTENDED-CTC-FR (CII)', fr: 'Extension française EXTENDED-CTC-FR (CII)' },
  description: {
    en: 'EN 16931 in UN/CEFACT CII with more parties and lines within lines, for the French reform.',
    fr: 'EN 16931 en UN/CEFACT CII avec davantage d’acteurs et des sous-lignes, pour la réforme française.',
  },
  syntax: 'cii',
  schema: schemaNamed('cii-d22b'),
  rules: [extensionCii, reformCii],
};

export const france: Family = {
  formats: [franceCiusUbl, franceCiusCii, franceExtendedUbl, franceExtendedCii],
  classes: lazily(() => import('./classes.ts')),
};
