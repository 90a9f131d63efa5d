import type { View } from '../../state/view/document-view.ts';
import { SWITCH_KEY } from '../../state/view/switch-view.ts';
import { chordName } from '../../ui/page/keys.ts';
import { Shortcut } from '../../ui/shortcut.tsx';
import { say } from '../../ui/texts/say.ts';
import { Words } from '../../ui/texts/words.tsx';
import { bar } from './bar.tsx';
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
        <FaultPicture />
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

/** A marked value, and below it the fault with a button for its fix: the document shown may have none. */
function FaultPicture() {
  return (
    <svg viewBox="0 0 304 84" aria-hidden className="mt-3 block w-full">
      <rect x="1" y="1" width="302" height="82" rx="6" fill="var(--panel)" stroke="var(--line)" />
      {bar(16, 14, 44, 'var(--faint)', 4)}
      {bar(76, 13, 60, 'var(--ink)', 6)}
      <path
        d="M76 24l4 -3 4 3 4 -3 4 3 4 -3 4 3 4 -3 4 3 4 -3 4 3 4 -3 4 3 4 -3 4 3 4 -3"
        fill="none"
        stroke="var(--bad)"
        strokeWidth="1.4"
      />
      <path d="M1 36h302" stroke="var(--line)" />
      <circle cx="20" cy="60" r="6" fill="var(--bad)" />
      <path d="M17.5 57.5l5 5m0 -5l-5 5" stroke="var(--panel)" strokeWidth="1.6" />
      {bar(36, 52, 150, 'var(--ink)')}
      {bar(36, 64, 92, 'var(--faint)')}
      <rect x="214" y="47" width="74" height="26" rx="5" fill="var(--accent-wash)" stroke="var(--accent)" />
      {bar(230, 58, 42, 'var(--accent)', 4)}
    </svg>
  );
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
