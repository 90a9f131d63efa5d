/** Writes simplified invoices (FSM10): rows with tax, without totals and payment. */

import { Amount } from '../../../engine/num/amount.ts';
import { message } from '../../../engine/text/message.ts';
import { amountOf, cents, minus, percentOf as partOf, plus } from '../shared/amounts.ts';
import type { Part } from '../shared/document.ts';
import { numberOf, type Written } from '../shared/writing.ts';
import { vatTotals } from './vat-totals.ts';
import { comboOf, element, isWithheld, percentOf, rate, type Writing } from './write-base.ts';
import { adjustmentsOf, invoiceNumber } from './write-general.ts';
import { legalReference } from './write-goods.ts';

const EXEMPT = 'it-sdi-exempt';

interface Row {
  readonly part: Part;
  readonly name: string;
  readonly percent: string | undefined;
  readonly nature: string | undefined;
  readonly key: string | undefined;
  amount: Amount;
}

/** FatturaElettronicaBody. @param gross totals of lines with tax, if prices include it */
export function simplifiedBody(
  gross: readonly (Amount | undefined)[] | undefined,
  attachments: readonly (Written | undefined)[],
  writing: Writing,
): Written | undefined {
  const { document } = writing;
  const rows = rowsOf(gross, writing);
  const [corrected] = document.list('preceding');
  const isCorrection = writing.type !== 'TD07';
  if (isCorrection && !(corrected?.has('code') && corrected.has('issue_date') && corrected.has('reason'))) {
    writing.refuse(
      'BW-FPA-CORRECTED',
      '$.preceding',
      message('A simplified credit or debit note needs the invoice it corrects, with number, date and reason.'),
    );
  }
  return element(
    'FatturaElettronicaBody',
    [
      element('DatiGenerali', [
        element('DatiGeneraliDocumento', [
          element('TipoDocumento', writing.type, '$.tax.ext'),
          element('Divisa', document.text('currency'), '$.currency'),
          element('Data', document.text('issue_date'), '$.issue_date'),
          invoiceNumber(writing),
        ]),
        isCorrection && corrected
          ? element(
              'DatiFatturaRettificata',
              [
                writing.identifier('NumeroFR', numberOf(corrected), 20, corrected.at('code')),
                element('DataFR', corrected.text('issue_date'), corrected.at('issue_date')),
                writing.latin('ElementiRettificati', corrected.text('reason'), 1000, corrected.at('reason')),
              ],
              corrected,
            )
          : undefined,
      ]),
      rows.map((row) => rowElement(row, writing)),
      attachments,
    ],
    '$',
  );
}

function rowElement({ part, name, percent, nature, key, amount }: Row, writing: Writing): Written | undefined {
  if (nature?.startsWith('N6') || nature?.startsWith('N7')) {
    writing.refuse(
      'BW-FPA-SIMPLIFIED',
      part.at('taxes'),
      message('A simplified invoice cannot have reverse charge or foreign tax ({nature}); issue an ordinary one.', {
        nature,
      }),
    );
  }
  return element(
    'DatiBeniServizi',
    [
      writing.latin('Descrizione', name, 1000, part),
      element('Importo', cents(amount), part),
      element('DatiIVA', [rate('Aliquota', percent, part.at('taxes'), writing)], part.at('taxes')),
      element('Natura', nature, part.at('taxes')),
      legalReference(nature, key, writing),
    ],
    part,
  );
}

/** Returns the rows with tax, which add up to the sum of each rate and to the total. */
function rowsOf(gross: readonly (Amount | undefined)[] | undefined, writing: Writing): Row[] {
  const { document } = writing;
  const lines = document.list('lines').map((part, at): Row => {
    part.take('i', 'sum', 'quantity', 'discounts', 'charges');
    part.text('total');
    const item = part.object('item');
    item?.takeAll();
    if (part.peek('quantity') !== '1')
      writing.dropped(
        'info',
        part.at('quantity'),
        message('Not written: a simplified invoice has only the amount of a row.'),
      );
    const row = rowOf(part, item?.peek('name') ?? '', amountOf(part.peek('total')), writing);
    const included = gross?.[at];
    return included === undefined ? row : { ...row, amount: included };
  });
  const { lines: taxed, whole, stamps, funds } = adjustmentsOf(writing);
  const untaxedStamps = stamps
    .filter((each) => comboOf(each, 'VAT') === undefined)
    .map((part) => ({ part, isDiscount: false }));
  const others = [...taxed, ...whole, ...untaxedStamps];
  const ordered = [...others.filter(({ isDiscount }) => !isDiscount), ...others.filter(({ isDiscount }) => isDiscount)];
  const adjustments = ordered.map(({ part, isDiscount }) => {
    part.take('i', 'key', 'percent', 'base', 'code', 'amount');
    const amount = amountOf(part.peek('amount')) ?? Amount.zero(2);
    const name = part.text('reason') ?? (stamps.includes(part) ? 'Bollo' : isDiscount ? 'Sconto' : 'Maggiorazione');
    return rowOf(part, name, isDiscount ? amount.negate() : amount, writing);
  });
  for (const each of funds) {
    each.takeAll();
    writing.refuse(
      'BW-FPA-SIMPLIFIED',
      each,
      message('A simplified invoice cannot have a pension fund contribution; issue an ordinary one.'),
    );
  }
  const rows = [...lines, ...adjustments];
  settle(rows, writing);
  return rows;
}

function rowOf(part: Part, name: string, net: Amount | undefined, writing: Writing): Row {
  const vat = comboOf(part, 'VAT');
  vat?.take('cat', 'key', 'rate', 'country', 'percent');
  vat?.object('ext')?.takeAll();
  if (isWithheld(part)) {
    writing.refuse(
      'BW-FPA-SIMPLIFIED',
      part.at('taxes'),
      message('A simplified invoice cannot have withholding tax; issue an ordinary one.'),
    );
  }
  const percent = vat?.peek('percent');
  const base = net ?? Amount.zero(2);
  const amount = plus(base.up(10), partOf(base, percentOf(percent) ?? Amount.ZERO)).rescale(2);
  // A row without tax, such as a stamp, is outside the scope of VAT.
  const nature = vat ? vat.object('ext')?.peek(EXEMPT) : 'N1';
  return { part, name, percent, nature, key: vat?.peek('key'), amount };
}

/** Adjusts the last row of each rate, then the last of all, so that the rows add up. */
function settle(rows: readonly Row[], writing: Writing): void {
  const rateOf = (percent: string | undefined) => percentOf(percent)?.rescale(2).toString() ?? '0.00';
  const change = (among: readonly Row[], wanted: Amount) => {
    const last = among.at(-1);
    if (!last) return;
    const sum = among.reduce((total, { amount }) => plus(total, amount), Amount.zero(2));
    last.amount = plus(last.amount, minus(wanted, sum)).rescale(2);
  };
  for (const { percent, nature, base, tax } of vatTotals(writing)) {
    const own = rows.filter((row) => rateOf(row.percent) === rateOf(percent) && row.nature === nature);
    change(own, plus(base, tax));
  }
  const total = amountOf(writing.document.object('totals')?.peek('total_with_tax'));
  if (total) change(rows, total);
}
