import { create } from 'zustand';
import type { Question } from './read-documents.ts';

interface QuestionsState {
  /** In the order in which they came. */
  questions: readonly Question[];
  /** How many are behind: what is chosen for one is not chosen for the next. */
  answered: number;
}

/** What has to be asked before it is opened. */
export const useQuestions = create<QuestionsState>(() => ({ questions: [], answered: 0 }));

export function ask(question: Question): void {
  useQuestions.setState(({ questions }) => ({ questions: [...questions, question] }));
}

/** Goes on to the next question: this one was answered, or nobody wants to. */
export function answered(): void {
  useQuestions.setState(({ questions, answered }) => ({ questions: questions.slice(1), answered: answered + 1 }));
}
