import { expect } from '@playwright/test';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as problemsTexts from '../src/workbench/write/problems/texts.ts';
import { test } from './test.ts';
import { faultyInvoice, spanishInvoice, Workbench } from './workbench.ts';
import { placeCursorIn } from './writing.ts';

test.use({ viewport: { width: 1440, height: 1300 } });

test('faults and totals update while typing, without a click or request', { tag: '@journey' }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  const paper = workbench.result.getByRole('article');
  await expect(paper.getByRole('row', { name: /^Total a pagar/ })).toContainText('1.975,33');
  await expect(workbench.problems).toContainText(say(problemsTexts.noneFound));

  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await placeCursorIn(workbench, '"90.00"');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('x');
  await workbench.expectSquiggleUnder('"90.0x"');
  await expect(workbench.problems.getByRole('listitem')).toContainText('BW-AMOUNT');
  await expect(workbench.result.getByText(say(resultTexts.incomplete))).toBeVisible();
  await workbench.tab(say(resultTexts.result)).click();
  await expect(workbench.button(say(resultTexts.use))).toBeDisabled();
  await workbench.tab(say(resultTexts.preview)).click();

  await placeCursorIn(workbench, '"90.0x"');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('5');
  await expect(workbench.problems.getByRole('listitem')).toHaveCount(0);
  await expect(paper.getByRole('row', { name: /^Total a pagar/ })).toContainText('1.976,41');
  await expect(workbench.result.getByText(say(resultTexts.incomplete))).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('a faulty document is calculated as far as possible, and marked', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const broken = faultyInvoice();
  await workbench.write(broken);
  await workbench.expectSquiggleUnder('"B98602643"');
  await expect(workbench.result.getByText(say(resultTexts.incomplete))).toBeVisible();
  await expect(workbench.result.getByRole('article')).toContainText('1.975,33');
});

test('the shortcomings of a result are shown at every width, in full or short form', async ({ page }) => {
  const workbench = new Workbench(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await workbench.open();
  const broken = faultyInvoice();
  await workbench.write(broken);
  const mark = workbench.result.getByTitle(pattern(resultTexts.calculatedInPartAbout));
  await expect(mark).toBeVisible();
  for (const width of [1920, 1700, 1440, 1280, 1024, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 768) await page.getByRole('button', { name: say(shellTexts.preview) }).click();
    await expect(mark.getByText(say(resultTexts.incomplete))).toBeVisible();
    const places = await workbench.result.evaluate((result, title) => {
      const tabs = result.querySelector('[role=tablist]')?.getBoundingClientRect();
      const mark = result.querySelector(`[title="${title}"]`);
      const { left, right, bottom } = mark?.getBoundingClientRect() ?? new DOMRect();
      return {
        whole: mark !== null && mark.scrollWidth <= mark.clientWidth && right <= result.getBoundingClientRect().right,
        clear: tabs !== undefined && (left >= tabs.right || bottom >= tabs.bottom + 20),
      };
    }, say(resultTexts.calculatedInPartAbout));
    expect.soft(places, `${width} px`).toEqual({ whole: true, clear: true });
  }
});

test('warnings are shown at their places too', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write({ curency: 'EUR', ...spanishInvoice(), currency: undefined });
  await expect(workbench.problems.getByRole('listitem')).toContainText('Did you mean "currency"?');
  await expect(workbench.problems.getByRole('img', { name: say(problemsTexts.warning) })).toBeVisible();
  await workbench.expectSquiggleUnder('"curency"', 'warning');
});

test('with the switch Envelope the result is an envelope with a stable UUID', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open('/?panel=JSON');
  await workbench.write(spanishInvoice());
  await workbench.toggleEnvelope();
  await workbench.tab(say(resultTexts.result)).click();
  const text = workbench.result.locator('.view-lines');
  await expect(text).toContainText('"head"');
  const uuid = /"uuid": "([^"]+)"/.exec(((await text.textContent()) ?? '').replaceAll('\u00a0', ' '))?.[1] ?? 'none';
  await placeCursorIn(workbench, '"FAC-2025"');
  await page.keyboard.type('b');
  await expect(text).toContainText('"FAC-2025b"');
  await expect(text).toContainText(uuid);
});

test('problems that the service found remain until the next input', { tag: '@service' }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(spanishInvoice());
  await expect(workbench.problems).toContainText(say(problemsTexts.noneFound));
  const faults = [{ properties: ['$.series'], description: 'Another service wants another series.' }];
  await page.route('**/v0/build', (route) => route.fulfill({ status: 422, json: { key: 'validation', faults } }));
  await workbench.build();
  await expect(workbench.problems.getByRole('listitem')).toContainText('Another service wants another series.');
  await workbench.expectSquiggleUnder('"FAC-2025"');
  await placeCursorIn(workbench, '"Carriage"');
  await page.keyboard.type('s');
  await expect(workbench.problems.getByRole('listitem')).toHaveCount(0);
});

test('current problems replace those that the service found in an earlier text', { tag: '@service' }, async ({
  page,
}) => {
  const workbench = new Workbench(page);
  await workbench.open();
  const broken = faultyInvoice();
  await workbench.write(broken);
  await workbench.expectSquiggleUnder('"B98602643"');
  let answer = () => {};
  const edited = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/v0/build', async (route) => {
    await edited;
    await route.continue();
  });
  await workbench.build();
  await placeCursorIn(workbench, '"B98602643"');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('2');
  await expect(workbench.problems).toContainText(say(problemsTexts.noneFound));
  const answered = page.waitForResponse('**/v0/build');
  answer();
  expect((await answered).status()).toBe(422);
  await expect(workbench.button(say(shellTexts.build))).toBeEnabled();
  await expect(workbench.problems).toContainText(say(problemsTexts.noneFound));
  await expect(workbench.problems.getByRole('listitem')).toHaveCount(0);
});
