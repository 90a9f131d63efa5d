import type { AnswerStore } from '../../../service/http/shared-answers.ts';

/** A store that is open, and how to close it. */
export interface OpenStore extends AnswerStore {
  close(): Promise<void>;
}

/** Milliseconds that a store may take to connect or to answer. */
export const PATIENCE = 3000;
