export const HR_SPECIFICATION =
  'urn:cen.eu:en16931:2017#compliant#urn:mfin.gov.hr:cius-2025:1.0#conformant#urn:mfin.gov.hr:ext-2025:1.0';

/** The names of VAT categories, for amounts that pass through and for others. */
export const OUTSIDE_NAMES = ['HR:POVNAK', 'HR:PP', 'HR:PPMV', 'HR:N'];
export const CATEGORY_NAMES = [
  ...['HR:PDV25', 'HR:PDV13', 'HR:PDV5', 'HR:Z', 'HR:K', 'HR:G', 'HR:AE', 'HR:E', 'HR:O'],
  ...OUTSIDE_NAMES,
];
