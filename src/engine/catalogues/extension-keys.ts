/** The extensions of each catalogue, known before its long code lists are loaded. */
export const extensionsOfCatalogues = {
  cef: ['cef-vatex'],
  iso: ['iso-scheme-id'],
  pint: [
    'pint-ae-transaction',
    'pint-om-transaction',
    'pint-reason',
    'pint-frequency',
    'pint-ae-nature',
    'pint-ae-item',
  ],
  untdid: [
    'untdid-document-type',
    'untdid-reference',
    'untdid-text-subject',
    'untdid-payment-means',
    'untdid-allowance',
    'untdid-tax-category',
    'untdid-item-type',
    'untdid-charge',
    'untdid-unit',
  ],
} as const;

/** The keys of all catalogue extensions, which any document may use. */
export const catalogueExtensionKeys: readonly string[] = Object.values(extensionsOfCatalogues).flat();
