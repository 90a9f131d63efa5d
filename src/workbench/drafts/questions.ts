import { create } from 'zustand';
import type { Question } from './read-documents.ts';

/** What has to be asked before it is opened, in the order in which it came. */
export const useQuestions = create<{ questions: readonly Question[] }>(() => ({ questions: [] }));

export function ask(question: Question): void {
  useQuestions.setState(({ questions }) => ({ questions: [...questions, question] }));
}

/** Goes on to the next question: this one was answered, or nobody wants to. */
export function answered(): void {
  useQuestions.setState(({ questions }) => ({ questions: questions.slice(1) }));
}
