import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readExample } from '../scripts/example-documents.mjs';
import * as intakeTexts from '../src/intake/texts.ts';
import * as openingTexts from '../src/workbench/shell/opening/texts.ts';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import * as draftsTexts from '../src/workbench/state/drafts/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import * as savingTexts from '../src/workbench/write/saving/texts.ts';
import { paste } from './files.ts';
import { Form } from './form.ts';
import { test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';

interface Dropped {
  name: string;
  content: string;
}

/** Drops files on the page, as the system does. */
async function drop(page: Page, files: Dropped[]): Promise<void> {
  const transfer = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const { name, content } of given) transfer.items.add(new File([content], name));
    return transfer;
  }, files);
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: transfer });
  await expect(page.getByText(say(draftsTexts.dropHere))).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
}

test('dropped files become drafts: JSON unchanged, YAML as JSON, and broken files', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const json = JSON.stringify(spanishInvoice());
  await drop(page, [
    { name: 'b.json', content: json },
    {
      name: 'c.yaml',
      content: '# ours\n$schema: https://gobl.org/draft-0/bill/invoice\nseries: YAML\nlines: [{quantity: 1.50}]',
    },
    { name: 'a.json', content: '{ "series": "BROKEN"' },
  ]);
  const dialog = page.getByRole('dialog', { name: say(openingTexts.repairOf, { name: 'a.json' }) });
  await dialog.getByRole('button', { name: say(draftsTexts.openAsJson) }).click();
  await expect(page.getByText(say(draftsTexts.uncommented)).first()).toBeVisible();
  await expect(workbench.drafts).toHaveCount(4);
  await expect(workbench.drafts.nth(3)).toContainText('BROKEN');
  await workbench.expectText('{ "series": "BROKEN"');
  await workbench.drafts.nth(1).click();
  await workbench.expectText(json);
  await workbench.drafts.nth(2).click();
  await expect.poll(async () => (await workbench.documentNow()).lines).toEqual([{ quantity: 1.5 }]);
});

test('a file with mixed line ends is changed in the right place', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const lines = JSON.stringify(spanishInvoice(), null, 2).split('\n');
  await drop(page, [{ name: 'a.json', content: lines.map((line, i) => line + ['\n', '\r\n', '\r'][i % 3]).join('') }]);
  await expect(workbench.document).toContainText('FAC-2025');
  await workbench.button(say(editorTexts.form)).click();
  await workbench.document.getByLabel('Series', { exact: true }).fill('ZZZ');
  await expect.poll(() => workbench.documentNow()).toEqual({ ...spanishInvoice(), series: 'ZZZ' });
  await expect(workbench.result.getByRole('article')).toContainText('ZZZ');
  await workbench.button(say(editorTexts.json)).click();
  await workbench.takeResult();
  await expect.poll(() => workbench.documentNow()).toMatchObject({ series: 'ZZZ', totals: { payable: '1975.33' } });
});

test('files of an unknown format are reported', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await drop(page, [{ name: 'picture.png', content: '\u0089PNG\u0000' }]);
  await expect(
    page.getByText(say(draftsTexts.notOpened, { file: 'picture.png', fault: say(intakeTexts.unknownFormat) })),
  ).toBeVisible();
  await expect(workbench.drafts).toHaveCount(1);
});

test('a notice does not cover dialog buttons', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await drop(page, [{ name: 'c.yaml', content: '# ours\n$schema: https://gobl.org/draft-0/bill/invoice\nlines: []' }]);
  await expect(workbench.drafts).toHaveCount(2);
  await workbench.drafts.first().click();
  const notice = page.getByRole('listitem').filter({ hasText: say(draftsTexts.uncommented) });
  await workbench.button(say(shellTexts.save)).click();
  const save = page.getByRole('dialog', { name: /^Save / }).getByRole('button', { name: /^Save / });
  await expect(notice).toBeVisible();
  await expect
    .poll(async () => {
      const [above, below] = [await notice.boundingBox(), await save.boundingBox()];
      return above && below && above.y + above.height <= below.y;
    })
    .toBe(true);
  await save.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('broken JSON stays above the form until it is opened as text, or a file is opened', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.button(say(editorTexts.form)).click();
  const broken = '{\n  "code": "A-1",\n  "lines": [ { "quantity": }}}} ]\n}';
  await drop(page, [{ name: 'scan.pdf', content: '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n' }]);
  const first = page.getByRole('alert').filter({ hasText: 'scan.pdf' });
  await first.getByRole('button', { name: say(shellTexts.dismiss) }).click();
  await expect(first).toHaveCount(0);

  await drop(page, [{ name: 'a.json', content: broken }]);
  const title = say(openingTexts.repairOf, { name: 'a.json' });
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');
  const row = page.getByRole('alert').filter({ hasText: title });
  await row.getByRole('button', { name: say(draftsTexts.openAsJson) }).click();
  await workbench.ready();
  await workbench.expectText(broken);
  await expect(row).toHaveCount(0);
  await expect(workbench.problems).toContainText('line 3');
});

test('JSON that is not a document is reported, and opened on request', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await drop(page, [{ name: 'package.json', content: '{"name": "shop", "version": "1.0.0", "private": true}' }]);
  await expect(
    page.getByText(pattern(say(draftsTexts.notOpened, { file: 'package.json', fault: '{fault}' }))),
  ).toBeVisible();
  await expect(workbench.drafts).toHaveCount(1);
  await page.getByRole('button', { name: say(draftsTexts.openAnyway) }).click();
  await expect(workbench.drafts).toHaveCount(2);
  await workbench.expectText('{"name": "shop", "version": "1.0.0", "private": true}');

  await drop(page, [{ name: 'short.json', content: '{\n  "supplier": {"name": "Ott"},\n  "lines": []\n}\n' }]);
  await expect(page.getByText(say(draftsTexts.schemaGuessed, { kind: 'Invoice' }))).toBeVisible();
  await expect
    .poll(() => workbench.text())
    .toContain('{\n  "$schema": "https://gobl.org/draft-0/bill/invoice",\n  "sup');
});

test('a file with endless aliases is reported, and the others are opened', async ({ page }) => {
  const workbench = new Workbench(page);
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(message));
  await workbench.open();
  const levels = Array.from({ length: 9 }, (_, n) => `a${n + 1}: &a${n + 1} [${`*a${n}, `.repeat(9)}]`);
  await drop(page, [
    { name: 'a.json', content: JSON.stringify(spanishInvoice()) },
    { name: 'bomb.yaml', content: ['a0: &a0 [x]', ...levels].join('\n') },
    { name: 'endless.yaml', content: 'a: &a [*a]' },
    { name: 'two.yaml', content: 'series: ONE\n---\nseries: TWO\n' },
  ]);
  await expect(page.getByText(say(draftsTexts.notOpened, { file: 'bomb.yaml', fault: '' }))).toBeVisible();
  await expect(page.getByText(say(draftsTexts.notOpened, { file: 'endless.yaml', fault: '' }))).toBeVisible();
  await expect(workbench.drafts).toHaveCount(4);
  await expect(workbench.drafts.nth(1)).toContainText('FAC-2025-118');
  await expect(workbench.drafts.nth(3)).toContainText('TWO');
  expect(uncaught).toEqual([]);
});

test('a file that is not UTF-8 keeps its letters, and its encoding is reported', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const choosing = page.waitForEvent('filechooser');
  await workbench.button(say(shellTexts.open)).click();
  const text = JSON.stringify({ ...spanishInvoice(), series: '€' });
  const buffer = Buffer.from(text.replace('€', '\u0080'), 'latin1');
  await (await choosing).setFiles({ name: 'old.json', mimeType: '', buffer });
  await expect(page.getByText(say(draftsTexts.guessed, { file: 'old.json', encoding: 'Windows-1252' }))).toBeVisible();
  await workbench.expectText(text);
});

test('a document pasted outside text fields opens as a draft; in a field it is text', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await page.getByRole('link', { name: say(shellTexts.addons) }).click();
  const document = JSON.stringify(spanishInvoice());
  await paste(page, document, 'input[type=search]');
  await expect(page).toHaveURL(/addons/);
  await paste(page, document);
  await workbench.ready();
  await expect(workbench.drafts).toHaveCount(2);
  await expect(workbench.drafts.last()).toContainText('FAC-2025-118');
});

test('files can be chosen from the menu', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const choosing = page.waitForEvent('filechooser');
  await workbench.button(say(shellTexts.open)).click();
  const lines = [spanishInvoice(), { ...spanishInvoice(), code: '119' }].map((each) => JSON.stringify(each)).join('\n');
  await (await choosing).setFiles({ name: 'two.jsonl', mimeType: '', buffer: Buffer.from(lines) });
  await expect(workbench.drafts).toHaveCount(3);
  await expect(workbench.drafts.last()).toContainText('FAC-2025-119');
});

test('a draft is saved as JSON, unchanged, and as YAML', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await workbench.expectText(JSON.stringify(spanishInvoice(), null, 2));

  const save = async (item: RegExp) => {
    const saving = page.waitForEvent('download');
    await workbench.fromMenu(item);
    const file = await saving;
    const content = await readFile(await file.path(), 'utf8');
    // Firefox would number the next file of this name.
    await file.delete();
    return { name: file.suggestedFilename(), content };
  };
  expect(await save(/^JSON/)).toEqual({
    name: 'FAC-2025-118.json',
    content: JSON.stringify(spanishInvoice(), null, 2),
  });
  const savingYaml = page.waitForEvent('download');
  await page.keyboard.press('ControlOrMeta+s');
  await workbench.chooseFormat(/^YAML/);
  await page.keyboard.press('ControlOrMeta+s');
  const file = await savingYaml;
  const yaml = { name: file.suggestedFilename(), content: await readFile(await file.path(), 'utf8') };
  expect(yaml.name).toBe('FAC-2025-118.yaml');
  expect(yaml.content).toContain('supplier:\n  name: Talleres Llobregat S.L.\n  tax_id:\n    country: ES');
  expect(yaml.content).toContain('quantity: "20"');

  // The key opens the choice with the last format, and pressed again it saves.
  await page.keyboard.press('ControlOrMeta+s');
  await workbench.chooseFormat(/^JSON/);
  const byKey = page.waitForEvent('download');
  await page.keyboard.press('ControlOrMeta+s');
  const saved = await byKey;
  expect(saved.suggestedFilename()).toBe('FAC-2025-118.json');
  await saved.path();
  await saved.delete();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('radio', { name: /^JSON/ })).toBeChecked();
  const again = page.waitForEvent('download');
  await page.keyboard.press('ControlOrMeta+s');
  expect((await again).suggestedFilename()).toBe('FAC-2025-118.json');
});

test('the key for saving opens the choice of formats', async ({ page }) => {
  const form = new Form(page);
  await form.open(spanishInvoice());
  await form.cell('Price', 2).focus();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('dialog', { name: /^Save / }).getByRole('radio')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(form.cell('Price', 2)).toBeFocused();
});

test('other formats to save in are found by a search', async ({ page }) => {
  const form = new Form(page);
  await form.open(spanishInvoice());
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = page.getByRole('dialog', { name: /^Save / });
  await expect(dialog.getByRole('radio', { name: /^Facturae/ })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /^XRechnung/ })).toHaveCount(0);
  await dialog.getByRole('searchbox', { name: say(savingTexts.search) }).fill('germany');
  await dialog.getByRole('radio', { name: /^XRechnung 3\.0 \(UBL\)/ }).check();
  await expect(dialog.getByRole('group', { name: 'XRechnung 3.0 (UBL)' })).toBeVisible();
});

test('values that XRechnung still needs are filled in without leaving Save @journey', async ({ page }) => {
  const { document } = readExample(await readFile('src/service/examples/de-invoice.yaml', 'utf8'));
  const form = new Form(page);
  await form.open(document);
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = page.getByRole('dialog', { name: /^Save / });
  await dialog.getByRole('radio', { name: /^XRechnung 3\.0 \(UBL\)/ }).click();
  await dialog.getByRole('textbox', { name: 'Given' }).fill('Jana');
  await dialog.getByRole('textbox', { name: 'Surname' }).fill('Petersen');
  await dialog.getByRole('textbox', { name: 'Supplier › Electronic address' }).fill('rechnung@huexstrasse.example');
  await dialog.getByRole('textbox', { name: 'Customer › Electronic address' }).fill('rechnung@schule.example');
  const save = dialog.getByRole('button', { name: 'Save RE-2026-0214.xml' });
  await expect(save).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Customer’s reference' }).fill('01003000-12345-33');
  await expect(save).toBeEnabled();
  const saved = page.waitForEvent('download');
  await save.click();
  const content = await readFile(await (await saved).path(), 'utf8');
  for (const value of ['Jana Petersen', 'rechnung@schule.example', '01003000-12345-33'])
    expect(content).toContain(value);
  // The document has the values, too.
  await page.keyboard.press('ControlOrMeta+s');
  await expect(dialog.getByRole('radio', { name: /^XRechnung 3.0 \(UBL\).* ready$/ })).toBeChecked();
});

test('files are named after their document', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const { series: _series, code: _code, ...unnumbered } = spanishInvoice();
  for (const [document, name] of [
    [{ $schema: 'https://gobl.org/draft-0/envelope', doc: spanishInvoice() }, 'FAC-2025-118.json'],
    [{ ...spanishInvoice(), series: '../FAC', code: 'a b:c' }, 'FAC-a-b-c.json'],
    [unnumbered, 'Invoice.json'],
  ] as const) {
    await workbench.write(document);
    await workbench.expectText(JSON.stringify(document, null, 2));
    const saving = page.waitForEvent('download');
    await workbench.fromMenu(/^JSON/);
    expect((await saving).suggestedFilename()).toBe(name);
  }
});

test('Print shows the paper and prints it', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.build();
  await workbench.tab(say(resultTexts.result)).click();
  await workbench.fromMenu(/Print/);
  await expect(page.locator('html[data-printed=yes]')).toHaveCount(1);
  await page.evaluate(() => document.documentElement.removeAttribute('data-printed'));
  await workbench.tab(say(resultTexts.result)).click();
  await page.keyboard.press('ControlOrMeta+p');
  await expect(page.locator('html[data-printed=yes]')).toHaveCount(1);
  await expect(workbench.result.getByRole('article')).toBeVisible();
});
