import { describe, expect, test } from 'vitest';
import { amountsIn, amountText, centsOf } from './amounts.ts';
import { compactDates, datesIn } from './dates.ts';
import { coreOf, hasForm, searchable } from './fold.ts';
import { ibansIn } from './ibans.ts';
import { AMOUNT_ROLES, DATE_ROLES, roleIn } from './labels.ts';

describe('amountsIn', () => {
  test.each<[string, number[]]>([
    ['1.018,64 EUR', [101864]],
    ['€ 1,344.87', [134487]],
    ['1 234,56', [123456, 23456]],
    ['3 1\u202f234,56', [123456, 23456]],
    ["12'345.60", [1234560]],
    ['1´234.55', [123455]],
    ['1·234,56', [123456]],
    ['1.234,— EUR', [123400]],
    ['1.234,-', [123400]],
    ['71,30', [7130]],
    ['1.018,64 71,30', [101864, 7130]],
    ['12.03.2026', []],
    ['80 g', []],
    ['1,2,34', []],
  ])('reads %s', (text, cents) => {
    expect(amountsIn(text).map((each) => each.cents)).toEqual(cents);
  });
});

describe('centsOf and amountText', () => {
  test('convert decimal numbers to cents and back', () => {
    expect([centsOf('-12.5'), centsOf('12.340'), centsOf('12.345'), centsOf(null)]).toEqual([
      1250,
      1234,
      undefined,
      undefined,
    ]);
    expect([amountText(5), amountText(123456)]).toEqual(['0.05', '1234.56']);
  });
});

describe('datesIn', () => {
  test.each<[string, string[]]>([
    ['2026-04-05', ['2026-04-05']],
    ['05/04/2026', ['2026-04-05', '2026-05-04']],
    ['31.1.26', ['2026-01-31']],
    ['26-01-31', ['2031-01-26', '2026-01-31']],
    ["31.01.'26", ['2026-01-31']],
    ['2026. 01. 31.', ['2026-01-31']],
    ['31.I.2026', ['2026-01-31']],
    ['31/JAN/26', ['2026-01-31']],
    ['31 01 2026', ['2026-01-31']],
    ['31st of January 2026', ['2026-01-31']],
    ['2026年1月31日', ['2026-01-31']],
    ['12 31 01 2026', []],
    ['21. April 2026', ['2026-04-21']],
    ['1er août 2026', ['2026-08-01']],
    ['5 de abril de 2026', ['2026-04-05']],
    ['3 marca 2026', ['2026-03-03']],
    ['9 maart 2026', ['2026-03-09']],
    ['23 de março de 2026', ['2026-03-23']],
    ['January 9, 2026', ['2026-01-09']],
    ['9th of nothing 2026', []],
    ['31.02.2026', []],
    ['+49 30 12.34.2026', []],
    ['20260405', []],
  ])('reads %s', (text, dates) => {
    expect(datesIn(text).flatMap(({ readings }) => readings)).toEqual(dates);
  });
});

describe('compactDates', () => {
  test('reads eight digits as a date, and no other texts', () => {
    expect([compactDates('20260405'), compactDates('20261305'), compactDates('2026040')]).toEqual([
      ['2026-04-05'],
      [],
      [],
    ]);
  });
});

describe('coreOf', () => {
  test.each<[string, string]>([
    ['Grünewald Metallbau GmbH', 'GRUENEWALD METALLBAU Gesellschaft mit beschränkter Haftung'],
    ['Fassbinder Bürobedarf UG (haftungsbeschränkt)', 'Faßbinder Buerobedarf UG'],
    ['Jeschke Gerätebau GmbH & Co. KG', 'JESCHKE GERÄTEBAU GmbH + Co KG'],
    ['Électricité Delorme Société par actions simplifiée', 'Electricité Delorme S.A.S.'],
    ['Tipografia Bonfanti Società a responsabilità limitata', 'TIPOGRAFIA BONFANTI S.r.l.'],
    ['Transport Cieślak Spółka z ograniczoną odpowiedzialnością', 'Transport Cieslak Sp. z o.o.'],
    ['Ruckensteiner Kältetechnik Gesellschaft m.b.H.', 'Ruckensteiner Kältetechnik Ges.m.b.H.'],
    ['Houtmans Logistiek Naamloze Vennootschap', 'Houtmans Logistiek N.V.'],
    ['Carrickmore Consulting Limited', 'Carrickmore Consulting Ltd.'],
    ['Huber und Söhne OHG', 'Huber & Söhne offene Handelsgesellschaft'],
    ['Cerâmica Lagoa, Unipessoal Lda.', 'Cerâmica Lagoa Sociedade Unipessoal Limitada'],
  ])('is the same for %s and %s', (one, other) => {
    expect(coreOf(one)).toBe(coreOf(other));
  });

  test.each<[string, string]>([
    ['Ehlbeck Elektrotechnik AG', 'Nordlicht Handelsgesellschaft mbH'],
    ['Müller Bau GmbH', 'Müller Tiefbau GmbH'],
  ])('differs for %s and %s', (one, other) => {
    expect(coreOf(one)).not.toBe(coreOf(other));
  });

  test('keeps a name that is only a legal form, and recognises legal forms at the end', () => {
    expect(coreOf('SE')).toBe('se');
    expect([hasForm('Shannonside Trading Ltd'), hasForm('Weg 1, 53111 Bonn'), hasForm('GmbH')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(searchable('Rechnung von Huber & Söhne')).toContain(coreOf('Huber und Söhne'));
  });
});

describe('ibansIn', () => {
  test.each<[string, string[]]>([
    ['IBAN DE89 3704 0044 0532 0130 00 BIC X', ['DE89370400440532013000']],
    ['DE89 3704 0044\n0532 0130 00', ['DE89370400440532013000']],
    ['FR1420041010050500013M02606', ['FR1420041010050500013M02606']],
    ['DE88 3704 0044 0532 0130 00', []],
    ['XDE89370400440532013000', []],
  ])('finds %s', (text, ibans) => {
    expect(ibansIn(text)).toEqual(ibans);
  });
});

describe('roleIn', () => {
  test.each<[string, string | undefined]>([
    ['Rechnungsdatum', 'issue'],
    ['Invoice date', 'issue'],
    ['Data consegna', 'other'],
    ['Data', 'plain'],
    ['Fällig am', 'other'],
    ['Merci de régler 549,34 € avant le', 'other'],
    ['Telefon', undefined],
  ])('finds the role of dates after %s', (label, role) => {
    expect(roleIn([label], DATE_ROLES)).toBe(role);
  });

  test.each<[string, string | undefined]>([
    ['Gesamtbetrag', 'total'],
    ['Imponibile', 'net'],
    ['TVA 20 %', 'tax'],
    ['Total TTC', 'total'],
    ['Total HT', 'net'],
    ['2 % Skonto, das sind', 'other'],
    ['IBAN', undefined],
  ])('finds the role of amounts after %s', (label, role) => {
    expect(roleIn([label], AMOUNT_ROLES)).toBe(role);
  });
});
