import { useEffect } from 'react';
import { Lines } from '../../../engine/document/lines.ts';
import { locate } from '../../../engine/document/locate.ts';
import { changeRun, runOf } from '../../../state/drafts/runs.ts';
import { useActiveEditor } from '../../../state/view/active-editor.ts';
import { goToField, useFormGuide } from '../../../state/view/form-guide.ts';
import type { Problem } from '../../../state/view/problem.ts';
import type { FormActions } from '../form-actions.ts';
import { formTree } from '../form-text.ts';
import { useHidden } from './hidden.ts';
import type { Hint, Way } from './hint.ts';

/** Follows a hint in one step. */
export function followHint(actions: FormActions, { at }: Hint, { changes }: Way): void {
  actions.endStep();
  actions.change(changes);
  actions.endStep();
  goOn(at);
}

export function dismissHint(actions: FormActions, { id, at }: Hint): void {
  actions.hideHint(id);
  goOn(at);
}

/** Takes the focus from a button that disappears to the field of its hint, or to the text. */
function goOn(at: string): void {
  if (useFormGuide.getState().goTo) goToField(at);
  else useActiveEditor.getState().editor?.focus();
}

/** Lists the hints of the shown document among the problems, too, and marks them in its text. */
export function useHintsInProblems(
  draft: string,
  text: string,
  hints: readonly Hint[],
  actions: FormActions | undefined,
): void {
  useEffect(() => {
    if (!actions || hints.length === 0) return useHidden.setState({ shown: undefined });
    const follow = (hint: Hint, way: Way) => followHint(actions, hint, way);
    const hide = (hint: Hint) => dismissHint(actions, hint);
    useHidden.setState({ shown: { hints, follow, hide } });
  }, [hints, actions]);
  useEffect(() => {
    if (hints.length + runOf(draft).hints.length > 0) changeRun(draft, { hints: placed(hints, text) });
  }, [draft, hints, text]);
  useEffect(
    () => () => {
      useHidden.setState({ shown: undefined });
      // Not for a discarded draft.
      if (runOf(draft).hints.length > 0) changeRun(draft, { hints: [] });
    },
    [draft],
  );
}

/** Returns hints with their places in a text. */
function placed(hints: readonly Hint[], text: string): Problem[] {
  const root = hints.length > 0 && formTree(text);
  if (!root) return [];
  const lines = new Lines(text);
  return hints.flatMap(({ id, at, message }) => {
    const found = locate(root, `$.doc${at}`);
    const range = found && lines.rangeOf(found.mark);
    return [{ id, severity: 'warning', code: undefined, message, locations: [{ path: `$${at}`, range }] }];
  });
}
