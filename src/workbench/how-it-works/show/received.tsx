import { engine } from '../../engine/service/engine.ts';
import { say } from '../../ui/texts/say.ts';
import { Words } from '../../ui/texts/words.tsx';
import { exampleText } from './example-text.ts';
import { firstExamples } from './first-examples.ts';
import { documentRegion, type Show } from './show.ts';
import * as texts from './texts.ts';

/** The element with the Leitweg-ID, which identifies the buyer for German public bodies. */
const reference = /\n *<cbc:BuyerReference>[^<]*<\/cbc:BuyerReference>/;

/** The rule that requires the Leitweg-ID. */
const rule = 'BR-DE-15';

/** Returns an example as the XRechnung a supplier would send. */
async function xrechnung(): Promise<string> {
  const saved = await engine().call('saveAs', { text: await exampleText(firstExamples.received), as: 'xrechnung-ubl' });
  if (typeof saved.content !== 'string') throw new Error('the example is no XRechnung');
  return saved.content;
}

async function answerTo(id: string, text: string, decided?: 'accepted'): Promise<string> {
  const { answerOf } = await import('../../inbox/answering/answer.ts');
  return await answerOf({ id, text }, decided);
}

/** An XRechnung arrives without the Leitweg-ID, is rejected with the broken rule, is corrected, and is accepted. */
export const received: Show = {
  drafts: {
    first: async () => (await xrechnung()).replace(reference, ''),
    refusal: async (textOf) => await answerTo('show-received-first', textOf('first')),
    second: xrechnung,
    acceptance: async (textOf) => await answerTo('show-received-second', textOf('second'), 'accepted'),
  },
  steps: [
    {
      title: texts.receivedXml,
      draw: () => say(texts.receivedXmlHow),
      target: documentRegion,
      pane: 'Document',
      draft: 'first',
      panel: 'Preview',
    },
    {
      title: texts.receivedChecked,
      draw: () => <Words text={texts.receivedCheckedHow} values={{ rule: <code>{rule}</code> }} />,
      target: '[data-region="problems"]',
      pane: 'Document',
      draft: 'first',
      panel: 'Preview',
    },
    {
      title: texts.receivedTerms,
      draw: () => say(texts.receivedTermsHow),
      target: '[data-region="result"]',
      pane: 'Result',
      draft: 'first',
      panel: 'Terms',
    },
    {
      title: texts.receivedRefused,
      draw: () => <Words text={texts.receivedRefusedHow} values={{ answer: <em>{say(texts.answer)}</em> }} />,
      target: documentRegion,
      pane: 'Document',
      draft: 'refusal',
      panel: 'Preview',
      marks: ['$.lines[0].reasons'],
      field: '.lines[0].reasons[0].faults[0].code',
    },
    {
      title: texts.receivedAgain,
      draw: () => say(texts.receivedAgainHow),
      target: '[data-region="problems"]',
      pane: 'Document',
      draft: 'second',
      panel: 'Preview',
    },
    {
      title: texts.receivedAccepted,
      draw: () => say(texts.receivedAcceptedHow),
      target: '[data-region="result"]',
      pane: 'Result',
      draft: 'acceptance',
      panel: 'Preview',
    },
  ],
};
