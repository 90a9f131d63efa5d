/** Writes the complements of food vouchers and fuel (chapter 18 §5.6). */

import { codeOfUnit } from '../../../engine/org/units.ts';
import { message } from '../../../engine/text/message.ts';
import type { Part } from '../shared/document.ts';
import type { Written } from '../shared/writing.ts';
import { FUEL, FUEL_TAXES, VOUCHERS } from './codes.ts';
import { fractionOf, group, MOST_DECIMALS, node, numberOf, padded, type Value, type Writing } from './write-base.ts';

/** Returns the value of a member with its place. */
const memberOf = (part: Part | undefined, name: string): Value => part && [part.text(name), part.at(name)];

/** Returns an amount with two decimals. */
const money = (part: Part, name: string): Value => {
  const value = numberOf(part, name);
  return [value && padded(value, 2).toString(), part.at(name)];
};

/** Returns a number with at most three decimals, and at least one. */
const measure = (part: Part | undefined, name: string): Value => {
  const value = numberOf(part, name)?.round(3);
  return part && [value && padded(value, Math.max(value.scale, 1)).toString(), part.at(name)];
};

function vouchers(part: Part): Written {
  return node(
    'valesdedespensa:ValesDeDespensa',
    {
      version: '1.0',
      tipoOperacion: 'monedero electrónico',
      registroPatronal: memberOf(part, 'employer_registration'),
      numeroDeCuenta: memberOf(part, 'account_number'),
      total: money(part, 'total'),
    },
    part,
    [
      group(
        'valesdedespensa:Conceptos',
        part.list('lines').map((line) => {
          line.take('i');
          const employee = line.object('employee');
          return node(
            'valesdedespensa:Concepto',
            {
              identificador: memberOf(line, 'e_wallet_id'),
              fecha: memberOf(line, 'issue_date_time'),
              rfc: memberOf(employee, 'tax_code'),
              curp: memberOf(employee, 'curp'),
              nombre: memberOf(employee, 'name'),
              numSeguridadSocial: memberOf(employee, 'social_security'),
              importe: money(line, 'amount'),
            },
            line,
          );
        }),
      ),
    ],
  );
}

/** Returns the rate of a tax on fuel: as given, or the percentage as a fraction. */
function fuelRate(tax: Part): Value {
  const percent = fractionOf(tax.text('percent'))?.round(MOST_DECIMALS);
  return percent === undefined ? memberOf(tax, 'rate') : [percent.toString(), tax.at('percent')];
}

function fuelTax(tax: Part): Written {
  const category = tax.text('cat') ?? '';
  return node(
    'ecc12:Traslado',
    {
      Impuesto: [FUEL_TAXES[category] ?? category, tax.at('cat')],
      TasaOCuota: fuelRate(tax),
      Importe: money(tax, 'amount'),
    },
    tax,
  );
}

function purchase(line: Part): Written {
  line.take('i');
  const item = line.object('item');
  const unit = item?.text('unit');
  return node(
    'ecc12:ConceptoEstadoDeCuentaCombustible',
    {
      Identificador: memberOf(line, 'e_wallet_id'),
      Fecha: memberOf(line, 'purchase_date_time'),
      Rfc: memberOf(line, 'vendor_tax_code'),
      ClaveEstacion: memberOf(line, 'service_station_code'),
      Cantidad: measure(line, 'quantity'),
      TipoCombustible: memberOf(item, 'type'),
      Unidad: item && unit !== undefined ? [codeOfUnit(unit) ?? unit, item.at('unit')] : undefined,
      NombreCombustible: memberOf(item, 'name'),
      FolioOperacion: memberOf(line, 'purchase_code'),
      ValorUnitario: measure(item, 'price'),
      Importe: money(line, 'total'),
    },
    line,
    [group('ecc12:Traslados', line.list('taxes').map(fuelTax))],
  );
}

function fuel(part: Part): Written {
  return node(
    'ecc12:EstadoDeCuentaCombustible',
    {
      Version: '1.2',
      TipoOperacion: 'Tarjeta',
      NumeroDeCuenta: memberOf(part, 'account_number'),
      SubTotal: money(part, 'subtotal'),
      Total: money(part, 'total'),
    },
    part,
    [group('ecc12:Conceptos', part.list('lines').map(purchase))],
  );
}

/** Writes the complements in the order of the document. */
export function complements(writing: Writing): (Written | undefined)[] {
  return writing.document.list('complements').map((part) => {
    const schema = part.text('$schema');
    if (schema === VOUCHERS) return vouchers(part);
    if (schema === FUEL) return fuel(part);
    writing.refuse(
      'BW-CFDI-COMPLEMENT',
      part.path,
      message('Billwright writes complements of food vouchers and fuel only; remove this one.'),
    );
    return undefined;
  });
}
