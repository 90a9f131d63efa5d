import type { ScenarioSet } from '../../../tax/definitions.ts';
import { typesIn } from '../../../tax/shared-scenarios.ts';
import { DOCUMENT_TYPE } from '../common.ts';

const documentType = typesIn(DOCUMENT_TYPE);

/** Document types of UNTDID 1001; of several that match, the last decides. */
export const scenarios: readonly ScenarioSet[] = [
  {
    schema: 'bill/invoice',
    list: [
      documentType('380', 'standard'),
      documentType('386', 'standard', 'prepayment'),
      documentType('384', 'corrective'),
      documentType('381', 'credit-note'),
      documentType('503', 'credit-note', 'prepayment'),
    ],
  },
];
