import { expect, it } from 'vitest';
import { message } from '../../../engine/text/message.ts';
import { loadTranslation } from '../../../translations/load.ts';
import { withLocalFigures } from './local-figures.ts';

const found = (first: string, second: string, third: string) => ({
  ...message('{found} and {others} ({version})', { found: first, others: [second, 'A'], version: '2.1' }),
  details: [message('{sum}', { sum: third })],
});

it('withLocalFigures writes amounts in the style of the language, and keeps version numbers', async () => {
  const spanish = await loadTranslation('es', ['page']);
  expect(withLocalFigures(found('445.93', '-1.005', '20.00'), spanish)).toEqual(found('445,93', '-1,005', '20,00'));
});

it('withLocalFigures leaves English unchanged', () => {
  const given = found('445.93', '-1.005', '20.00');
  expect(withLocalFigures(given, undefined)).toBe(given);
});
