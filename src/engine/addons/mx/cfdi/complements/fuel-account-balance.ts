/**
 * Fuel bought with electronic purses and billed by their issuer. Source: SAT, Complemento de Estado de Cuenta de
 * Combustibles de Monederos Electrónicos 1.2 revisión B,
 * http://www.sat.gob.mx/sitio_internet/cfd/EstadoDeCuentaCombustible/
 */

import { dateTime } from '../../../../cal/types.ts';
import { code } from '../../../../cbc/code.ts';
import { list } from '../../../../model/list.ts';
import { field, type InstanceOf, object } from '../../../../model/object.ts';
import { integer, text } from '../../../../model/scalars.ts';
import { Amount } from '../../../../num/amount.ts';
import type { Percentage } from '../../../../num/percentage.ts';
import { amount, percentage } from '../../../../num/types.ts';
import { unit } from '../../../../org/unit.ts';
import { lengthBetween, oneOf, orZero, positive, present, unfailing } from '../../../../rules/conditions.ts';
import { at, check, each, rules, when } from '../../../../rules/declare.ts';
import { labelled } from '../../../../rules/label.ts';
import { complement } from '../../../../tax/declare.ts';
import { isGivenDateTime } from './date-time.ts';
import { isRfc, RFC_EXPECTED } from './rfc.ts';

const PATH = 'regimes/mx/fuel-account-balance';

const FuelAccountItem = object(
  'cfdi.FuelAccountItem',
  { title: 'Fuel Account Item', description: 'The fuel of a purchase.', within: PATH },
  {
    type: field(code, 'Type', 'The kind of fuel, from the code list c_ClaveTipoCombustible (TipoCombustible).', {
      required: true,
    }),
    unit: field(unit, 'Unit', 'The unit of price and quantity (Unidad).'),
    name: field(text, 'Name', 'The name of the fuel (NombreCombustible).', { required: true }),
    price: field(amount, 'Price', 'The price of one unit without taxes (ValorUnitario).', { required: true }),
  },
);

const FuelAccountTax = object(
  'cfdi.FuelAccountTax',
  { title: 'Fuel Account Tax', description: 'A tax on a purchase of fuel.', within: PATH },
  {
    cat: field(code, 'Category', 'The tax: VAT or IEPS (Impuesto).', { required: true }),
    percent: field(percentage, 'Percent', "The tax as a share of the line's total (tasa, TasaoCuota)."),
    rate: field(amount, 'Rate', 'The tax per unit, if it is not a percentage (cuota, TasaoCuota).'),
    amount: field(amount, 'Amount', 'The amount of the tax (Importe).', { required: true, calculated: true }),
  },
);

const FuelAccountLine = object(
  'cfdi.FuelAccountLine',
  { title: 'Fuel Account Line', description: 'A purchase of fuel with an electronic wallet.', within: PATH },
  {
    i: field(integer, 'Index', 'The position of the line, from 1.', { required: true, calculated: true }),
    e_wallet_id: field(code, 'E-wallet Identifier', 'The purse that paid (Identificador).', { required: true }),
    purchase_date_time: field(dateTime, 'Purchase Date and Time', 'When the fuel was bought (Fecha).', {
      required: true,
    }),
    vendor_tax_code: field(code, 'Vendor Tax Code', 'The RFC of the seller of the fuel (Rfc).', { required: true }),
    service_station_code: field(code, 'Service Station Code', 'The station where it was bought (ClaveEstacion).', {
      required: true,
    }),
    quantity: field(amount, 'Quantity', 'How many units (Cantidad).', { required: true }),
    item: field(FuelAccountItem, 'Item', 'The fuel.', { required: true }),
    purchase_code: field(code, 'Purchase Code', 'The number of the purchase (FolioOperacion).', { required: true }),
    total: field(amount, 'Total', 'Price times quantity, without taxes (Importe).', {
      required: true,
      calculated: true,
    }),
    taxes: field(list(FuelAccountTax), 'Taxes', 'The taxes on the purchase (Traslados).', { required: true }),
  },
);
type FuelAccountLine = InstanceOf<typeof FuelAccountLine>;

const FuelAccountBalance = object(
  'cfdi.FuelAccountBalance',
  {
    title: 'Fuel Account Balance',
    description:
      'The complement Estado de Cuenta de Combustibles para Monederos Electrónicos 1.2 of a CFDI: the fuel that the customer bought with electronic wallets.',
    path: PATH,
  },
  {
    account_number: field(text, 'Account Number', "The customer's account with the issuer (NumeroDeCuenta).", {
      required: true,
    }),
    subtotal: field(amount, 'Subtotal', 'The sum of all lines, without taxes (SubTotal).', {
      required: true,
      calculated: true,
    }),
    total: field(amount, 'Total', 'The subtotal with all taxes (Total).', { required: true, calculated: true }),
    lines: field(list(FuelAccountLine), 'Lines', 'The purchases, one line each (Conceptos).', { required: true }),
  },
);

/** The minimum decimals of price and quantity. Totals and taxes are rounded to centavos at the end. */
const FINE = 3;
const CENTAVOS = 2;

/** Calculates a line. Returns the sum of its taxes, which apply to the unrounded total. */
function calculateLine(line: FuelAccountLine): Amount {
  const quantity = (line.quantity ?? Amount.ZERO).up(FINE);
  let total = line.total ?? Amount.ZERO;
  if (line.item) {
    line.item.price = (line.item.price ?? Amount.ZERO).up(FINE);
    total = line.item.price.multiply(quantity);
  }
  let taxes = Amount.zero(CENTAVOS);
  for (const tax of line.taxes ?? []) {
    if (!tax) continue;
    const due = tax.percent?.of(total) ?? (tax.rate && quantity.multiply(tax.rate)) ?? tax.amount ?? Amount.ZERO;
    tax.amount = due.rescale(CENTAVOS);
    taxes = taxes.add(tax.amount);
  }
  line.quantity = quantity;
  line.total = total.rescale(CENTAVOS);
  return taxes;
}

/** Numbers the lines, calculates them and adds them up (chapter 08 §2.9). */
export const fuelAccountBalance = complement(FuelAccountBalance, (balance) => {
  let subtotal = Amount.zero(CENTAVOS);
  let taxes = Amount.zero(CENTAVOS);
  for (const [position, line] of (balance.lines ?? []).entries()) {
    if (!line) continue;
    line.i = position + 1;
    taxes = taxes.add(calculateLine(line));
    subtotal = subtotal.add(line.total ?? Amount.ZERO);
  }
  balance.subtotal = subtotal;
  balance.total = subtotal.add(taxes);
});

/**
 * Tests that the total is quantity times price, first rounded to the decimals of the quantity. Calculation rounds to
 * the decimals of the price, so the results may differ by one centavo (chapter 08 §2.9).
 */
function isTotalOfItem(line: FuelAccountLine | undefined): boolean {
  if (!line?.item) return true;
  const { quantity = Amount.ZERO, total = Amount.ZERO, item } = line;
  return total.equals(quantity.multiply(item.price ?? Amount.ZERO).rescale(CENTAVOS));
}
isTotalOfItem.label = 'is total of item';

const withoutPercent = labelled(
  'without percent',
  (tax: { percent?: Percentage } | null | undefined) => tax?.percent === undefined,
);

export const fuelAccountBalanceRules = rules(FuelAccountBalance, 'GOBL-MX-CFDI-FUELACCOUNTBALANCE', [
  at('account_number', [
    check('01', "A fuel account needs the customer's account number in account_number.", present),
    check('02', "The customer's account number must not exceed 50 characters.", lengthBetween(1, 50)),
  ]),
  at('subtotal', [
    check('03', 'A fuel account needs its subtotal; building the document adds up the lines.', unfailing),
  ]),
  at('total', [
    check('04', 'A fuel account needs its total; building the document adds up lines and taxes.', unfailing),
  ]),
  at('lines', [
    check('05', 'A fuel account needs at least one line: a fuel purchase.', present),
    each([
      check(
        '20',
        'The total of a line must be quantity times price, rounded to two decimals; build the document, and use the same number of decimals for price and quantity.',
        isTotalOfItem,
      ),
      at('e_wallet_id', [check('06', 'A fuel purchase needs the identifier of the e-wallet in e_wallet_id.', present)]),
      at('purchase_date_time', [
        check(
          '07',
          'A fuel purchase needs its date and time in purchase_date_time, as YYYY-MM-DDThh:mm:ss.',
          isGivenDateTime,
        ),
      ]),
      at('vendor_tax_code', [
        check('08', "A fuel purchase needs the seller's RFC in vendor_tax_code.", present),
        check('09', `The seller's RFC must have ${RFC_EXPECTED}, as in RWT860605OF5.`, isRfc),
      ]),
      at('service_station_code', [
        check('10', 'A fuel purchase needs the station code in service_station_code.', present),
        check('11', 'A station code must not exceed 20 characters.', lengthBetween(1, 20)),
      ]),
      at('quantity', [
        check('12', 'The quantity of a fuel purchase must be more than zero, for example 9.661.', orZero(positive)),
      ]),
      at('item', [
        check('13', 'A fuel purchase needs the fuel in item, with type, name and price.', present),
        at('type', [
          check('14', 'The fuel needs its type from the code list c_ClaveTipoCombustible in type, such as 1.', present),
        ]),
        at('name', [
          check('15', 'The fuel needs its name.', present),
          check(
            '16',
            'The name of the fuel must not exceed 300 characters; accented letters count as two.',
            lengthBetween(1, 300),
          ),
        ]),
        at('price', [
          check('17', 'The price of the fuel must be more than zero, for example 12.743.', orZero(positive)),
        ]),
      ]),
      at('purchase_code', [
        check('18', 'A fuel purchase needs its number (folio) in purchase_code.', present),
        check('19', 'The number of a fuel purchase must not exceed 50 characters.', lengthBetween(1, 50)),
      ]),
      at('taxes', [
        check('21', 'A fuel purchase needs its taxes: at least one with cat VAT or IEPS.', present),
        each([
          at('cat', [
            check('22', 'A tax on fuel needs its category in cat: VAT or IEPS.', present),
            check('23', 'The category of a tax on fuel must be VAT or IEPS.', oneOf('VAT', 'IEPS')),
          ]),
          when(withoutPercent, [
            at('rate', [check('24', 'A tax on fuel needs percent, or the tax per unit in rate.', present)]),
          ]),
          at('rate', [
            when(present, [check('25', 'The tax per unit must be more than zero; otherwise leave it out.', positive)]),
          ]),
          at('amount', [
            check(
              '26',
              'The amount of a tax on fuel must be more than zero; correct percent or rate, or remove the tax.',
              orZero(positive),
            ),
          ]),
        ]),
      ]),
    ]),
  ]),
]);
