import type { Format } from '../format.ts';

const BILLING = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const SELF_BILLING = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0';

const billing = {
  specification: BILLING,
  extensions: [BILLING],
  process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  addons: ['eu-en16931-v2017'],
  inboxes: 'peppol',
  reads: true,
  writes: true,
  writing: { oneNote: true, orderOrNothing: true },
} as const;

/**
 * Peppol BIS Billing 3 in UBL, as transmitted on the Peppol network: https://docs.peppol.eu/poacc/billing/3.0/ (chapter
 * 13 §1).
 */
export const peppolUbl: Format = {
  ...billing,
  key: 'peppol-ubl',
  name: { en: 'Peppol BIS Billing 3 (UBL)' },
  description: {
    en: 'The European standard in UBL 2.1 with the rules of the Peppol network and of its countries.',
  },
  syntax: 'ubl',
  schema: 'ubl',
  rules: ['en16931-ubl', 'peppol-ubl'],
};

/** Peppol BIS Billing 3 in CII; Peppol has rules for it, though its network uses UBL (chapter 13 §8). */
export const peppolCii: Format = {
  ...billing,
  key: 'peppol-cii',
  name: { en: 'Peppol BIS Billing 3 (CII)' },
  description: {
    en: 'The European standard in UN/CEFACT Cross Industry Invoice with the rules of the Peppol network.',
  },
  syntax: 'cii',
  schema: 'cii-d16b',
  rules: ['en16931-cii', 'peppol-cii'],
};

/** Peppol BIS Self-Billing 3: the buyer issues the invoice (chapter 13 §1). */
export const peppolSelfBillingUbl: Format = {
  key: 'peppol-selfbilling-ubl',
  name: { en: 'Peppol BIS Self-Billing 3 (UBL)' },
  description: {
    en: 'Invoices that the buyer issues in the name of the seller, in UBL 2.1, by the rules of the Peppol network.',
  },
  specification: SELF_BILLING,
  extensions: [SELF_BILLING],
  process: 'urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0',
  addons: ['eu-en16931-v2017'],
  inboxes: 'peppol',
  reads: true,
  writes: true,
  writing: { oneNote: true, orderOrNothing: true },
  syntax: 'ubl',
  schema: 'ubl',
  rules: ['en16931-ubl', 'peppol-sb-ubl'],
};
