import { expect } from '@playwright/test';
import { expectNothingCutOff, expectNoViolations } from './look.ts';
import { test } from './test.ts';

/** Each place by its address, with a heading that it has once it is loaded. */
const places = [
  ['/', 'Invoices that pass.'],
  ['/inbox', 'Inbox'],
  ['/documents', 'Documents'],
  ['/how-it-works', 'How it works'],
  ['/addons', 'Addons'],
  ['/addons/IT', 'Which addon do I need in Italy?'],
  ['/addons/de-xrechnung-v3', /XRechnung/],
  ['/regimes', 'Countries'],
  ['/regimes/ES', 'Spain'],
  ['/formats', 'Formats'],
  ['/formats/facturae', 'Facturae'],
  ['/formats/rules', 'Rules as of today'],
  ['/schemas', 'Schemas'],
  ['/schemas/bill/invoice', 'Invoice'],
  ['/rules', 'Rules'],
  ['/api', 'API'],
  ['/api/build', 'Complete and check a document'],
  ['/batch', 'Batch'],
  ['/settings', 'Settings'],
  ['/company', 'My company'],
  ['/fix', 'Fix what was rejected'],
] as const;

for (const [address, heading] of places) {
  test(`${address} opens, fits at every width, and axe finds no violations, in either theme`, { tag: '@long' }, async ({
    page,
  }) => {
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNothingCutOff(page);
      await expectNoViolations(page);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });
}
