import { create } from 'zustand';
import type { Range } from './problem.ts';

interface FormGuide {
  /** Goes to the field of a problem's location, else of the value at an offset of the text; only while the form is shown. */
  goTo: ((range: Range, offset: number) => void) | undefined;
  /** Returns what the form calls a path of the document, `$.supplier.name`: empty for what it does not know; only while it is shown. */
  labelOf: ((path: string) => string) | undefined;
  /** Returns the title of a fix of what is at a path, in the form's words; only while it is shown. */
  inFix: ((title: string, path: string) => string) | undefined;
  /** Leads to a question about what was typed into a draft, and says and returns that it waits for an answer; nothing where none is open. */
  askFirst: ((draft: string) => string | undefined) | undefined;
  /** The field that is wanted, by its path as text; opens what hides it. */
  target: string | undefined;
  /** The new draft whose first empty field gets the focus once it is shown. */
  startIn: string | undefined;
  /** The field in which the user was last, by its path as text. */
  last: string | undefined;
  /** Whether the first field within is wanted rather than what shows the whole. */
  within: boolean;
}

/** The way to fields of the form that is shown. */
export const useFormGuide = create<FormGuide>(() => ({
  goTo: undefined,
  labelOf: undefined,
  inFix: undefined,
  askFirst: undefined,
  target: undefined,
  last: undefined,
  startIn: undefined,
  within: false,
}));

/** Shows a field and puts the focus there, or to the nearest field around it. */
export function goToField(path: string): void {
  useFormGuide.setState({ target: path, within: false });
}

/** Gives the focus to where a new draft is written, once it is shown: its first empty field, or its text. */
export function startWriting(draft: string): void {
  useFormGuide.setState({ startIn: draft });
}

/** Returns whether the user has opened a menu or a dialog in the meantime, which would close if the focus went elsewhere. */
export function isInMenu(): boolean {
  return document.querySelector('[role="menu"], [role="dialog"]') !== null;
}

/** Shows what was added, ready to be filled in: the focus goes to its first field. */
export function goIntoField(path: string): void {
  useFormGuide.setState({ target: path, within: true });
}

/** Returns whether a field is at a path, or within it. */
export function isWithin(path: string, around: string): boolean {
  return path === around || (path.startsWith(around) && /^[.[]/.test(path.slice(around.length)));
}
