import { create } from 'zustand';
import { isInMenu, useFormGuide } from './form-guide.ts';
import { useFrame } from './frame.ts';
import type { Range } from './problem.ts';
import { showXmlAs, showXmlBeside, useXmlView } from './xml-view.ts';

/** The actions of the document editor for other parts of the page. */
export interface ActiveEditor {
  /** Puts the cursor at the start of a range, or between the quotes of an empty text, and focuses the editor. */
  goTo(range: Range): void;
  /** Changes the text and puts the cursor back at the property where it was. */
  keepPosition(change: () => void): void;
  /** Runs an editor action at the cursor. */
  run(action: EditorAction): void;
  focus(): void;
  /** Returns the path at the cursor. */
  pathHere(): readonly (string | number)[];
}

/** Shows the menu of fixes at the cursor. */
export const SHOW_FIXES = 'billwright.showFixes';

/** The editor actions, by Monaco's identifiers and our own. */
export type EditorAction =
  | 'editor.action.triggerSuggest'
  | typeof SHOW_FIXES
  | 'editor.action.quickOutline'
  | 'editor.action.formatDocument'
  | 'actions.find';

interface ActiveEditorState {
  editor: ActiveEditor | undefined;
  /** The range to go to as soon as the editor is available. */
  wanted: Range | undefined;
  position: { lineNumber: number; column: number };
  /** The hint about leaving the text with Tab: none, the explanation, or that the next Tab leaves it. */
  leaving: 'unsaid' | 'explained' | 'ready';
}

/** The visible editor, once available. */
export const useActiveEditor = create<ActiveEditorState>(() => ({
  editor: undefined,
  wanted: undefined,
  position: { lineNumber: 1, column: 1 },
  leaving: 'unsaid',
}));

/** Goes to a range of the text, at once or when the editor is visible. */
export function goToRange(range: Range): void {
  const inForm = useFormGuide.getState().goTo;
  if (inForm) {
    inForm(range);
    return;
  }
  const go = () => {
    const { editor } = useActiveEditor.getState();
    if (editor) editor.goTo(range);
    else useActiveEditor.setState({ wanted: range });
  };
  const { onPage } = useXmlView.getState();
  if (onPage && useFrame.getState().result) {
    showXmlBeside(go);
    return;
  }
  if (onPage) showXmlAs('XML');
  // A hidden element cannot have the focus; a telephone shows the region only in the next frame, in which a closing dialog is gone.
  const isHidden =
    onPage ||
    isInMenu() ||
    useXmlView.getState().shown === 'Paper' ||
    document.querySelector('[data-region=document]')?.checkVisibility?.() === false;
  if (isHidden) requestAnimationFrame(go);
  else go();
}
