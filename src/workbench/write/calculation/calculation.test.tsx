import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import * as resultTexts from '../../shell/result/texts.ts';
import { spanishInvoice } from '../../shell/testing/invoices.ts';
import { openResult } from '../../shell/testing/result.tsx';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

test('unrounded figures are shown on request', async () => {
  const { user } = await openResult(spanishInvoice(), 'Calculation');
  const tax = () => screen.getByRole('row', { name: /^Tax 21% of/ });
  await waitFor(tax);
  expect(tax()).not.toHaveTextContent('342.8250');
  await user.click(screen.getByRole('switch', { name: say(texts.unrounded) }));
  expect(tax()).toHaveTextContent('342.8250');
  expect(tax()).toHaveTextContent('342.83');
});

test('a document with faults is calculated as far as possible', async () => {
  const { name: _name, ...nameless } = spanishInvoice().supplier;
  await openResult({ ...spanishInvoice(), supplier: nameless }, 'Calculation');
  expect(await screen.findByRole('row', { name: /^Payable/ })).toHaveTextContent('1,975.33');
  await screen.findByText(say(resultTexts.incomplete));
});

test('a document without totals shows that nothing is calculated', async () => {
  const { result } = await openResult(
    { $schema: 'https://gobl.org/draft-0/note/message', content: 'Hello' },
    'Calculation',
  );
  await waitFor(() => expect(result).toHaveTextContent(say(texts.nothing)));
});
