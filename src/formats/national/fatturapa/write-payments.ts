/** Writes payments of FatturaPA. */

import { amountToPay } from '../../../engine/bill/amount-to-pay.ts';

import { Amount } from '../../../engine/num/amount.ts';
import { message } from '../../../engine/text/message.ts';
import type { Totals } from '../../../paper/documents.ts';
import { instalmentsOf } from '../../mapping/instalments.ts';
import { amountOf, cents } from '../shared/amounts.ts';
import { type Part, pathOf } from '../shared/document.ts';
import type { Written } from '../shared/writing.ts';
import { element, money, type Writing } from './write-base.ts';

/** Writes DatiPagamento. */
export function payments(writing: Writing): (Written | undefined)[] {
  const payment = writing.document.object('payment');
  if (!payment) return [];
  const advances = payment.list('advances').filter((each) => hasMeans(each, writing));
  return [
    element(
      'DatiPagamento',
      advances.length > 0
        ? [
            element('CondizioniPagamento', 'TP03', payment.at('advances')),
            advances.map((each) => advance(each, writing)),
          ]
        : [],
      payment.at('advances'),
    ),
    instructions(payment, writing),
  ];
}

function hasMeans(part: Part, writing: Writing): boolean {
  part.take('key', 'i', 'grant', 'percent', 'currency');
  if (part.object('ext')?.has('it-sdi-payment-means')) return true;
  part.takeAll();
  writing.dropped('warning', part, message('Not written: set the means of payment in key.'));
  return false;
}

const BIC = /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9](?:[A-Z0-9]{3})?$/;

/** IstitutoFinanziario, IBAN, BIC. */
function account(part: Part | undefined, writing: Writing): readonly (Written | undefined)[] {
  if (!part) return [];
  const iban = part.text('iban')?.replace(/\s/g, '').toUpperCase();
  const bic = part.text('bic')?.replace(/\s/g, '').toUpperCase();
  const isBic = bic !== undefined && BIC.test(bic);
  if (bic !== undefined && !isBic)
    writing.dropped('warning', part.at('bic'), message('Not written: it does not have the form of a FatturaPA BIC.'));
  return [
    writing.latin('IstitutoFinanziario', part.text('name'), 80, part.at('name')),
    writing.identifier('IBAN', iban, 34, part.at('iban')),
    isBic ? element('BIC', bic, part.at('bic')) : undefined,
  ];
}

function advance(part: Part, writing: Writing): Written | undefined {
  if (part.text('description') !== undefined)
    writing.dropped(
      'info',
      part.at('description'),
      message('Not written: FatturaPA has no description of an advance.'),
    );
  return element(
    'DettaglioPagamento',
    [
      element('ModalitaPagamento', part.ext('it-sdi-payment-means'), part.at('ext')),
      element('DataRiferimentoTerminiPagamento', part.text('date'), part.at('date')),
      money('ImportoPagamento', amountOf(part.text('amount')), part.at('amount')),
      account(part.object('credit_transfer'), writing),
    ],
    part,
  );
}

function instructions(payment: Part, writing: Writing): Written | undefined {
  const part = payment.object('instructions');
  const terms = payment.object('terms');
  const dates = terms?.list('due_dates') ?? [];
  for (const name of ['key', 'detail', 'notes']) {
    if (terms?.text(name) !== undefined && name !== 'key')
      writing.dropped(
        name === 'notes' ? 'warning' : 'info',
        terms.at(name),
        message('Not written: FatturaPA has only due dates.'),
      );
  }
  if (!part || !hasMeans(part, writing)) return undefined;
  for (const each of ['detail', 'notes']) {
    if (part.text(each) !== undefined)
      writing.dropped('info', part.at(each), message('Not written: FatturaPA has no payment text.'));
  }
  const totals = (writing.document.object('totals')?.value ?? {}) as Totals;
  const due = amountOf(amountToPay(totals)) ?? Amount.zero(2);
  const means = part.ext('it-sdi-payment-means');
  const [transfer] = part.list('credit_transfer');
  const payee = payment.object('payee');
  const row = (amount: Amount, date?: Part) =>
    element(
      'DettaglioPagamento',
      [
        payee && writing.latin('Beneficiario', payee.text('name'), 200, payee.at('name')),
        element('ModalitaPagamento', means, part.at('ext')),
        element('DataScadenzaPagamento', date?.text('date'), date?.at('date')),
        element('ImportoPagamento', cents(amount), date?.at('amount') ?? '$.totals'),
        account(transfer, writing),
        writing.identifier('CodicePagamento', part.text('ref'), 60, part.at('ref')),
      ],
      date ?? part,
    );
  const given = dates.map((each) => ({ amount: each.text('amount'), percent: each.text('percent') }));
  const places = dates.map((each) => pathOf(each.at('amount')));
  const amounts = instalmentsOf(given, totals, places, writing.report).map((each) => amountOf(each) ?? due);
  const rows = dates.flatMap((each, position) => {
    each.take('currency', 'notes');
    return row(amounts[position] ?? due, each) ?? [];
  });
  const isPart = dates.length > 1 || amounts.some((each) => each.compare(due) < 0);
  if (dates.length === 0) {
    if (due.isZero()) return undefined;
    const only = row(due);
    if (only) rows.push(only);
  }
  return element('DatiPagamento', [element('CondizioniPagamento', isPart ? 'TP01' : 'TP02', part), rows], part);
}
