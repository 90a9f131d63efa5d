import { describe, expect, it } from 'vitest';
import { formatFor } from './format.ts';

/** Replaces the non-breaking spaces of some languages. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formatFor', () => {
  const es = formatFor('es', 'ES', 'EUR');
  const de = formatFor('de', 'DE', 'EUR');
  const us = formatFor('en', 'US', 'USD');

  it('keeps every digit of an amount', () => {
    expect(es.number('1632.50')).toBe('1.632,50');
    expect(us.number('1632.5000')).toBe('1,632.5000');
    expect(de.number('-12345678901234567890.01')).toBe('−12.345.678.901.234.567.890,01');
    expect(us.number('20')).toBe('20');
  });

  it('puts the currency in the usual place', () => {
    expect(plain(es.money('1975.33'))).toBe('1.975,33 €');
    expect(us.money('1975.33')).toBe('$1,975.33');
    expect(plain(de.money('10', 'ILS'))).toBe('10 ₪');
    expect(formatFor('en', 'US', undefined).money('5.00')).toBe('5.00');
  });

  it('writes a symbol shared by several currencies only for the currency of the country', () => {
    const inCountry = (language: string, country: string, reader?: string) => {
      const { money } = formatFor(language, country, undefined, 'narrowSymbol', reader);
      return (code: string) => plain(money('1', code));
    };
    expect(['USD', 'AUD', 'CAD', 'MXN', 'GBP', 'SEK', 'JPY'].map(inCountry('es', 'ES'))).toEqual(
      ['US$', 'AUD', 'CAD', 'MXN', 'GBP', 'SEK', 'JPY'].map((sign) => `1 ${sign}`),
    );
    expect(['USD', 'AUD', 'GBP', 'JPY', 'CNY', 'DKK', 'PLN'].map(inCountry('de', 'DE'))).toEqual(
      ['US$', 'AU$', 'GBP', 'JPY', 'CN¥', 'DKK', 'zł'].map((sign) => `1 ${sign}`),
    );
    expect(inCountry('fr', 'FR')('USD')).toBe('1 $US');
    expect(inCountry('fr', 'CA')('USD')).toBe('1 $ US');
    expect(['USD', 'CAD'].map(inCountry('en', 'CA'))).toEqual(['US$1', '$1']);
    expect(['GBP', 'USD'].map(inCountry('en', 'GB'))).toEqual(['£1', 'US$1']);
    expect(['SEK', 'NOK'].map(inCountry('sv', 'SE'))).toEqual(['1 kr', '1 Nkr']);
    expect(inCountry('es', 'MX')('MXN')).toBe('$1');
    // The customer has another dollar, or none.
    expect(inCountry('en', 'US', 'CA')('USD')).toBe('US$1');
    expect(inCountry('en', 'CA', 'US')('CAD')).toBe('CAD 1');
    expect(inCountry('en', 'US', 'DE')('USD')).toBe('$1');
  });

  it.each(['de', 'fr', 'it'])('writes amounts with a point in all languages of Switzerland: %s', (language) => {
    const { number, money, percent } = formatFor(language, 'CH', 'CHF');
    expect([number('1560.00'), money('2605.88'), percent('8.1%')].map(plain)).toEqual([
      expect.stringMatching(/^1.560\.00$/),
      expect.stringMatching(/^CHF 2.605\.88$/),
      '8.1%',
    ]);
  });

  it('writes the first day of a month as usual in French', () => {
    const dates = ['2026-04-01', '2026-04-21'].map(formatFor('fr', 'BE', 'EUR').date);
    expect(dates).toEqual(['1er avril 2026', '21 avril 2026']);
  });

  it('writes units of time in words, in singular or plural', () => {
    expect([de.duration('1', 'day'), de.duration('2.5', 'day'), us.duration('2', 'h')]).toEqual([
      '1 Tag',
      '2,5 Tage',
      '2 hours',
    ]);
    expect(de.duration('-2.00', 'h')).toBe('−2,00 Stunden');
    expect(de.duration('2', 'kg')).toBeUndefined();
  });

  it('omits empty decimals of a percentage', () => {
    expect(plain(es.percent('21.0%'))).toBe('21 %');
    expect(us.percent('8.25%')).toBe('8.25%');
    expect(plain(de.percent('5.50%'))).toBe('5,5 %');
    expect(us.percent('100%')).toBe('100%');
  });

  it('writes dates with month names', () => {
    expect(es.date('2025-03-10')).toBe('10 de marzo de 2025');
    expect(us.date('2025-03-10')).toBe('March 10, 2025');
    expect(us.date('soon')).toBe('soon');
  });

  it('names countries, also by their tax codes', () => {
    expect(es.country('DE')).toBe('Alemania');
    expect(us.country('EL')).toBe('Greece');
    expect(us.country('??')).toBe('??');
  });

  it('writes Arabic with western digits and the Gregorian calendar, apart from the direction of the text', () => {
    const ar = formatFor('ar', 'SA', 'SAR');
    expect(ar.number('-1234.50')).toMatch(/^\u200e?−1,234\.50$/);
    expect(ar.percent('15.0%')).toBe('\u206815%\u2069');
    expect(ar.date('2026-02-11')).toMatch(/^\u206811 .+ 2026\u2069$/);
    expect(ar.money('5.00')).toMatch(/^\u2068.*5\.00.+\u2069$/);
    // The words for one and two hours have no figure.
    expect(ar.duration('2', 'h')).toBeUndefined();
    expect(ar.duration('3', 'h')).toContain('3');
  });

  it('formats Portuguese as in Brazil', () => {
    const br = formatFor('pt-BR', 'BR', 'BRL');
    expect(plain(br.money('1234.50'))).toBe('R$ 1.234,50');
    expect(formatFor('pt-BR', undefined, undefined).date('2026-02-11')).toBe('11 de fevereiro de 2026');
  });

  it('writes durations in days, not in periods of 24 hours, in Swedish and Norwegian', () => {
    const days = (language: string, figure: string) =>
      formatFor(language, undefined, undefined).duration(figure, 'day');
    expect([days('sv', '2'), days('sv', '1'), days('nb', '2')].map((text) => plain(text ?? ''))).toEqual([
      ...['2 dagar', '1 dag', '2 dager'],
    ]);
  });
});

it('formatFor has the same separators for numbers and for money', () => {
  for (const [language, country, currency, money] of [
    ['en', 'FI', 'EUR', '€1\u00a0011,09'],
    ['en', 'SK', 'EUR', '€1\u00a0011,09'],
    ['de', 'AT', 'EUR', '€\u00a01\u00a0011,09'],
    ['en', 'GR', 'EUR', '€1,011.09'],
    ['pt', 'ES', 'EUR', '1\u00a0011,09\u00a0€'],
  ] as const)
    expect(formatFor(language, country, currency).money('1011.09')).toBe(money);
  expect(formatFor('en', 'GR', 'EUR').date('2026-02-11')).toBe('11 February 2026');
});
