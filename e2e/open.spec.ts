import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { ciiInvoice } from '../src/formats/rules/testing.ts';
import { attached, blank, stream, withTable, xmp } from '../src/pdf/testing.ts';
import { dropFiles } from './files.ts';
import { Workbench } from './workbench.ts';

const CORE = 'urn:cen.eu:en16931:2017';

/** A PDF that carries an e-invoice, though it does not name it in its catalog, with a file beside it. */
const hybrid = withTable({
  ...blank('/Metadata 5 0 R /Names << /EmbeddedFiles << /Names [(a) 10 0 R (b) 20 0 R] >> >>'),
  5: stream(xmp('EN 16931'), '/Type /Metadata /Subtype /XML'),
  ...attached(10, 'factur-x.xml', ciiInvoice(CORE, 'orders').replace(/>\s+</g, '><')),
  ...attached(20, 'hours.csv', 'day;hours\n1;8\n'),
});

test('a PDF with an e-invoice is opened as its XML, with its files and how it carries them', async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.open();
  await dropFiles(page, { name: 'rechnung.pdf', content: hybrid });
  await expect(workbench.document).toContainText('Valid');
  await expect(workbench.document).toContainText('Factur-X EN 16931');
  await expect(workbench.document).toContainText('Out of a PDF');
  await expect(workbench.problems).toContainText('not named in /AF of the catalog');
  await workbench.tab('Files').click();
  const downloading = page.waitForEvent('download');
  await workbench.result.getByRole('button', { name: 'Save hours.csv' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toBe('day;hours\n1;8\n');
  // The PDF is kept with the draft.
  await page.reload();
  await expect(workbench.problems).toContainText('not named in /AF of the catalog');
  const saving = page.waitForEvent('download');
  await workbench.tab('Files').click();
  await workbench.result.getByRole('button', { name: 'Save rechnung.pdf' }).click();
  expect(await readFile(await (await saving).path())).toEqual(Buffer.from(hybrid));

  // On one line as programs write it; laid out it says the same.
  await workbench.document.getByRole('textbox').focus();
  await page.keyboard.press('Shift+Alt+f');
  await expect(workbench.document).toContainText('Valid');
  await expect.poll(async () => (await workbench.text()).split('\n').length).toBeGreaterThan(50);

  await dropFiles(page, { name: 'scan.pdf', content: withTable(blank('')) });
  await expect(page.getByText(/scan\.pdf was not opened: The PDF carries no e-invoice/)).toBeVisible();
});
