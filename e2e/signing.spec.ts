import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import * as workerTexts from '../src/workbench/engine/worker/texts.ts';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as uiTexts from '../src/workbench/ui/texts.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import * as envelopeTexts from '../src/workbench/write/envelope/texts.ts';
import * as signingTexts from '../src/workbench/write/signing/texts.ts';
import { test, testOnOwnPage } from './test.ts';
import { ask, spanishInvoice, Workbench } from './workbench.ts';

/** Signs the draft with a new key. */
async function sign(page: Page, key = 'Office'): Promise<void> {
  await new Workbench(page).do(say(shellTexts.sign));
  const dialog = page.getByRole('dialog', { name: say(shellTexts.sign) });
  await dialog.getByLabel(say(signingTexts.newName)).fill(key);
  await dialog.getByRole('button', { name: say(signingTexts.makeKey) }).click();
  await dialog.getByRole('button', { name: /^Sign FAC/ }).click();
  await expect(dialog).toHaveCount(0);
}

test('a document is signed in the browser, and its key is never sent', { tag: ['@journey', '@firefox'] }, async ({
  page,
  request,
}) => {
  const sent: string[] = [];
  page.on('request', (made) => sent.push(`${made.url()} ${made.postData() ?? ''}`));
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await sign(page);

  await expect(workbench.tab(say(resultTexts.envelope))).toHaveAttribute('aria-selected', 'true');
  await expect(workbench.result).toContainText(say(envelopeTexts.digestMatches));
  await expect(workbench.result).toContainText(say(envelopeTexts.verifiedWith, { key: 'Office' }));
  const note = workbench.document.getByRole('note');
  await expect(note).toContainText(say(editorTexts.signedWhy));
  await expect(note.getByRole('button', { name: say(shellTexts.verify), exact: true })).toBeVisible();
  const signed = await workbench.documentNow();
  expect(signed).toMatchObject({ head: { dig: { alg: 'sha256' } }, doc: { code: '118' }, sigs: [expect.any(String)] });
  expect(sent.filter((each) => /"d"|keygen|\/v0\/sign\b/.test(each))).toEqual([]);

  // The service confirms that the envelope is valid.
  expect(await ask(request, '/validate', { data: signed })).toMatchObject({ status: 200 });
});

test('keys are stored, named, exported, removed and restored', { tag: '@long' }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.do(say(shellTexts.sign));
  await page.getByLabel(say(signingTexts.newName)).fill('Office');
  await page.getByRole('button', { name: say(signingTexts.makeKey) }).click();
  await expect(page.getByRole('combobox', { name: say(signingTexts.key) })).toHaveValue(/^[0-9a-f-]{36}$/);

  await page.reload();
  await workbench.ready();
  await workbench.do(say(shellTexts.sign));
  const keys = page.getByRole('list', { name: say(signingTexts.keysHere) });
  await expect(keys.getByRole('listitem')).toHaveText(/Office/);
  await page.getByRole('button', { name: say(signingTexts.renameKey, { name: 'Office' }) }).click();
  await page.getByLabel(say(signingTexts.nameOf, { name: 'Office' })).fill('Workshop');
  await page.keyboard.press('Enter');
  await expect(keys.getByRole('listitem')).toHaveText(/Workshop/);

  const publicKey = await exported(page, 'Public key');
  const privateKey = await exported(page, 'Private key');
  expect(publicKey).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256' });
  expect(publicKey).not.toHaveProperty('d');
  expect(privateKey).toMatchObject({ ...publicKey, d: expect.stringMatching(/^[\w-]{43}$/) });

  await page.getByRole('button', { name: say(signingTexts.removeKey, { name: 'Workshop' }) }).click();
  await expect(page.getByText(say(signingTexts.noKeys))).toBeVisible();
  await page.getByLabel(say(signingTexts.orImport)).fill(JSON.stringify(privateKey));
  await expect(keys.getByRole('listitem')).toContainText(say(signingTexts.signsAndVerifies));
  await page.getByLabel(say(signingTexts.orImport)).fill('hello');
  await expect(page.getByText(pattern(workerTexts.noJsonKey))).toBeVisible();
});

test('another person’s envelope is verified with their public key', async ({ page, request }) => {
  const { body: keys } = await ask(request, '/keygen', {});
  const { body: signed } = await ask(request, '/sign', { data: spanishInvoice(), privatekey: keys.private });
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(signed);
  await workbench.do(say(shellTexts.verify));
  await expect(workbench.result).toContainText(say(envelopeTexts.noKeys));
  const chooser = page.waitForEvent('filechooser');
  await workbench.result.getByRole('button', { name: say(signingTexts.loadFile) }).click();
  const buffer = Buffer.from(JSON.stringify(keys.public));
  await (await chooser).setFiles({ name: 'Supplier.json', mimeType: 'application/json', buffer });
  await expect(workbench.result).toContainText(say(envelopeTexts.verifiedWith, { key: 'Supplier' }));
  await expect(workbench.result).toContainText(keys.public.kid);
});

testOnOwnPage(
  'a page over plain http explains why it cannot sign, and everything else works',
  { tag: '@long' },
  async ({ page, baseURL, request }) => {
    const { body: keys } = await ask(request, '/keygen', {});
    const { body: signed } = await ask(request, '/sign', { data: spanishInvoice(), privatekey: keys.private });
    const workbench = new Workbench(page);
    await workbench.open(`http://workbench.lan:${new URL(baseURL ?? '').port}/`);
    expect(await page.evaluate(() => crypto.subtle === undefined)).toBe(true);
    await workbench.write(spanishInvoice());
    await workbench.build();
    await expect(workbench.result.getByRole('article')).toContainText('1.975,33');

    await workbench.do(say(shellTexts.sign));
    const dialog = page.getByRole('dialog', { name: say(shellTexts.sign) });
    await expect(dialog.getByRole('alert')).toContainText('plain http');
    await dialog.getByRole('button', { name: say(uiTexts.close) }).click();

    await workbench.write(signed);
    await workbench.do(say(shellTexts.verify));
    await expect(workbench.result).toContainText(say(envelopeTexts.digestMatches));
    await expect(workbench.result).toContainText(pattern(envelopeTexts.notVerifiable));
    await workbench.button(say(envelopeTexts.copySignature)).click();
    await expect(page.getByText(say(envelopeTexts.signatureCopied))).toBeVisible();
  },
);

/** Returns the content of an exported key. */
async function exported(page: Page, kind: string): Promise<Record<string, unknown>> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export/ }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${kind}`) }).click();
  return JSON.parse(await readFile(await (await download).path(), 'utf8'));
}

test('keys made or removed in one tab are synchronised with the others', {
  tag: '@long',
}, async ({ page, context }) => {
  const here = new Workbench(page);
  await here.open();
  await here.do(say(shellTexts.sign));
  await expect(page.getByText(say(signingTexts.noKeys))).toBeVisible();
  await page.keyboard.press('Escape');
  const there = new Workbench(await context.newPage());
  await there.open();
  await there.do(say(shellTexts.sign));
  await there.page.getByRole('button', { name: say(signingTexts.makeKey) }).click();
  await expect(there.page.getByRole('combobox', { name: say(signingTexts.key) })).toBeVisible();
  await here.do(say(shellTexts.sign));
  await expect(page.getByRole('combobox', { name: say(signingTexts.key) })).toContainText(say(signingTexts.myKey));
  await there.page
    .getByRole('button', { name: say(signingTexts.removeKey, { name: say(signingTexts.myKey) }) })
    .click();
  await expect(page.getByText(say(signingTexts.noKeys))).toBeVisible();
});
