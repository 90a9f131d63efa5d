import { afterAll, describe, expect, it } from 'vitest';
import { languageCodes } from '../../../translations/load.ts';
import { language, showLanguage } from '../../ui/texts/say.ts';
import { letterFor } from './letter.ts';

const INVOICE = JSON.stringify({
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'FV',
  code: '2026/02/088',
  supplier: { name: 'Księgarnia Pod Wieżą', tax_id: { country: 'PL' } },
  customer: { name: 'Szkoła', emails: [{ addr: 'szkola@example.com' }] },
});

const original = language.translation;
afterAll(() => {
  if (original) language.translation = original;
  else delete language.translation;
});

describe.each(languageCodes)('an e-mail to a customer in %s', (code) => {
  it('names the invoice as the page does, ends with the sender and leaves no placeholder', async () => {
    if (code !== 'en') await showLanguage(code, ['page', 'later']);
    const { to, subject, message } = letterFor(INVOICE);
    expect(to).toBe('szkola@example.com');
    for (const text of [subject, message]) {
      expect(text).toContain('FV-2026/02/088');
      expect(text).not.toMatch(/[{}]|undefined|null/);
    }
    expect(subject).toContain('Księgarnia Pod Wieżą');
    expect(message.split('\n').at(-1)).toBe('Księgarnia Pod Wieżą');
    expect(message.startsWith('Hello')).toBe(code === 'en');
  });
});
