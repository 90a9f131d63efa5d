/** Reads the lines of a receipt with their taxes (chapter 18 §7.1). */

import { entryOf } from '../../../engine/model/json.ts';
import { unitOfCode } from '../../../engine/org/units.ts';
import { message } from '../../../engine/text/message.ts';
import type { Report } from '../../declare/report.ts';
import { Decimal } from '../../rules/decimal.ts';
import { IEPS, ISR, IVA } from './codes.ts';
import { dropElement, filled, type Members, percentOf, sumOf } from './read-base.ts';
import { thirdOf } from './read-parties.ts';
import type { CfdiView, Concept, TaxNode } from './view.ts';

const NO_PRODUCT = '01010101';
const ANY_UNIT = 'ZZ';

/** The categories of taxes, transferred and retained. */
const CATEGORIES_OF = {
  transferred: { [IVA]: 'VAT', [IEPS]: 'IEPS' } as Readonly<Record<string, string>>,
  retained: { [ISR]: 'ISR', [IVA]: 'RVAT', [IEPS]: 'RIEPS' } as Readonly<Record<string, string>>,
};

/** Returns the category of a tax by its code; undefined for an unknown one. */
export function categoryOf({ tax, isRetained }: TaxNode): string | undefined {
  return entryOf<string>(isRetained ? CATEGORIES_OF.retained : CATEGORIES_OF.transferred, tax);
}

/** The lines, and the part of the tax on products and services that is read as charges. */
export interface Lines {
  readonly lines: readonly Members[];
  /** The sum of these charges. */
  readonly charged: Decimal;
  /** Whether the tax is read as charges, not as a combo of each line. */
  readonly isCharged: boolean;
}

const isIeps = ({ tax, isExempt }: TaxNode) => tax === IEPS && !isExempt;

/** Returns whether VAT is charged without the tax on products and services, as only a combo of both can express. */
function isOfOneBase({ concepts }: CfdiView): boolean {
  return concepts.every(({ taxes: { transferred } }) => {
    const own = transferred.filter(isIeps);
    if (own.length === 0) return true;
    const others = transferred.filter((each) => each.tax !== IEPS);
    return (
      others.some(({ tax }) => tax === IVA) &&
      own.every(
        ({ factor, base }) =>
          factor === 'Tasa' && base !== undefined && others.every((each) => each.base?.equals(base) === true),
      )
    );
  });
}

export function linesOf(view: CfdiView, report: Report): Lines {
  const isCharged = !isOfOneBase(view);
  const charges = (line: Concept) => (isCharged ? line.taxes.transferred.filter(isIeps) : []);
  return {
    lines: view.concepts.map((line, at) => lineOf(line, at, charges(line), report)),
    charged: sumOf(view.concepts.flatMap((line) => charges(line).map(({ importe }) => importe))),
    isCharged,
  };
}

function lineOf(line: Concept, at: number, charged: readonly TaxNode[], report: Report): Members {
  for (const name of ['cfdi:ComplementoConcepto', 'cfdi:Parte']) {
    for (const each of line.element.all(name)) {
      const inner = name === 'cfdi:Parte' ? [each] : each.children;
      for (const lost of inner) dropElement(report, lost);
    }
  }
  const sum = line.number('Importe');
  const discount = line.number('Descuento');
  const charges = charged.map((tax) => chargeOf(tax, sum));
  const total = sumOf([sum, ...charged.map(({ importe }) => importe)]).minus(discount ?? Decimal.ZERO);
  return filled({
    i: at + 1,
    quantity: line.get('Cantidad'),
    item: itemOf(line),
    sum: sum?.toString(),
    discounts: discount && !discount.isZero ? [{ amount: discount.toString() }] : [],
    charges,
    taxes: combosOf(line, charged, total, report),
    total: total.toString(),
    seller: thirdOf(line.third),
  });
}

function itemOf(line: Concept): Members {
  const product = line.get('ClaveProdServ');
  const object = line.text('ObjetoImp');
  const joined = (name: string, attribute: string) =>
    line
      .all(name)
      // Customs numbers have two blanks between their parts, so their blanks stay.
      .map((each) => each.element.attribute(attribute)?.trim() ?? '')
      .join(';');
  return filled({
    ref: line.get('NoIdentificacion'),
    name: line.get('Descripcion'),
    price: line.get('ValorUnitario'),
    unit: unitOf(line.text('ClaveUnidad')),
    ext: product === undefined || product === NO_PRODUCT ? {} : { 'mx-cfdi-prod-serv': product },
    meta: filled({
      'mx-cfdi-unit': line.get('Unidad'),
      'mx-cfdi-tax-object': /^0[3-8]$/.test(object) ? object : undefined,
      'mx-cfdi-customs': joined('cfdi:InformacionAduanera', 'NumeroPedimento'),
      'mx-cfdi-predial': joined('cfdi:CuentaPredial', 'Numero'),
    }),
  });
}

function unitOf(code: string): string | undefined {
  if (code === ANY_UNIT) return undefined;
  return unitOfCode(code) ?? (/^[A-Z0-9]{2,3}$/.test(code) ? code : undefined);
}

/** Returns a tax on products and services as a charge. */
function chargeOf(tax: TaxNode, sum: Decimal | undefined): Members {
  const { base, rate, factor, importe } = tax;
  if (factor === 'Cuota') {
    return filled({
      code: 'IEPS',
      quantity: base?.toString(),
      rate: tax.get('TasaOCuota'),
      amount: importe?.toString(),
    });
  }
  const isOther = base !== undefined && (sum === undefined || !base.equals(sum));
  return filled({
    code: 'IEPS',
    percent: rate && percentOf(rate),
    base: isOther ? base.toString() : undefined,
    amount: importe?.toString(),
  });
}

function combosOf({ taxes }: Concept, charged: readonly TaxNode[], total: Decimal, report: Report): Members[] {
  const all = [...taxes.transferred, ...taxes.retained].filter((tax) => !charged.includes(tax));
  return all.flatMap((tax) => {
    const category = categoryOf(tax);
    if (category === undefined || (tax.isExempt && tax.tax !== IVA)) {
      report.dropped(
        'warning',
        { element: tax.element },
        message('Ignored the tax {tax} {factor}; the document has no field for it.', {
          tax: tax.tax,
          factor: tax.factor,
        }),
      );
      return [];
    }
    compareBase(tax, total, report);
    return [{ cat: category, ...rateOf(tax) }];
  });
}

/** Reports a base that is not the net amount of its line, from which documents calculate taxes. */
function compareBase({ base, factor, element }: TaxNode, total: Decimal, report: Report): void {
  if (base === undefined || factor === 'Cuota' || base.equals(total)) return;
  const isRounding =
    base
      .minus(total)
      .abs()
      .compare(new Decimal(1, Math.min(base.scale, total.scale))) <= 0;
  report.difference(
    isRounding ? 'info' : 'warning',
    { element, step: '@Base' },
    message('{name} is {given}, but {made} in the document.', {
      name: 'Base',
      given: base.toString(),
      made: total.toString(),
    }),
  );
}

/** Returns the percentage of a tax, or that it is exempt. */
export function rateOf({ isExempt, rate }: TaxNode): Members {
  if (isExempt) return { key: 'exempt' };
  return rate ? { percent: percentOf(rate) } : {};
}
