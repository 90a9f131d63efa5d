import { expect, test } from 'vitest';
import {
  hasAbnDigits,
  isAbn,
  isBelgian,
  isCodiceFiscale,
  isDanish,
  isDutchVat,
  isGln,
  isGreek,
  isIban,
  isNorwegian,
  isPartitaIva,
  isSwedish,
} from './check-digits.ts';

test.each([
  ['a GLN', isGln, ['4399902400015', '0000000000000', '79'], ['4399902400016', '43999O2400015', '']],
  [
    'a Norwegian number',
    isNorwegian,
    ['974760673', '923609016'],
    ['974760674', '000000000', '97476004', '9747606738', ''],
  ],
  ['a Belgian number', isBelgian, ['0202239951'], ['0202239952', '202239951', '']],
  [
    'a Danish number',
    isDanish,
    ['DK12345674', '12345674'],
    ['dk12345674', '1234567', ' 12345674', '123456745', 'DKDK12345674', ''],
  ],
  [
    'an Italian tax code',
    isCodiceFiscale,
    ['RSSMRA80A01H501U', 'rssmra80a01xyz1u', 'RSSMRA+0A-1H501U', '12345678901', '-2345678901'],
    [
      ...['RSSMRA80A01H501', 'XRSSMRA80A01H501U', 'RSSMRA80A01H501UX', 'RSSMRAX0A01H501U', 'RSSMRA80AX1H501U'],
      ...['1234567890', '123456789012', 'X12345678901', ''],
    ],
  ],
  [
    'an Italian VAT number',
    isPartitaIva,
    ['IT00743110157', 'it12345678903', 'DE1', 'XIT1', ''],
    ['IT00743110158', 'IT0074311015', 'IT007431101570', 'IT'],
  ],
  [
    'a Swedish number',
    isSwedish,
    ['5560360793', '2021004748', '55603607930'],
    ['5560360794', '556036-0793', '5560360793X', '55603607', ''],
  ],
  ['an Australian number', isAbn, ['51824753556'], ['51824753557', '518247535567', '5182475355', '']],
  [
    'an Australian number of any length',
    hasAbnDigits,
    ['51824753556', '518247535567'],
    ['51824753557', '5182475355', ''],
  ],
  [
    'a Dutch VAT number',
    isDutchVat,
    ['NL803441526B01'],
    ['NL803441526B1', 'NL803441526', 'XNL803441526B01', 'NL803441526B012', ''],
  ],
  ['a Greek number', isGreek, ['090000045', '0900000459'], ['090000046', '09000004', 'O90000045', 'X090000045', '']],
  [
    'an IBAN',
    isIban,
    [
      ...['DE89370400440532013000', 'GB82WEST12345698765432', 'NO9386011117947', 'GB18'],
      ...['GB53west12345698765432', `GB72W${'1'.repeat(29)}`],
    ],
    [
      ...['DE88370400440532013000', 'de89370400440532013000', 'DE89 370400440532013000', '1DE74370400440532013000'],
      ...['GB82west12345698765432', `GB46W${'1'.repeat(30)}`, ''],
    ],
  ],
])('right check digits are accepted, and wrong ones rejected: %s', (_, test, right, wrong) => {
  expect(right.filter((text) => !test(text))).toEqual([]);
  expect(wrong.filter(test)).toEqual([]);
});

test.each([
  ['a GLN', isGln, '4399902400015'],
  ['a Norwegian number', isNorwegian, '974760673'],
  ['a Belgian number', isBelgian, '0202239951'],
  ['an Italian VAT number', isPartitaIva, 'IT00743110157'],
  ['a Swedish number', isSwedish, '5560360793'],
  ['an Australian number', isAbn, '51824753556'],
  ['a Greek number', isGreek, '090000045'],
  ['an IBAN', isIban, 'NO9386011117947'],
])('a changed digit is rejected: %s', (_, test, right) => {
  const changed = [...right].flatMap((character, place) =>
    /\d/.test(character)
      ? [...'0123456789']
          .filter((digit) => digit !== character)
          .map((digit) => right.slice(0, place) + digit + right.slice(place + 1))
      : [],
  );
  expect(changed.filter(test)).toEqual([]);
});
