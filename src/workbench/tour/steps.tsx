import type { ReactNode } from 'react';
import type { Pane } from '../app/pane.ts';
import { Shortcut } from '../ui/shortcut.tsx';

/** One thing that the tour shows. */
export interface Step {
  title: string;
  text: ReactNode;
  /** Where it is in the page, as a selector. */
  target: string;
  /** Which region must be shown, where there is room for one only. */
  pane?: Pane;
}

/** What somebody who comes for the first time wants to know, in the order in which it is met. */
export const steps: readonly Step[] = [
  {
    title: 'Write here',
    text: (
      <>
        This is your document. <em>New</em> starts one from an example; <Key keys="Ctrl+Space" /> suggests what can be
        written at the cursor.
      </>
    ),
    target: 'section[aria-label="Document"]',
    pane: 'Document',
  },
  {
    title: 'See what is missing or wrong',
    text: (
      <>
        Each problem is found while you type, and marked at its property; point there for an explanation.{' '}
        <Key keys="F8" /> goes from one to the next; where there is one answer, it is offered as a fix.
      </>
    ),
    target: 'section[aria-label="Problems"]',
  },
  {
    title: 'Look at what comes of it',
    text: (
      <>
        The paper, the built JSON, what building changed, how each total came about, and the envelope with its
        signatures. <em>Build</em> (<Key keys="Mod+Enter" />) asks the service; your text stays as it is.
      </>
    ),
    target: 'section[aria-label="Result"]',
    pane: 'Result',
  },
  {
    title: 'Reach everything by its name',
    text: (
      <>
        <Key keys="Mod+K" /> finds every command, addon, regime and schema; <Key keys="?" /> lists the keys. Files,
        history, settings and this tour are in the menu.
      </>
    ),
    target: 'button[aria-label="Menu"]',
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
