import { expect, test } from 'vitest';
import { useDrafts } from '../../state/drafts/drafts.ts';
import type { OpenQuestion } from '../../state/drafts/open-question.ts';
import { openQuestions } from './open-questions.ts';

const question: OpenQuestion = {
  kind: 'rows',
  rows: { text: 'A\t1.250', row: 0, column: 0, asked: '1.250', readings: ['1250', '1.250'] },
};

test('open questions are stored with their draft, and deleted with it', () => {
  const { open, close, putBack } = useDrafts.getState();
  const id = open('{}');
  const questions = openQuestions(id);
  questions.delete('.charges');
  questions.set('.lines', question);
  expect(openQuestions(id).get('.lines')).toEqual(question);
  expect(openQuestions(open('{}')).get('.lines')).toBeUndefined();

  const closed = close(id);
  expect(questions.get('.lines')).toBeUndefined();
  if (closed) putBack(closed);
  expect(questions.get('.lines')).toEqual(question);
  questions.delete('.lines');
  expect(useDrafts.getState().drafts.find((draft) => draft.id === id)?.questions).toBeUndefined();
});
