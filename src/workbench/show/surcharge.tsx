import { say } from '../texts/say.ts';
import { Words } from '../texts/words.tsx';
import { exampleText } from './example-text.ts';
import { firstExamples } from './first-examples.ts';
import { type Show, set } from './show.ts';
import * as texts from './texts.ts';

/** Returns selectors for rows of the calculation, by the paths of their figures. */
const row = (...paths: readonly string[]) => [
  ...paths.map((path) => `[data-region="result"] [data-path="${path}"]`),
  '[data-region="result"]',
];

const withSurcharge = 'general+eqs';
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
      draw: () => <Words text={texts.surchargeLineHow} values={{ rate: <code>{withSurcharge}</code> }} />,
      target: '[data-region="document"]',
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
      draw: () => <Words text={texts.surchargeWithoutHow} values={{ rate: <code>{without}</code> }} />,
      target: '[data-region="document"]',
      pane: 'Document',
      draft: 'invoice',
      panel: 'Calculation',
      changes: [set(['lines', 0, 'taxes', 0, 'rate'], without), set(['lines', 1, 'taxes', 0, 'rate'], without)],
      marks: ['$.lines[0].taxes', '$.lines[1].taxes'],
    },
  ],
};
