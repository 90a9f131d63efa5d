import { create } from 'zustand';
import type { Question } from './read-documents.ts';

interface QuestionsState {
  /** In order of arrival. */
  questions: readonly Question[];
  /** The number of answered questions, so that each new one starts with its own choices. */
  answered: number;
}

/** Questions to ask before opening content. */
export const useQuestions = create<QuestionsState>(() => ({ questions: [], answered: 0 }));

export function ask(question: Question): void {
  useQuestions.setState(({ questions }) => ({ questions: [...questions, question] }));
}

/** Goes to the next question: this one was answered or dismissed. */
export function answered(): void {
  useQuestions.setState(({ questions, answered }) => ({ questions: questions.slice(1), answered: answered + 1 }));
}
