import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { useDrafts } from '../drafts/drafts.ts';
import { correctDialog, openDialog } from '../shell/dialogs.tsx';
import { spanishInvoice } from '../testing/invoices.ts';
import { openDraft, show } from '../testing/show.tsx';
import { pattern } from '../testing/text-pattern.ts';
import { say } from '../texts/say.ts';
import * as texts from './texts.ts';

function openCorrection(document: object) {
  openDraft(document);
  const user = show(null);
  openDialog(correctDialog);
  return { user, make: async () => user.click(await screen.findByRole('button', { name: say(texts.make) })) };
}

/** Returns the document of the correction. */
async function correction() {
  await waitFor(() => expect(useDrafts.getState().drafts).toHaveLength(2));
  return JSON.parse(useDrafts.getState().drafts[1]?.text ?? '');
}

test('addon codes are offered with titles, and missing options reported', async () => {
  const { user, make } = openCorrection({ ...spanishInvoice(), $addons: ['es-verifactu-v1'] });
  await user.click(await screen.findByRole('radio', { name: /^Corrective/ }));
  await user.selectOptions(await screen.findByLabelText(/Invoice type code/), 'R4 · Rectified invoice: other');
  await screen.findByText('Corrects an invoice for any other reason.');
  await make();
  expect(await screen.findByRole('alert')).toHaveTextContent('$.preceding[0].tax');

  await user.click(screen.getByRole('checkbox', { name: /^Copy tax/ }));
  await make();
  expect(await correction()).toMatchObject({
    type: 'corrective',
    preceding: [{ code: '118', tax: { sum: '342.83' } }],
    tax: { ext: { 'es-verifactu-doc-type': 'R4' } },
  });
});

test('the dialog explains that an invoice without a number cannot be corrected', async () => {
  const { code: _code, ...unnumbered } = spanishInvoice();
  const { user, make } = openCorrection(unnumbered);
  await make();
  expect(await screen.findByRole('alert')).toHaveTextContent('$.code');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(useDrafts.getState().drafts).toHaveLength(1);
});

test('only invoices can be corrected', async () => {
  openCorrection({ $schema: 'https://gobl.org/draft-0/note/message', content: 'Hello' });
  expect(await screen.findByRole('alert')).toHaveTextContent(pattern(texts.notCorrectable));
});

test('an incomplete date is not silently dropped', async () => {
  const { user, make } = openCorrection(spanishInvoice());
  const date = await screen.findByLabelText('Issue date');
  await user.click(date);
  await user.keyboard('31');
  await make();
  await waitFor(() => expect(date).toHaveAccessibleDescription(pattern(texts.badDate)));
  expect(date).toBeInvalid();
  expect(date).toHaveFocus();
  await user.clear(date);
  await user.type(date, '30.4.25');
  await make();
  expect(await correction()).toMatchObject({ issue_date: '2025-04-30' });
});
