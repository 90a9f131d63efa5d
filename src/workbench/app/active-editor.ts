import { create } from 'zustand';
import type { Range } from './problem.ts';
import { showXmlAs, useXmlView } from './xml-view.ts';

/** What other parts of the page can do with the editor in the region Document. */
export interface ActiveEditor {
  /** Puts the cursor at the start of a range, in the middle of the view, and the focus with it. */
  goTo(range: Range): void;
  /** Does something to the text and puts the cursor back at the property where it was. */
  keepPosition(change: () => void): void;
  /** Does what the editor has an action for, at the cursor. */
  run(action: EditorAction): void;
  focus(): void;
  /** Returns the path of what is at the cursor. */
  pathHere(): readonly (string | number)[];
}

/** By Monaco's identifiers. */
export type EditorAction =
  | 'editor.action.triggerSuggest'
  | 'editor.action.quickFix'
  | 'editor.action.quickOutline'
  | 'editor.action.formatDocument'
  | 'actions.find'
  | 'undo'
  | 'redo';

interface ActiveEditorState {
  editor: ActiveEditor | undefined;
  /** Where somebody wants to go as soon as it is there. */
  wanted: Range | undefined;
  position: { lineNumber: number; column: number };
  /** What is to be said about leaving the text: nothing, how it is done, or that the next Tab does it. */
  leaving: 'unsaid' | 'explained' | 'ready';
}

/** The editor that is shown, once it is there. */
export const useActiveEditor = create<ActiveEditorState>(() => ({
  editor: undefined,
  wanted: undefined,
  position: { lineNumber: 1, column: 1 },
  leaving: 'unsaid',
}));

/** Goes to a range of the text, at once or when the editor has come into sight. */
export function goToRange(range: Range): void {
  if (useXmlView.getState().shown === 'Paper') {
    // What is hidden cannot have the focus.
    showXmlAs('XML');
    requestAnimationFrame(() => goToRange(range));
    return;
  }
  const { editor } = useActiveEditor.getState();
  if (editor) editor.goTo(range);
  else useActiveEditor.setState({ wanted: range });
}
