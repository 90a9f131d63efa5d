import type { Edit } from 'jsonc-parser';
import type { Fix } from '../../engine/worker/fixes/index.ts';
import { draftById } from '../../state/drafts/drafts.ts';
import { editText, endStep, typeText } from '../../state/drafts/open-texts.ts';
import type { Problem } from '../../state/view/problem.ts';
import { applyFix, type FoundFixes, fixesOf } from '../problems/fixes-of.ts';
import {
  addEntriesEdits,
  addEntryEdits,
  type Change,
  changesEdits,
  clearEdits,
  duplicateEdits,
  type ExtraMembers,
  moveEdits,
  type OrderOf,
  removeEdits,
  renameEdits,
  setEdits,
  writeEdits,
} from './form-edits.ts';
import { hideHint } from './hints/hidden.ts';
import type { FormModel } from './model.ts';
import type { Path } from './path.ts';

/** Changes a form makes to the text of its draft. Each is an undo step; paths begin at the document. */
export interface FormActions {
  set(path: Path, value: unknown): void;
  /** Sets a value on each key. All typing of one visit to a field is one undo step. */
  type(path: Path, value: unknown, extras?: readonly ExtraMembers[]): void;
  /** Applies several changes at once. */
  change(changes: readonly Change[]): void;
  endStep(): void;
  remove(path: Path): void;
  /** Removes a value and parents that become empty, as part of the current undo step. */
  clear(path: Path, extras?: readonly ExtraMembers[]): void;
  rename(path: Path, name: string): void;
  addEntry(list: Path, value: unknown): void;
  addEntries(list: Path, values: readonly unknown[]): void;
  duplicate(list: Path, index: number): void;
  /** Applies a fix of a problem as one step; `text` is the text it was found in, if it was requested. */
  fix(problem: Problem, fix: Fix, text: string | undefined): Promise<void>;
  /** Returns complete fixes of a problem, which leave nothing to write. */
  fixesOf(problem: Problem): Promise<FoundFixes>;
  /** Hides a hint until the page is closed. */
  hideHint(id: string): void;
  /** Moves an entry to another position. */
  move(list: Path, from: number, to: number): void;
}

/** @param before the path from the text's root to the document: empty, or `doc` in an envelope */
export function actionsOn(draft: string, model: FormModel, before: Path): FormActions {
  const orderOf: OrderOf = (path) => {
    const object = model.fieldAt(path.slice(before.length));
    return object ? model.fieldsOf(object).map(({ name }) => name) : [];
  };
  const whole = (path: Path) => [...before, ...path];
  const wholes = (extras: readonly ExtraMembers[] = []) =>
    extras.map(({ of, follows, ...others }) => ({
      ...others,
      of: whole(of),
      ...(follows && { follows: { ...follows, path: whole(follows.path) } }),
    }));
  const text = () => draftById(draft)?.text ?? '';
  const edit = (edits: Edit[]) => {
    if (edits.length > 0) editText(draft, edits);
  };
  return {
    fix: (problem, fix, text) => applyFix(draft, problem, fix, text),
    fixesOf: (problem) => fixesOf(draft, problem),
    hideHint: (id) => hideHint(draft, id),
    set: (path, value) => edit(setEdits(text(), whole(path), value, orderOf)),
    type: (path, value, extras) => typeText(draft, writeEdits(text(), whole(path), value, orderOf, wholes(extras))),
    change: (changes) =>
      edit(
        changesEdits(
          text(),
          changes.map(({ path, value }) => ({ path: whole(path), value })),
          orderOf,
        ),
      ),
    endStep: () => endStep(draft),
    remove: (path) => edit(removeEdits(text(), whole(path))),
    clear: (path, extras) => typeText(draft, clearEdits(text(), whole(path), wholes(extras))),
    rename: (path, name) => edit(renameEdits(text(), whole(path), name)),
    addEntries: (list, values) => edit(addEntriesEdits(text(), whole(list), values, orderOf)),
    addEntry: (list, value) => edit(addEntryEdits(text(), whole(list), value, orderOf)),
    duplicate: (list, index) => edit(duplicateEdits(text(), whole(list), index)),
    move: (list, from, to) => edit(moveEdits(text(), whole(list), from, to)),
  };
}
