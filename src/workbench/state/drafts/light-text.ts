import type { Edit } from 'jsonc-parser';
import { edited } from '../../engine/document/change.ts';
import type { Span } from '../../engine/document/text.ts';
import { draftById, useDrafts } from './drafts.ts';

/** Changes a draft's text through its holder, so that the changes can be undone. */
export interface HeldText {
  /** Applies a change as one undo step. */
  edit(edits: readonly Edit[]): void;
  /** Applies a change as part of the current undo step, like typing. */
  type(edits: readonly Edit[]): void;
  /** Ends the current undo step. */
  endStep(): void;
  stepBack(action: 'undo' | 'redo'): void;
}

/** A replaced part of a text. Of several, each refers to the text after the previous ones. */
interface TextChange {
  readonly offset: number;
  readonly removed: string;
  readonly inserted: string;
}

type Step = readonly TextChange[];

/** A replaced span of a text, and the length of what replaced it. */
export interface SpanChange extends Span {
  newLength: number;
}

/**
 * A draft's text with its undo steps, until Monaco holds it. Own code, because Monaco's model comes with the whole editor, which users of the
 * form never need.
 */
export class LightText implements HeldText {
  readonly #draft: string;
  #first: string;
  #text: string;
  #done: Step[] = [];
  #undone: Step[] = [];
  #isTyping = false;
  readonly #listeners = new Set<(changes: readonly SpanChange[]) => void>();

  constructor(draft: string) {
    this.#draft = draft;
    this.#first = this.#text = draftById(draft)?.text ?? '';
  }

  /** Returns the text before all steps. */
  first(): string {
    this.#follow();
    return this.#first;
  }

  type(edits: readonly Edit[]): void {
    this.#follow();
    const changes = changesOf(this.#text, edits);
    if (changes.length === 0) return;
    const before = this.#isTyping ? this.#done.pop() : undefined;
    this.#done.push([...(before ?? []), ...changes]);
    this.#isTyping = true;
    this.#undone = [];
    this.#become(edited(this.#text, edits), changes);
  }

  edit(edits: readonly Edit[]): void {
    this.endStep();
    this.type(edits);
    this.endStep();
  }

  endStep(): void {
    this.#isTyping = false;
  }

  stepBack(action: 'undo' | 'redo'): void {
    this.#follow();
    this.endStep();
    const [from, to] = action === 'undo' ? [this.#done, this.#undone] : [this.#undone, this.#done];
    const step = from.pop();
    if (!step) return;
    to.push(step);
    const changes = action === 'undo' ? step.map(inverse).reverse() : step;
    this.#become(changes.reduce(changed, this.#text), changes);
  }

  read(): string {
    this.#follow();
    return this.#text;
  }

  /** Calls a listener with the changes, after each. Returns the function that stops it. */
  watch(listener: (changes: readonly SpanChange[]) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Repeats all steps in another holder of the first text, so that they can be undone and redone there. */
  repeatIn(other: HeldText): void {
    for (const step of [...this.#done, ...this.#undone.toReversed()]) {
      for (const { offset, removed, inserted } of step)
        other.type([{ offset, length: removed.length, content: inserted }]);
      other.endStep();
    }
    for (const _ of this.#undone) other.stepBack('undo');
  }

  #become(text: string, changes: Step): void {
    this.#text = text;
    useDrafts.getState().change(this.#draft, { text });
    const spans = changes.map(({ offset, removed, inserted }) => ({
      offset,
      length: removed.length,
      newLength: inserted.length,
    }));
    for (const listener of this.#listeners) listener(spans);
  }

  /** Begins again with a text that came otherwise. */
  #follow(): void {
    const text = draftById(this.#draft)?.text ?? '';
    if (text === this.#text) return;
    this.#first = this.#text = text;
    this.#done = [];
    this.#undone = [];
    this.endStep();
  }
}

/** Returns edits as changes, the last one of the text first. */
function changesOf(text: string, edits: readonly Edit[]): TextChange[] {
  return [...edits]
    .sort((a, b) => a.offset - b.offset || a.length - b.length)
    .reverse()
    .map(({ offset, length, content }) => ({
      offset,
      removed: text.slice(offset, offset + length),
      inserted: content,
    }))
    .filter(({ removed, inserted }) => removed !== inserted);
}

const inverse = ({ offset, removed, inserted }: TextChange): TextChange => ({
  offset,
  removed: inserted,
  inserted: removed,
});

const changed = (text: string, { offset, removed, inserted }: TextChange): string =>
  text.slice(0, offset) + inserted + text.slice(offset + removed.length);
