import { useState } from 'react';
import { useActiveEditor } from '../../state/view/active-editor.ts';
import { useView } from '../../state/view/document-view.ts';
import { isInMenu } from '../../state/view/form-guide.ts';
import { showPane } from '../../state/view/pane.ts';
import { say } from '../../ui/texts/say.ts';
import { Guide } from './guide.tsx';
import { stepsFor } from './steps.tsx';
import * as texts from './texts.ts';
import { endTour } from './tour-state.ts';

/** Ends the tour where the user writes. */
function beginWriting(): void {
  endTour();
  showPane('Document');
  requestAnimationFrame(() => {
    if (isInMenu()) return;
    if (useView.getState().view === 'JSON') useActiveEditor.getState().editor?.focus();
    else document.querySelector<HTMLElement>('[data-region=document] [data-path]:not(:disabled)')?.focus();
  });
}

/** The tour of the workbench. The page stays usable; pressing anywhere in it ends the tour, as do Skip and Escape. */
export function Tour() {
  const [at, setAt] = useState(0);
  const [steps] = useState(() => stepsFor(useView.getState().view));
  const step = steps[at];
  if (!step) return null;
  const go = (to: number) => {
    const pane = steps[to]?.pane;
    if (pane) showPane(pane);
    setAt(to);
  };
  return (
    <Guide
      step={step}
      at={at}
      count={steps.length}
      progress={say(texts.progress, { step: at + 1, steps: steps.length })}
      leave={say(texts.skip)}
      onGo={go}
      onEnd={beginWriting}
      onPressOutside={endTour}
    />
  );
}
