import { expect, it } from 'vitest';
import { codesInDrafts, nextFree } from './next-number.ts';

it('nextFree counts numbers of the same form', () => {
  expect(nextFree('0118', ['0119', '0200-B', 'X'])).toBe('0120');
  expect(nextFree('2026-0118', ['2026-0125', '2027-0300'])).toBe('2026-0126');
  expect(nextFree('0118', ['0007'])).toBe('0119');
  expect(nextFree(undefined, ['7'])).toBeUndefined();
  expect(nextFree('A', ['B1'])).toBeUndefined();
});

it("codesInDrafts returns the numbers of the user's drafts in a series, bare or in an envelope", () => {
  const invoice = (members: object) => ({ $schema: 'https://gobl.org/draft-0/bill/invoice', series: 'F', ...members });
  const draft = (document: object, receivedFrom?: string) => ({ text: JSON.stringify(document), receivedFrom });
  const codes = codesInDrafts(
    [
      draft(invoice({ code: '1' })),
      draft({ $schema: 'https://gobl.org/draft-0/envelope', doc: invoice({ code: '2' }) }),
      draft(invoice({ code: '3', series: 'G' })),
      draft({ ...invoice({ code: '4' }), $schema: 'https://gobl.org/draft-0/bill/order' }),
      draft(invoice({ code: '5', supplier: { name: 'Other' } }), 'Other'),
      draft(invoice({ code: '6', supplier: { name: 'Me' } }), 'Other'),
      draft(invoice({})),
      { text: '{ "series": "F", "code": "7"', receivedFrom: undefined },
    ],
    { schema: 'bill/invoice', series: 'F' },
  );
  expect(codes).toEqual(['1', '2', '6']);
});
