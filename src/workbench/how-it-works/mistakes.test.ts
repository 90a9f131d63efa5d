import { expect, test } from 'vitest';
import { say } from '../ui/texts/say.ts';
import { meantBy, mistakesIn } from './mistakes.ts';
import * as texts from './texts.ts';

test('a number in words is proposed as that number, another mistake as the value before it', () => {
  const [code, quantity] = mistakesIn({
    supplier: { tax_id: { country: 'DE', code: '111111125' } },
    lines: [{ quantity: '28' }],
  });
  if (!code || !quantity) throw new Error('two mistakes');
  expect(quantity.wrong).toBe(say(texts.two));
  expect(meantBy(quantity, quantity.wrong)).toBe('2');
  expect(meantBy(quantity, '?')).toBe('28');
  expect(meantBy(code, code.wrong)).toBe('111111125');
});
