import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { line, sale, saleAbroad } from '../src/formats/national/flux10/testing.ts';
import * as texts from '../src/workbench/developer/batch/declare/texts.ts';
import * as reportTexts from '../src/workbench/documents/reporting/texts.ts';
import * as inspectTexts from '../src/workbench/inbox/inspect/texts.ts';
import * as resultTexts from '../src/workbench/shell/result/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import * as besideTexts from '../src/workbench/write/beside/texts.ts';
import { dropFiles } from './files.ts';
import { expectNothingCutOff, expectNoViolations } from './look.ts';
import { test } from './test.ts';
import { Workbench } from './workbench.ts';

const file = (name: string, document: object) => ({ name, content: JSON.stringify(document) });

const french = { name: 'SARL Acheteuse', tax_id: { country: 'FR', code: '39356000000' } };

const month = [
  file('1.json', sale('T-1', [line('10.00'), line('20.00', '5.5%')])),
  file('2.json', sale('T-2', [line('30.00')], { issue_date: '2026-10-05' })),
  file('abroad.json', saleAbroad('V-1')),
  file('again.json', sale('T-1', [line('10.00'), line('20.00', '5.5%')])),
  file('domestic.json', saleAbroad('V-2', { customer: french, lines: [line('10.00')] })),
  file('november.json', sale('T-9', [line('10.00')], { issue_date: '2026-11-01' })),
];

async function openPart(page: Page): Promise<void> {
  await page.goto('/batch');
  await page.getByRole('link', { name: say(reportTexts.makeReport) }).click();
  await expect(page.getByRole('heading', { name: say(texts.title) })).toBeVisible({ timeout: 20_000 });
}

test('documents written in France lead to the report', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await workbench.write(saleAbroad('V-1'));
  await page.goto('/documents');
  await page.getByRole('link', { name: say(reportTexts.makeReport) }).click();
  await expect(page.getByRole('heading', { name: say(texts.title) })).toBeVisible({ timeout: 20_000 });
});

const reasonTable = (page: Page, reason: string) =>
  page.getByRole('table', { name: say(texts.reasonCount, { reason: say<string>(reason), count: '1' }) });

test('a month of invoices becomes a report, and the page lists the invoices left out', async ({ page }) => {
  await openPart(page);
  await dropFiles(page, ...month);
  await expect(page.getByText(say(texts.count, { count: month.length }))).toBeVisible({ timeout: 30_000 });

  // By keyboard: the regime decides the periods, and a missing platform is asked for.
  await page.getByLabel(say(texts.regime)).selectOption('quarterly');
  await page.getByLabel(say(texts.start)).fill('01/10/2026');
  await page.getByLabel(say(texts.end)).fill('31/10/2026');
  const platform = page.getByLabel(say(texts.platform));
  await page.getByRole('button', { name: say(texts.preview), exact: true }).press('Enter');
  await expect(platform).toHaveAttribute('aria-invalid', 'true', { timeout: 30_000 });
  await expect(page.getByRole('button', { name: say(texts.save) })).toBeDisabled();
  await platform.fill('0042');
  await page.getByRole('button', { name: say(texts.preview), exact: true }).press('Enter');

  await expect(page.getByText(say(texts.reported, { count: 3, left: '3' }))).toBeVisible({ timeout: 30_000 });
  await expect(reasonTable(page, texts.duplicate)).toContainText('again.json');
  await expect(reasonTable(page, texts.duplicate)).toContainText('1.json');
  await expect(reasonTable(page, texts.domestic)).toContainText('domestic.json');
  await expect(reasonTable(page, texts.outside)).toContainText('november.json');
  await expect(page.getByRole('table', { name: say(reportTexts.byDay) }).getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('table', { name: say(reportTexts.abroad) })).toContainText('DE111111125');
  await expectNoViolations(page);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: say(texts.save) }).press('Enter');
  const download = await saving;
  expect(download.suggestedFilename()).toBe('S-20261001.xml');
  expect(await readFile(await download.path(), 'utf8')).toContain('<TaxExclusiveAmount>30.00</TaxExclusiveAmount>');

  // Another setting needs another preview.
  await page.getByLabel(say(reportTexts.content)).selectOption('payments');
  await expect(page.getByText(say(texts.changed))).toBeVisible();
  await expect(page.getByRole('button', { name: say(texts.save) })).toBeDisabled();
});

test('the report fits on a phone, in light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPart(page);
  await dropFiles(page, ...month);
  await page.getByLabel(say(texts.start)).fill('01/10/2026');
  await page.getByLabel(say(texts.end)).fill('31/10/2026');
  await page.getByLabel(say(texts.platform)).fill('0042');
  await page.getByRole('button', { name: say(texts.preview), exact: true }).click();
  await expect(page.getByRole('table', { name: say(reportTexts.byDay) })).toBeVisible({ timeout: 30_000 });
  await expectNothingCutOff(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page);
});

const report = `<?xml version="1.0" encoding="UTF-8"?>
<Report><ReportDocument><Id>R-1</Id><IssueDateTime><DateTimeString>20261102063000</DateTimeString></IssueDateTime>
<TypeCode>RE</TypeCode><Sender><Id schemeId="0238">0042</Id><Name>Plateforme Imaginaire</Name><RoleCode>WK</RoleCode></Sender>
<Issuer><Id schemeId="0002">732829320</Id><Name>Verrerie du Moulin SAS</Name><RoleCode>SE</RoleCode></Issuer></ReportDocument>
<TransactionsReport><ReportPeriod><StartDate>20261001</StartDate><EndDate>20261031</EndDate></ReportPeriod>
<Transactions><Date>20261103</Date><TransactionsCurrency>EUR</TransactionsCurrency><CategoryCode>TLB1</CategoryCode>
<TaxExclusiveAmount>10.00</TaxExclusiveAmount><TaxTotal>2.00</TaxTotal><TransactionsCount>1</TransactionsCount><TaxSubtotal>
<TaxPercent>20</TaxPercent><TaxableAmount>10.00</TaxableAmount><TaxTotal>2.00</TaxTotal></TaxSubtotal></Transactions>
</TransactionsReport></Report>`;

test('an opened report is shown as tables', async ({ page }) => {
  await new Workbench(page).open();
  await dropFiles(page, { name: 'report.xml', content: report });
  await page.getByRole('button', { name: say(inspectTexts.paper), exact: true }).click({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: say(reportTexts.rectifyingReport, { number: 'R-1' }) })).toBeVisible();
  await expect(page.getByRole('table', { name: say(reportTexts.byDay) })).toContainText(say(reportTexts.outsideMark));
});

test('an opened report is shown as PDF, which can be saved', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await dropFiles(page, { name: 'report.xml', content: report });
  await page.getByRole('button', { name: say(inspectTexts.paper), exact: true }).click({ timeout: 30_000 });
  // Nothing that needs a document, which a report is not.
  await expect(workbench.result.getByRole('tab')).toHaveText([say(resultTexts.terms), say(resultTexts.pdf)]);
  await workbench.tab('PDF').click();
  const save = say(besideTexts.savePdf, { file: 'R-1.pdf' });
  await expect(workbench.result.getByRole('button', { name: save })).toBeVisible({ timeout: 30_000 });
  await expectNoViolations(page);
});
