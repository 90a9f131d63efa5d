import { describe, expect, it } from 'vitest';
import { CodeList } from './code-list.ts';
import { CHARACTERISTICS } from './generated/characteristics.ts';
import { DELIVERY_TERMS, OTHER_TAXES } from './generated/extended.ts';
import {
  ADDRESS_SCHEMES,
  COUNTRIES_CII,
  COUNTRIES_UBL,
  CREDIT_NOTE_TYPES,
  CURRENCIES,
  INVOICE_TYPES,
  TAX_POINTS_CII,
  TAX_POINTS_UBL,
  UNITS,
  VAT_CATEGORIES,
} from './generated/lists.ts';
import { MEDIA_TYPES } from './generated/media-types.ts';

describe('CodeList', () => {
  const list = new CodeList('AU:DX :7\nVATEX-EU-143');

  it('contains codes written in full, or as groups that differ in the last character', () => {
    expect([...list.codes]).toEqual(['AUD', 'AUX', '7', 'VATEX-EU-143']);
    expect(list.text).toBe(' AUD AUX 7 VATEX-EU-143 ');
  });

  it('accepts codes only exactly as written', () => {
    expect(list.has('AUD')).toBe(true);
    for (const other of ['aud', 'AU', 'AUDX', ' AUD', '']) expect(list.has(other)).toBe(false);
  });

  it('returns a new list with added codes', () => {
    const more = list.with('EU:R');
    expect(more.has('EUR')).toBe(true);
    expect(more.has('AUX')).toBe(true);
    expect(list.has('EUR')).toBe(false);
  });
});

describe('lists of EN 16931', () => {
  it('contain well-known codes, and as many codes as their sources', () => {
    expect(CURRENCIES.has('EUR')).toBe(true);
    expect(UNITS.has('C62')).toBe(true);
    expect(ADDRESS_SCHEMES.has('0088')).toBe(true);
    expect([...VAT_CATEGORIES.codes].sort()).toEqual(['AE', 'B', 'E', 'G', 'K', 'L', 'M', 'O', 'S', 'Z']);
    expect([CURRENCIES, UNITS, ADDRESS_SCHEMES].map(({ codes }) => codes.size)).toEqual([178, 2162, 104]);
  });

  it('share no code between invoices and credit notes but 81', () => {
    expect([...INVOICE_TYPES.codes].filter((code) => CREDIT_NOTE_TYPES.has(code))).toEqual(['81']);
    expect(new Set([...INVOICE_TYPES.codes, ...CREDIT_NOTE_TYPES.codes]).size).toBe(62);
  });

  it('contain some countries in one syntax only', () => {
    const [ubl, cii] = [[...COUNTRIES_UBL.codes], [...COUNTRIES_CII.codes]];
    expect(ubl.filter((code) => !COUNTRIES_CII.has(code))).toEqual(['SS']);
    expect(cii.filter((code) => !COUNTRIES_UBL.has(code))).toEqual(['AN']);
  });

  it('have different codes per syntax for the time when tax is due', () => {
    expect([...TAX_POINTS_UBL.codes]).toEqual(['3', '35', '432']);
    expect([...TAX_POINTS_CII.codes]).toEqual(['5', '29', '72']);
  });

  it('contain the media types of attachments', () => {
    expect([...MEDIA_TYPES]).toEqual([
      'application/pdf',
      'image/png',
      'image/jpeg',
      'text/csv',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.oasis.opendocument.spreadsheet',
    ]);
  });
});

describe('lists of extensions', () => {
  it('contain taxes other than VAT, delivery terms and item characteristics', () => {
    expect(['AAA', 'ENV', 'VAD'].filter((code) => OTHER_TAXES.has(code))).toEqual(['AAA', 'ENV', 'VAD']);
    expect(OTHER_TAXES.has('VAT')).toBe(false);
    expect(['1', '2', 'FOB', 'DAT'].map((code) => DELIVERY_TERMS.has(code))).toEqual([true, true, true, false]);
    expect(['A', 'COLOR_TEXT', 'METER_NUMBER'].every((code) => CHARACTERISTICS.has(code))).toBe(true);
  });
});
