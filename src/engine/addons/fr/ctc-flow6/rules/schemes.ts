import { SCHEME } from '../../common.ts';

/** Schemes of identities in life cycle messages (BR-FR-CO-10). 0231 is for invoices only. */
export const SCHEMES: readonly string[] = [
  SCHEME.siren,
  SCHEME.siret,
  SCHEME.euVat,
  SCHEME.private,
  '0226',
  SCHEME.nonEu,
  SCHEME.ridet,
  SCHEME.tahiti,
  '0238',
];

/** The schemes, for messages. */
export const SCHEME_LIST = SCHEMES.join(', ');
