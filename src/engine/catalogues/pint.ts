import type { CatalogueDefinition } from '../tax/definitions.ts';
import { codeList } from './definition.ts';

/** Codes of PINT, the invoices of the Peppol network outside Europe (https://docs.peppol.eu/poac/pint/). */
export const catalogue: CatalogueDefinition = {
  key: 'pint',
  name: { en: 'Peppol International (PINT)' },
  extensions: [
    { key: 'pint-ae-transaction', name: { en: 'Transaction type in the Emirates' }, pattern: '^[01]{8}$' },
    { key: 'pint-om-transaction', name: { en: 'Transaction type in Oman' }, pattern: '^[01]{20}$' },
    { key: 'pint-reason', name: { en: 'Reason for a correction' }, pattern: '^[A-Z][A-Z0-9.]{1,11}$' },
    { key: 'pint-frequency', name: { en: 'Frequency of billing' }, pattern: '^\\S.{0,99}$' },
    codeList(
      'pint-ae-nature',
      'Nature of supplies with reverse charge in the Emirates',
      `
DL8.48.3.1 Decree-Law 8 of 2017, article 48 (3), first kind
DL8.48.3.2 Decree-Law 8 of 2017, article 48 (3), second kind
DL8.48.3.3 Decree-Law 8 of 2017, article 48 (3), third kind
DL8.48.8.1 Decree-Law 8 of 2017, article 48 (8), first kind
DL8.48.8.2 Decree-Law 8 of 2017, article 48 (8), second kind`,
    ),
    { key: 'pint-ae-item', name: { en: 'Goods and services in one item' }, pattern: '^B$' },
  ],
};
