import { describe, expect, it } from 'vitest';
import { formsOf, placesOf } from './rule-forms.mjs';

describe('formsOf a Schematron test', () => {
  it.each([
    ['not(cbc:UUID)', [['absent', 'cbc:UUID']]],
    ['not((cac:A|cac:B)/cbc:C/@d)', [['absent', 'cac:A|cac:B/cbc:C/@d']]],
    ['not(//@languageID)', [['absent', '//@languageID']]],
    ['count(//@name) - count(//cbc:Code/@name) <= 0', [['absent', '//!cbc:Code/@name']]],
    ['(count(cac:A/cbc:B) <= 1)', [['at-most-1', 'cac:A/cbc:B']]],
    ['count(cac:A) le 1', [['at-most-1', 'cac:A']]],
    ['not(cac:A) or count(cac:A) = 1', [['at-most-1', 'cac:A']]],
    ['( count(cac:A) = 1)', [['exactly-1', 'cac:A']]],
    ['(@mimeCode)', [['at-least-1', '@mimeCode']]],
    [
      'exists(cac:A/cbc:B) and exists(cbc:C)',
      [
        ['at-least-1', 'cac:A/cbc:B'],
        ['at-least-1', 'cbc:C'],
      ],
    ],
    [
      'not(cac:A) or (not(cac:A/*[not(self::cbc:B or self::cac:C)]) and not(cac:A/cac:C/*[not(self::cbc:D)]))',
      [
        ['absent', 'cac:A/!cbc:B!cac:C'],
        ['absent', 'cac:A/cac:C/!cbc:D'],
      ],
    ],
    ["not(cac:A) or (every $n in cac:A/* satisfies (local-name($n) = ('B', 'C')))", [['absent', 'cac:A/!cbc:B!cbc:C']]],
  ])('returns a table entry for %s', (test, forms) => {
    expect(formsOf(test, '//cac:X')).toEqual(forms.map(([form, path]) => ({ form, path })));
  });

  it.each([
    'not(cbc:A[cbc:B])',
    'count(cac:A) <= 2',
    'not(cac:A) or count(cac:B) = 1',
    'not(cbc:A) or (cbc:A = 1)',
    'true()',
    'count(//cbc:A) <= 1',
  ])('returns code for %s', (test) => {
    expect(formsOf(test, '//cac:X')).toEqual([{ form: 'code', path: undefined }]);
  });
});

describe('placesOf a Schematron context', () => {
  it.each([
    ['cac:A', '//cac:A', [], false],
    ['/ubl:Invoice | /cn:CreditNote', '/ubl:Invoice or /cn:CreditNote', [], false],
    ['(/ubl:Invoice|/cn:CreditNote)/cac:A', '/ubl:Invoice/cac:A or /cn:CreditNote/cac:A', [], false],
    ["//ram:*[ends-with(name(), 'ID')]", '//ram:*ID', [], false],
    ["//ram:*[ends-with(name(), 'Amount') and not (self::ram:B)]", '//ram:*Amount', ['//ram:B'], false],
    ["//*[ends-with(name(), 'A') and not(ends-with(name(),'BA'))]", '//*A', ['//*BA'], false],
    ["//udt:D[@format = '102']", '//udt:D', [], true],
  ])('returns the paths of %s', (context, at, excluded, isNarrowed) => {
    expect(placesOf(context)).toEqual({ at, excluded, isNarrowed });
  });

  it('rejects other forms', () => {
    expect(() => placesOf('cac:A[1]/cac:B')).toThrow('another form');
  });
});
