import type { View } from '../app/document-view.ts';
import { chordName } from '../app/keys.ts';
import { SWITCH_KEY } from '../app/switch-view.ts';
import { say } from '../texts/say.ts';
import { Words } from '../texts/words.tsx';
import { Shortcut } from '../ui/shortcut.tsx';
import type { Step } from './guide.tsx';
import * as texts from './texts.ts';

const inText: Step = {
  title: texts.write,
  draw: () => (
    <Words
      text={texts.writeHow}
      values={{
        newDraft: <em>{say(texts.newDraft)}</em>,
        suggest: <Key keys="Ctrl+Space" />,
        switchView: <Key keys={SWITCH_KEY} />,
      }}
    />
  ),
  target: '[data-region="document"]',
  pane: 'Document',
};

const inForm: Step = {
  ...inText,
  title: texts.fillIn,
  draw: () =>
    hasNoKeys() ? (
      say(texts.formAbout)
    ) : (
      <Words
        text={texts.fillInHow}
        values={{ newDraft: <em>{say(texts.newDraft)}</em>, switchView: <Key keys={SWITCH_KEY} /> }}
      />
    ),
};

const afterWriting: readonly Step[] = [
  {
    title: texts.paper,
    draw: () => say(texts.paperHow),
    target: '[data-region="result"]',
    pane: 'Result',
  },
  {
    title: texts.problems,
    draw: () => (
      <>
        {say(texts.problemsHow)} <WithKey text={texts.problemsKey} keys="F8" />
      </>
    ),
    target: '[data-region="problems"]',
  },
  {
    title: texts.save,
    draw: () => (
      <>
        <Words text={texts.saveHow} values={{ saveAs: <em>{say(texts.saveAs)}</em> }} />{' '}
        <WithKey text={texts.saveKey} keys="Mod+K" />
      </>
    ),
    target: ['[data-command="save"]', '[data-region="menu"]'],
  },
];

/** Returns the steps for new users, in the order they meet them: writing in a view, the paper, faults, saving. */
export function stepsFor(view: View): readonly Step[] {
  return [view === 'Form' ? inForm : inText, ...afterWriting];
}

/** Returns whether the device is a telephone or tablet, whose users press no keys. */
const hasNoKeys = () => matchMedia('(pointer: coarse)').matches;

/** A sentence about a key. */
function WithKey({ text, keys }: { text: string; keys: string }) {
  return hasNoKeys() ? null : <Words text={text} values={{ key: <Key keys={keys} /> }} />;
}

/** A key, shown and spelled out for screen readers. */
function Key({ keys }: { keys: string }) {
  return (
    <>
      <span className="sr-only">{chordName(keys)}</span>
      <Shortcut keys={keys} boxed />
    </>
  );
}
