import { expect, it } from 'vitest';
import { describe } from '../../engine/document/description.ts';
import { subtitleOf, titleOf } from './titles.ts';

const invoice = (members: object) =>
  JSON.stringify({ $schema: 'https://gobl.org/draft-0/bill/invoice', customer: { name: 'Sant Jordi' }, ...members });
const lines = (text: string, copyOf?: string) => {
  const draft = { text, copyOf };
  return [titleOf(draft), subtitleOf(draft, describe(text))];
};

it('a copy is named by its number, or by its original until it has one', () => {
  expect(lines(invoice({ series: 'INV', code: '0119' }), 'INV-0118')).toEqual(['INV-0119', 'Sant Jordi']);
  expect(lines(invoice({ series: 'INV' }), 'INV-0118')).toEqual(['INV, no number', 'Copy of INV-0118']);
  expect(lines(invoice({}), 'INV-0118')).toEqual(['Invoice, no number', 'Copy of INV-0118']);
  expect(lines(invoice({}))).toEqual(['Invoice', 'Sant Jordi']);
});
