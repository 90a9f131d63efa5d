/**
 * Food vouchers that an issuer of electronic purses loads for its customer's employees. Source: SAT, Complemento de
 * Vales de Despensa 1.0, http://www.sat.gob.mx/sitio_internet/cfd/valesdedespensa/
 */
import { dateTime } from '../../../../cal/types.ts';
import { code } from '../../../../cbc/code.ts';
import { list } from '../../../../model/list.ts';
import { field, object } from '../../../../model/object.ts';
import { integer, text } from '../../../../model/scalars.ts';
import { Amount } from '../../../../num/amount.ts';
import { amount } from '../../../../num/types.ts';
import { lengthBetween, matches, present, unfailing } from '../../../../rules/conditions.ts';
import { at, check, each, rules } from '../../../../rules/declare.ts';
import { complement } from '../../../../tax/declare.ts';
import { isGivenDateTime } from './date-time.ts';
import { isRfc, RFC_EXPECTED } from './rfc.ts';

const PATH = 'regimes/mx/food-vouchers';

const FoodVouchersEmployee = object(
  'cfdi.FoodVouchersEmployee',
  { title: 'Food Vouchers Employee', description: 'An employee who gets a voucher.', within: PATH },
  {
    tax_code: field(code, 'Tax Code', 'The RFC of the employee (rfc).', { required: true }),
    curp: field(code, 'CURP', 'The number of the employee in the population register (curp).', { required: true }),
    name: field(text, 'Name', 'The name of the employee (nombre).', { required: true }),
    social_security: field(code, 'Social Security', 'The social security number of the employee (numSeguridadSocial).'),
  },
);

const FoodVouchersLine = object(
  'cfdi.FoodVouchersLine',
  { title: 'Food Vouchers Line', description: "A voucher loaded on an employee's wallet.", within: PATH },
  {
    i: field(integer, 'Index', 'The position of the line, from 1.', { required: true, calculated: true }),
    e_wallet_id: field(code, 'E-wallet Identifier', 'The wallet that is loaded (identificador).', { required: true }),
    issue_date_time: field(dateTime, 'Issue Date and Time', 'When the voucher was issued (fecha).', { required: true }),
    employee: field(FoodVouchersEmployee, 'Employee', 'Who gets the voucher.'),
    amount: field(amount, 'Amount', 'The value of the voucher (importe).', { required: true }),
  },
);

const FoodVouchers = object(
  'cfdi.FoodVouchers',
  {
    title: 'Food Vouchers',
    description:
      'The complement Vales de Despensa 1.0 of a CFDI: the food vouchers that were loaded for the employees of the customer.',
    path: PATH,
  },
  {
    employer_registration: field(
      text,
      'Employer Registration',
      "The customer's registration as an employer with the social security (registroPatronal).",
    ),
    account_number: field(text, 'Account Number', "The customer's account with the issuer (numeroDeCuenta).", {
      required: true,
    }),
    total: field(amount, 'Total', 'The sum of the amounts of all lines (total).', { required: true, calculated: true }),
    lines: field(list(FoodVouchersLine), 'Lines', 'The vouchers, one line each (Conceptos).', { required: true }),
  },
);

/** Numbers the lines, rounds their amounts to centavos and adds them up (chapter 08 §2.8). */
export const foodVouchers = complement(FoodVouchers, (vouchers) => {
  vouchers.total = Amount.zero(2);
  for (const [position, line] of (vouchers.lines ?? []).entries()) {
    if (!line) continue;
    line.i = position + 1;
    line.amount = (line.amount ?? Amount.ZERO).rescale(2);
    vouchers.total = vouchers.total.add(line.amount);
  }
});

/** Clave Única de Registro de Población: letters of the names, birth date, sex, state, inner consonants, two more. */
const CURP = /^[A-Z][AEIOUX][A-Z]{2}[0-9]{2}[01][0-9][0-3][0-9][MH][A-Z]{2}[BCDFGHJKLMNÑPQRSTVWXYZ]{3}[0-9A-Z][0-9]$/;

export const foodVouchersRules = rules(FoodVouchers, 'GOBL-MX-CFDI-FOODVOUCHERS', [
  at('employer_registration', [
    check(
      '01',
      "The customer's employer registration must not exceed 20 characters; Ñ and accented letters count as two.",
      lengthBetween(0, 20),
    ),
  ]),
  at('account_number', [
    check('02', "Food vouchers need the customer's account number in account_number.", present),
    check('03', "The customer's account number must not exceed 20 characters.", lengthBetween(0, 20)),
  ]),
  at('total', [check('04', 'Food vouchers need their total; building the document adds up the lines.', unfailing)]),
  at('lines', [
    check('05', 'Food vouchers need at least one line: the voucher of an employee.', present),
    each([
      at('e_wallet_id', [
        check('06', 'A food voucher needs the identifier of the e-wallet in e_wallet_id.', present),
        check('07', 'An e-wallet identifier must not exceed 20 characters.', lengthBetween(0, 20)),
      ]),
      at('issue_date_time', [
        check(
          '08',
          'A food voucher needs its issue date and time in issue_date_time, as YYYY-MM-DDThh:mm:ss.',
          isGivenDateTime,
        ),
      ]),
      at('employee', [
        check('09', 'A food voucher needs the employee who receives it, with tax_code, curp and name.', present),
        at('tax_code', [
          check('10', 'The employee needs an RFC in tax_code.', present),
          check('11', `The employee's RFC must have ${RFC_EXPECTED}, as in JUFA7608212V6.`, isRfc),
        ]),
        at('curp', [
          check('12', 'The employee needs a CURP in curp.', present),
          check(
            '13',
            'A CURP must have 18 characters: four letters of the names, the date of birth as yymmdd, H or M, two letters of the state, three consonants, a letter or digit, a digit; as in JUFA760821MDFRRR00.',
            matches(CURP),
          ),
        ]),
        at('name', [
          check('14', 'The employee needs a name.', present),
          check(
            '15',
            "The employee's name must not exceed 100 characters; Ñ and accented letters count as two.",
            lengthBetween(0, 100),
          ),
        ]),
        at('social_security', [check('16', 'A social security number must have 11 digits.', matches(/^[0-9]{11}$/))]),
      ]),
      at('amount', [check('17', 'A food voucher needs its value in amount.', unfailing)]),
    ]),
  ]),
]);
