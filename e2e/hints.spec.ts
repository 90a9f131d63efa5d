import { expect, type Locator } from '@playwright/test';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as hintTexts from '../src/workbench/write/form/hints/texts.ts';
import * as problemsTexts from '../src/workbench/write/problems/texts.ts';
import { Form } from './form.ts';
import { expectNoViolations } from './look.ts';
import { test } from './test.ts';
import { spanishInvoice } from './workbench.ts';

test('an invoice to a customer abroad gets the right tax in one click', async ({ page }) => {
  const form = new Form(page);
  const invoice = spanishInvoice();
  const addresses = [{ street: 'Calle Mayor', locality: 'Valencia', country: 'ES' }];
  await form.open({
    ...invoice,
    issue_date: '2050-01-31',
    supplier: { ...invoice.supplier, addresses },
    customer: { name: 'Kunde GmbH', tax_id: { country: 'DE', code: '111111125' }, addresses },
  });
  const hints = form.document.getByRole('note');
  const ofCustomer = hints.filter({ hasText: say(hintTexts.inUnion) });
  await expect(ofCustomer).toHaveCount(1);
  await expect(form.workbench.problems.getByRole('listitem')).toHaveCount(0);
  await expectNoViolations(page);

  await ofCustomer.getByRole('button', { name: /^Services/ }).click();
  await expect(ofCustomer).toHaveCount(0);
  await expect
    .poll(async () => JSON.parse(await form.workbench.text()).lines[0].taxes)
    .toEqual([{ cat: 'VAT', key: 'reverse-charge' }]);
  // One step of undo.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(ofCustomer).toHaveCount(1);

  // Problems lists hints, too, once it is open: they are hidden one by one there or at their fields.
  const { problems } = form.workbench;
  const [ofDate, listed] = [hints, problems.getByRole('note')].map((each) =>
    each.filter({ hasText: say(hintTexts.farOff) }),
  ) as [Locator, Locator];
  const count = problems.getByRole('button', { name: say(problemsTexts.hints, { count: 2 }) });
  await count.click();
  await listed.getByRole('button', { name: say(hintTexts.dismiss) }).click();
  await expect(ofDate).toHaveCount(0);
  await expect(listed).toHaveCount(0);
  await expect(problems.getByRole('note')).toHaveCount(1);
});
