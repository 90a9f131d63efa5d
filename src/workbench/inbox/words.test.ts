import { expect, it } from 'vitest';
import { detailed, message } from '../../engine/text/message.ts';
import type { Row } from '../../inbox/row.ts';
import { flagShown, whyShown } from './words.ts';

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
