import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import { layout } from '../document/edits.ts';
import type { Step } from '../tour/guide.tsx';

/** A scenario: what is shown in the page itself, step by step, on drafts of its own. */
export interface Show {
  steps: readonly ShowStep[];
  /** Its drafts: each the text with which it begins, made of those before it, as they are by then, where that is asked for. */
  drafts: Readonly<Record<string, (textOf: (draft: string) => string) => Promise<string>>>;
}

interface ShowStep extends Step {
  /** The draft that it is about. */
  draft: string;
  /** What is changed in its text, and stays so in later steps. */
  changes?: readonly Change[];
  /** The panel of the result to look at. */
  panel?: string;
  /** Paths of the document to mark in the text. */
  marks?: readonly string[];
}

type Change = (text: string) => string;

/** Returns the change that gives a value of a document another, or takes it away where that is undefined. */
export function set(path: JSONPath, value: unknown): Change {
  return (text) => applyEdits(text, modify(text, path, value, { formattingOptions: layout }));
}

/** Returns the text of a step's draft before it or after it: with the changes of all steps that come before, or with its own too. */
export function textAt(show: Show, base: string, at: number, when: 'before' | 'after'): string {
  const draft = show.steps[at]?.draft;
  return show.steps
    .slice(0, when === 'after' ? at + 1 : at)
    .filter((step) => step.draft === draft)
    .flatMap(({ changes = [] }) => changes)
    .reduce((text, change) => change(text), base);
}
