import { writeText } from '../../engine/document/write.ts';
import { service } from '../../engine/service/service.ts';
import { say } from '../../ui/texts/say.ts';
import { exampleText } from './example-text.ts';
import { firstExamples } from './first-examples.ts';
import { documentRegion, type Show, set } from './show.ts';
import * as texts from './texts.ts';

/** Makes a credit note from an invoice and reduces it to the returned items. */
export const creditNote: Show = {
  drafts: {
    invoice: () => exampleText(firstExamples['credit-note']),
    credit: async (textOf) => {
      const options = { type: 'credit-note', reason: say(texts.creditReason) };
      return writeText((await service.correct({ data: textOf('invoice'), options })).value);
    },
  },
  steps: [
    {
      title: texts.creditInvoice,
      draw: () => say(texts.creditInvoiceHow),
      target: '[data-region="result"]',
      pane: 'Result',
      draft: 'invoice',
      panel: 'Preview',
    },
    {
      title: texts.creditAsked,
      draw: () => say(texts.creditAskedHow),
      target: ['[data-command="correct"]', '[data-region="more"]'],
      draft: 'invoice',
      panel: 'Preview',
    },
    {
      title: texts.creditMade,
      draw: () => say(texts.creditMadeHow),
      target: documentRegion,
      pane: 'Document',
      draft: 'credit',
      panel: 'Preview',
      marks: ['$.preceding', '$.type'],
      field: '.preceding[0].code',
    },
    {
      title: texts.creditCut,
      draw: () => say(texts.creditCutHow),
      target: documentRegion,
      pane: 'Document',
      draft: 'credit',
      panel: 'Preview',
      changes: [
        set(['discounts'], undefined),
        set(['lines', 0], undefined),
        set(['lines', 0], undefined),
        set(['lines', 0, 'quantity'], '2'),
        // Calculated for the whole invoice, so it is calculated again.
        set(['lines', 0, 'i'], undefined),
        set(['lines', 0, 'sum'], undefined),
        set(['lines', 0, 'total'], undefined),
        set(['totals'], undefined),
        set(['payment'], undefined),
        set(['code'], 'CN-0102'),
      ],
      marks: ['$.lines'],
      field: '.lines[0].quantity',
    },
    {
      title: texts.creditPaper,
      draw: () => say(texts.creditPaperHow),
      target: '[data-region="result"]',
      pane: 'Result',
      draft: 'credit',
      panel: 'Preview',
    },
  ],
};
