import type { Edit } from 'jsonc-parser';
import { changeEdits } from '../../engine/document/change.ts';
import { discardDraft } from '../../state/drafts/discarded.ts';
import { draftById, makeLast, useDrafts } from '../../state/drafts/drafts.ts';
import { editText, endStep, typeText } from '../../state/drafts/open-texts.ts';
import { useView } from '../../state/view/document-view.ts';
import { showField } from '../../state/view/form-guide.ts';
import { showPane } from '../../state/view/pane.ts';
import { markInText } from '../../state/view/shown-locations.ts';
import { fieldOf, type Show, type ShowStep, textAt } from './show.ts';

/** Shows a draft with one of its panels. */
type ShowDraft = (draft: string, panel: string | undefined) => Promise<void>;

/** Plays a scenario on its own drafts. A draft that the user has edited is no longer its own, and stays. */
export interface Stage {
  /** Shows a step. Rejects if one of its drafts cannot be made. */
  go(to: number): Promise<void>;
  /** Stops actions in progress, such as typing. */
  stop(): void;
  /** Ends the scenario. If `keep`, its drafts become ordinary ones, and the shown one is returned if it stays. */
  end(keep: boolean): string | undefined;
  /** Removes the scenario's own drafts, once others are shown. */
  clear(): void;
}

/** Milliseconds before typing begins, and between characters. */
const before = 900;
const perCharacter = 70;

/** Longer texts are written at once. */
const longest = 40;

export function stageOf(name: string, show: Show, showDraft: ShowDraft): Stage {
  const bases = new Map<string, string>();
  /** The drafts of the scenario by name: new ones in each run. */
  const ids = new Map<string, string>();
  /** The last text written by the scenario in each of its drafts. */
  const written = new Map<string, string>();
  let turn = 0;
  let shown: string | undefined;
  let isChanging = false;

  // Drafts that the user has edited are kept.
  const unsubscribe = useDrafts.subscribe(() => {
    if (isChanging) return;
    for (const id of [...written.keys()].filter((each) => textOf(each) !== undefined && !isUntouched(each)))
      makeLast(id);
  });

  /** Returns the first text of a draft at a step. Its sources are made first if their steps were skipped. */
  async function baseOf(draft: string, at: number): Promise<string> {
    const known = bases.get(draft);
    if (known !== undefined) return known;
    for (const [index, step] of show.steps.slice(0, at).entries()) {
      if (step.draft !== draft) await baseOf(step.draft, index);
    }
    const made = await show.drafts[draft]?.((other) => textBy(other, at));
    if (made === undefined) throw new Error(`the scenario ${name} has no draft ${draft}`);
    bases.set(draft, made);
    return made;
  }

  /** Returns the text of a draft at a step: as edited by the user, otherwise as the earlier steps leave it. */
  function textBy(draft: string, at: number): string {
    const id = ids.get(draft);
    const present = textOf(id);
    if (id !== undefined && present !== undefined && !isUntouched(id)) return present;
    const last = show.steps.slice(0, at).findLastIndex((step) => step.draft === draft);
    return textAt(show, bases.get(draft) ?? '', last, 'after');
  }

  /** Returns whether a draft is as the scenario last wrote it, and still without an envelope. */
  function isUntouched(id: string): boolean {
    const draft = draftById(id);
    return draft !== undefined && draft.text === written.get(id) && !draft.envelop;
  }

  /** Changes a draft of the scenario and records its text. */
  function change(id: string, by: typeof editText, edits: Edit[]): void {
    isChanging = true;
    by(id, edits);
    written.set(id, textOf(id) ?? '');
    isChanging = false;
  }

  /** Returns the scenario's draft with a text or its successor; a new one if it was closed or edited by the user. */
  function draftWith(draft: string, text: string, next: string): string {
    const known = ids.get(draft);
    if (known !== undefined && isUntouched(known)) {
      const present = textOf(known) ?? '';
      // When interrupted or resumed: at once.
      if (present !== text && present !== next) change(known, editText, changeEdits(present, text));
      return known;
    }
    if (known !== undefined) {
      written.delete(known);
      makeLast(known);
    }
    const id = useDrafts.getState().open(text, false, undefined, true);
    ids.set(draft, id);
    written.set(id, text);
    return id;
  }

  async function go(to: number): Promise<void> {
    const own = ++turn;
    const isCurrent = () => own === turn;
    const step = show.steps[to];
    if (!step) return;
    const base = await baseOf(step.draft, to).catch((error: unknown) => {
      if (isCurrent()) throw error;
    });
    if (base === undefined || !isCurrent()) return;
    const wanted = textAt(show, base, to, 'after');
    const id = draftWith(step.draft, textAt(show, base, to, 'before'), wanted);
    shown = id;
    await showDraft(id, step.panel);
    if (!isCurrent()) return;
    if (step.pane) showPane(step.pane);
    mark(step);
    await write(id, wanted, isCurrent);
    // Typing has removed the marks.
    if (isCurrent()) mark(step);
  }

  /** Types the missing text into a draft; at once if long or if reduced motion is preferred. */
  async function write(id: string, wanted: string, isCurrent: () => boolean): Promise<void> {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (textOf(id) === wanted) return;
    await pause(still ? 0 : before);
    const goesOn = () => isCurrent() && isUntouched(id);
    if (!goesOn()) return;
    const [edit] = changeEdits(textOf(id) ?? '', wanted);
    if (!edit) return;
    const { offset, length, content } = edit;
    if (still || content.length > longest || content.includes('\n')) {
      change(id, editText, [edit]);
      return;
    }
    endStep(id);
    for (const [index, character] of [...content].entries()) {
      const replaced = index === 0 ? length : 0;
      change(id, typeText, [{ offset: offset + index, length: replaced, content: character }]);
      await pause(perCharacter);
      // If the user types too, the text is theirs.
      if (!goesOn()) break;
    }
    if (content === '') change(id, typeText, [edit]);
    endStep(id);
  }

  function end(keep: boolean): string | undefined {
    turn++;
    for (const id of [...written.keys()]) {
      if (!keep && isUntouched(id)) continue;
      written.delete(id);
      makeLast(id);
    }
    unsubscribe();
    ids.clear();
    return shown !== undefined && !written.has(shown) ? shown : undefined;
  }

  function clear(): void {
    for (const id of written.keys()) {
      useDrafts.getState().close(id);
      discardDraft(id);
    }
    written.clear();
  }

  return { go, stop: () => void turn++, end, clear };
}

/** Shows the place of a step in text and form. The focus stays. */
function mark(step: ShowStep): void {
  if (step.marks) markInText(...step.marks);
  const field = fieldOf(step);
  if (field !== undefined && useView.getState().view === 'Form') showField(field);
}

function textOf(id: string | undefined): string | undefined {
  return draftById(id)?.text;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
