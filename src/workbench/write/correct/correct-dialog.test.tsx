import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { examples } from '../../../service/examples/index.ts';
import { correctDialog, openDialog } from '../../shell/dialogs.tsx';
import { spanishInvoice } from '../../shell/testing/invoices.ts';
import { openDraft, show } from '../../shell/testing/show.tsx';
import { pattern } from '../../shell/testing/text-pattern.ts';
import { useDrafts } from '../../state/drafts/drafts.ts';
import { runOf } from '../../state/drafts/runs.ts';
import { useLanguage } from '../../ui/language/catalogue-language.ts';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

// Other files share the page, and may have chosen a language in a catalogue.
beforeEach(() => useLanguage.setState({ language: 'en' }));

function openCorrection(document: object) {
  openDraft(document);
  const user = show(null);
  openDialog(correctDialog);
  return { user, make: async () => user.click(await screen.findByRole('button', { name: say(texts.make) })) };
}

/** Returns the document of the correction. */
async function correction() {
  await waitFor(() => expect(useDrafts.getState().drafts).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return JSON.parse(useDrafts.getState().drafts[1]?.text ?? '');
}

/** Returns what the document says about a refused correction. */
async function refusal() {
  const [draft] = useDrafts.getState().drafts;
  return waitFor(() => {
    const { failure, busy } = runOf(draft?.id ?? '');
    if (!failure || busy) throw new Error('not refused yet');
    return failure;
  });
}

const verifactu = { ...spanishInvoice(), $addons: ['es-verifactu-v1'] };

test('a missing code is reported at its field, in words', async () => {
  const { user, make } = openCorrection({ ...spanishInvoice(), $addons: ['es-facturae-v3'] });
  await make();
  const field = await screen.findByLabelText(/Change/);
  await waitFor(() => expect(field).toHaveAccessibleDescription(pattern(texts.chooseCode)));
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.getByRole('dialog')).not.toHaveTextContent('es-facturae');
  await user.selectOptions(field, '01');
});

test('codes have their names in the language of the catalogue', async () => {
  useLanguage.setState({ language: 'es' });
  openCorrection({ ...spanishInvoice(), $addons: ['es-facturae-v3'] });
  const names = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  await waitFor(async () => expect(await names()).toContainEqual(expect.stringMatching(/^01 · N/)));
});

test.each([
  ['where a country has one sort', { country: 'DE', code: '111111125' }, { type: 'credit-note', series: 'FAC-2025' }],
  ['where the usual one is known', { country: 'ES', code: 'B98602642' }, { type: 'credit-note', series: 'RFAC-2025' }],
])('a correction asks nothing %s', async (_where, tax_id, made) => {
  openCorrection({ ...spanishInvoice(), supplier: { name: 'Binderei', tax_id } });
  expect(await correction()).toMatchObject(made);
});

test('the code that building sets is accepted', async () => {
  openCorrection(verifactu);
  expect(await correction()).toMatchObject({ tax: { ext: { 'es-verifactu-doc-type': 'R1' } } });
});

test('a credit note keeps due dates and the account, and the draft asks about them later', async () => {
  const payment = {
    terms: { due_dates: [{ date: '2025-04-10', percent: '100%' }] },
    instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'ES9121000418450200051332' }] },
    advances: [{ description: 'Paid', amount: '10.00' }],
  };
  openCorrection({ ...spanishInvoice(), payment });
  expect(await correction()).toMatchObject({ payment });
  const { origin } = useDrafts.getState().drafts[1] ?? {};
  expect(origin?.kept.map(({ what, path }) => [what, path])).toEqual([
    ['advance', '.payment.advances[0]'],
    ['due-date', '.payment.terms.due_dates[0].date'],
    ['account', '.payment.instructions.credit_transfer'],
  ]);
});

test('the number of a tax office is asked for by its name, not by its key', async () => {
  useLanguage.setState({ language: 'pl' });
  const { user, make } = openCorrection((await examples.find(({ name }) => name === 'pl-favat-v3')?.load()) ?? {});
  const field = await screen.findByLabelText(/KSeF/);
  await make();
  await waitFor(() => expect(field).toHaveAccessibleDescription(pattern(texts.numberMissing)));
  expect(screen.getByRole('dialog')).not.toHaveTextContent('favat-ksef-number');
  const number = '7792481035-20260318-0ABC12345678-9F';
  await user.type(field, number);
  await make();
  expect(await correction()).toMatchObject({ preceding: [{ stamps: [{ prv: 'favat-ksef-number', val: number }] }] });
});

test('a missing value of a rejected correction is asked for, with the focus in its field', async () => {
  openCorrection((await examples.find(({ name }) => name === 'sa-zatca-v1')?.load()) ?? {});
  await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveFocus());
  expect(screen.getByLabelText('Reason')).toBeInvalid();
});

test('the document says that an invoice without a number cannot be corrected, and nothing opens', async () => {
  const { code: _code, ...unnumbered } = spanishInvoice();
  openCorrection(unnumbered);
  expect((await refusal()).title).toBe(say(texts.notYet));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(useDrafts.getState().drafts).toHaveLength(1);
});

test('only invoices can be corrected', async () => {
  openCorrection({ $schema: 'https://gobl.org/draft-0/note/message', content: 'Hello' });
  expect(await refusal()).toMatchObject({ advice: say(texts.notCorrectable) });
});

test('the number of a tax office is typed to its end, and compared with its form', async () => {
  useLanguage.setState({ language: 'es' });
  const { user, make } = openCorrection((await examples.find(({ name }) => name === 'mx-cfdi-v4')?.load()) ?? {});
  const field = await screen.findByLabelText(/Folio fiscal/);
  await user.type(field, 'no lo tengo');
  expect(field).toHaveValue('no lo tengo');
  await make();
  expect(field).toHaveAccessibleDescription(pattern(texts.numberMistyped));
  const number = '5fb2822e-396d-4725-8521-cdc4bdd20ccf';
  await user.clear(field);
  await user.type(field, number);
  await make();
  expect(await correction()).toMatchObject({ preceding: [{ stamps: [{ prv: 'sat-uuid', val: number }] }] });
});
