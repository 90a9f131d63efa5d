import '../../../translations/program.ts';
import { describe, expect, it } from 'vitest';
import { judge } from '../../../inbox/judge.ts';
import { letterTo } from '../../../inbox/letter.ts';
import { fileRead } from '../../../inbox/testing.ts';
import { messagesIn } from '../../../translations/messages.ts';

const LANGUAGES = ['en', 'es', 'de', 'fr', 'it', 'nl', 'pl', 'pt'] as const;

async function letterIn(language: (typeof LANGUAGES)[number]) {
  const read = fileRead(
    'a.xml',
    { date: '2026-01-30', total: '2560.56', buyer: { vat: null, name: 'Stadtbibliothek Lübeck' } },
    { verdict: 'invalid', broken: [{ code: 'BR-CO-15', text: { template: '{found}', values: { found: '7' } } }] },
  );
  const [row] = judge([read]);
  if (!row) throw new Error('no row');
  return letterTo(row, read, await messagesIn([language]));
}

describe.each(LANGUAGES)('a letter to a supplier in %s', (language) => {
  it('states the number, date and amount of the invoice', async () => {
    const { subject, text } = await letterIn(language);
    const digits = text.replace(/[^\d]/g, '');
    expect(subject).toContain('RE-2026-0333');
    for (const part of ['RE-2026-0333', 'EUR', 'BR-CO-15']) expect(text).toContain(part);
    for (const number of ['30', '2026', '256056']) expect(digits).toContain(number);
  });

  it('ends with the sender, and leaves no placeholder unfilled', async () => {
    const { text } = await letterIn(language);
    expect(text.trimEnd().split('\n').at(-1)).toBe('Stadtbibliothek Lübeck');
    expect(text).not.toMatch(/[{}]|undefined|null/);
  });

  it('has no English sentences unless it is in English', async () => {
    const english = await letterIn('en');
    const { text } = await letterIn(language);
    const sentences = english.text.split('\n\n').filter((part) => !part.startsWith('-') && !part.includes('Lübeck'));
    expect(sentences.some((sentence) => text.includes(sentence))).toBe(language === 'en');
  });
});
