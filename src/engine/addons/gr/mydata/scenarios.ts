import type { ScenarioSet } from '../../../tax/definitions.ts';
import { typesIn } from '../../../tax/shared-scenarios.ts';

const invoiceType = typesIn('gr-mydata-invoice-type');

/** Kinds of documents by type and tags. If several match, the last one applies. */
export const scenarios: readonly ScenarioSet[] = [
  {
    schema: 'bill/invoice',
    list: [
      invoiceType('2.1', 'standard'),
      invoiceType('1.1', 'standard', 'goods'),
      invoiceType('1.3', 'standard', 'goods', 'export'),
      invoiceType('1.2', 'standard', 'goods', 'export', 'eu'),
      invoiceType('1.4', 'standard', 'goods', 'self-billed'),
      invoiceType('2.1', 'standard', 'services'),
      invoiceType('2.3', 'standard', 'services', 'export'),
      invoiceType('2.2', 'standard', 'services', 'export', 'eu'),
      invoiceType('5.1', 'credit-note'),
      invoiceType('11.3', 'standard', 'simplified'),
      invoiceType('11.1', 'standard', 'goods', 'simplified'),
      invoiceType('11.2', 'standard', 'services', 'simplified'),
      invoiceType('11.4', 'credit-note', 'simplified'),
      invoiceType('11.5', 'credit-note', 'goods', 'simplified', 'self-billed'),
    ],
  },
];
