import type { ScenarioSet } from '../../../tax/definitions.ts';

/** Kinds of documents by type and tags; of several that match, the last decides. */
export const scenarios: readonly ScenarioSet[] = [
  {
    schema: 'bill/invoice',
    list: [
      { type: ['standard'], ext: { 'gr-mydata-invoice-type': '2.1' } },
      { type: ['standard'], tags: ['goods'], ext: { 'gr-mydata-invoice-type': '1.1' } },
      { type: ['standard'], tags: ['goods', 'export'], ext: { 'gr-mydata-invoice-type': '1.3' } },
      {
        type: ['standard'],
        tags: ['goods', 'export', 'eu'],
        ext: { 'gr-mydata-invoice-type': '1.2' },
      },
      {
        type: ['standard'],
        tags: ['goods', 'self-billed'],
        ext: { 'gr-mydata-invoice-type': '1.4' },
      },
      { type: ['standard'], tags: ['services'], ext: { 'gr-mydata-invoice-type': '2.1' } },
      {
        type: ['standard'],
        tags: ['services', 'export'],
        ext: { 'gr-mydata-invoice-type': '2.3' },
      },
      {
        type: ['standard'],
        tags: ['services', 'export', 'eu'],
        ext: { 'gr-mydata-invoice-type': '2.2' },
      },
      { type: ['credit-note'], ext: { 'gr-mydata-invoice-type': '5.1' } },
      { type: ['standard'], tags: ['simplified'], ext: { 'gr-mydata-invoice-type': '11.3' } },
      {
        type: ['standard'],
        tags: ['goods', 'simplified'],
        ext: { 'gr-mydata-invoice-type': '11.1' },
      },
      {
        type: ['standard'],
        tags: ['services', 'simplified'],
        ext: { 'gr-mydata-invoice-type': '11.2' },
      },
      { type: ['credit-note'], tags: ['simplified'], ext: { 'gr-mydata-invoice-type': '11.4' } },
      {
        type: ['credit-note'],
        tags: ['goods', 'simplified', 'self-billed'],
        ext: { 'gr-mydata-invoice-type': '11.5' },
      },
    ],
  },
];
