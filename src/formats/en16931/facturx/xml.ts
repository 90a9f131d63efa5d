import type { Format, Localised } from '../../declare/format.ts';
import { lazily } from '../../lazily.ts';
import { ruleSet } from '../../rules/source.ts';
import { schemaNamed } from '../../schema/schemas.ts';
import type { TermsSource } from '../../terms/source.ts';
import { loadReleases } from '../core/index.ts';
import { coreCii } from '../core/rule-sets.ts';
import type { Profile } from './profile.ts';

const TERMS: TermsSource = {
  key: 'extended',
  load: async () => ({ terms: (await import('./terms.ts')).extendedTerms() }),
};

const CORE = 'urn:cen.eu:en16931:2017';

/** The profiles by format key. */
const PROFILE_OF = {
  'facturx-minimum': 'MINIMUM',
  'facturx-basicwl': 'BASICWL',
  'facturx-basic': 'BASIC',
  'facturx-en16931': 'EN16931',
  'facturx-extended': 'EXTENDED',
} as const satisfies Record<string, Profile>;

/** Functions that load the rules of the profiles. */
const RULES = {
  'facturx-minimum': () => import('./rules/minimum.ts'),
  'facturx-basicwl': () => import('./rules/basic-wl.ts'),
  'facturx-basic': () => import('./rules/basic.ts'),
  'facturx-en16931': () => import('./rules/en16931.ts'),
  'facturx-extended': () => import('./rules/extended.ts'),
} as const satisfies Record<keyof typeof PROFILE_OF, Parameters<typeof ruleSet>[1]>;

const admits = lazily(() => import('./admits.ts'));

/** Returns the identifiers that name a profile in files: alone, or as a restriction or an extension of EN 16931. */
function named(identifier: string): string[] {
  return [`urn:${identifier}`, `${CORE}#compliant#urn:${identifier}`, `${CORE}#conformant#urn:${identifier}`];
}

/**
 * Returns a profile of Factur-X 1.09: https://fnfe-mpe.org/factur-x/. ZUGFeRD has used the same XML since 2.1; 2.0 had
 * its own identifiers. Identifiers in old files contain colons.
 */
function profile(
  key: keyof typeof PROFILE_OF,
  name: string,
  description: Localised,
  specification: string,
  level?: string,
): Format {
  return {
    key,
    name: { en: `Factur-X ${name}`, de: `ZUGFeRD ${name}`, fr: `Factur-X ${name}` },
    description,
    syntax: 'cii',
    specification,
    ...(level !== undefined && {
      spellings: named(`factur-x.eu:1p0:${level}`),
      versions: [
        ...named(`zugferd.de:2p0:${level}`),
        `${CORE}:compliant:factur-x.eu:1p0:${level}`,
        `${CORE}:conformant:factur-x.eu:1p0:${level}`,
      ],
    }),
    addons: ['fr-facturx-v1'],
    national: { DE: { addons: ['de-zugferd-v2'], writing: { deliveryToBuyer: true } } },
    schema: { key, load: lazily(async () => (await import('./structure.ts')).structureOf(PROFILE_OF[key])) },
    rules: [ruleSet(key, RULES[key], async () => (await import('./rules/older.ts')).older[PROFILE_OF[key]])],
    releases: async () => (await import('./releases.ts')).releases,
    refuses: async (plan) => (await admits()).termsRefused(PROFILE_OF[key], plan),
    reads: true,
    writes: true,
  };
}

/** Only the totals and the parties, for bookkeeping. */
export const facturxMinimum = profile(
  'facturx-minimum',
  'MINIMUM',
  {
    en: 'Only parties and totals, without VAT breakdown or lines, for booking. In Germany it is not an invoice by law.',
    de: 'Nur Parteien und Summen, ohne Umsatzsteueraufschlüsselung und Positionen: eine Buchungshilfe, in Deutschland keine Rechnung im Sinne des Gesetzes.',
    fr: 'Les parties et les totaux seuls, sans ventilation de TVA ni lignes : une aide à la comptabilisation.',
  },
  'urn:factur-x.eu:1p0:minimum',
  'minimum',
);

/** An invoice without its lines. */
export const facturxBasicWl = profile(
  'facturx-basicwl',
  'BASIC WL',
  {
    en: 'An invoice with its VAT breakdown but without lines, for booking and paying. In Germany it is not an invoice by law.',
    de: 'Eine Rechnung mit Umsatzsteueraufschlüsselung, aber ohne Positionen, zum Buchen und Zahlen; in Deutschland keine Rechnung im Sinne des Gesetzes.',
    fr: 'Une facture avec sa ventilation de TVA mais sans lignes, pour comptabiliser et payer.',
  },
  'urn:factur-x.eu:1p0:basicwl',
  'basicwl',
);

/** A subset of EN 16931 that is sufficient for simple invoices. */
export const facturxBasic = profile(
  'facturx-basic',
  'BASIC',
  {
    en: 'The part of EN 16931 for simple invoices, with lines.',
    de: 'Der Teil von EN 16931, der für einfache Rechnungen reicht, mit Positionen.',
    fr: 'La partie de la norme EN 16931 qui suffit aux factures simples, avec lignes.',
  },
  `${CORE}#compliant#urn:factur-x.eu:1p0:basic`,
  'basic',
);

/**
 * The whole of EN 16931 with the rules of Factur-X. It shares its identifier with the core, so a document alone does
 * not reveal it.
 */
export const facturxEn16931 = profile(
  'facturx-en16931',
  'EN 16931',
  {
    en: 'The whole of EN 16931 in CII, as it goes into the PDF of Factur-X and ZUGFeRD; once called COMFORT.',
    de: 'EN 16931 ganz, in CII, wie es im PDF von ZUGFeRD und Factur-X steht; früher COMFORT.',
    fr: 'La norme EN 16931 entière, en CII, telle que la porte le PDF de Factur-X et de ZUGFeRD ; autrefois COMFORT.',
  },
  CORE,
);

/** An extension of EN 16931: more parties, references, instalments, lines inside lines. */
export const facturxExtended: Format = {
  ...profile(
    'facturx-extended',
    'EXTENDED',
    {
      en: 'EN 16931 and more: further parties and references, instalments, freight charges, lines that are grouped.',
      de: 'EN 16931 und mehr: weitere Parteien und Referenzen, Raten, Versandkosten, gruppierte Positionen.',
      fr: 'La norme EN 16931 et davantage : autres parties et références, échéances multiples, frais logistiques, lignes groupées.',
    },
    `${CORE}#conformant#urn:factur-x.eu:1p0:extended`,
    'extended',
  ),
  terms: [TERMS],
};

/** The framework codes of Chorus Pro (cadres de facturation). */
const FRAMES = 'A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A12 A13 A14 A15 A16 A17 A18 A19 A20 A21 A22 A23 A24 A25'.split(' ');

/**
 * Invoices to French public bodies through their portal: BT-23 is the framework code (chapter 14 §9). Older documents
 * have it in BT-24.
 */
export const chorusProCii: Format = {
  key: 'choruspro-cii',
  usualFor: ['fr-choruspro-v1'],
  name: { en: 'Chorus Pro (CII)', fr: 'Chorus Pro (CII)' },
  description: {
    en: 'The European standard in UN/CEFACT Cross Industry Invoice as the portal of French public bodies takes it, with its framework codes.',
    fr: 'La norme européenne en UN/CEFACT Cross Industry Invoice, telle que la reçoit le portail des administrations françaises, avec ses cadres de facturation.',
  },
  syntax: 'cii',
  specification: CORE,
  signs: { processes: FRAMES },
  spellings: FRAMES,
  writing: { processFrom: 'fr-choruspro-framework', partySchemeFrom: 'fr-choruspro-scheme' },
  // The schemes of the portal, 1 to 6, are not in ISO 6523.
  bears: ['BR-CL-11'],
  addons: ['fr-choruspro-v1'],
  schema: schemaNamed('cii-d16b'),
  rules: [coreCii],
  releases: loadReleases,
  reads: true,
  writes: true,
};
