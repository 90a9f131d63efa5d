import { expect, type Page } from '@playwright/test';
import * as guideTexts from '../src/workbench/how-it-works/guide/texts.ts';
import * as showTexts from '../src/workbench/how-it-works/show/texts.ts';
import { pattern } from '../src/workbench/shell/testing/text-pattern.ts';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as correctTexts from '../src/workbench/write/correct/texts.ts';
import * as formSheetTexts from '../src/workbench/write/form/sheet/texts.ts';
import * as problemsTexts from '../src/workbench/write/problems/texts.ts';
import { expectNothingCutOff, expectNoViolations } from './look.ts';
import { test } from './test.ts';
import { Workbench } from './workbench.ts';

/** The scenarios, with the visible result of each step. */
const scenarios: Record<string, ((workbench: Workbench) => Promise<void>)[]> = {
  'wrong-number': [
    ({ result }) => expect(result).toContainText('B98602643'),
    ({ problems }) => expect(problems.getByRole('listitem')).toContainText('GOBL-ES-TAX-IDENTITY-01'),
    ({ problems }) => expect(problems.getByRole('link')).toHaveText('GOBL-ES-TAX-IDENTITY-01'),
    ({ problems }) => expect(problems).toContainText(pattern(problemsTexts.noneFound)),
    ({ result }) => expect(result).toContainText('B98602642'),
  ],
  'rate-by-date': [
    ({ document }) => expect(document).toContainText('2020-06-30'),
    ({ result }) => expect(result.getByRole('article')).toContainText('19 %'),
    ({ document }) => expect(document).toContainText('2020-07-01'),
    ({ result }) => expect(result.getByRole('article')).toContainText('16 %'),
    ({ document }) => expect(document).toContainText('2021-01-01'),
  ],
  surcharge: [
    ({ result }) => expect(result.getByRole('article')).toContainText('Quintana'),
    ({ document }) => expect(document).toContainText('general+eqs'),
    ({ result }) => expect(result.getByRole('row', { name: /^Surcharge/ }).first()).toContainText('26.62'),
    ({ result }) => expect(result.getByRole('row', { name: /15% of/ })).toContainText('67.50'),
    ({ result }) => expect(result).toContainText('1,123.14'),
    ({ document }) => expect(document).not.toContainText('general+eqs'),
  ],
  'credit-note': [
    ({ result }) => expect(result.getByRole('article')).toContainText('Humber Heating'),
    ({ page }) => expect(page.getByRole('dialog')).toContainText(say(correctTexts.title, { document: 'asks' })),
    ({ document }) => expect(document.getByRole('heading', { name: 'Credit note' })).toBeVisible(),
    ({ problems }) => expect(problems).toContainText(pattern(problemsTexts.noneFound)),
    ({ result }) => expect(result.getByRole('article')).toContainText('£30.00'),
  ],
  issuing: [
    ({ result }) => expect(result.getByRole('article')).toBeVisible(),
    ({ problems }) => expect(problems).toContainText(pattern(problemsTexts.noneFound)),
    ({ result }) => expect(result.getByRole('article')).toBeVisible(),
    ({ document }) => expect(document.getByRole('status')).toHaveText(/^Valid/),
    ({ result }) => expect(result.getByRole('article')).toBeVisible(),
  ],
  demo: [
    ({ problems }) => expect(problems.getByRole('listitem')).toContainText('GOBL-ES-TAX-IDENTITY-01'),
    ({ document }) => expect(document).toContainText('2020-07-01'),
    ({ document }) => expect(document.getByRole('heading', { name: 'Credit note' })).toBeVisible(),
    ({ document }) => expect(document.getByRole('status')).toHaveText(/^Valid/),
    ({ problems }) => expect(problems).toContainText('BR-DE-15'),
  ],
  received: [
    ({ document }) => expect(document).toContainText('XRechnung 3.0'),
    ({ problems }) => expect(problems).toContainText('BR-DE-15'),
    ({ result }) => expect(result).toContainText('BT-1'),
    ({ result }) => expect(result.getByRole('article')).toContainText('Abgelehnt'),
    ({ document }) => expect(document.getByRole('status')).toHaveText(/^Valid/),
    ({ result }) => expect(result.getByRole('article')).not.toContainText('Abgelehnt'),
  ],
};

const words = (page: Page, step: number) =>
  page.getByRole('dialog').filter({ hasText: new RegExp(`: ${step} of \\d`) });

/** Keeps the films if requested: FILMS=folder. */
async function keep(page: Page, name: string): Promise<void> {
  const folder = process.env.FILMS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

for (const [name, seen] of Object.entries(scenarios)) {
  test(`the scenario ${name} plays in the page, step by step`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const workbench = new Workbench(page);
    await workbench.open();
    const before = await workbench.text();
    await page.goto(`/show/${name}`);
    for (const [index, see] of seen.entries()) {
      const dialog = words(page, index + 1);
      await expect(dialog).toBeInViewport({ ratio: 1 });
      await see(workbench);
      await keep(page, `${name}-${index + 1}`);
      await expect(dialog.getByRole('button', { name: index + 1 < seen.length ? 'Next' : 'Done' })).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(workbench.drafts).toHaveCount(1);
    expect(await workbench.text()).toBe(before);
  });
}

test('scenarios play in the form for a user who chose it, and show its fields', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('billwright.view', 'Form'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { document, problems, result } = new Workbench(page);
  const next = async (step: number) => {
    const button = words(page, step).getByRole('button', { name: 'Next' });
    await expect(button).toBeFocused();
    await button.press('Enter');
  };
  await page.goto('/show/rate-by-date');
  const issued = document.getByRole('textbox', { name: say(formSheetTexts.issued) });
  await expect(issued).toHaveValue('30.06.2020');
  await expect(issued).toBeInViewport({ ratio: 1 });
  await next(1);
  await next(2);
  await expect(issued).toHaveValue('01.07.2020');
  await next(3);
  await expect(result.getByRole('article')).toContainText('16 %');
  await words(page, 4)
    .getByRole('button', { name: say(showTexts.stop) })
    .click();

  await page.goto('/show/credit-note');
  for (let step = 1; step < 3; step++) await next(step);
  await expect(document.locator('[data-path=".preceding[0].code"]')).toBeInViewport();
  await next(3);
  await expect(problems).toContainText(pattern(problemsTexts.noneFound));
  await expect(page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Form' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a scenario is found in the palette, goes back and forth, and stops', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: say(shellTexts.commands) })).toBeFocused();
  await page.keyboard.type(say(showTexts.rateByDate));
  await page.keyboard.press('Enter');
  await expect(words(page, 1)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(words(page, 3)).toBeVisible();
  // As if typed.
  await expect(workbench.document).toContainText('2020-07-01');
  await page.keyboard.press('ArrowLeft');
  await expect(words(page, 2)).toBeVisible();
  await expect(workbench.document).toContainText('2020-06-30');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(workbench.drafts).toHaveCount(1);
});

test("drafts of a scenario can be kept, and the user's own stay", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const workbench = new Workbench(page);
  await page.goto('/show');
  await page.getByRole('link', { name: say(showTexts.wrongNumber) }).click();
  for (let step = 1; step < 5; step++)
    await words(page, step)
      .getByRole('button', { name: say(guideTexts.next) })
      .click();
  await page.getByRole('button', { name: say(showTexts.keep) }).click();
  await expect(workbench.drafts).toHaveCount(1);
  await expect(workbench.result).toContainText('B98602642');

  await page.goto('/show/wrong-number');
  await expect(words(page, 1)).toBeVisible();
  await workbench.write({ $schema: 'https://gobl.org/draft-0/note/message', content: 'Mine' });
  await expect(words(page, 1)).toBeVisible();
  await words(page, 1)
    .getByRole('button', { name: say(showTexts.stop) })
    .click();
  await expect(workbench.drafts).toHaveCount(2);
  await expect(workbench.document).toContainText('Mine');
});

test("a scenario leaves nothing after a reload, except the user's own input", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const workbench = new Workbench(page);
  await workbench.open();
  await page.goto('/show/credit-note');
  await expect(words(page, 1)).toBeVisible();
  await words(page, 1)
    .getByRole('button', { name: say(guideTexts.next) })
    .click();
  await expect(words(page, 2)).toBeVisible();
  await expect(page).toHaveURL(/panel=/);
  await page.reload();
  await workbench.ready();
  await expect(workbench.drafts).toHaveCount(1);
  await expect(page).not.toHaveURL(/panel=/);

  await page.goto('/show/wrong-number');
  await expect(words(page, 1)).toBeVisible();
  await workbench.write({ $schema: 'https://gobl.org/draft-0/note/message', content: 'Mine' });
  await expect.poll(() => workbench.text()).toContain('Mine');
  await page.reload();
  await workbench.ready();
  await expect(workbench.drafts).toHaveCount(2);
  await expect(workbench.document).toContainText('Mine');
});

for (const [name, steps] of [
  ['rate-by-date', 5],
  ['surcharge', 6],
] as const) {
  test(`the text of ${name} is visible on a phone at every step`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/show/${name}`);
    for (let step = 1; step <= steps; step++) {
      const next = words(page, step).getByRole('button', { name: step < steps ? 'Next' : 'Done' });
      // New content may move the text's target.
      await page.waitForTimeout(1000);
      await expect(next).toBeInViewport({ ratio: 1 });
      if (step < steps) await next.click();
    }
  });
}

test('the text about problems does not cover them on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/show/received');
  await words(page, 1)
    .getByRole('button', { name: say(guideTexts.next) })
    .click();
  const problems = new Workbench(page).problems;
  await expect(problems.getByRole('listitem').last()).toBeVisible({ timeout: 20_000 });
  const top = async () => (await problems.boundingBox())?.y ?? 0;
  await expect
    .poll(async () => {
      const box = await words(page, 2).boundingBox();
      return box !== null && box.y + box.height <= (await top());
    })
    .toBe(true);
});

test('many tabs fit on a phone, with the current one visible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/show/received');
  const shown = new Workbench(page).drafts.and(page.locator('[aria-current]'));
  for (let step = 1; step < 6; step++) {
    await words(page, step)
      .getByRole('button', { name: say(guideTexts.next) })
      .click();
    await expect(words(page, step + 1)).toBeVisible();
    await expect(shown).toBeInViewport({ ratio: 0.9 });
  }
  await expect(new Workbench(page).drafts.last()).toContainText('A-R-26-0087');
  await expect(shown).toBeInViewport({ ratio: 0.9 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('a scenario restarts when the user follows a link in a step and returns', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const workbench = new Workbench(page);
  await workbench.open();
  await page.goto('/show/wrong-number');
  for (let step = 1; step < 3; step++)
    await words(page, step)
      .getByRole('button', { name: say(guideTexts.next) })
      .click();
  await words(page, 3).getByRole('link', { name: 'GOBL-ES-TAX-IDENTITY-01' }).click();
  await expect(page).toHaveURL(/\/rules\//);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .getByRole('link', { name: say(shellTexts.write) })
    .first()
    .click();
  await expect(words(page, 3)).toBeVisible();

  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type(say(showTexts.wrongNumber));
  await expect(page.getByRole('option', { name: say(showTexts.wrongNumber) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(words(page, 1)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type(say(showTexts.rateByDate));
  await expect(page.getByRole('option', { name: say(showTexts.rateByDate) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(workbench.document).toContainText('2020-06-30');
  await expect(words(page, 1)).toBeVisible();
  await expect(workbench.drafts).toHaveCount(2);
  await page.getByRole('button', { name: say(showTexts.stop) }).click();
  await expect(workbench.drafts).toHaveCount(1);
});

test('the command Answer works for an XRechnung too', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write('<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>');
  await page.getByRole('button', { name: say(shellTexts.answer), exact: true }).click();
  await expect(workbench.drafts).toHaveCount(2);
  await expect(workbench.document).toContainText('rejected');
});

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const) {
  test(`the list of scenarios and each of their steps are accessible at ${width} px`, { tag: '@long' }, async ({
    page,
  }) => {
    // Each page is checked with axe.
    test.slow();
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/show');
    await expect(page.getByRole('link', { name: /XRechnung/ })).toBeVisible();
    await expectNoViolations(page);
    await expectNothingCutOff(page);
    for (const [name, seen] of Object.entries(scenarios)) {
      await page.goto(`/show/${name}`);
      for (let step = 1; step < seen.length; step++) {
        const dialog = words(page, step);
        await expect(dialog).toBeInViewport({ ratio: 1 });
        await keep(page, `${width}-${name}-${step}`);
        if (step === 1) await expectNoViolations(page);
        await dialog.getByRole('button', { name: say(guideTexts.next) }).click();
      }
      await expect(words(page, seen.length)).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: say(guideTexts.done) }).click();
    }
  });
}
