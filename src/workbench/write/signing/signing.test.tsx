import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { openDialog, signDialog } from '../../shell/dialogs.tsx';
import { ask } from '../../shell/testing/ask.ts';
import { spanishInvoice } from '../../shell/testing/invoices.ts';
import { openResult } from '../../shell/testing/result.tsx';
import { openDraft, show, textOf } from '../../shell/testing/show.tsx';
import { pattern } from '../../shell/testing/text-pattern.ts';
import { say } from '../../ui/texts/say.ts';
import * as editorTexts from '../editor/texts.ts';
import * as envelopeTexts from '../envelope/texts.ts';
import { useKeys } from './keys.ts';
import * as texts from './texts.ts';

afterEach(async () => {
  for (const { kid } of useKeys.getState().keys) await useKeys.getState().remove(kid);
});

async function openSigning(document: object) {
  const draft = openDraft(document);
  const user = show(null);
  openDialog(signDialog);
  await screen.findByRole('button', { name: say(texts.makeKey) });
  return { draft, user, dialog: within(screen.getByRole('dialog')) };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Returns an envelope and the keys that signed it. */
async function signed(data: object = spanishInvoice(), options: object = {}) {
  const keys = await ask('/keygen', {});
  return { keys, envelope: await ask('/sign', { data, privatekey: keys.private, ...options }) };
}

/** Shows the panel of an envelope. */
async function openEnvelope(envelope: object) {
  const { user, result } = await openResult(envelope, 'Envelope');
  await waitFor(() => expect(result).toHaveTextContent(say(editorTexts.envelope)));
  const fill = async (value: object) => {
    const field = await within(result).findByLabelText<HTMLInputElement>(say(envelopeTexts.verifyWith));
    field.focus();
    field.select();
    await user.paste(JSON.stringify(value));
    return field;
  };
  return { user, result, fill };
}

test('the first signature takes two presses of Enter, and is one undo step', async () => {
  const { draft, user, dialog } = await openSigning(spanishInvoice());
  const typed = textOf(draft);
  const make = await dialog.findByRole('button', { name: say(texts.makeKey) });
  await waitFor(() => expect(make).toHaveFocus());
  await user.keyboard('{Enter}');
  const sign = await dialog.findByRole('button', { name: /^Sign FAC/ });
  await waitFor(() => expect(sign).toHaveFocus());
  await user.keyboard('{Enter}');
  await isClosed();
  expect(JSON.parse(textOf(draft))).toMatchObject({ sigs: [expect.any(String)] });
  // Notices of an earlier file, in the same page, have such a button too.
  const notice = (await screen.findByText(pattern(texts.signed))).closest('li');
  if (!notice) throw new Error('the text is in no notice');
  await user.click(within(notice).getByRole('button', { name: say(texts.undo) }));
  expect(textOf(draft)).toBe(typed);
});

test('the dialog explains why an incomplete document cannot be signed', async () => {
  const { code: _code, series: _series, ...incomplete } = spanishInvoice();
  const { draft, user, dialog } = await openSigning(incomplete);
  await user.click(await dialog.findByRole('button', { name: say(texts.makeKey) }));
  const button = dialog.getByRole('button', { name: /^Sign Invoice/ });
  const sign = async () => {
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
  };
  await sign();
  expect(await dialog.findByRole('alert')).toHaveTextContent(say(texts.notSigned));
  await user.click(dialog.getByText(say(texts.who)));
  await user.type(dialog.getByLabelText(say(texts.issuer)), 'not a URI');
  await sign();
  await waitFor(() => expect(dialog.getByLabelText(say(texts.issuer))).toBeInvalid());
  await user.click(dialog.getByRole('button', { name: say(texts.cancel) }));
  expect(textOf(draft)).not.toContain('sigs');
});

test('Escape discards a new name, and the dialog stays', async () => {
  const { user, dialog } = await openSigning(spanishInvoice());
  await user.clear(await dialog.findByLabelText(say(texts.newName)));
  await user.type(dialog.getByLabelText(say(texts.newName)), 'Office');
  await user.click(dialog.getByRole('button', { name: say(texts.makeKey) }));
  const rename = await dialog.findByRole('button', { name: say(texts.renameKey, { name: 'Office' }) });
  await user.click(rename);
  await user.clear(dialog.getByLabelText(say(texts.nameOf, { name: 'Office' })));
  await user.keyboard('Workshop{Escape}');
  expect(dialog.queryByLabelText(say(texts.nameOf, { name: 'Office' }))).toBeNull();
  const again = dialog.getByRole('button', { name: say(texts.renameKey, { name: 'Office' }) });
  await waitFor(() => expect(again).toHaveFocus());
  await user.keyboard('{Enter}s{Enter}');
  const renamed = await dialog.findByRole('button', { name: say(texts.renameKey, { name: 'Offices' }) });
  await waitFor(() => expect(renamed).toHaveFocus());
  await user.keyboard('{Escape}');
  await isClosed();
});

test('each of two signatures is checked: one is valid, the other lacks a key and then fails', async () => {
  const ours = await signed();
  const theirs = await signed(ours.envelope);
  const { result, fill } = await openEnvelope(theirs.envelope);
  await fill({ keys: [{ kty: 'RSA', kid: 'r', n: 'AQAB', e: 'AQAB' }, ours.keys.public] });
  expect(await screen.findByText(pattern(texts.skipped))).toHaveTextContent('RSA');
  await waitFor(() => expect(result).toHaveTextContent(say(envelopeTexts.verifiedWith, { key: 'Pasted key' })));
  expect(result).toHaveTextContent(pattern(envelopeTexts.unknownKey));
  const { x, y } = theirs.keys.public;
  const field = await fill({ ...theirs.keys.public, x: y, y: x });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/P-256/));
  await fill(theirs.keys.public);
  await waitFor(() => expect(within(result).getAllByText(pattern(envelopeTexts.verifiedWith))).toHaveLength(2));

  const [first, second] = theirs.envelope.sigs;
  const spoilt = await openEnvelope({ ...theirs.envelope, sigs: [first, `${second.slice(0, -8)}AAAAAAAA`] });
  await waitFor(() => expect(spoilt.result).toHaveTextContent(pattern(envelopeTexts.notValid)));
  expect(within(spoilt.result).getAllByText(pattern(envelopeTexts.verifiedWith))).toHaveLength(1);
});

test('a document changed after signing is detected', async () => {
  const { envelope } = await signed();
  const { result } = await openEnvelope({ ...envelope, doc: { ...envelope.doc, code: '119' } });
  await waitFor(() => expect(result).toHaveTextContent(pattern(envelopeTexts.digestDiffers)));
  expect(result).toHaveTextContent('Not valid');
});

test('header, stamps and links of an envelope are shown', async () => {
  const built = await ask('/build', { data: spanishInvoice(), envelop: true });
  const { envelope } = await signed(
    { ...built, head: { ...built.head, tags: ['sent'] } },
    { issuer: 'https://talleres.example' },
  );
  const { result } = await openEnvelope(envelope);
  const panel = within(result).getByRole('region', { name: say(editorTexts.envelope) });
  for (const shown of [envelope.head.uuid, envelope.head.dig.val, 'sent', 'https://talleres.example'])
    expect(panel).toHaveTextContent(shown);
  await waitFor(() => expect(within(panel).getAllByText(say(envelopeTexts.asInHeader))).toHaveLength(2));
});

test('an invalid key is rejected, and an equal identifier never replaces a key', async () => {
  const { keys, envelope } = await signed();
  const others = await ask('/keygen', {});
  const { result, fill } = await openEnvelope(envelope);
  const field = await fill({ ...others.public, x: 'A'.repeat(43), y: 'A'.repeat(43) });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/P-256/));
  await fill(others.public);
  await waitFor(() => expect(useKeys.getState().keys).toHaveLength(1));
  const same = await fill({ ...keys.public, kid: others.public.kid });
  await waitFor(() => expect(same).toHaveAccessibleDescription(pattern(texts.otherKey)));
  await fill(keys.public);
  await waitFor(() => expect(result).toHaveTextContent(say(envelopeTexts.verifiedWith, { key: 'Pasted key' })));
});
