import type { Scenario, ScenarioSet } from '../../../tax/definitions.ts';
import { DOCUMENT_TYPE } from '../common.ts';

function documentType(type: string, code: string, ...tags: string[]): Scenario {
  return { type: [type], ...(tags.length > 0 && { tags }), ext: { [DOCUMENT_TYPE]: code } };
}

/** Document types by type and tags; of several that match, the last decides. */
export const scenarios: readonly ScenarioSet[] = [
  {
    schema: 'bill/invoice',
    list: [
      documentType('standard', '380'),
      documentType('standard', '389', 'self-billed'),
      documentType('standard', '393', 'factoring'),
      documentType('standard', '501', 'self-billed', 'factoring'),
      documentType('standard', '386', 'prepayment'),
      documentType('standard', '500', 'self-billed', 'prepayment'),
      documentType('corrective', '384'),
      documentType('corrective', '471', 'self-billed'),
      documentType('corrective', '472', 'factoring'),
      documentType('corrective', '473', 'self-billed', 'factoring'),
      documentType('credit-note', '381'),
      documentType('credit-note', '261', 'self-billed'),
      documentType('credit-note', '396', 'factoring'),
      documentType('credit-note', '502', 'self-billed', 'factoring'),
      documentType('credit-note', '503', 'prepayment'),
    ],
  },
];
