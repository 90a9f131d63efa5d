import { expect, it } from 'vitest';
import { message } from '../engine/text/message.ts';
import { withFigures } from './with-figures.ts';

const found = (first: string, second: string, third: string) => ({
  ...message('{found} and {others} ({version})', { found: first, others: [second, 'A'], version: '2.1' }),
  details: [message('{sum}', { sum: third })],
});

it('withFigures writes every amount as the page does, and keeps version numbers', () => {
  const given = found('7725.09', '-1.005', '20.00');
  expect(withFigures(given, (figure) => `<${figure}>`)).toEqual(found('<7725.09>', '<-1.005>', '<20.00>'));
});
