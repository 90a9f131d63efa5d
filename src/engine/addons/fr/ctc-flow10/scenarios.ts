import type { ScenarioSet } from '../../../tax/definitions.ts';
import { typesIn } from '../../../tax/shared-scenarios.ts';
import { DOCUMENT_TYPE } from '../common.ts';

const documentType = typesIn(DOCUMENT_TYPE);

/** UNTDID 1001 document types. If several match, the last one applies. */
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
