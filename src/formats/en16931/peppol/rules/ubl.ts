import type { RuleSet } from '../../../rules/declare.ts';
import { ublBillingCodes } from './codes.ts';
import { exactlyOnce } from './exactly-once.ts';
import { nationalUblRules } from './national/index.ts';
import { peppolUblRules } from './own-ubl.ts';

/** The rules of Peppol BIS Billing 3 in UBL, versioned by release: https://docs.peppol.eu/poacc/billing/3.0/. */
export const set: RuleSet = {
  key: 'peppol-ubl',
  name: 'Peppol BIS Billing 3 for UBL',
  version: '3.0.22',
  from: '2027-02-24',
  rules: [
    ...peppolUblRules(
      'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
      'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    ),
    ...nationalUblRules,
    ...ublBillingCodes,
  ],
  scans: [exactlyOnce],
};
