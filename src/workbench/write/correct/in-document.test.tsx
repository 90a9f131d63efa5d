import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { correctDialog, openDialog } from '../../shell/dialogs.tsx';
import { spanishInvoice } from '../../shell/testing/invoices.ts';
import { openDraft, show } from '../../shell/testing/show.tsx';
import { useDrafts } from '../../state/drafts/drafts.ts';
import { useLanguage } from '../../ui/language/catalogue-language.ts';
import { say } from '../../ui/texts/say.ts';
import { WhatChanged } from '../what-changed/strip.tsx';
import * as texts from './texts.ts';

// Other files share the page, and may have chosen a language in a catalogue.
beforeEach(() => useLanguage.setState({ language: 'en' }));

function Strip() {
  const draft = useDrafts(({ drafts }) => drafts[1]);
  return draft?.origin ? <WhatChanged draft={draft} origin={draft.origin} /> : null;
}

/** Makes a correction, and shows what it asks. */
async function openCorrection(document: object) {
  openDraft(document);
  const user = show(<Strip />);
  openDialog(correctDialog);
  await screen.findByRole('region', { name: say(texts.correction) });
  return user;
}

const made = () => JSON.parse(useDrafts.getState().drafts[1]?.text ?? '');
const verifactu = { ...spanishInvoice(), $addons: ['es-verifactu-v1'] };
const codeField = () => screen.getByLabelText(/Invoice type code/i);
const optionsIn = (field: HTMLElement) => [...field.querySelectorAll('option')].map(({ value }) => value);

test('the type of a correction can be changed, keeping other changes', async () => {
  const user = await openCorrection(spanishInvoice());
  expect(made()).toMatchObject({ type: 'credit-note' });
  const reason = screen.getByLabelText('Reason');
  await user.type(reason, 'Wrong price{Enter}');
  await waitFor(() => expect(made().preceding[0].reason).toBe('Wrong price'));
  await user.selectOptions(screen.getByLabelText('Type'), 'corrective');
  await waitFor(() => expect(made().type).toBe('corrective'));
  expect(made().preceding[0]).toMatchObject({ code: '118', reason: 'Wrong price' });
});

test('an answer given during a calculation is applied after it', async () => {
  const user = await openCorrection(spanishInvoice());
  await user.selectOptions(screen.getByLabelText('Type'), 'corrective');
  expect(screen.getByLabelText('Type')).toHaveValue('corrective');
  await user.selectOptions(screen.getByLabelText('Type'), 'credit-note');
  await user.type(screen.getByLabelText('Reason'), 'Returned{Enter}');
  await waitFor(() => expect(made()).toMatchObject({ type: 'credit-note', preceding: [{ reason: 'Returned' }] }));
});

test('only codes that fit the type are offered, with titles', async () => {
  const user = await openCorrection(verifactu);
  await user.selectOptions(screen.getByLabelText('Type'), 'corrective');
  await waitFor(() => expect(made().type).toBe('corrective'));
  await waitFor(() => expect(optionsIn(codeField())).toEqual(['', 'R1', 'R2', 'R3', 'R4']));
  expect(screen.getByLabelText(say(texts.inWords))).toHaveValue('');
  await user.selectOptions(codeField(), 'Rectified invoice: other');
  await waitFor(() => expect(made().tax.ext).toMatchObject({ 'es-verifactu-doc-type': 'R4' }));
});

test('the lines to correct can be chosen, without figures of the others', async () => {
  const user = await openCorrection(spanishInvoice());
  expect(made()).not.toHaveProperty('totals');
  await user.selectOptions(screen.getByLabelText(say(texts.amount)), say(texts.chosenLines));
  await user.click(screen.getByRole('checkbox', { name: 'Carriage' }));
  expect(made().lines).toMatchObject([{ item: { name: 'Bookbinding' } }]);
  expect(made().lines[0]).not.toHaveProperty('total');
  expect(screen.getByRole('checkbox', { name: 'Bookbinding' })).toBeDisabled();
  await user.selectOptions(screen.getByLabelText(say(texts.amount)), say(texts.allLines));
  expect(made().lines).toMatchObject([{ item: { name: 'Bookbinding' } }, { item: { name: 'Carriage' } }]);
});

test('the series of a correction has the hint of its country', async () => {
  await openCorrection(spanishInvoice());
  await screen.findByText(say(texts.ownSeries));
});
