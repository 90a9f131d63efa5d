/** Writes the totals and payments of Facturae. */

import { instalmentAmount, withRest } from '../../../engine/bill/amount-to-pay.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { bareOf } from '../../../engine/pay/iban.ts';
import { message } from '../../../engine/text/message.ts';
import type { Totals } from '../../../paper/documents.ts';
import { reportRest } from '../../mapping/instalments.ts';
import { minus, plus } from '../shared/amounts.ts';
import { type Part, pathOf } from '../shared/document.ts';
import type { Elements, Written } from '../shared/writing.ts';
import { MEANS } from './codes.ts';
import { element, rate, type Writing } from './write-base.ts';
import { adjustment, type Sum, type Sums } from './write-lines.ts';

/** The figures that the head of the file repeats. */
export interface Figures {
  readonly total: Amount;
  readonly outstanding: Amount;
  readonly executable: Amount;
}

const ZERO = Amount.zero(2);

/** Returns whether a charge passes on money paid for the customer, which is not turnover. */
function isOutlay(charge: Part): boolean {
  return charge.peek('key') === 'outlay' && !charge.has('taxes');
}

const listIn = (part: Part | undefined, name: string): readonly Part[] => (part?.has(name) ? part.list(name) : []);

function sumOf(parts: readonly Part[], writing: Writing): Amount {
  return parts.reduce((sum, each) => plus(sum, writing.signed(each.peek('amount'))), ZERO);
}

const sumTaxes = (sums: readonly Sum[]) =>
  sums.reduce((sum, { amount, surchargeAmount }) => plus(plus(sum, amount), surchargeAmount), ZERO);

interface Lists {
  readonly gross: Amount;
  readonly discounts: readonly Part[];
  readonly charges: readonly Part[];
  readonly outlays: readonly Part[];
  readonly subsidies: readonly Part[];
  readonly advances: readonly Part[];
}

function listsOf(writing: Writing): Lists {
  const { document } = writing;
  const charges = listIn(document, 'charges');
  const advances = listIn(document.object('payment'), 'advances');
  const isSubsidy = (each: Part) => each.object('ext')?.peek('es-facturae-subsidy') === 'S';
  return {
    gross: document.list('lines').reduce((sum, each) => plus(sum, writing.signed(each.peek('total'))), ZERO),
    discounts: listIn(document, 'discounts'),
    charges: charges.filter((each) => !isOutlay(each)),
    outlays: charges.filter(isOutlay),
    subsidies: advances.filter(isSubsidy),
    advances: advances.filter((each) => !isSubsidy(each)),
  };
}

/** Returns the amount before taxes: of the lines, with the discounts and surcharges on all. */
export function netOf(writing: Writing): Amount {
  const { gross, discounts, charges } = listsOf(writing);
  return plus(minus(gross, sumOf(discounts, writing)), sumOf(charges, writing));
}

/** Writes InvoiceTotals. */
export function totals(
  { outputs, withheld }: Sums,
  writing: Writing,
): { element: Written | undefined; figures: Figures } {
  const lists = listsOf(writing);
  const [taxes, retained] = [sumTaxes(outputs), sumTaxes(withheld)];
  const net = netOf(writing);
  const total = minus(plus(net, taxes), retained);
  const paid = sumOf(lists.advances, writing);
  const outstanding = minus(minus(total, sumOf(lists.subsidies, writing)), paid);
  const outlays = sumOf(lists.outlays, writing);
  const executable = plus(outstanding, outlays);
  const figures = { total, outstanding, executable };
  const sum = (name: string, parts: readonly Part[]) =>
    parts.length > 0 ? writing.money(name, sumOf(parts, writing), '$.totals') : undefined;
  const made = element(
    'InvoiceTotals',
    [
      writing.money('TotalGrossAmount', lists.gross, '$.totals.sum'),
      element(
        'GeneralDiscounts',
        lists.discounts.map((each) => adjustment(each, 'discounts', writing)),
        '$.discounts',
      ),
      element(
        'GeneralSurcharges',
        lists.charges.map((each) => adjustment(each, 'charges', writing)),
        '$.charges',
      ),
      sum('TotalGeneralDiscounts', lists.discounts),
      sum('TotalGeneralSurcharges', lists.charges),
      writing.money('TotalGrossAmountBeforeTaxes', net, '$.totals.total'),
      writing.money('TotalTaxOutputs', taxes, '$.totals.tax'),
      writing.money('TotalTaxesWithheld', retained, '$.totals.retained_tax'),
      writing.money('InvoiceTotal', total, '$.totals.payable'),
      paidElements(lists, writing),
      writing.money('TotalOutstandingAmount', outstanding, '$.totals.due'),
      sum('TotalPaymentsOnAccount', lists.advances),
      writing.money('TotalExecutableAmount', executable, '$.totals.due'),
      sum('TotalReimbursableExpenses', lists.outlays),
    ],
    '$.totals',
  );
  return { element: made, figures };
}

function paidElements({ subsidies, advances, outlays }: Lists, writing: Writing): Elements {
  return [
    element(
      'Subsidies',
      subsidies.map((each) => subsidy(each, writing)),
      '$.payment.advances',
    ),
    element(
      'PaymentsOnAccount',
      advances.map((each) => onAccount(each, writing)),
      '$.payment.advances',
    ),
    element(
      'ReimbursableExpenses',
      outlays.map((each) => outlay(each, writing)),
      '$.charges',
    ),
  ];
}

function subsidy(part: Part, writing: Writing): Written | undefined {
  part.take('i', 'key', 'grant', 'currency');
  part.object('ext')?.takeAll();
  const text = part.text('description') ?? 'Subvención';
  return element(
    'Subsidy',
    [
      writing.text('SubsidyDescription', text, 2500, part.at('description')),
      rate('SubsidyRate', part.text('percent'), part.at('percent')),
      writing.money('SubsidyAmount', writing.signed(part.text('amount')), part.at('amount')),
    ],
    part,
  );
}

function onAccount(part: Part, writing: Writing): Written | undefined {
  part.take('i', 'key', 'grant', 'currency', 'percent');
  part.object('ext')?.takeAll();
  if (part.text('description') !== undefined) {
    writing.dropped('info', part.at('description'), message('Not written: Facturae has no description of an advance.'));
  }
  const date = part.text('date');
  if (date === undefined) {
    writing.supplied(
      'warning',
      part,
      message('Facturae needs the date of an advance; the date of the invoice was used.'),
    );
  }
  return element(
    'PaymentOnAccount',
    [
      element('PaymentOnAccountDate', date ?? writing.document.peek('issue_date'), part.at('date')),
      writing.money('PaymentOnAccountAmount', writing.signed(part.text('amount')), part.at('amount')),
    ],
    part,
  );
}

function outlay(part: Part, writing: Writing): Written | undefined {
  part.take('i', 'uuid', 'key', 'base', 'percent');
  if (part.text('reason') !== undefined) {
    writing.dropped('warning', part.at('reason'), message('Not written: Facturae has no reason for an outlay.'));
  }
  return element(
    'ReimbursableExpenses',
    [
      writing.identifier('InvoiceNumber', part.text('code'), 20, part.at('code')),
      writing.money('ReimbursableExpensesAmount', writing.signed(part.text('amount')), part.at('amount')),
    ],
    part,
  );
}

/** Writes PaymentDetails. */
export function payments({ executable }: Figures, writing: Writing): Written | undefined {
  const payment = writing.document.object('payment');
  const instructions = payment?.object('instructions');
  if (payment === undefined || instructions === undefined) return undefined;
  const terms = payment.object('terms');
  terms?.take('key');
  const notes = terms?.text('notes');
  const dates = listIn(terms, 'due_dates');
  const key = instructions.text('key') ?? '';
  const means = MEANS.get(key) ?? MEANS.get(key.split('+')[0] ?? '') ?? '13';
  const accounts = accountsOf(means, instructions, writing);
  const more = [instructions.text('notes'), listIn(instructions, 'online')[0]?.text('url')];
  const row = (amount: Amount, date: string | undefined, part: Part, own?: string) =>
    element(
      'Installment',
      [
        element('InstallmentDueDate', date, part),
        element('InstallmentAmount', amountText(amount), part),
        element('PaymentMeans', means, instructions.at('key')),
        accounts(),
        writing.text('CollectionAdditionalInformation', [notes, own, ...more].filter(Boolean).join(' '), 2500, part),
        reference('DebitReconciliationReference', instructions.object('direct_debit'), writing),
      ],
      part,
    );
  const figures = (writing.document.object('totals')?.value ?? {}) as Totals;
  if (dates.length > 0) {
    const shares = dates.map((each) => ({ amount: each.text('amount'), percent: each.peek('percent') }));
    const given = shares.map((each) => each.amount ?? instalmentAmount(each, figures));
    const amounts = withRest(shares, given, figures.payable);
    const last = dates.at(-1);
    reportRest(given.at(-1), amounts.at(-1), last && pathOf(last.at('amount')), writing.report);
    return element(
      'PaymentDetails',
      dates.map((each, position) => {
        each.take('currency', 'percent');
        return row(writing.signed(amounts[position]) ?? executable, each.text('date'), each, each.text('notes'));
      }),
      payment,
    );
  }
  writing.supplied(
    'info',
    instructions,
    message('Without a due date, the whole amount was written as due on the issue date.'),
  );
  return element('PaymentDetails', [row(executable, writing.document.peek('issue_date'), instructions)], payment);
}

const amountText = (value: Amount) =>
  value
    .rescale(2)
    .toString()
    .replace(/^-(?=0\.00$)/, '');

function reference(name: string, part: Part | undefined, writing: Writing): Written | undefined {
  return part && writing.text(name, part.text('ref'), 60, part.at('ref'));
}

/** Returns a function that writes the accounts of each instalment. */
function accountsOf(means: string, instructions: Part, writing: Writing): () => Elements {
  const [transfer] = means === '04' ? listIn(instructions, 'credit_transfer') : [];
  const debit = instructions.object('direct_debit');
  const account = debit?.text('account');
  const bic = transfer?.text('bic')?.replace(/\s/g, '').toUpperCase();
  const isBic = bic?.length === 8 || bic?.length === 11;
  if (transfer && bic !== undefined && !isBic) {
    writing.dropped('warning', transfer.at('bic'), message('Not written: a BIC has 8 or 11 characters.'));
  }
  const credited = (): Elements =>
    transfer
      ? [
          transfer.has('iban')
            ? writing.identifier('IBAN', bareOf(transfer.text('iban') ?? ''), 34, transfer.at('iban'))
            : writing.identifier('AccountNumber', transfer.text('number'), 34, transfer.at('number')),
        ]
      : [];
  const isIban = /^[A-Z]{2}\d\d/.test(account ?? '');
  return () => {
    const numbers = credited().flat().filter(Boolean) as Elements;
    return [
      numbers.length > 0
        ? element(
            'AccountToBeCredited',
            [
              numbers,
              isBic && bic !== undefined ? element('BIC', bic.padEnd(11, 'X'), transfer?.at('bic')) : undefined,
            ],
            transfer,
          )
        : undefined,
      writing.text('PaymentReconciliationReference', instructions.text('ref'), 60, instructions.at('ref')),
      debit && account !== undefined
        ? element(
            'AccountToBeDebited',
            [writing.identifier(isIban ? 'IBAN' : 'AccountNumber', bareOf(account), 34, debit.at('account'))],
            debit,
          )
        : undefined,
    ];
  };
}
