import { expect, it } from 'vitest';
import { detailed, message } from '../../engine/text/message.ts';
import type { Row } from '../../inbox/row.ts';
import type { InboxRow } from './rows.ts';
import { faultShown, flagShown, whyShown } from './words.ts';

it('whyShown and flagShown write amounts as on the page, and no business terms', () => {
  const fault = message('The amount due (BT-115) must be {expected}, not {found}.', {
    expected: '7725.09',
    found: '7825.09',
  });
  const why = detailed(message('It breaks a rule.'), fault);
  expect(whyShown({ why } as Row)).toMatch(/The amount due must be 7,725\.09, not 7,825\.09\./);
  const flag = { kind: 'difference', field: 'total', page: '1190.00', xml: '1209.00' } as const;
  expect(flagShown(flag, { currency: 'EUR' } as Row)).toContain('1,190.00');
});

it('faultShown says in a line by how much a sum is wrong, and leaves other reasons to the row', () => {
  const text = message('The total (BT-112) must be {expected}, not {found}.', {
    expected: '7141.07',
    found: '7411.07',
  });
  const row = { verdict: 'invalid', suggestion: 'refuse', currency: 'EUR', bill: null, file: 'a.xml' };
  const billOf = (code: string, more: object = {}) =>
    ({ entry: { read: { broken: [{ code, text }] } }, row: { ...row, ...more } }) as unknown as InboxRow;
  const whole = 'The total must be 7,141.07, not 7,411.07.';
  expect(faultShown(billOf('BR-CO-15'))).toEqual({ short: 'Total with tax: €270.00 too high.', whole });
  expect(faultShown(billOf('BR-CO-17'))?.short).toBe(whole);
  expect(faultShown(billOf('BR-CO-15', { suggestion: 'ask' }))).toBeUndefined();
});
