import { expect } from '@playwright/test';
import { tabTo, writeAt } from './form.ts';
import { testOnOwnPage as test } from './test.ts';

/** An e-invoice written by keyboard alone in a browser of its country, from the first visit to the file. */
interface Story {
  locale: string;
  width: number;
  /** Its search in *New*, and the start of the entry found. */
  search: readonly [text: string, entry: RegExp];
  written: Readonly<Record<string, string>>;
  /** The search of another tax, which the second line takes over. */
  tax: string;
  due: string;
  iban: string;
  payable: RegExp;
  file: RegExp;
  /** Whether that file is the invoice by law, and so chosen. */
  isByLaw?: true;
}

const address = (party: string, [street = '', num = '', code = '', locality = '']: readonly string[]) => ({
  [`.${party}.addresses[0].street`]: street,
  [`.${party}.addresses[0].num`]: num,
  [`.${party}.addresses[0].code`]: code,
  [`.${party}.addresses[0].locality`]: locality,
});

const stories: readonly Story[] = [
  {
    locale: 'fr-FR',
    width: 1024,
    search: ['factur-x', /^Facture vide, Factur-X/],
    written: {
      '.series': 'F26',
      '.code': '31',
      '.supplier.name': 'Reliures du Soleil SARL',
      '.supplier.tax_id.code': '44732829320',
      ...address('supplier', ['rue du Soleil', '7', '13001', 'Marseille']),
      '.customer.name': 'Librairie du Port',
      '.customer.tax_id.country': 'France',
      '.customer.tax_id.code': '39356000000',
      ...address('customer', ['quai du Port', '2', '13002', 'Marseille']),
      '.lines[0].item.name': 'Reliure',
      '.lines[0].quantity': '20',
      '.lines[0].item.price': '90,00',
      '.lines[0].discounts[0].percent': '10',
    },
    tax: 'TVA 10',
    due: '20/12/2026',
    iban: 'FR1420041010050500013M02606',
    payable: /1\s795,75/,
    file: /^Factur-X/,
  },
  {
    locale: 'pl-PL',
    width: 1440,
    search: ['ksef', /^Pusty dokument: faktura, Polska KSeF/],
    written: {
      '.series': 'FV',
      '.code': '31',
      '.supplier.name': 'Introligatornia Słońce sp. z o.o.',
      '.supplier.tax_id.code': '9551893317',
      ...address('supplier', ['Lipowa', '4', '30-001', 'Kraków']),
      '.customer.name': 'Biblioteka Miejska',
      '.customer.tax_id.country': 'Polska',
      '.customer.tax_id.code': '1132191233',
      ...address('customer', ['Rynek', '1', '31-001', 'Kraków']),
      '.lines[0].item.name': 'Oprawa',
      '.lines[0].quantity': '20',
      '.lines[0].item.price': '90,00',
      '.lines[0].discounts[0].percent': '10',
    },
    tax: 'VAT 8',
    due: '20.12.2026',
    iban: 'PL61109010140000071219812874',
    payable: /1\s?763,10/,
    file: /^KSeF/,
    isByLaw: true,
  },
  {
    locale: 'es-ES',
    width: 1440,
    search: ['factura en blanco españa', /^Factura en blanco, España/],
    written: {
      '.series': 'F26',
      '.code': '31',
      '.supplier.name': 'Encuadernaciones Sol S.L.',
      '.supplier.tax_id.code': 'B98602642',
      '.customer.name': 'Librería Sant Jordi',
      '.customer.tax_id.country': 'España',
      '.customer.tax_id.code': '54387763P',
      '.lines[0].item.name': 'Encuadernación',
      '.lines[0].quantity': '20',
      '.lines[0].item.price': '90,00',
      '.lines[0].discounts[0].percent': '10',
    },
    tax: 'IRPF 15',
    due: '20/12/2026',
    iban: 'ES9121000418450200051332',
    payable: /1\.730,45/,
    file: /^PDF/,
  },
];

for (const { locale, width, search, written, tax, due, iban, payable, file, isByLaw } of stories) {
  test.describe(locale, () => {
    test.use({ locale, storageState: { cookies: [], origins: [] }, viewport: { width, height: 800 } });

    test('an e-invoice takes at most 12 keys other than Tab and text, to the file', async ({ page }) => {
      const document = page.locator('[data-region="document"]');
      const at = (path: string) => document.locator(`[data-path="${path}"]`);
      const { keyboard } = page;
      let keys = 0;
      const press = async (key: string) => {
        keys++;
        await keyboard.press(key);
      };
      await page.goto('/');
      await expect(page.locator('[aria-keyshortcuts="Enter"]')).toBeVisible();
      await press('Enter');
      await expect(at('.series')).toBeVisible();
      await press('Alt+n');
      await expect(page.getByRole('combobox', { expanded: true })).toBeFocused();
      await keyboard.type(search[0]);
      await expect(page.getByRole('option', { name: search[1], selected: true })).toBeVisible();
      await press('Enter');
      await expect(at('.series')).toBeFocused();
      await expect(at('.series')).toHaveValue('');
      await writeAt(page, at, written);
      await tabTo(page, at('.lines[0].taxes'));
      await press('Enter');
      await expect(page.locator(':focus')).toHaveRole('combobox');
      await keyboard.type(tax);
      await press('Enter');
      await tabTo(page, at('.lines[1].item.name'));
      await keyboard.type('+ 1');
      await tabTo(page, at('.lines[1].item.price'));
      await keyboard.type('12,50');
      // Past the totals, which appear with the first result.
      await expect(document.getByRole('definition').last()).toBeVisible();
      await press('F6');
      await press('F6');
      await expect(at('.payment.terms.due_dates[0].date')).toBeFocused();
      await writeAt(page, at, {
        '.payment.terms.due_dates[0].date': due,
        '.payment.instructions.credit_transfer[0].iban': iban,
      });
      await expect(document.getByRole('definition').last()).toContainText(payable);
      await press('ControlOrMeta+s');
      const dialog = page.getByRole('dialog');
      const chosen = (name: RegExp) => dialog.getByRole('radio', { name, checked: true });
      // The format that is the invoice by law, else PDF, which every customer reads.
      await expect(chosen(isByLaw ? file : /^PDF/)).toBeFocused();
      if (!isByLaw && !file.test('PDF')) await press('ArrowDown');
      await expect(chosen(file)).toBeFocused();
      await press('Enter');
      // Firefox's driver does not tell of downloads.
      await expect(dialog).toHaveCount(0);
      expect(keys).toBeLessThanOrEqual(12);
    });
  });
}
