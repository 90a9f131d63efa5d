import type { Family } from '../../declare/family.ts';
import type { Format } from '../../declare/format.ts';
import { lazily } from '../../lazily.ts';
import { ruleSet } from '../../rules/source.ts';
import { schemaNamed } from '../../schema/schemas.ts';
import { coreCii, coreUbl } from '../core/rule-sets.ts';

const billingUbl = ruleSet(
  'peppol-ubl',
  () => import('./rules/ubl.ts'),
  async () => (await import('./rules/older.ts')).billing,
);
const billingCii = ruleSet('peppol-cii', () => import('./rules/cii.ts'));
const selfBillingUbl = ruleSet(
  'peppol-sb-ubl',
  () => import('./rules/self-billing-ubl.ts'),
  async () => (await import('./rules/older.ts')).selfBilling,
);

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
const peppolUbl: Format = {
  ...billing,
  key: 'peppol-ubl',
  name: { en: 'Peppol BIS Billing 3 (UBL)' },
  description: {
    en: 'The European standard in UBL 2.1 with the rules of the Peppol network and of its countries.',
  },
  syntax: 'ubl',
  schema: schemaNamed('ubl'),
  rules: [coreUbl, billingUbl],
  releases: async () => (await import('./releases.ts')).billing,
};

/** Peppol BIS Billing 3 in CII; Peppol has rules for it, though its network uses UBL (chapter 13 §8). */
const peppolCii: Format = {
  ...billing,
  key: 'peppol-cii',
  name: { en: 'Peppol BIS Billing 3 (CII)' },
  description: {
    en: 'The European standard in UN/CEFACT Cross Industry Invoice with the rules of the Peppol network.',
  },
  syntax: 'cii',
  schema: schemaNamed('cii-d16b'),
  rules: [coreCii, billingCii],
};

/** Peppol BIS Self-Billing 3: the buyer issues the invoice (chapter 13 §1). */
const peppolSelfBillingUbl: Format = {
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
  schema: schemaNamed('ubl'),
  rules: [coreUbl, selfBillingUbl],
  releases: async () => (await import('./releases.ts')).selfBilling,
};

export const peppol: Family = {
  formats: [peppolUbl, peppolCii, peppolSelfBillingUbl],
  classes: lazily(() => import('./classes.ts')),
};
