/**
 * Tax numbers of countries without a regime, compared with the package stdnum in a test. Loaded when a document names one of these
 * countries. A number that fails gets a warning only: some were issued under older rules.
 */
import { hasMod11And10, mod97, weightedSum } from '../text/check-digits.ts';
import { luhnValid } from '../text/luhn.ts';

type Check = (code: string) => boolean;

const form =
  (pattern: RegExp): Check =>
  (code) =>
    pattern.test(code);
const both =
  (pattern: RegExp, check: Check): Check =>
  (code) =>
    pattern.test(code) && check(code);
const either =
  (...checks: readonly Check[]): Check =>
  (code) =>
    checks.some((check) => check(code));

const last = (code: string) => Number(code.slice(-1));
const modulo = (value: number, by: number) => ((value % by) + by) % by;

/** The last digit is a weighted sum of the others, or its complement, modulo 11; 10 counts as 0. */
const sum11 =
  (weights: readonly number[]): Check =>
  (code) =>
    (weightedSum(code, weights) % 11) % 10 === last(code);
const complement11 =
  (weights: readonly number[]): Check =>
  (code) =>
    modulo(-weightedSum(code, weights), 11) % 10 === last(code);

/** Weights 2, 3, 4 … from the right, before the check digit. */
const rising = (code: string) => Array.from({ length: code.length - 1 }, (_, place) => code.length - place);

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const chinese: Check = (code) => {
  const value = (character: string) => ALPHABET.indexOf(character);
  const weights = Array.from({ length: 17 }, (_, place) => 3 ** place % 31);
  return modulo(-weightedSum(code, weights, value), 31) === value(code.slice(-1));
};

const icelandic: Check = (code) => modulo(-weightedSum(code, [3, 2, 7, 6, 5, 4, 3, 2]), 11) === Number(code[8]);

const japanese: Check = (code) =>
  9 - (weightedSum(code.slice(1), [2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1]) % 9) === Number(code[0]);

const korean: Check = (code) => {
  const sum = weightedSum(code, [1, 3, 7, 1, 3, 7, 1, 3, 5]) + Math.floor((Number(code[8]) * 5) / 10);
  return modulo(-sum, 10) === last(code);
};

/** The number of a company (VKN). */
const turkishCompany: Check = (code) => {
  const sum = [...code.slice(0, 9)].reduce((total, digit, place) => {
    const first = (Number(digit) + 9 - place) % 10;
    return total + (first === 0 ? 0 : (first * 2 ** (9 - place)) % 9 || 9);
  }, 0);
  return modulo(-sum, 10) === last(code);
};

/** The number of a person (TCKN). */
const turkishPerson: Check = (code) =>
  modulo(weightedSum(code, [7, -1, 7, -1, 7, -1, 7, -1, 7]), 10) === Number(code[9]) &&
  weightedSum(code, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]) % 10 === last(code);

const taiwanese: Check = (code) => {
  const sum = [1, 2, 1, 2, 1, 2, 4, 1].reduce((total, weight, place) => {
    const product = Number(code[place]) * weight;
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return sum % 5 === 0 || (code[6] === '7' && (sum + 1) % 5 === 0);
};

const ukrainian: Check = (code) => {
  const number = Number(code);
  const weights = number < 30_000_000 || number > 60_000_000 ? [1, 2, 3, 4, 5, 6, 7] : [7, 1, 2, 3, 4, 5, 6];
  const rest = weightedSum(code, weights) % 11;
  const again = weights.map((weight) => weight + 2);
  return (rest < 10 ? rest : (weightedSum(code, again) % 11) % 10) === last(code);
};

const venezuelan: Check = (code) => {
  const letters: Readonly<Record<string, number>> = { V: 4, E: 8, J: 12, P: 16, G: 20, C: 12 };
  const sum = (letters[code.charAt(0)] ?? 0) + weightedSum(code.slice(1), [3, 2, 7, 6, 5, 4, 3, 2]);
  return Number('00987654321'[sum % 11]) === last(code);
};

const guatemalan: Check = (code) => {
  const digit = modulo(-weightedSum(code.slice(0, -1), rising(code)), 11);
  return (digit === 10 ? 'K' : String(digit)) === code.slice(-1);
};

const chilean: Check = (code) => {
  const weights = [3, 2, 7, 6, 5, 4, 3, 2].slice(9 - code.length);
  const digit = modulo(-weightedSum(code, weights), 11);
  return (digit === 10 ? 'K' : String(digit)) === code.slice(-1);
};

const ghanaian: Check = (code) => {
  const digit = weightedSum(code.slice(1), [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11;
  return (digit === 10 ? 'X' : String(digit)) === code.slice(-1);
};

const russianPerson: Check = (code) =>
  (weightedSum(code, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10 === Number(code[10]) &&
  sum11([3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8])(code);

const monegasque: Check = (code) => (12 + 3 * (Number(code.slice(2)) % 97)) % 97 === Number(code.slice(0, 2));

/** The checks by country: the form of the number, and its check digits where there are any. */
export const numberChecks: Readonly<Record<string, Check>> = {
  AD: form(/^[A-Z]\d{6}[A-Z]$/),
  AL: form(/^[A-M]\d{8}[A-Z]$/),
  AO: form(/^(\d{10}|\d{9}[A-Z]{2}\d{3})$/),
  AZ: form(/^\d{9}[12]$/),
  BA: form(/^\d{12,13}$/),
  BO: form(/^\d{5,12}$/),
  BY: either(
    both(/^\d{9}$/, (code) => weightedSum(code, [29, 23, 19, 17, 13, 7, 5, 3]) % 11 === last(code)),
    form(/^[A-Z]{2}\d{7}$/),
  ),
  BZ: form(/^\d{6,8}$/),
  CL: both(/^\d{7,8}[\dK]$/, chilean),
  CN: either(both(/^[0-9A-Z]{18}$/, chinese), form(/^\d{15}$/)),
  CU: form(/^\d{11}$/),
  DO: either(
    both(
      /^\d{9}$/,
      (code) => (modulo(10 - (weightedSum(code, [7, 9, 8, 6, 5, 4, 3, 2]) % 11), 9) || 0) + 1 === last(code),
    ),
    both(/^\d{11}$/, luhnValid),
  ),
  DZ: form(/^\d{15}(\d{5})?$/),
  EC: form(/^(0[1-9]|1\d|2[0-4]|30)\d{8}(\d{3})?$/),
  EG: form(/^\d{9}$/),
  FO: form(/^\d{6}$/),
  GH: both(/^[PCGQV]00\d{7}[\dX]$/, ghanaian),
  GN: both(/^\d{9}$/, luhnValid),
  GT: both(/^\d{1,11}[\dK]$/, guatemalan),
  HK: form(/^(\d{8}|\d{11}|[A-Z]{1,2}\d{6}[\dA])$/),
  ID: form(/^\d{15,16}$/),
  IL: both(/^\d{9}$/, luhnValid),
  IS: either(form(/^\d{5,6}$/), both(/^\d{9}[089]$/, icelandic)),
  JP: both(/^T?\d{13}$/, (code) => japanese(code.replace('T', ''))),
  KE: form(/^[AP]\d{9}[A-Z]$/),
  KR: both(/^\d{10}$/, korean),
  LI: form(/^\d{4,12}$/),
  MA: either(
    form(/^\d{7,8}$/),
    both(/^\d{15}$/, (code) => mod97(code) === 0),
  ),
  MC: both(/^\d{11}$/, monegasque),
  MD: both(/^\d{13}$/, (code) => weightedSum(code, [7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1]) % 10 === last(code)),
  ME: either(both(/^\d{8}$/, complement11([8, 7, 6, 5, 4, 3, 2])), form(/^\d{13}$/)),
  MK: both(/^\d{13}$/, complement11([7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2])),
  MU: form(/^(\d{8}|[A-Z]\d{12}[0-9A-Z])$/),
  MY: form(/^([A-Z]{1,2}\d{8,12}|[A-Z]\d{14}|\d{12})$/),
  MZ: form(/^\d{9}$/),
  PK: form(/^(\d{7,8}|\d{13})$/),
  PY: both(/^\d{5,9}$/, (code) => modulo(-weightedSum(code.slice(0, -1), rising(code)), 11) % 10 === last(code)),
  RS: either(both(/^\d{9}$/, hasMod11And10), form(/^\d{13}$/)),
  RU: either(both(/^\d{10}$/, sum11([2, 4, 10, 3, 5, 9, 4, 6, 8])), both(/^\d{12}$/, russianPerson)),
  SM: form(/^\d{1,5}$/),
  SV: form(/^(\d{9}|\d{14})$/),
  TH: both(
    /^\d{13}$/,
    (code) => (11 - (weightedSum(code, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === last(code),
  ),
  TN: form(/^\d{7}[A-Z]([A-Z]{2}\d{3})?$/),
  TR: either(both(/^\d{10}$/, turkishCompany), both(/^[1-9]\d{10}$/, turkishPerson)),
  TW: either(both(/^\d{8}$/, taiwanese), form(/^[A-Z]\d{9}$/)),
  UA: either(
    both(/^\d{8}$/, ukrainian),
    both(/^\d{10}$/, (code) => modulo(weightedSum(code, [-1, 5, 7, 9, 4, 6, 10, 5, 7]), 11) % 10 === last(code)),
    form(/^\d{12}$/),
  ),
  UY: both(/^\d{12}$/, (code) => modulo(-weightedSum(code, [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]), 11) === last(code)),
  VE: both(/^[VEJPGC]\d{9}$/, venezuelan),
  VN: both(
    /^\d{10}(\d{3})?$/,
    (code) => 10 - (weightedSum(code, [31, 29, 23, 19, 17, 13, 7, 5, 3]) % 11) === Number(code[9]),
  ),
  ZA: either(both(/^[01239]\d{9}$/, luhnValid), form(/^4\d{9}$/)),
};
