import { expect, it } from 'vitest';
import { message } from '../../engine/text/message.ts';
import { loadTranslation } from '../../translations/load.ts';
import { withLocalFigures } from './local-figures.ts';

const found = message('{found} and {others} ({version})', {
  found: '445.93',
  others: ['-1.005', message('{sum}', { sum: '20.00' })],
  version: '2.1',
});

it('writes amounts as the language does, and leaves versions', async () => {
  expect(withLocalFigures(found, await loadTranslation('es', ['page']))).toEqual(
    message('{found} and {others} ({version})', {
      found: '445,93',
      others: ['-1,005', message('{sum}', { sum: '20,00' })],
      version: '2.1',
    }),
  );
});

it('leaves English as it is', () => {
  expect(withLocalFigures(found, undefined)).toBe(found);
});
