import { expect, it } from 'vitest';
import { isIban } from './iban.ts';

it.each(['ES91 2100 0418 4502 0005 1332', 'GB82WEST12345698765432', 'DE89370400440532013000'])('%s is one', (text) => {
  expect(isIban(text)).toBe(true);
});

it.each(['ES9121000418450200051333', 'ES9112000418450200051332', 'ES91', '', '2100 0418 4502 0005 1332'])(
  '%j is none',
  (text) => {
    expect(isIban(text)).toBe(false);
  },
);
