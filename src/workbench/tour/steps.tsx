import { say } from '../texts/say.ts';
import { Words } from '../texts/words.tsx';
import { Shortcut } from '../ui/shortcut.tsx';
import type { Step } from './guide.tsx';
import * as texts from './texts.ts';

/** What somebody who comes for the first time wants to know, in the order in which it is met. */
export const steps: readonly Step[] = [
  {
    title: texts.write,
    draw: () => (
      <Words
        text={texts.writeHow}
        values={{ newDraft: <em>{say(texts.newDraft)}</em>, key: <Key keys="Ctrl+Space" /> }}
      />
    ),
    target: '[data-region="document"]',
    pane: 'Document',
  },
  {
    title: texts.problems,
    draw: () => <Words text={texts.problemsHow} values={{ key: <Key keys="F8" /> }} />,
    target: '[data-region="problems"]',
  },
  {
    title: texts.result,
    draw: () => (
      <Words text={texts.resultHow} values={{ build: <em>{say(texts.build)}</em>, key: <Key keys="Mod+Enter" /> }} />
    ),
    target: '[data-region="result"]',
    pane: 'Result',
  },
  {
    title: texts.commands,
    draw: () => <Words text={texts.commandsHow} values={{ key: <Key keys="Mod+K" />, shortcuts: <Key keys="?" /> }} />,
    target: '[data-region="menu"]',
  },
];

/** A key, for the eye and, spelt, for the ear. */
function Key({ keys }: { keys: string }) {
  return (
    <>
      <span className="sr-only">{keys}</span>
      <Shortcut keys={keys} boxed />
    </>
  );
}
