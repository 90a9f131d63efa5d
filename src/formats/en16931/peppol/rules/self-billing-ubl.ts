import type { RuleSet } from '../../../rules/declare.ts';
import { ublCodeRules } from './codes.ts';
import { exactlyOnce } from './exactly-once.ts';
import { peppolUblRules } from './own-ubl.ts';

const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0';

/**
 * The rules of Peppol BIS Self-Billing 3, versioned by release: https://docs.peppol.eu/poacc/self-billing/3.0/. There
 * are no national rules.
 */
export const set: RuleSet = {
  key: 'peppol-sb-ubl',
  name: 'Peppol BIS Self-Billing 3 for UBL',
  version: '3.0.3',
  from: '2027-02-24',
  rules: [
    ...peppolUblRules('urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0', PROCESS),
    ...ublCodeRules(PROCESS, '389 527', '261', ['01']),
  ],
  scans: [exactlyOnce],
};
