import { changeEdits, edited } from '../../engine/document/change.ts';
import { draftById } from '../../state/drafts/drafts.ts';
import { editText, endStep } from '../../state/drafts/open-texts.ts';
import { goToField, useFormGuide } from '../../state/view/form-guide.ts';
import { showPane } from '../../state/view/pane.ts';
import { showLocations } from '../../state/view/shown-locations.ts';
import { type Change, clearEdits, setEdits } from '../form/form-edits.ts';
import { fieldPath, type Path } from '../form/path.ts';

/** Applies the changes of an answer to a draft as one undo step. Objects and lists that become empty go too. */
export function applyAnswer(draft: string, changes: readonly Change[], inEnvelope: boolean): void {
  const text = draftById(draft)?.text;
  if (text === undefined) return;
  endStep(draft);
  editText(draft, changeEdits(text, withAnswer(text, changes, inEnvelope)));
  endStep(draft);
}

/** Returns a text with the changes of an answer. @internal */
export function withAnswer(text: string, changes: readonly Change[], inEnvelope: boolean): string {
  return changes.reduce((now, { path, value }) => {
    const whole = inEnvelope ? ['doc', ...path] : path;
    return edited(now, value === undefined ? clearEdits(now, whole) : setEdits(now, whole, value, () => []));
  }, text);
}

/** Shows a place of the document: its field in the form, otherwise in the text. */
export function goToPlace(path: Path, inEnvelope: boolean): void {
  showPane('Document');
  const at = fieldPath(path);
  if (useFormGuide.getState().goTo) goToField(at);
  else showLocations([`$${inEnvelope ? '.doc' : ''}${at}`]);
}
