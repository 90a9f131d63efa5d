import { expect } from '@playwright/test';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as editorTexts from '../src/workbench/write/editor/texts.ts';
import * as problemsTexts from '../src/workbench/write/problems/texts.ts';
import { Form } from './form.ts';
import { expectNoViolations } from './look.ts';
import { test } from './test.ts';

test('a new invoice shows no faults until a field is left, and all of them on request', async ({ page }) => {
  const form = new Form(page);
  const { problems } = form.workbench;
  const counted = problems.getByRole('listitem');
  const invalid = form.document.locator('[aria-invalid="true"]');
  await form.workbench.open();
  await form.show(say(editorTexts.form));
  await form.workbench.startNew('Spain');
  await expect(problems.getByRole('button', { name: say(problemsTexts.checkAll) })).toBeVisible();
  await expect(counted).toHaveCount(0);
  await expect(invalid).toHaveCount(0);
  await expectNoViolations(page);

  // During typing of a valid number nothing is marked; an unfinished one is.
  const number = form.section('Supplier').locator('[data-path=".supplier.tax_id.code"]');
  await number.pressSequentially('B986026');
  await page.waitForTimeout(600);
  await expect(invalid).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(counted).not.toHaveCount(0);
  await number.fill('B98602642');
  await expect(invalid).toHaveCount(0);
  await expect.poll(() => problems.evaluate((region) => region.clientHeight)).toBeLessThan(60);

  await page.reload();
  await expect(problems.getByRole('button', { name: say(problemsTexts.checkAll) })).toBeVisible();
  await expect(counted).toHaveCount(0);
  await problems.getByRole('button', { name: say(problemsTexts.checkAll) }).click();
  await expect(invalid).not.toHaveCount(0);
  await expect(counted).not.toHaveCount(0);
});

test('leaving a field at once shows no fault of a half-typed value', async ({ page }) => {
  const form = new Form(page);
  await form.workbench.open();
  await form.show(say(editorTexts.form));
  await form.workbench.startNew('Spain');
  // The first empty field gets the focus after the form is drawn.
  await expect(form.document.locator('input:focus')).toBeVisible();
  const number = form.section('Supplier').locator('[data-path=".supplier.tax_id.code"]');
  await number.pressSequentially('B986', { delay: 30 });
  // The half-typed value is checked after a pause.
  await page.waitForTimeout(500);
  const marked = form.document.evaluate(
    (region) =>
      new Promise<number>((resolve) => {
        const marks = new MutationObserver((changes) => resolve(changes.length));
        marks.observe(region, { attributes: true, attributeFilter: ['aria-invalid'], subtree: true });
        setTimeout(() => resolve(0), 1_500);
      }),
  );
  await number.pressSequentially('02642');
  await page.keyboard.press('Tab');
  expect(await marked).toBe(0);
  await expect(number).toHaveValue('B98602642');
});

test('Build checks a new invoice as a whole; JSON keeps its live marks', async ({ page }) => {
  const form = new Form(page);
  const counted = form.workbench.problems.getByRole('listitem');
  await form.workbench.open();
  await form.workbench.startNew('Spain');
  await expect(counted).not.toHaveCount(0);
  await expect(form.document.locator('.squiggly-error')).not.toHaveCount(0);
  await form.show(say(editorTexts.form));
  await expect(counted).toHaveCount(0);
  await form.workbench.build();
  await expect(counted).not.toHaveCount(0);
});
