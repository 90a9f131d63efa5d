import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import { layout } from '../../engine/document/edits.ts';
import type { Step } from '../guide/guide.tsx';

/** The selector of the document. In the form, a step with this target points at its field. */
export const documentRegion = '[data-region="document"]';

/** A scenario: a demonstration in the page itself, step by step, on its own drafts. */
export interface Show {
  steps: readonly ShowStep[];
  /** Its drafts: each a function that makes the first text, which may use the current texts of earlier drafts. */
  drafts: Readonly<Record<string, (textOf: (draft: string) => string) => Promise<string>>>;
}

export interface ShowStep extends Step {
  /** The draft of the step. */
  draft: string;
  /** Changes to its text, which later steps keep. */
  changes?: readonly Change[];
  /** The panel of the result to show. */
  panel?: string;
  /** Document paths to mark in the text. */
  marks?: readonly string[];
  /** The path of the field to show in the form. Default: the field of the first mark. */
  field?: string;
}

/** Returns the path of the field that a step shows in the form. */
export const fieldOf = ({ field, marks }: ShowStep) => field ?? marks?.[0]?.slice(1);

type Change = (text: string) => string;

/** Returns a change that sets a document value, or removes it if undefined. */
export function set(path: JSONPath, value: unknown): Change {
  return (text) => applyEdits(text, modify(text, path, value, { formattingOptions: layout }));
}

/** Returns the text of a step's draft before or after it: with the changes of all earlier steps, or with its own too. */
export function textAt(show: Show, base: string, at: number, when: 'before' | 'after'): string {
  const draft = show.steps[at]?.draft;
  return show.steps
    .slice(0, when === 'after' ? at + 1 : at)
    .filter((step) => step.draft === draft)
    .flatMap(({ changes = [] }) => changes)
    .reduce((text, change) => change(text), base);
}
