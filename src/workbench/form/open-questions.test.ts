import { expect, test } from 'vitest';
import { useDrafts } from '../drafts/drafts.ts';
import type { OpenQuestion } from '../drafts/open-question.ts';
import { openQuestions } from './open-questions.ts';

const question: OpenQuestion = { kind: 'number', typed: '1.250', value: '90.00' };

test('open questions are stored with their draft, and deleted with it', () => {
  const { open, close, putBack } = useDrafts.getState();
  const id = open('{}');
  const questions = openQuestions(id);
  questions.delete('.lines');
  questions.set('.lines[0].item.price', question);
  expect(openQuestions(id).get('.lines[0].item.price')).toEqual(question);
  expect(openQuestions(open('{}')).get('.lines[0].item.price')).toBeUndefined();

  const closed = close(id);
  expect(questions.get('.lines[0].item.price')).toBeUndefined();
  if (closed) putBack(closed);
  expect(questions.get('.lines[0].item.price')).toEqual(question);
  questions.delete('.lines[0].item.price');
  expect(useDrafts.getState().drafts.find((draft) => draft.id === id)?.questions).toBeUndefined();
});
