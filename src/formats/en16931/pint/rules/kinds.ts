/** The kinds of invoices of PINT: by country, `-sb` for self-billing, `-ntr` for sellers without tax registration. */
export const PINT_KINDS = [
  ...(['ae', 'ae-sb', 'sg', 'aunz', 'aunz-sb'] as const),
  ...(['jp', 'jp-sb', 'jp-ntr', 'my', 'my-sb', 'om', 'om-sb'] as const),
];

export type PintKind = (typeof PINT_KINDS)[number];
