import { expect, test } from 'vitest';
import { spanishInvoice } from '../shell/testing/invoices.ts';
import { fragmentOf, linkedIn } from './link.ts';

const linked = { document: spanishInvoice(), view: 'sign', asCode: true } as const;

test('a link restores document, step and the choice of code', () => {
  const fragment = fragmentOf(linked);
  expect(linkedIn(fragment)).toEqual(linked);
  expect(linkedIn(fragment.slice(1))).toEqual(linked);
  expect(fragment).toMatch(/^#chain=[\w-]+$/);
});

test.each(['', '#document=abc', '#chain=', '#chain=!!', fragmentOf({ ...linked, view: 'nothing' as never })])(
  'a link is ignored if it is damaged: %s',
  (fragment) => {
    expect(linkedIn(fragment)).toBeUndefined();
  },
);
