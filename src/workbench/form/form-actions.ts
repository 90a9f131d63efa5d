import type { Edit } from 'jsonc-parser';
import { useDrafts } from '../drafts/drafts.ts';
import { editText, endStep, typeText } from '../drafts/open-texts.ts';
import {
  addEntryEdits,
  duplicateEdits,
  moveEdits,
  type OrderOf,
  removeEdits,
  renameEdits,
  setEdits,
} from './form-edits.ts';
import type { FormModel } from './model.ts';
import type { Path } from './path.ts';

/** What a form does to the text of its draft. Each is a step of the editor's history; paths begin at the document. */
export interface FormActions {
  set(path: Path, value: unknown): void;
  /** Sets a value with each key that is typed; all of one visit to a field is one step of undo. */
  type(path: Path, value: unknown): void;
  endStep(): void;
  remove(path: Path): void;
  /** Removes a value as a part of the step that is going on. */
  clear(path: Path): void;
  rename(path: Path, name: string): void;
  addEntry(list: Path, value: unknown): void;
  duplicate(list: Path, index: number): void;
  /** Takes an entry to another position. */
  move(list: Path, from: number, to: number): void;
}

/**
 * @param before the way from the text's root to the document: none, or `doc` in an envelope
 */
export function actionsOn(draft: string, model: FormModel, before: Path): FormActions {
  const orderOf: OrderOf = (path) => {
    const object = model.fieldAt(path.slice(before.length));
    return object ? model.fieldsOf(object).map(({ name }) => name) : [];
  };
  const whole = (path: Path) => [...before, ...path];
  const text = () => useDrafts.getState().drafts.find(({ id }) => id === draft)?.text ?? '';
  const edit = (edits: Edit[]) => {
    if (edits.length > 0) editText(draft, edits);
  };
  return {
    set: (path, value) => edit(setEdits(text(), whole(path), value, orderOf)),
    type: (path, value) => typeText(draft, setEdits(text(), whole(path), value, orderOf)),
    endStep: () => endStep(draft),
    remove: (path) => edit(removeEdits(text(), whole(path))),
    clear: (path) => typeText(draft, removeEdits(text(), whole(path))),
    rename: (path, name) => edit(renameEdits(text(), whole(path), name)),
    addEntry: (list, value) => edit(addEntryEdits(text(), whole(list), value, orderOf)),
    duplicate: (list, index) => edit(duplicateEdits(text(), whole(list), index)),
    move: (list, from, to) => edit(moveEdits(text(), whole(list), from, to)),
  };
}
