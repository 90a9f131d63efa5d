import type { CatalogueDefinition } from './definition.ts';

/** A catalogue with what is known of it before it is fetched. */
export interface CatalogueEntry {
  readonly key: string;
  readonly extensions: readonly string[];
  readonly load: () => Promise<CatalogueDefinition>;
}

/** All catalogues, by key. Their code lists are long, and only lists and forms need them. */
export const catalogues: readonly CatalogueEntry[] = [
  {
    key: 'cef',
    extensions: ['cef-vatex'],
    load: async () => (await import('./cef.ts')).catalogue,
  },
  {
    key: 'iso',
    extensions: ['iso-scheme-id'],
    load: async () => (await import('./iso.ts')).catalogue,
  },
  {
    key: 'untdid',
    extensions: [
      'untdid-document-type',
      'untdid-reference',
      'untdid-text-subject',
      'untdid-payment-means',
      'untdid-allowance',
      'untdid-tax-category',
      'untdid-item-type',
      'untdid-charge',
    ],
    load: async () => (await import('./untdid/index.ts')).catalogue,
  },
];

/** The keys of all their extensions, which every document may use. */
export const catalogueExtensionKeys: readonly string[] = catalogues.flatMap((each) => each.extensions);
