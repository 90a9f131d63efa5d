import { useEffect } from 'react';
import { goToField } from '../../../state/view/form-guide.ts';
import type { FormActions } from '../form-actions.ts';
import { useHidden } from './hidden.ts';
import type { Hint, Way } from './hint.ts';

/** Follows a hint in one step. */
export function followHint(actions: FormActions, { at }: Hint, { changes }: Way): void {
  actions.endStep();
  actions.change(changes);
  actions.endStep();
  goToField(at);
}

export function dismissHint(actions: FormActions, { id, at }: Hint): void {
  actions.hideHint(id);
  goToField(at);
}

/** Lists the hints of the shown form among the problems, too. */
export function useHintsInProblems(hints: readonly Hint[], actions: FormActions): void {
  useEffect(() => {
    const follow = (hint: Hint, way: Way) => followHint(actions, hint, way);
    const hide = (hint: Hint) => dismissHint(actions, hint);
    useHidden.setState({ shown: hints.length > 0 ? { hints, follow, hide } : undefined });
  }, [hints, actions]);
  useEffect(() => () => useHidden.setState({ shown: undefined }), []);
}
