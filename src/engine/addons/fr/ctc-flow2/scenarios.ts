import type { ScenarioSet } from '../../../tax/definitions.ts';
import { typesIn } from '../../../tax/shared-scenarios.ts';
import { DOCUMENT_TYPE } from '../common.ts';

const documentType = typesIn(DOCUMENT_TYPE);

/** Document types by type and tags. If several match, the last one applies. */
export const scenarios: readonly ScenarioSet[] = [
  {
    schema: 'bill/invoice',
    list: [
      documentType('380', 'standard'),
      documentType('389', 'standard', 'self-billed'),
      documentType('393', 'standard', 'factoring'),
      documentType('501', 'standard', 'self-billed', 'factoring'),
      documentType('386', 'standard', 'prepayment'),
      documentType('500', 'standard', 'self-billed', 'prepayment'),
      documentType('384', 'corrective'),
      documentType('471', 'corrective', 'self-billed'),
      documentType('472', 'corrective', 'factoring'),
      documentType('473', 'corrective', 'self-billed', 'factoring'),
      documentType('381', 'credit-note'),
      documentType('261', 'credit-note', 'self-billed'),
      documentType('396', 'credit-note', 'factoring'),
      documentType('502', 'credit-note', 'self-billed', 'factoring'),
      documentType('503', 'credit-note', 'prepayment'),
    ],
  },
];
