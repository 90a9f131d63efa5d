import { create } from 'zustand';
import { showPane } from './pane.ts';
import type { Range } from './problem.ts';

/** How a form names the parts of its document. */
export interface FormWords {
  /** Returns the label of a path such as `$.supplier.name`, or an empty text. */
  labelOf(path: string): string;
  /** Returns a problem's message at a path, in the form's words. */
  inWords(message: string, path: string, code?: string): string;
  /** Returns the title of a fix at a path, in the form's words. */
  inFix(title: string, path: string): string;
}

interface FormGuide {
  /** Goes to the field of a problem's location, or of the value at a place in the text; only while the form is shown. */
  goTo: ((range: Range) => void) | undefined;
  /** The words of the form; only while the draft is written in it, also while a phone shows the result. */
  words: FormWords | undefined;
  /** Leads to an open question about a draft's input, and returns a message that it needs an answer; undefined if none is open. */
  askFirst: ((draft: string) => string | undefined) | undefined;
  /** The path of the field to go to, as text. Opens sections that hide it. */
  target: string | undefined;
  /** The new draft whose first empty field gets the focus once it is shown. */
  startIn: string | undefined;
  /** The path of the last focused field, as text. */
  last: string | undefined;
  /** The field that the user edited before the result was shown, as a path. */
  left: string | undefined;
  /** Go to the first field within the target instead of the target itself. */
  within: boolean;
  /** Whether to show the target without moving the focus to it. */
  focusStays: boolean;
}

/** Navigation to fields of the visible form. */
export const useFormGuide = create<FormGuide>(() => ({
  goTo: undefined,
  words: undefined,
  askFirst: undefined,
  target: undefined,
  last: undefined,
  left: undefined,
  startIn: undefined,
  within: false,
  focusStays: false,
}));

/** Shows and focuses a field, or the nearest one around it. */
export function goToField(path: string): void {
  useFormGuide.setState({ target: path, within: false, focusStays: false });
}

/** Shows a field, or the nearest one around it. The focus stays. */
export function showField(path: string): void {
  useFormGuide.setState({ target: path, within: false, focusStays: true });
}

/** Focuses the first empty field of a new draft, or its text, once the draft is shown. */
export function startWriting(draft: string): void {
  showPane('Document');
  useFormGuide.setState({ startIn: draft });
}

/** Returns whether the user has opened a menu or dialog in the meantime, which would close if the focus moved. */
export function isInMenu(): boolean {
  return document.querySelector('[role="menu"], [role="dialog"]') !== null;
}

/** Shows an added part, ready to fill in, and focuses its first field. */
export function goIntoField(path: string): void {
  useFormGuide.setState({ target: path, within: true, focusStays: false });
}

/** Forgets the words of a form that no longer shows the document. */
export function forgetWords(): void {
  useFormGuide.setState({ words: undefined });
}
