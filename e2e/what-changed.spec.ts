import { expect, type Locator, type Page } from '@playwright/test';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as formTexts from '../src/workbench/write/form/texts.ts';
import * as texts from '../src/workbench/write/what-changed/texts.ts';
import { Form } from './form.ts';
import { expectNothingCutOff, expectNoViolations } from './look.ts';
import { test } from './test.ts';
import { spanishInvoice, Workbench } from './workbench.ts';

const invoice = {
  ...spanishInvoice(),
  uuid: '0197a000-1111-7000-8000-000000000001',
  delivery: { date: '2025-03-05' },
  payment: {
    advances: [{ date: '2025-02-09', description: 'Deposit', amount: '500.00' }],
    terms: { due_dates: [{ date: '2025-04-09', percent: '100%' }] },
    instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'ES9121000418450200051332' }] },
  },
};
const title = 'FAC-2025-118';
const copied = (page: Page) => page.getByRole('region', { name: say(texts.copyOf, { title }), exact: true });
const kept = (page: Page) => page.getByRole('region', { name: say(texts.kept), exact: true });
const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });

test('a copy lists its changes and asks about what it kept, and each answer is one undo step', {
  tag: '@journey',
}, async ({ page }) => {
  const form = new Form(page);
  await form.open(invoice);
  await form.workbench.button(say(shellTexts.replicate)).click();
  const strip = copied(page);
  await expect(strip).toContainText('118');
  await expect(strip.getByRole('listitem')).toHaveCount(3);
  await expect(strip).toContainText(say(texts.isNew));
  const questions = kept(page);
  await expect(questions.getByRole('listitem')).toHaveCount(3);
  await expectNoViolations(page);

  await button(questions, say(texts.removeDeposit, { count: 1 })).click();
  await expect(questions.getByRole('listitem')).toHaveCount(2);
  await expect(strip.getByRole('listitem')).toHaveCount(4);
  // After a change, Undo takes it back instead of closing the copy.
  await button(strip, say(texts.undo)).click();
  await expect(questions.getByRole('listitem')).toHaveCount(3);
  await button(questions, say(texts.removeDeposit, { count: 1 })).click();
  await button(questions, say(texts.remove)).click();
  await questions.getByRole('button', { name: /^Move date/ }).click();
  await expect(questions).toHaveCount(0);
  const document = (await form.workbench.documentNow()) as typeof invoice;
  expect(document).not.toHaveProperty('delivery');
  expect(document.payment).not.toHaveProperty('advances');
  const days = (one: string, other: string) => (Date.parse(one) - Date.parse(other)) / 86_400_000;
  const due = document.payment.terms.due_dates[0]?.date ?? '';
  expect(days(due, String(document.issue_date))).toBe(days('2025-04-09', '2025-03-10'));

  await button(strip, say(texts.close)).click();
  await expect(strip).toHaveCount(0);
  await expect(form.workbench.drafts).toHaveCount(2);

  // Closing a copy shows its original again, whichever other drafts there are.
  const origin = page.url();
  await form.workbench.button(say(shellTexts.replicate)).click();
  await expect(form.workbench.drafts).toHaveCount(3);
  await page
    .getByRole('region', { name: /^Copy of/ })
    .getByRole('button', { name: say(texts.undo), exact: true })
    .click();
  await expect(form.workbench.drafts).toHaveCount(2);
  await expect(page).toHaveURL(origin);
});

test('a copy can be compared and undone by keyboard', { tag: '@firefox' }, async ({ page }) => {
  const form = new Form(page);
  await form.open(invoice);
  await form.workbench.button(say(shellTexts.replicate)).focus();
  await page.keyboard.press('Enter');
  const strip = copied(page);
  await expect(strip).toBeVisible();
  await button(strip, say(texts.compare)).focus();
  await page.keyboard.press('Enter');
  const compare = page.getByRole('region', { name: say(texts.compare), exact: true });
  await expect(compare.getByRole('row', { name: /Issue date/ })).toContainText('10 March 2025');
  await expect(compare.getByRole('row', { name: /^Prepayment/ })).toContainText('€500.00');
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(compare).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(form.workbench.drafts).toHaveCount(1);
  await expect(strip).toHaveCount(0);
});

test('without a memory, Tab takes the next free number', async ({ page }) => {
  const form = new Form(page);
  await form.open(invoice);
  await form.workbench.button(say(shellTexts.replicate)).click();
  await expect(copied(page)).toContainText(say(texts.isRemoved));
  const number = form.field('Number');
  await expect(number).toBeFocused();
  await expect(number).toHaveAttribute('placeholder', '119?');
  await expect(
    form.document.getByRole('button', { name: say(formTexts.takeNextNumber, { number: '119' }) }),
  ).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(number).toHaveValue('119');
  await expect(copied(page)).toContainText('119');
  // The next copy counts the number of this draft.
  await form.workbench.button(say(shellTexts.replicate)).click();
  await expect(form.workbench.drafts).toHaveCount(3);
  await expect(number).toHaveAttribute('placeholder', '120?');
});

test('in JSON, Compare shows the original at the left', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(invoice);
  await workbench.button(say(shellTexts.replicate)).click();
  await button(copied(page), say(texts.compare)).click();
  await expect(workbench.tab('Changes')).toHaveAttribute('aria-selected', 'true');
  await expect(workbench.result.locator('.original')).toContainText('2025-03-10');
});

test('the strip of a credit note fits on a phone', async ({ page }) => {
  const form = new Form(page);
  const german = { ...invoice, supplier: { name: 'Binderei', tax_id: { country: 'DE', code: '111111125' } } };
  await form.open(german);
  await page.setViewportSize({ width: 390, height: 844 });
  await form.workbench.do(say(shellTexts.correct));
  const questions = kept(page);
  await expect(questions.getByRole('listitem')).toHaveCount(2);
  await expect(questions).toContainText(say(texts.dueAndIban));
  await expectNothingCutOff(page);
  await expectNoViolations(page);
  await button(questions, say(texts.removeBoth)).click();
  await expect(questions.getByRole('listitem')).toHaveCount(1);
  const { payment } = (await form.workbench.documentNow()) as typeof invoice;
  expect(Object.keys(payment)).toEqual(['advances']);
});

test('a Portuguese invoice is copied and corrected: its due date moves, as the law wants', async ({
  page,
  request,
}) => {
  const { payment, ...example } = await (await request.get('/v0/examples/pt-invoice')).json();
  const dueDates = [{ date: '2026-03-11', percent: '100%' }];
  const portuguese = { ...example, payment: { ...payment, terms: { key: 'due-date', due_dates: dueDates } } };
  const form = new Form(page);
  await form.open(portuguese);
  await form.workbench.button(say(shellTexts.replicate)).click();
  const strip = page.getByRole('region', { name: say(texts.copyOf, { title: 'FT A/312' }), exact: true });
  await expect(strip).toContainText(say(texts.dueDate), { timeout: 30_000 });
  const { payment: copied, issue_date: day } = (await form.workbench.documentNow()) as typeof portuguese;
  const days = (one: string, other: string) => (Date.parse(one) - Date.parse(other)) / 86_400_000;
  expect(days(copied.terms.due_dates[0].date, day)).toBe(days('2026-03-11', '2026-02-09'));
  await form.workbench.drafts.first().click();
  await form.workbench.do(say(shellTexts.correct));
  await expect(kept(page)).toContainText(say(texts.dueAndIban));
});
