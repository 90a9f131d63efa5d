import { Link } from '@tanstack/react-router';
import { say } from '../../ui/texts/say.ts';
import { Words } from '../../ui/texts/words.tsx';
import { exampleText } from './example-text.ts';
import { firstExamples } from './first-examples.ts';
import { documentRegion, type Show, set } from './show.ts';
import * as texts from './texts.ts';

const number = ['customer', 'tax_id', 'code'];
/** The last character is calculated from the others. */
const [wrong, right] = ['B98602643', 'B98602642'];
const rule = 'GOBL-ES-TAX-IDENTITY-01';
const place = '$.customer.tax_id.code';

/** A mistyped Spanish NIF is found while typing, explained, and fixed. */
export const wrongNumber: Show = {
  drafts: {
    invoice: async () => set(number, wrong)(await exampleText(firstExamples['wrong-number'])),
  },
  steps: [
    {
      title: texts.numberTyped,
      draw: () => <Words text={texts.numberTypedHow} values={{ code: <code>{wrong}</code> }} />,
      target: documentRegion,
      pane: 'Document',
      draft: 'invoice',
      panel: 'Preview',
      marks: [place],
    },
    {
      title: texts.numberFound,
      draw: () => say(texts.numberFoundHow),
      target: ['[data-region="problems"] li', '[data-region="problems"]'],
      draft: 'invoice',
      panel: 'Preview',
      marks: [place],
    },
    {
      title: texts.numberRule,
      draw: () => (
        <Words
          text={texts.numberRuleHow}
          values={{
            rule: (
              <Link to="/rules/$code" params={{ code: rule }} className="whitespace-nowrap text-accent underline">
                {rule}
              </Link>
            ),
          }}
        />
      ),
      target: ['[data-region="problems"] li a', '[data-region="problems"]'],
      draft: 'invoice',
      panel: 'Preview',
    },
    {
      title: texts.numberMended,
      draw: () => <Words text={texts.numberMendedHow} values={{ code: <code>{right}</code> }} />,
      target: '[data-region="problems"]',
      pane: 'Document',
      draft: 'invoice',
      panel: 'Preview',
      changes: [set(number, right)],
      marks: [place],
    },
    {
      title: texts.numberRight,
      draw: () => say(texts.numberRightHow),
      target: '[data-region="result"]',
      pane: 'Result',
      draft: 'invoice',
      panel: 'Preview',
    },
  ],
};
