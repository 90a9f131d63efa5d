/** Reads the complements of food vouchers and fuel (chapter 18 §7.1). */

import { unitOfCode } from '../../../engine/org/units.ts';
import { Decimal } from '../../rules/decimal.ts';
import { FUEL, LEGENDS, VOUCHERS } from './codes.ts';
import { filled, type Members } from './read-base.ts';
import { type CfdiView, Node } from './view.ts';

const HUNDRED = new Decimal(100, 0);

function vouchers(node: Node): Members {
  return filled({
    $schema: VOUCHERS,
    employer_registration: node.get('registroPatronal'),
    account_number: node.get('numeroDeCuenta'),
    total: node.get('total'),
    lines: node.all('valesdedespensa:Conceptos', 'valesdedespensa:Concepto').map((line, at) =>
      filled({
        i: at + 1,
        e_wallet_id: line.get('identificador'),
        issue_date_time: line.get('fecha'),
        employee: filled({
          tax_code: line.get('rfc'),
          curp: line.get('curp'),
          name: line.get('nombre'),
          social_security: line.get('numSeguridadSocial'),
        }),
        amount: line.get('importe'),
      }),
    ),
  });
}

function fuelTax(tax: Node): Members {
  const rate = tax.number('TasaOCuota');
  const isVat = tax.get('Impuesto') === 'IVA';
  // The percentage has two decimals fewer: 0.1600 is 16.00%.
  const percent = rate?.times(HUNDRED).round(Math.max(0, rate.scale - 2));
  return filled({
    cat: isVat ? 'VAT' : 'IEPS',
    percent: isVat && percent ? `${percent.toString()}%` : undefined,
    rate: isVat ? undefined : tax.get('TasaOCuota'),
    amount: tax.get('Importe'),
  });
}

function fuel(node: Node): Members {
  return filled({
    $schema: FUEL,
    account_number: node.get('NumeroDeCuenta'),
    subtotal: node.get('SubTotal'),
    total: node.get('Total'),
    lines: node.all('ecc12:Conceptos', 'ecc12:ConceptoEstadoDeCuentaCombustible').map((line, at) =>
      filled({
        i: at + 1,
        e_wallet_id: line.get('Identificador'),
        purchase_date_time: line.get('Fecha'),
        vendor_tax_code: line.get('Rfc'),
        service_station_code: line.get('ClaveEstacion'),
        quantity: line.get('Cantidad'),
        item: filled({
          type: line.get('TipoCombustible'),
          unit: unitOfCode(line.text('Unidad')) ?? line.get('Unidad'),
          name: line.get('NombreCombustible'),
          price: line.get('ValorUnitario'),
        }),
        purchase_code: line.get('FolioOperacion'),
        total: line.get('Importe'),
        taxes: line.all('ecc12:Traslados', 'ecc12:Traslado').map(fuelTax),
      }),
    ),
  });
}

/** Returns the legends as notes. */
export function legendsOf(view: CfdiView): Members[] {
  return (view.complement('leyendasFisc:LeyendasFiscales')?.all('leyendasFisc:Leyenda') ?? []).map((each) =>
    filled({
      key: 'legal',
      src: LEGENDS,
      code: [each.get('disposicionFiscal'), each.get('norma')].filter(Boolean).join(' ') || undefined,
      text: each.get('textoLeyenda'),
    }),
  );
}

const READERS: Readonly<Record<string, (node: Node) => Members>> = {
  'valesdedespensa:ValesDeDespensa': vouchers,
  'ecc12:EstadoDeCuentaCombustible': fuel,
};

/** Returns the complements that documents have, in their order. */
export function complementsOf({ complements }: CfdiView): Members[] {
  return complements.flatMap((element): Members[] => {
    const made = READERS[element.name]?.(new Node(element));
    return made ? [made] : [];
  });
}
