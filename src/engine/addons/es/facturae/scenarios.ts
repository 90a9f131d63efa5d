import type { ScenarioSet } from '../../../tax/definitions.ts';

/** Document type and invoice class by type and tags. If several match, the last one applies. */
export const scenarios: readonly ScenarioSet[] = [
  {
    schema: 'bill/invoice',
    list: [
      {
        type: ['standard', 'corrective', 'credit-note', 'debit-note'],
        ext: { 'es-facturae-doc-type': 'FC' },
      },
      { tags: ['simplified'], ext: { 'es-facturae-doc-type': 'FA' } },
      { tags: ['self-billed'], ext: { 'es-facturae-doc-type': 'AF' } },
      { type: ['standard'], ext: { 'es-facturae-invoice-class': 'OO' } },
      {
        type: ['corrective', 'credit-note', 'debit-note'],
        ext: { 'es-facturae-invoice-class': 'OR' },
      },
      { tags: ['summary'], ext: { 'es-facturae-invoice-class': 'OC' } },
      { type: ['standard'], tags: ['copy'], ext: { 'es-facturae-invoice-class': 'CO' } },
      { type: ['corrective'], tags: ['copy'], ext: { 'es-facturae-invoice-class': 'CR' } },
      { type: ['standard'], tags: ['copy', 'summary'], ext: { 'es-facturae-invoice-class': 'CC' } },
    ],
  },
];
