import { expect } from '@playwright/test';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as operationsTexts from '../src/workbench/state/operations/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import { test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';

const uuid7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const original = '0197a000-1111-7000-8000-000000000001';

test('a copy opens as a new draft with its own UUID', { tag: ['@journey', '@firefox'] }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write({ ...spanishInvoice(), uuid: original });
  await workbench.button(say(shellTexts.replicate)).click();
  await expect(workbench.drafts).toHaveCount(2);
  await workbench.ready();
  const copy = await workbench.documentNow();
  expect(copy.uuid).toMatch(uuid7);
  expect(copy.uuid).not.toBe(original);
  expect(copy.code).toBeUndefined();
  await workbench.drafts.first().click();
  expect((await workbench.documentNow()).uuid).toBe(original);
});

test('the copy of a signed envelope has no signatures, and its own header', async ({ page, request }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(await signedEnvelope(request));
  await expect(workbench.document.getByRole('note')).toContainText('signed');
  await workbench.button(say(shellTexts.replicate)).click();
  await expect(workbench.drafts).toHaveCount(2);
  await workbench.ready();
  const copy = await workbench.documentNow();
  expect(copy.sigs).toBeUndefined();
  expect(copy.head).toMatchObject({ uuid: expect.stringMatching(uuid7) });
  expect(copy.doc).toMatchObject({ uuid: expect.stringMatching(uuid7) });
  await expect(workbench.document.getByRole('note')).toHaveCount(0);
});

test('a signed envelope is read-only until its signatures are removed, which can be undone', async ({
  page,
  request,
}) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const signed = JSON.stringify(await signedEnvelope(request), null, 2);
  await workbench.write(signed);
  await expect(workbench.document.getByRole('note')).toBeVisible();
  await workbench.expectText(signed);
  await workbench.document.locator('.view-lines').click();
  await page.keyboard.type('x');
  await workbench.expectText(signed);

  await workbench.button(say(editorTexts.removeSignatures)).click();
  await expect(workbench.document.getByRole('note')).toHaveCount(0);
  await expect.poll(async () => (await workbench.documentNow()).sigs).toBeUndefined();
  await workbench.document.locator('.view-lines').click();
  await page.keyboard.press('ControlOrMeta+z');
  await workbench.expectText(signed);
});

/** Returns an envelope like the service's, with a signature by form only (no test here verifies it). */
async function signedEnvelope(request: Parameters<Parameters<typeof test>[2]>[0]['request']) {
  const answer = await request.post('/v0/build', { data: { data: spanishInvoice(), envelop: true } });
  const header = 'eyJhbGciOiJFUzI1NiIsImtpZCI6IjEyMyJ9';
  return { ...(await answer.json()), sigs: [`${header}.e30.${'A'.repeat(86)}`] };
}

test('the document says why it was not copied, and nothing opens', { tag: '@service' }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  const fault = { code: 'GOBL-1', properties: ['$.code'], description: 'The number is missing.' };
  const refusal = { code: 422, key: 'validation', message: 'Not valid.', faults: [fault] };
  await page.route('**/v0/replicate*', (route) => route.fulfill({ status: 422, json: refusal }));
  await workbench.button(say(shellTexts.replicate)).click();
  const strip = page.getByRole('main').getByRole('alert');
  await expect(strip).toContainText(say(operationsTexts.notCopied, { count: 1 }));
  await expect(strip).toContainText(fault.description);
  await expect(workbench.drafts).toHaveCount(1);
});
