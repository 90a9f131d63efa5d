/**
 * The comparisons with the package stdnum: by country its validators, the forms of generated numbers, and the
 * differences, with the right result and the reason.
 *
 * In a form, d is any digit and l any letter; x is a digit and y a digit or letter, tried until the number is valid.
 * All other characters stand for themselves.
 */
import { weightedSum } from '../text/check-digits.ts';
import { luhnValid } from '../text/luhn.ts';

export interface Comparison {
  readonly country: string;
  /** Validators of stdnum, as `country.name`. One that accepts is enough. */
  readonly validators: readonly string[];
  /** The prefix that stdnum requires before our form of the code. */
  readonly prefix?: string;
  readonly forms: readonly string[];
  readonly differences?: readonly Difference[];
}

export interface Difference {
  /** Our result, where stdnum's is the opposite. */
  readonly ours: boolean;
  readonly applies: (code: string) => boolean;
  /** The official source and, where the standard deviates from it, the standard's chapter. */
  readonly reason: string;
}

const BMF = 'https://www.bmf.gv.at/dam/jcr:9f9f8d5f-5496-4886-aa4f-81a4e39ba83e/BMF_UID_Konstruktionsregeln.pdf';

const rejects = (applies: RegExp | ((code: string) => boolean), reason: string): Difference =>
  differs(false, applies, reason);
const accepts = (applies: RegExp | ((code: string) => boolean), reason: string): Difference =>
  differs(true, applies, reason);

function differs(ours: boolean, applies: RegExp | ((code: string) => boolean), reason: string): Difference {
  return { ours, applies: applies instanceof RegExp ? (code) => applies.test(code) : applies, reason };
}

/** Accepts every code, for parts that the standard does not check. */
const any = () => true;

/** British numbers: the weighted digits before the check, and with the check digits added. */
const britishSum = (code: string) => weightedSum(code, [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97;
const serial = (code: string) => Number(code.slice(0, 7));
const isBritish = (code: string) => /^(\d{9}|\d{12})$/.test(code);

export const comparisons: readonly Comparison[] = [
  {
    country: 'AR',
    validators: ['AR.cuit'],
    forms: [
      '20ddddddddx',
      '23ddddddddx',
      '27ddddddddx',
      '30ddddddddx',
      '33ddddddddx',
      '24ddddddddx',
      '34ddddddddx',
      '50ddddddddx',
    ],
    differences: [
      rejects(
        /^(34|5[015])/,
        'ARCA also gives out 34, and 50, 51 and 55 to countries; the standard knows 20, 23, 24, 27, 30 and 33 (chapter 04 §3.2).',
      ),
    ],
  },
  { country: 'AT', validators: ['AT.uid'], forms: ['Udddddddx'] },
  {
    country: 'AU',
    validators: ['AU.abn'],
    forms: ['xdddddddddd', 'xxddddddddd'],
    differences: [
      accepts(
        /^0/,
        'By their calculation the check digits in front are 10 or more (https://abr.business.gov.au/Help/AbnFormat); the standard takes whatever fits modulus 89 (chapter 05).',
      ),
    ],
  },
  {
    country: 'BE',
    validators: ['BE.vat'],
    forms: ['0dddddddxx', '1dddddddxx', 'dddddddxx', '2dddddddxx'],
    differences: [
      rejects(
        /^[2-9]\d{9}$/,
        'Enterprise numbers begin with 0 or 1: https://economie.fgov.be/en/themes/enterprises/crossroads-bank-enterprises/',
      ),
    ],
  },
  {
    country: 'BG',
    validators: ['BG.vat', 'BG.egn', 'BG.pnf'],
    forms: ['ddddddddx', 'dddddddddx', 'dd1d1ddddx', 'dd4d2ddddx'],
    differences: [
      accepts(/^[4-8]\d{8}$/, 'Numbers of legal persons begin with any digit, many with 8 (chapter 27 §4.1).'),
      accepts(/^\d{10}$/, 'Stdnum refuses other numbers whose check digit is right (chapter 27 §4.1).'),
      rejects(
        /^\d{10}$/,
        'Stdnum takes other numbers whose check digit is wrong, and birth numbers with no date in them.',
      ),
    ],
  },
  {
    country: 'BR',
    validators: ['BR.cnpj', 'BR.cpf'],
    forms: ['ddddddddddddxx', 'dddddddddxx', 'ldlddddd0001xx'],
  },
  {
    country: 'CA',
    validators: ['CA.bn'],
    forms: ['ddddddddx', 'ddddddddxRTdddd'],
    differences: [
      accepts(
        any,
        'Business numbers end in a Luhn digit (https://www.canada.ca/en/services/taxes/business-number.html); the standard checks no code of Canada (chapter 04 §3.6).',
      ),
    ],
  },
  { country: 'CH', validators: ['CH.uid'], prefix: 'CH', forms: ['Eddddddddx'] },
  {
    country: 'CO',
    validators: ['CO.nit'],
    forms: ['ddddddddx', 'dddddddddx', 'dddddddx', 'ddddddddddx'],
    differences: [
      rejects(
        (code) => code.length !== 9 && code.length !== 10,
        'The weights of Orden Administrativa 4 de 1989 reach to fifteen digits; the standard takes nine or ten (chapter 04 §3.8).',
      ),
    ],
  },
  {
    country: 'CR',
    validators: ['CR.cpf', 'CR.cpj', 'CR.cr'],
    forms: ['ddddddddd', 'dddddddddd', '3101dddddd', '1558dddddddd', '155ddddddddd'],
    differences: [
      rejects(/^0\d{8}$/, 'A cédula física of nine digits has no leading 0: Anexos y Estructuras v4.4.'),
      accepts(
        /^\d{10}$/,
        'The first four digits are a class of entity; the standard takes any ten characters (chapter 05).',
      ),
      accepts(
        /^[2-9]\d{11}$/,
        'A DIMEX begins with 1; the standard asks only that it does not begin with 0 (chapter 05).',
      ),
    ],
  },
  {
    country: 'CY',
    validators: ['CY.vat'],
    forms: ['ddddddddy', '12ddddddy'],
    differences: [rejects(/^12/, 'No number begins with 12 (chapter 27 §4.2).')],
  },
  {
    country: 'CZ',
    validators: ['CZ.dic'],
    forms: ['dddddddx', '6dddddddx', 'dd0d1ddddx', 'dd5d1ddddx', '4d0d1dddd', '9ddddddx'],
    differences: [
      accepts(/^6\d{8}$/, 'The 6 in front has no weight (chapter 27 §4.3); stdnum gives it one.'),
      rejects(/^6\d{8}$/, 'The 6 in front has no weight (chapter 27 §4.3); stdnum gives it one.'),
      rejects(
        /^\d\d[2-47-9]\d{6}$/,
        'Months above 12 are those of women, with 50 added (chapter 27 §4.3); stdnum takes 20 too.',
      ),
      accepts(/^(2[6-9]|[34]\d|5[0-3])\d{8}$/, 'Years of birth go to 2053 (chapter 27 §4.3); stdnum ends today.'),
      accepts(/^\d{9}0$/, 'A remainder of 10 counts as 0 in every year (chapter 27 §4.3); in stdnum until 1984.'),
    ],
  },
  {
    country: 'DE',
    validators: ['DE.vat'],
    forms: ['ddddddddx'],
    differences: [rejects(/^0/, `The first digit is not 0: ${BMF}`)],
  },
  { country: 'DK', validators: ['DK.cvr'], forms: ['dddddddx'] },
  { country: 'EE', validators: ['EE.kmkr'], forms: ['ddddddddx'] },
  {
    country: 'EL',
    validators: ['GR.vat'],
    forms: ['ddddddddx', 'dddddddx'],
    differences: [
      rejects(/^\d{8}$/, `Numbers of eight digits are written with a 0 in front today, which stdnum adds: ${BMF}`),
    ],
  },
  {
    country: 'ES',
    validators: ['ES.nif'],
    forms: [
      'ddddddddy',
      'Xdddddddy',
      'Ydddddddy',
      'Zdddddddy',
      'Adddddddx',
      'Bdddddddx',
      'Pdddddddy',
      'Wdddddddy',
      'Kdddddddy',
      'Ldddddddy',
      'Mdddddddy',
      '00000000y',
    ],
    differences: [rejects(/^00000000T$/, 'The number 0 is nobody’s and stands for a missing one (chapter 04 §3.11).')],
  },
  { country: 'FI', validators: ['FI.alv'], forms: ['dddddddx'] },
  {
    country: 'FR',
    validators: ['FR.tva'],
    forms: ['xxddddddddx', 'lyddddddddx', 'dd356000000'],
    differences: [
      accepts(/356000000$/, 'La Poste bears various digits; the standard takes any (chapter 04 §3.13).'),
      accepts(
        (code) => /^\d{11}$/.test(code) && !luhnValid(code.slice(2)),
        `The check digits are those of the whole number (${BMF}); that of the SIREN is not looked at (chapter 04 §3.13).`,
      ),
      accepts(/^(\d?[A-Z]|[A-Z]\d)/, 'Numbers with a letter in front are taken without arithmetic (chapter 04 §3.13).'),
    ],
  },
  {
    country: 'GB',
    validators: ['GB.vat'],
    forms: [
      'dddddddxx',
      'dddddddxxddd',
      '1ddddddxx',
      '00dddddxx',
      '05dddddxx',
      '95dddddxx',
      '999dddd98',
      '9995dddxx',
      '000000000',
      'GDddd',
      'HAddd',
      'GD8888dddxx',
    ],
    differences: [
      rejects(/^0+$/, 'Zeros are no number (chapter 04 §3.14).'),
      rejects(
        /^GD8888/,
        'Departments write GD or HA and three digits: https://ec.europa.eu/taxation_customs/vies/#/faq',
      ),
      rejects((code) => isBritish(code) && Number(code.slice(7, 9)) >= 97, `Check digits run from 00 to 96: ${BMF}`),
      rejects(
        (code) => isBritish(code) && britishSum(code) === 55,
        `The new check digits are 55 less, a sum of 42; 55 more is nobody's: ${BMF}`,
      ),
      rejects(
        (code) => isBritish(code) && serial(code) >= 100_000 && serial(code) <= 999_999,
        'HM Revenue & Customs gave out none from 0100000 to 0999999 (chapter 04 §3.14).',
      ),
      rejects(
        (code) =>
          isBritish(code) && ((serial(code) > 9_490_000 && serial(code) <= 9_700_000) || serial(code) > 9_990_000),
        'HM Revenue & Customs gave out none with old check digits from 9490001 to 9700000 and above 9990000 (chapter 04 §3.14).',
      ),
    ],
  },
  { country: 'HR', validators: ['HR.oib'], forms: ['ddddddddddx'] },
  {
    country: 'HU',
    validators: ['HU.anum'],
    forms: ['dddddddx', 'dddddddx242'],
    differences: [
      accepts(
        /^\d{11}$/,
        'The number at home, with VAT code and office, which the law wants on invoices (chapter 27 §4.6).',
      ),
    ],
  },
  {
    country: 'IE',
    validators: ['IE.vat'],
    forms: ['dddddddy', 'dldddddy', 'dddddddyA', 'dddddddyH', 'dddddddyl'],
    differences: [
      rejects(/^\d{7}[A-W][J-VX-Z]$/, 'A ninth character is A to I, or W (European Commission, TIN Algorithms; VIES).'),
    ],
  },
  {
    country: 'IN',
    validators: ['IN.gstin'],
    forms: ['27lllPlddddldZy', 'ddlllClddddl1Zy', '29lllllddddl1Zy', '27lllPl0000l1Zy'],
    differences: [
      accepts(
        /^(?!0[1-9]|[12]\d|3[0-7])\d\d/,
        'Codes of states come and go; the standard has no list of them (chapter 05 §3.3).',
      ),
      accepts(
        /^.{5}[^ABCFGHJKLPT]/,
        'The fourth letter of a PAN tells its holder (https://incometaxindia.gov.in); the standard takes any (chapter 05 §3.3).',
      ),
      accepts(/^.{7}0000/, 'PANs count from 0001; the standard does not look (chapter 05 §3.3).'),
    ],
  },
  {
    country: 'IT',
    validators: ['IT.iva'],
    forms: ['ddddddddddx', 'ddddddd0ddx', 'ddddddd888x'],
    differences: [
      accepts(
        (code) => !/^\d{7}(0(0[1-9]|[1-9]\d)|100|120|121|888|999)/.test(code),
        'Digits eight to ten name the office (DM 23 dicembre 1976); the standard checks the last digit alone (chapter 05 §3.4).',
      ),
    ],
  },
  { country: 'LT', validators: ['LT.pvm'], forms: ['ddddddd1x', 'dddddddddd1x'] },
  { country: 'LU', validators: ['LU.tva'], forms: ['ddddddxx'] },
  {
    country: 'LV',
    validators: ['LV.pvn'],
    forms: ['4dddddddddx', '1d0dddd1dddx', '32ddddddddx'],
    differences: [accepts(/^32/, 'Numbers of persons since 2017 begin with 32 and have no date (chapter 27 §4.9).')],
  },
  {
    country: 'MT',
    validators: ['MT.vat'],
    forms: ['dddddddx', 'ddddddxx'],
    differences: [rejects(/^0/, 'No number begins with 0 (chapter 27 §4.10).')],
  },
  {
    country: 'MX',
    validators: ['MX.rfc'],
    forms: ['llldd112dlly', 'lllldd112dlly', 'lllldd112d'],
    differences: [
      rejects(
        /^[A-Z]{4}\d{6}$/,
        'Anexo 20 (t_RFC) takes twelve or thirteen characters; the short form of persons is for no invoice.',
      ),
      accepts(
        any,
        'Anexo 20 (t_RFC) lays down the form; what the last characters follow from is the SAT’s own (chapter 05 §3.5).',
      ),
    ],
  },
  {
    country: 'NL',
    validators: ['NL.btw'],
    forms: ['ddddddddxBdd', 'dddddddddBxx', 'dddddddd0Bdd'],
    differences: [
      accepts(
        (code) => weightedSum(code, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === 10 && code[8] === '0',
        'A remainder of 10 is not given out; the standard counts it as 0 (chapter 05 §3.6).',
      ),
    ],
  },
  { country: 'NO', validators: ['NO.mva'], forms: ['ddddddddxMVA'] },
  {
    country: 'NZ',
    validators: ['NZ.ird'],
    forms: ['ddddddddx', 'dddddddx', '1dddddddx'],
    differences: [
      rejects(
        (code) => Number(code) < 10_000_000 || Number(code) > 200_000_000,
        'Numbers in use lie between 10,000,000 and 200,000,000: Inland Revenue, IRD number validation.',
      ),
    ],
  },
  {
    country: 'PE',
    validators: ['PE.ruc'],
    forms: ['ddddddddddx', '10ddddddddx', '20ddddddddx', '17ddddddddx'],
    differences: [
      rejects(/^16/, 'No official source names the prefix 16; the standard does not take it (chapter 05).'),
    ],
  },
  {
    country: 'PL',
    validators: ['PL.nip'],
    forms: ['dddddddddx', 'd00ddddddx'],
    differences: [
      rejects(
        /^0|^\d00/,
        'The first three digits are those of an office, without 0 in front or 00 behind: https://www.podatki.gov.pl, schema of e-Deklaracje, TNrNIP',
      ),
    ],
  },
  {
    country: 'PT',
    validators: ['PT.nif'],
    forms: ['ddddddddx', '2dddddddx', '5dddddddx', '4dddddddx'],
    differences: [
      rejects(
        /^(?![123568]|45|7[01245789]|9[0189])/,
        'The first digits tell the kind of taxpayer: Decreto-Lei 14/2013, art. 4 and 8.',
      ),
    ],
  },
  {
    country: 'RO',
    validators: ['RO.cui', 'RO.cnp'],
    forms: ['dddddddddx', 'dddddddx', 'ddddx', 'dx', '1dd0d1d12ddddx', '6dd0d1d52ddddx'],
  },
  { country: 'SE', validators: ['SE.vat'], forms: ['dddddddddx01'] },
  {
    country: 'SG',
    validators: ['SG.uen'],
    forms: ['ddddddddy', '19dddddddy', '20dddddddy', '35dddddddy', 'T0dLLddddy', 'S9dLPddddy', 'Mddddddddl'],
    differences: [
      rejects(
        /^(?!19|20)\d{9}[A-Z]$/,
        'Companies begin with the year of registration: https://www.uen.gov.sg/ueninternet/faces/pages/admin/aboutUEN.jspx',
      ),
      accepts(/^M/, 'The standard takes the M numbers of IRAS too (chapter 05 §3.12).'),
    ],
  },
  {
    country: 'SI',
    validators: ['SI.ddv'],
    forms: ['dddddddx'],
    differences: [
      rejects(/^0/, 'No number begins with 0 (chapter 27 §4.12).'),
      rejects(
        /1$/,
        'A remainder of 0 would give 11, and such numbers are not given out (chapter 27 §4.12); stdnum has 1.',
      ),
    ],
  },
  {
    country: 'SK',
    validators: ['SK.dph'],
    forms: ['dddddddddx', '2ddddddddx'],
    differences: [
      accepts(
        /^[156]/,
        'stdnum wants 2, 3, 4, 7, 8 or 9 as the first digit; no official source says so, the standard only excludes 0 (chapter 05 §3.16).',
      ),
    ],
  },
  {
    country: 'US',
    validators: ['US.ein'],
    forms: ['ddddddddd'],
    differences: [
      accepts(
        any,
        'The first two digits name a campus (https://www.irs.gov/businesses/small-businesses-self-employed/how-eins-are-assigned-and-valid-ein-prefixes); the standard checks no code of the United States (chapter 05 §3.13).',
      ),
    ],
  },
];
