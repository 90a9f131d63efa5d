import { Link } from '@tanstack/react-router';
import { say } from '../../ui/texts/say.ts';
import { Words } from '../../ui/texts/words.tsx';
import { exampleText } from './example-text.ts';
import { firstExamples } from './first-examples.ts';
import { documentRegion, type Show, set } from './show.ts';
import * as texts from './texts.ts';

/** The sums by rate on the paper. */
const totals = ['[data-region="result"] article table.ml-auto', '[data-region="result"]'];

/** The date of supply determines the rates, and invoices in Germany need it. */
const setDates = (day: string) => [set(['issue_date'], day), set(['op_date'], day)];

/** A German invoice takes the rates of its date: 19 % and 7 %, in the second half of 2020 16 % and 5 %. */
export const rateByDate: Show = {
  drafts: {
    invoice: async () => {
      const text = await exampleText(firstExamples['rate-by-date']);
      const dated = [
        ...setDates('2020-06-30'),
        // A payment date would not follow the changed date.
        set(['payment', 'terms'], undefined),
        set(['code'], '2020-0214'),
      ];
      return dated.reduce((present, change) => change(present), text);
    },
  },
  steps: [
    {
      title: texts.dateBefore,
      draw: () => say(texts.dateBeforeHow),
      target: documentRegion,
      pane: 'Document',
      draft: 'invoice',
      panel: 'Preview',
      marks: ['$.issue_date', '$.op_date'],
    },
    {
      title: texts.dateTotals,
      draw: () => say(texts.dateTotalsHow),
      target: totals,
      pane: 'Result',
      draft: 'invoice',
      panel: 'Preview',
    },
    {
      title: texts.dateChanged,
      draw: () => say(texts.dateChangedHow),
      target: documentRegion,
      pane: 'Document',
      draft: 'invoice',
      panel: 'Preview',
      changes: setDates('2020-07-01'),
      marks: ['$.issue_date', '$.op_date'],
    },
    {
      title: texts.dateLower,
      draw: () => say(texts.dateLowerHow),
      target: totals,
      pane: 'Result',
      draft: 'invoice',
      panel: 'Preview',
    },
    {
      title: texts.dateBack,
      draw: () => (
        <Words
          text={texts.dateBackHow}
          values={{
            regime: (
              <Link to="/regimes/$code" params={{ code: 'DE' }} className="text-accent underline">
                {say(texts.dateRegime)}
              </Link>
            ),
          }}
        />
      ),
      target: documentRegion,
      pane: 'Document',
      draft: 'invoice',
      panel: 'Preview',
      changes: setDates('2021-01-01'),
      marks: ['$.issue_date', '$.op_date'],
    },
  ],
};
