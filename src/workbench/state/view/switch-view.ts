import { pathText } from '../../../engine/model/path.ts';
import { isWithin } from '../../engine/document/values.ts';
import { useActiveEditor } from './active-editor.ts';
import { chooseView, useView, type View } from './document-view.ts';
import { goToField, useFormGuide } from './form-guide.ts';
import { showPane } from './pane.ts';
import { markInText } from './shown-locations.ts';

export const SWITCH_KEY = 'F2';

/** The window width with room for form and text side by side. */
export const roomForBoth = '(min-width: 1200px)';

/** The field that the user left for the text. */
let leftField: string | undefined;

/** Shows the document in the other view from now on, at the user's current place. */
export function switchView(to: View = useView.getState().view === 'Form' ? 'JSON' : 'Form'): void {
  const { view } = useView.getState();
  const { last, left } = useFormGuide.getState();
  const { editor } = useActiveEditor.getState();
  chooseView(to);
  // Where only the result is shown, the focus would have nowhere to go.
  showPane('Document');
  if (view === to) return;
  if (to === 'Form') {
    const here = editor ? fieldOf(editor.pathHere()) : (left ?? '');
    // An empty field has no place of its own in the text: the cursor is around it.
    goToField(leftField !== undefined && isWithin(leftField, here) ? leftField : here);
  } else {
    leftField = last ?? left;
    whenShown(() => goToText(leftField));
  }
}

/** Returns the field of a text path. */
export function fieldOf(path: readonly (string | number)[]): string {
  const named = path.filter((step) => step !== '');
  return pathText(named[0] === 'doc' ? named.slice(1) : named).slice(1);
}

function goToText(field: string | undefined): void {
  if (field !== undefined) markInText(`$${field}`);
  const { editor } = useActiveEditor.getState();
  // Until the editor is there, its plain field hands the focus on.
  if (editor) editor.focus();
  else document.querySelector<HTMLElement>('[data-region=document] textarea')?.focus();
}

/** The editor knows its size one frame after it becomes visible. */
function whenShown(go: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(go));
}
