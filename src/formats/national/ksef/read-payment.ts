/** Reads payments and settlements without tax. */

import { entryOf, type JsonObject } from '../../../engine/model/json.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { message } from '../../../engine/text/message.ts';
import { minus, plus } from '../shared/amounts.ts';
import type { Source } from '../shared/reading.ts';
import { type Members, present, type Reading, turned } from './read-base.ts';
import { amountOrZero } from './write-base.ts';

const MEANS: Readonly<Record<string, string>> = {
  '1': 'cash',
  '2': 'card',
  '3': 'other+voucher',
  '4': 'cheque',
  '5': 'other+credit',
  '6': 'credit-transfer',
  '7': 'online',
};

/** Returns charges and discounts without tax. */
export function settlementOf({ fa, isCorrection, report }: Reading): Members {
  const settlement = fa.child('Rozliczenie');
  const parts = (name: string) =>
    (settlement?.all(name) ?? []).flatMap((each) => {
      const amount = turned(isCorrection, amountOrZero(each.text('Kwota')));
      const reason = each.text('Powod');
      if (!amount.isZero()) return [{ ...present('reason', reason), amount: amount.rescale(2).toString() }];
      report.dropped(
        'info',
        { element: each.element },
        message('Ignored {name}; the document has no field for it.', { name: `${name} 0` }),
      );
      return [];
    });
  const [charges, discounts] = [parts('Obciazenia'), parts('Odliczenia')];
  return { ...(discounts.length > 0 && { discounts }), ...(charges.length > 0 && { charges }) };
}

export function paymentOf(reading: Reading, described: string | undefined): Members {
  const { fa, kind, report } = reading;
  const payment = fa.child('Platnosc');
  const own = payment?.text('FormaPlatnosci');
  const other = payment?.text('OpisPlatnosci');
  const accounts = [...(payment?.all('RachunekBankowy') ?? []), ...(payment?.all('RachunekBankowyFaktora') ?? [])];
  const isPaid = payment?.text('Zaplacono') === '1';
  const key = own === undefined ? (other === undefined ? undefined : 'other') : entryOf(MEANS, own);
  const before = kind === 'ZAL' ? [] : earlierPayments(reading);
  const advances =
    kind === 'ZAL' ? advancesOf(reading, payment, key) : recordsOf(reading, payment, { before, isPaid, key });
  const isOnlyThat = (isPaid || kind === 'ZAL') && accounts.length === 0;
  const link = payment?.text('LinkDoPlatnosci');
  const instructions: Members = {
    ...(key !== undefined && !isOnlyThat && { key }),
    ...(other !== undefined && !isOnlyThat && { detail: other }),
    ...(accounts.length > 0 && { credit_transfer: accounts.map(accountOf) }),
    ...(link !== undefined && { online: [{ url: link }] }),
  };
  if (instructions.key === undefined && (accounts.length > 0 || link !== undefined)) {
    instructions.key = accounts.length > 0 ? 'credit-transfer' : 'online';
    report.supplied(
      'info',
      { element: payment?.element },
      message('The means of payment was derived from its details.'),
    );
  }
  const terms = termsOf(reading, payment, described);
  return {
    ...(Object.keys(terms).length > 0 && { terms }),
    ...(advances.length > 0 && { advances }),
    ...(Object.keys(instructions).length > 0 && { instructions }),
  };
}

/** Returns the subject of an advance invoice. */
function advancesOf({ fa }: Reading, payment: Source | undefined, key: string | undefined): JsonObject[] {
  const parts = payment?.all('ZaplataCzesciowa') ?? [];
  const meansOf = (at: number) => {
    const code = parts[at]?.text('FormaPlatnosci');
    return entryOf(MEANS, code) ?? key;
  };
  const given = fa
    .all('ZaliczkaCzesciowa')
    .map((each, at) => recordOf(each.text('P_6Z'), meansOf(at), 'Zaliczka', amountOrZero(each.text('P_15Z'))));
  if (given.length > 0) return given;
  const date = payment?.text('DataZaplaty') ?? fa.text('P_6') ?? fa.text('P_1');
  const [first] = parts;
  return [
    recordOf(
      payment?.text('DataZaplaty') ?? first?.text('DataZaplatyCzesciowej') ?? date,
      meansOf(0),
      'Zaliczka',
      amountOrZero(fa.text('P_15')),
    ),
  ];
}

/** Returns the payments before the supply on an ordinary invoice, which has no advance invoice (art. 106b(1a)). */
function earlierPayments({ fa, isCorrection }: Reading): JsonObject[] {
  if (isCorrection) return [];
  return fa
    .all('ZaliczkaCzesciowa')
    .map((each) => recordOf(each.text('P_6Z'), undefined, 'Zaliczka', amountOrZero(each.text('P_15Z'))));
}

/** The payments of an invoice. */
interface Payments {
  /** Those before the supply. */
  readonly before: readonly JsonObject[];
  /** Whether nothing is due. */
  readonly isPaid: boolean;
  readonly key: string | undefined;
}

/** Returns the payments made. */
function recordsOf(
  { fa, isCorrection }: Reading,
  payment: Source | undefined,
  { before, isPaid, key }: Payments,
): JsonObject[] {
  const settlement = fa.child('Rozliczenie');
  if (isPaid) {
    const toSettle = settlement?.text('DoRozliczenia');
    const due = settlement?.text('DoZaplaty') ?? (toSettle === undefined ? fa.text('P_15') : `-${toSettle}`);
    const sum = before.reduce((all, { amount }) => plus(all, amountOrZero(String(amount))), Amount.zero(2));
    const rest = minus(turned(isCorrection, amountOrZero(due)), sum);
    const last = recordOf(payment?.text('DataZaplaty'), key, 'Zapłata', rest);
    return before.length > 0 && !rest.isPositive() ? [...before] : [...before, last];
  }
  const parts = (payment?.all('ZaplataCzesciowa') ?? []).map((each) => {
    const code = each.text('FormaPlatnosci');
    const other = each.text('OpisPlatnosci');
    const means = code === undefined ? (other === undefined ? undefined : 'other') : entryOf(MEANS, code);
    return recordOf(
      each.text('DataZaplatyCzesciowej'),
      means,
      'Zapłata częściowa',
      turned(isCorrection, amountOrZero(each.text('KwotaZaplatyCzesciowej'))),
    );
  });
  const isListed = ({ date, amount }: JsonObject) => parts.some((part) => part.date === date && part.amount === amount);
  return [...before.filter((each) => !isListed(each)), ...parts];
}

function termsOf({ report }: Reading, payment: Source | undefined, described: string | undefined): Members {
  const given = payment?.all('TerminPlatnosci') ?? [];
  const dates = given.flatMap((each) => each.text('Termin') ?? []);
  const last = dates.at(-1);
  const texts = given.flatMap((each) => {
    const description = each.child('TerminOpis');
    if (description === undefined) return [];
    const parts = ['Ilosc', 'Jednostka', 'ZdarzeniePoczatkowe'].flatMap((name) => description.text(name) ?? []);
    return parts.length > 0 ? [parts.join(' ')] : description.value === '' ? [] : [description.value];
  });
  if (dates.length > 1) {
    texts.unshift(`Terminy płatności: ${dates.join(', ')}`);
    report.changed(
      'warning',
      { element: given[0]?.element },
      message('The last of several due dates was read; the terms list every date.'),
    );
  }
  const notes = [...(described === undefined ? [] : [described]), ...texts].join('\n');
  return {
    ...(last !== undefined && { due_dates: [{ date: last, percent: '100%' }] }),
    ...(notes !== '' && { notes }),
  };
}

function recordOf(date: string | undefined, key: string | undefined, description: string, amount: Amount): JsonObject {
  return {
    ...present('date', date),
    ...present('key', key),
    description,
    amount: amount.rescale(2).toString(),
  } as JsonObject;
}

function accountOf(account: Source): JsonObject {
  const number = account.text('NrRB') ?? '';
  return {
    ...(/^[A-Z]{2}\d\d/.test(number) ? { iban: number } : { number }),
    ...present('bic', account.text('SWIFT')),
    ...present('name', account.text('NazwaBanku')),
  } as JsonObject;
}
