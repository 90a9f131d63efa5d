import type { ScenarioSet } from '../../../tax/definitions.ts';

/** Document types of UNTDID 1001; of several that match, the last decides. */
export const scenarios: readonly ScenarioSet[] = [
  {
    schema: 'bill/invoice',
    list: [
      { type: ['standard'], ext: { 'untdid-document-type': '380' } },
      { type: ['standard'], tags: ['prepayment'], ext: { 'untdid-document-type': '386' } },
      { type: ['corrective'], ext: { 'untdid-document-type': '384' } },
      { type: ['credit-note'], ext: { 'untdid-document-type': '381' } },
      { type: ['credit-note'], tags: ['prepayment'], ext: { 'untdid-document-type': '503' } },
    ],
  },
];
