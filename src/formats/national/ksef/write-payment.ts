/** Writes payment and settlement of FA(3). */

import { Amount } from '../../../engine/num/amount.ts';
import { message } from '../../../engine/text/message.ts';
import { plus } from '../shared/amounts.ts';
import type { Part, Place } from '../shared/document.ts';
import type { Written } from '../shared/writing.ts';
import { amountOrZero, element, type Writing } from './write-base.ts';
import { type Figures, isTaxed } from './write-figures.ts';

const MEANS = 'pl-favat-payment-means';
const TEXT = 256;

/** The schema's form of a payment link. */
const LINK =
  /^https?:\/\/(?:[a-zA-Z0-9][a-zA-Z0-9-]*\.)+[a-zA-Z]{2,}(?::\d{1,5})?(?:\/[^\s?#]*)?\?(?:[^#\s]*&)?IPKSeF=\d{3}[a-zA-Z0-9]{10}(?:&[^#\s]*)?(?:#.*)?$/;
const BIC = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

/** Rozliczenie: charges and deductions without tax, and the resulting payable amount. */
export function settlement({ toPay }: Figures, writing: Writing): Written | undefined {
  const { document } = writing;
  const charges = document.list('charges').filter((each) => !isTaxed(each));
  const discounts = document.list('discounts').filter((each) => !isTaxed(each));
  if (charges.length === 0 && discounts.length === 0) return undefined;
  const due = writing.signed(toPay);
  const property = '$.totals.payable';
  return element(
    'Rozliczenie',
    [
      parts('Obciazenia', 'SumaObciazen', 'Obciążenie', charges, '$.charges', writing),
      parts('Odliczenia', 'SumaOdliczen', 'Odliczenie', discounts, '$.discounts', writing),
      due.isNegative()
        ? writing.amount('DoRozliczenia', due.negate(), property)
        : writing.amount('DoZaplaty', due, property),
    ],
    '$.totals',
  );
}

function parts(
  name: string,
  sumName: string,
  reason: string,
  given: readonly Part[],
  property: Place,
  writing: Writing,
): (Written | undefined)[] {
  if (given.length === 0) return [];
  let sum = Amount.zero(2);
  const written = given.map((part) => {
    part.take('i', 'percent', 'base', 'key');
    const amount = writing.signed(amountOrZero(part.text('amount')));
    sum = plus(sum, amount);
    return element(
      name,
      [
        writing.amount('Kwota', amount, part.at('amount')),
        writing.text('Powod', part.text('reason') ?? reason, TEXT, part.at('reason')),
      ],
      part,
    );
  });
  return [...written, writing.amount(sumName, sum, property)];
}

/** The means of payment: its code, or otherwise its name. */
function means(part: Part | undefined, writing: Writing): (Written | undefined)[] {
  const code = part?.ext(MEANS);
  const key = part?.text('key');
  if (part === undefined) return [];
  if (code !== undefined) return [element('FormaPlatnosci', code, part.at('key'))];
  const detail = part.text('detail') ?? key;
  if (detail === undefined) return [];
  return [element('PlatnoscInna', '1', part.at('key')), writing.text('OpisPlatnosci', detail, TEXT, part.at('key'))];
}

/** Returns the day of a payment, by default the issue date. */
function dayOf(record: Part, writing: Writing): string | undefined {
  const date = record.text('date');
  if (date !== undefined) return date;
  const issued = writing.document.peek('issue_date');
  writing.supplied(
    'info',
    record.at('date'),
    message('The payment has no date; the invoice date, {date}, was written.', { date: issued ?? '' }),
  );
  return issued;
}

/** Writes Platnosc. */
export function payment({ toPay, settled }: Figures, writing: Writing): Written | undefined {
  const given = writing.document.object('payment');
  if (given === undefined) return undefined;
  for (const record of given.list('advances')) takeRecord(record, writing);
  const paid = given.list('advances').filter((record) => !settled.includes(record));
  const sum = paid.reduce((all, record) => plus(all, amountOrZero(record.peek('amount'))), Amount.zero(2));
  const isPaid = paid.length > 0 && sum.compare(toPay) >= 0;
  const [record] = paid;
  const only = isPaid && paid.length === 1 ? record : undefined;
  const instructions = given.object('instructions');
  const byRecord = only && (only.object('ext')?.peek(MEANS) ?? only.peek('key')) !== undefined;
  if (byRecord) instructions?.object('ext')?.take(MEANS);
  if (byRecord) instructions?.take('key');
  return element(
    'Platnosc',
    [
      only
        ? [element('Zaplacono', '1', only), element('DataZaplaty', dayOf(only, writing), only.at('date'))]
        : partPayments(paid, isPaid, writing),
      terms(given, writing),
      means(byRecord ? only : instructions, writing),
      instructions?.list('credit_transfer').map((each) => account(each, given.has('payee'), writing)),
      instructions && link(instructions, writing),
    ],
    given,
  );
}

/** Marks members of a payment that are written in several places, or in none. */
function takeRecord(record: Part, writing: Writing): void {
  record.take('i', 'amount', 'percent', 'uuid', 'ref', 'key');
  record.object('ext')?.take(MEANS);
  if (!record.has('description')) return;
  record.take('description');
  writing.dropped('info', record.at('description'), message('Not written: FA(3) has no description of payments.'));
}

function partPayments(paid: readonly Part[], isPaid: boolean, writing: Writing): (Written | undefined)[] {
  if (paid.length === 0) return [];
  return [
    element('ZnacznikZaplatyCzesciowej', isPaid ? '2' : '1', '$.payment.advances'),
    ...paid.map((record) =>
      element(
        'ZaplataCzesciowa',
        [
          writing.amount(
            'KwotaZaplatyCzesciowej',
            writing.signed(amountOrZero(record.peek('amount'))),
            record.at('amount'),
          ),
          element('DataZaplatyCzesciowej', dayOf(record, writing), record.at('date')),
          means(record, writing),
        ],
        record,
      ),
    ),
  ];
}

function terms(given: Part, writing: Writing): (Written | undefined)[] {
  const dates = given.object('terms')?.list('due_dates') ?? [];
  given.object('terms')?.take('key', 'notes', 'detail');
  for (const each of dates) {
    each.take('amount', 'percent', 'currency');
    if (dates.length > 1) {
      writing.dropped('warning', each.at('amount'), message('Not written: FA(3) has no amounts of due dates.'));
    }
  }
  return dates.map((each) => element('TerminPlatnosci', [element('Termin', each.text('date'), each.at('date'))], each));
}

function account(given: Part, isFactored: boolean, writing: Writing): Written | undefined {
  const number = (given.text('iban') ?? given.text('number') ?? '').replaceAll(/\s/g, '');
  given.take('number');
  if (number.length < 10 || number.length > 34) {
    given.takeAll();
    writing.dropped(
      'warning',
      given,
      message('The account was not written; KSeF accepts numbers of 10 to 34 characters.'),
    );
    return undefined;
  }
  const bic = given.text('bic');
  const isBic = bic === undefined || BIC.test(bic);
  if (!isBic) writing.dropped('warning', given.at('bic'), message('Not written: it does not have the form of a BIC.'));
  return element(
    isFactored ? 'RachunekBankowyFaktora' : 'RachunekBankowy',
    [
      element('NrRB', number, given.at(given.has('iban') ? 'iban' : 'number')),
      isBic ? element('SWIFT', bic, given.at('bic')) : undefined,
      writing.member('NazwaBanku', given, 'name', TEXT),
    ],
    given,
  );
}

function link(instructions: Part, writing: Writing): Written | undefined {
  let found: Written | undefined;
  for (const online of instructions.list('online')) {
    const url = online.peek('url') ?? '';
    if (found === undefined && url.length <= 512 && LINK.test(url)) {
      online.take('url', 'label', 'key');
      found = element('LinkDoPlatnosci', url, online.at('url'));
    } else {
      online.takeAll();
      writing.dropped(
        'warning',
        online,
        message('Not written: KSeF accepts one payment link, with the parameter IPKSeF.'),
      );
    }
  }
  return found;
}
