import { expect } from '@playwright/test';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import * as envelopeTexts from '../src/workbench/write/envelope/texts.ts';
import * as formTexts from '../src/workbench/write/form/texts.ts';
import { test } from './test.ts';
import { faultyInvoice, spanishInvoice, Workbench } from './workbench.ts';

// High enough for the whole document, because Monaco renders only visible lines.
test.use({ viewport: { width: 1440, height: 1300 } });

test('the envelope switch wraps the built document, and is stored with the draft', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await workbench.toggleEnvelope();
  await workbench.build();
  await expect(workbench.result.getByRole('article')).toContainText('1.975,33');
  await workbench.tab(say(resultTexts.result)).click();
  await expect(workbench.result.locator('.view-lines')).toContainText('"head"');
  await expect(workbench.result.locator('.view-lines')).toContainText('"dig"');

  await page.reload();
  await workbench.ready();
  await workbench.button(say(shellTexts.more)).click();
  await expect(page.getByRole('menuitemcheckbox', { name: say(shellTexts.envelope) })).toBeChecked();
});

test('faults of an envelope are located in the bare document', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const broken = faultyInvoice();
  await workbench.write(broken);
  await workbench.toggleEnvelope();
  await workbench.build();
  await expect(workbench.problems.getByText('doc.supplier.tax_id.code', { exact: true })).toBeVisible();
  await workbench.expectSquiggleUnder('"B98602643"');
});

test('an envelope draft is marked as such, and built unchanged', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write({ $schema: 'https://gobl.org/draft-0/envelope', doc: spanishInvoice() });
  await workbench.button(say(shellTexts.more)).click();
  const envelope = page.getByRole('menuitemcheckbox', { name: say(shellTexts.envelope) });
  await expect(envelope).toBeChecked();
  await expect(envelope).toBeDisabled();
  await page.keyboard.press('Escape');
  await workbench.build();
  await expect(workbench.result.getByRole('article')).toContainText('1.975,33');
});

test('the header of an envelope is edited in the form, except UUID and digest', { tag: '@long' }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await workbench.toggleEnvelope();
  await workbench.build();
  await workbench.tab(say(resultTexts.envelope)).click();
  const panel = workbench.result.getByRole('region', { name: say(editorTexts.envelope) });
  await expect(panel).toContainText(pattern(envelopeTexts.notInText));
  await workbench.takeResult();
  await workbench.tab(say(resultTexts.envelope)).click();
  await panel.getByRole('button', { name: say(envelopeTexts.edit) }).click();

  const header = workbench.document.getByRole('region', { name: say(envelopeTexts.header), exact: true });
  await expect(header.getByRole('heading', { name: say(envelopeTexts.header) })).toBeFocused();
  const before = await workbench.text();
  const { head } = JSON.parse(before);
  await expect(header.getByLabel(say(formTexts.calculated))).toContainText(head.uuid);
  await expect(header.getByLabel(say(formTexts.calculated))).toContainText(head.dig.val);
  await expect(header.getByRole('textbox')).toHaveCount(0);

  const add = async (title: string) => {
    await header.getByRole('button', { name: say(formTexts.addFieldTo, { object: 'Header' }) }).click();
    await page.getByPlaceholder(say(formTexts.whichField)).fill(title);
    await page
      .getByRole('option', { name: new RegExp(`^${title} `) })
      .first()
      .click();
  };
  await header.getByRole('button', { name: say(formTexts.addFieldTo, { object: 'Header' }) }).click();
  await expect(page.getByRole('option', { name: /^Tags / })).toBeVisible();
  await expect(page.getByRole('option', { name: /^(UUID|Digest) / })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await add('Tags');
  await header.getByLabel('Tags 1', { exact: true }).fill('paid');
  await add('Links');
  await header.getByLabel(say(envelopeTexts.key), { exact: true }).fill('pdf');
  const url = header.getByLabel('URL', { exact: true });
  await url.fill('no address');
  // The form checks a field when the user leaves it.
  await url.press('Tab');
  await expect(url).toHaveAttribute('aria-invalid', 'true');
  await expect(url).toHaveAccessibleDescription(/\S/);
  await url.fill('https://example.com/118.pdf');
  await expect(url).not.toHaveAttribute('aria-invalid');

  const edited = { ...head, links: [{ key: 'pdf', url: 'https://example.com/118.pdf' }], tags: ['paid'] };
  await expect.poll(async () => (await workbench.documentNow()).head).toEqual(edited);
  const kept = (text: string) => text.slice(text.indexOf('"doc"'));
  expect(kept(await workbench.text())).toBe(kept(before));
  await url.press('Tab');
  await page.keyboard.press('ControlOrMeta+z');
  await expect
    .poll(async () => (await workbench.documentNow()).head)
    .toEqual({ ...edited, links: [{ key: 'pdf', url: 'no address' }] });
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(async () => (await workbench.documentNow()).head).toEqual(edited);
  await expect(panel).toContainText('paid');
  await workbench.build();
  await workbench.button(say(editorTexts.json)).click();
  await workbench.tab(say(resultTexts.result)).click();
  await expect(workbench.result.locator('.view-lines')).toContainText('https://example.com/118.pdf');
  await expect(workbench.result.locator('.view-lines')).toContainText(head.uuid);
});

test('the header of a signed envelope is read-only in the form', { tag: '@long' }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write({
    $schema: 'https://gobl.org/draft-0/envelope',
    head: { uuid: '0197a000-0000-7000-8000-000000000000', dig: { alg: 'sha256', val: 'ab' }, notes: 'Of March' },
    doc: spanishInvoice(),
    sigs: ['a.b.c'],
  });
  await workbench.page
    .getByRole('group', { name: say(editorTexts.view) })
    .getByRole('button', { name: say(editorTexts.form) })
    .click();
  const header = workbench.document.getByRole('region', { name: say(envelopeTexts.header), exact: true });
  await expect(header.getByLabel('Notes', { exact: true })).toHaveValue('Of March');
  await expect(header.getByLabel('Notes', { exact: true })).toBeDisabled();
  await expect(header.getByRole('button', { name: say(formTexts.addFieldTo, { object: 'Header' }) })).toHaveCount(0);
  await workbench.button(say(editorTexts.json)).click();
  await workbench.tab(say(resultTexts.envelope)).click();
  await expect(workbench.result.getByText('Of March')).toBeVisible();
  await expect(workbench.button(say(envelopeTexts.edit))).toHaveCount(0);
});
