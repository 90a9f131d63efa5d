import { say } from '../../ui/texts/say.ts';
import { exampleText } from './example-text.ts';
import { firstExamples } from './first-examples.ts';
import { documentRegion, type Show, set } from './show.ts';
import * as texts from './texts.ts';

/** Returns selectors for rows of the calculation, by the paths of their figures. */
const row = (...paths: readonly string[]) => [
  ...paths.map((path) => `[data-region="result"] [data-path="${path}"]`),
  '[data-region="result"]',
];

const without = 'general';

/** A Spanish invoice with equivalence surcharge and retained income tax, each figure explained. */
export const surcharge: Show = {
  drafts: { invoice: () => exampleText(firstExamples.surcharge) },
  steps: [
    {
      title: texts.surchargePaper,
      draw: () => say(texts.surchargePaperHow),
      target: '[data-region="result"]',
      pane: 'Result',
      draft: 'invoice',
      panel: 'Preview',
    },
    {
      title: texts.surchargeLine,
      draw: () => say(texts.surchargeLineHow),
      target: documentRegion,
      pane: 'Document',
      draft: 'invoice',
      panel: 'Calculation',
      marks: ['$.lines[0].taxes'],
    },
    {
      title: texts.surchargeSum,
      draw: () => say(texts.surchargeSumHow),
      target: row('$.totals.taxes.categories[0].rates[0].surcharge.amount'),
      pane: 'Result',
      draft: 'invoice',
      panel: 'Calculation',
    },
    {
      title: texts.retentionSum,
      draw: () => say(texts.retentionSumHow),
      target: row('$.totals.taxes.categories[1].rates[0].amount'),
      pane: 'Result',
      draft: 'invoice',
      panel: 'Calculation',
    },
    {
      title: texts.surchargePayable,
      draw: () => say(texts.surchargePayableHow),
      target: row('$.totals.payable'),
      pane: 'Result',
      draft: 'invoice',
      panel: 'Calculation',
    },
    {
      title: texts.surchargeWithout,
      draw: () => say(texts.surchargeWithoutHow),
      target: documentRegion,
      pane: 'Document',
      draft: 'invoice',
      panel: 'Calculation',
      changes: [set(['lines', 0, 'taxes', 0, 'rate'], without), set(['lines', 1, 'taxes', 0, 'rate'], without)],
      marks: ['$.lines[0].taxes', '$.lines[1].taxes'],
    },
  ],
};
