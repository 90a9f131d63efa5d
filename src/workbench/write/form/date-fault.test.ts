import { expect, it } from 'vitest';
import { dateWritingOf } from '../../ui/date-writing.ts';
import { say } from '../../ui/texts/say.ts';
import { dateFault } from './date-fault.ts';
import * as texts from './texts.ts';

it('dateFault names an impossible day in the order in which the field is read', () => {
  expect(dateFault('BW-DATE', '02/31/2026', dateWritingOf('US'))).toBe(
    say(texts.noSuchDay, { day: 'February 31, 2026' }),
  );
  expect(dateFault('BW-DATE', '31/02/2026', dateWritingOf('GB'))).toBe(
    say(texts.noSuchDay, { day: '31 February 2026' }),
  );
});
