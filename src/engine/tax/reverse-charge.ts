import type { ScenarioSet } from './definitions.ts';

/** The note that several countries put on invoices whose customer owes the tax (chapter 04 §1.6). */
export const reverseChargeScenarios: readonly ScenarioSet[] = [
  {
    schema: 'bill/invoice',
    list: [
      {
        tags: ['reverse-charge'],
        cat: ['VAT'],
        note: {
          cat: 'VAT',
          key: 'reverse-charge',
          text: 'Reverse charge: Customer to account for VAT to the relevant tax authority.',
        },
      },
    ],
  },
];
