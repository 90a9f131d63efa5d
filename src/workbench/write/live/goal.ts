import { engine } from '../../engine/service/engine.ts';
import type { LocatedFault } from '../../engine/worker/check.ts';
import { changeRun, runOf } from '../../state/drafts/runs.ts';
import { notify } from '../../ui/notice.ts';
import { say } from '../../ui/texts/say.ts';
import * as savingTexts from '../saving/texts.ts';
import { locate } from './locate.ts';

/**
 * Returns the fields that a text misses for the draft's target format, besides its faults. Reports when no field is missing any more.
 * @param isCurrent whether the draft still has this text
 */
export async function missingForGoal(
  draft: string,
  text: string,
  faults: readonly LocatedFault[],
  isCurrent: () => boolean,
): Promise<LocatedFault[]> {
  const { goal } = runOf(draft);
  if (!goal) return [];
  const saved = await engine().call('saveAs', { text, as: goal.trial });
  const found = await locate(text, saved.faults);
  if (runOf(draft).goal !== goal || !isCurrent()) return [];
  if (saved.content !== undefined) {
    changeRun(draft, { goal: undefined, saveAs: goal.kind });
    notify({
      title: say(savingTexts.reached, { format: goal.name }),
      description: say(savingTexts.reachedHow),
      tone: 'good',
    });
  }
  return found.filter(
    ({ code, description }) => !faults.some((each) => each.code === code && each.description === description),
  );
}
