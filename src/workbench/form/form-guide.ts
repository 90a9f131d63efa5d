import { create } from 'zustand';
import type { Range } from '../problems/problem.ts';

interface FormGuide {
  /** Goes to the field of a problem's place, else of what stands at an offset of the text; only while the form is shown. */
  goTo: ((range: Range, offset: number) => void) | undefined;
  /** The field that is wanted, by its path as text; opens what hides it. */
  target: string | undefined;
}

/** The way to fields of the form that is shown. */
export const useFormGuide = create<FormGuide>(() => ({ goTo: undefined, target: undefined }));

/** Shows a field and puts the focus there, or to the nearest field around it. */
export function goToField(path: string): void {
  useFormGuide.setState({ target: path });
}

/** Whether a field lies within what stands at a path. */
export function isWithin(path: string, around: string): boolean {
  return path === around || (path.startsWith(around) && /^[.[]/.test(path.slice(around.length)));
}
