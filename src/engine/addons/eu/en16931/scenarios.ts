import type { ScenarioSet } from '../../../tax/definitions.ts';
import { typesIn } from '../../../tax/shared-scenarios.ts';

const documentType = typesIn('untdid-document-type');

/** UNTDID 1001 document types by type and tags. If several match, the last one applies. */
export const scenarios: readonly ScenarioSet[] = [
  {
    schema: 'bill/invoice',
    list: [
      documentType('380', 'standard'),
      documentType('381', 'credit-note'),
      documentType('383', 'debit-note'),
      documentType('384', 'corrective'),
      documentType('325', 'proforma'),
      documentType('326', 'standard', 'partial'),
      documentType('389', 'standard', 'self-billed'),
      documentType('261', 'credit-note', 'self-billed'),
      documentType('386', 'standard', 'prepayment'),
      documentType('393', 'standard', 'factoring'),
      documentType('396', 'credit-note', 'factoring'),
    ],
  },
];
