/** Writes the general data of a FatturaPA invoice: type, number, withheld taxes, references. */

import { Amount } from '../../../engine/num/amount.ts';
import { message } from '../../../engine/text/message.ts';
import { amountOf, minus, plus } from '../shared/amounts.ts';
import type { Part, Place } from '../shared/document.ts';
import { numberOf, type Written } from '../shared/writing.ts';
import { vatTotals } from './vat-totals.ts';
import { comboOf, element, exactOf, isWithheld, money, percentOf, rate, WITHHELD, type Writing } from './write-base.ts';
import { address } from './write-parties.ts';

const CAUSALE = 200;
const EXEMPT = 'it-sdi-exempt';

/** CausalePagamento of the schema. */
const REASONS = /^(?:[A-EG-I]|L1?|M[12]?|N|O1?|[P-Z]|V1|ZO)$/;

/** Returns whether a key contains a part. */
export const hasKey = (part: Part, key: string) => (part.peek('key') ?? '').split('+').includes(key);

/** Discounts and charges of the document, by their place. */
export interface Adjustments {
  /** With VAT: written as lines. */
  readonly lines: readonly { part: Part; isDiscount: boolean }[];
  /** Without VAT: ScontoMaggiorazione. */
  readonly whole: readonly { part: Part; isDiscount: boolean }[];
  readonly stamps: readonly Part[];
  readonly funds: readonly Part[];
}

export function adjustmentsOf({ document }: Writing): Adjustments {
  const charges = document.list('charges');
  const stamps = charges.filter((each) => hasKey(each, 'stamp-duty'));
  const funds = charges.filter((each) => hasKey(each, 'fund-contribution'));
  const others = charges.filter((each) => !stamps.includes(each) && !funds.includes(each));
  const asCharges = (parts: readonly Part[]) => parts.map((part) => ({ part, isDiscount: false }));
  const isTaxed = ({ part }: { part: Part }) => comboOf(part, 'VAT') !== undefined;
  const added = asCharges(charges.filter((each) => !funds.includes(each)));
  const discounts = document.list('discounts').map((part) => ({ part, isDiscount: true }));
  return {
    lines: [...added, ...discounts].filter(isTaxed),
    whole: [...discounts, ...asCharges(others)].filter((each) => !isTaxed(each)),
    stamps,
    funds,
  };
}

/** Writes DatiGenerali. */
export function generalData(adjustments: Adjustments, writing: Writing): Written | undefined {
  const { document } = writing;
  const ordering = document.object('ordering');
  const references = (list: string, name: string) =>
    (ordering?.list(list) ?? []).map((each) => reference(name, each, writing));
  return element(
    'DatiGenerali',
    [
      generalDocument(adjustments, writing),
      orders(ordering, writing),
      references('contracts', 'DatiContratto'),
      references('tender', 'DatiConvenzione'),
      references('receiving', 'DatiRicezione'),
      document.list('preceding').map((each) => reference('DatiFattureCollegate', each, writing)),
      deliveryNotes(ordering, writing),
      transport(writing),
    ],
    '$',
  );
}

function generalDocument(adjustments: Adjustments, writing: Writing): Written | undefined {
  const { document } = writing;
  const totals = document.object('totals');
  const given = amountOf(totals?.peek('rounding'));
  const total = amountOf(totals?.peek('total_with_tax'));
  const rest = total && minus(total, sumWritten(adjustments, writing));
  const isRounded = rest !== undefined && !rest.isZero() && rest.abs().compare(MOST_REST) <= 0;
  const rounding = isRounded ? plus(rest, given) : given;
  if (isRounded) {
    const text = message('The summaries add up to {rest} less than the total; the rounding makes up for it.', {
      rest: rest.toString(),
    });
    writing.supplied('info', '$.totals.rounding', text);
  }
  const currency = document.text('currency');
  if (currency !== 'EUR') {
    writing.changed(
      'warning',
      '$.currency',
      message('The amounts were written in {currency}; Italian VAT must be in euros.', {
        currency: currency ?? '',
      }),
    );
  }
  return element(
    'DatiGeneraliDocumento',
    [
      element('TipoDocumento', writing.type, '$.tax.ext'),
      element('Divisa', currency, '$.currency'),
      element('Data', document.text('issue_date'), '$.issue_date'),
      invoiceNumber(writing),
      withheld(writing),
      stampDuty(adjustments.stamps, writing),
      adjustments.funds.map((each) => fund(each, writing)),
      adjustments.whole.map(({ part, isDiscount }) => wholeAdjustment(part, isDiscount)),
      money('ImportoTotaleDocumento', total && plus(total, given), '$.totals.total_with_tax'),
      rounding && !rounding.isZero() ? money('Arrotondamento', rounding, '$.totals.rounding') : undefined,
      reasons(writing).map(({ text, property }) => element('Causale', text, property)),
      document.meta('it-sdi-art73') === 'SI' ? element('Art73', 'SI', '$.meta') : undefined,
    ],
    '$',
  );
}

/** The largest difference that comes from rounding each summary. */
const MOST_REST = Amount.of(10, 2);

/** Returns the sum of the written summaries with the discounts and charges of the whole document. */
function sumWritten({ whole, stamps }: Adjustments, writing: Writing): Amount {
  const rows = vatTotals(writing).flatMap(({ base, tax }) => [base.rescale(2), tax.rescale(2)]);
  const charged = stamps
    .filter((each) => comboOf(each, 'VAT') === undefined)
    .map((part) => ({ part, isDiscount: false }));
  const others = [...whole, ...charged].map(({ part, isDiscount }) => {
    const amount = amountOf(part.peek('amount')) ?? Amount.zero(2);
    return isDiscount ? amount.negate() : amount;
  });
  return [...rows, ...others].reduce((sum, each) => plus(sum, each), Amount.zero(2));
}

export function invoiceNumber(writing: Writing): Written | undefined {
  const number = numberOf(writing.document) ?? '';
  if (number.length > 20 || !/^[\x20-\x7e]*$/.test(number) || !/\d/.test(number)) {
    writing.refuse(
      'BW-FPA-NUMBER',
      '$.code',
      message('A FatturaPA number can have up to 20 Basic Latin characters, at least one a digit, not {number}.', {
        number: number.slice(0, 60),
      }),
    );
  }
  return element('Numero', number, '$.code');
}

function withheld(writing: Writing): (Written | undefined)[] {
  const categories = writing.document.object('totals')?.object('taxes')?.list('categories') ?? [];
  return categories.flatMap((category) => {
    const kind = WITHHELD.get(category.peek('code') ?? '');
    if (kind === undefined) return [];
    return category.list('rates').map((each) => {
      const reason = each.object('ext')?.peek('it-sdi-retained');
      if (reason !== undefined && !REASONS.test(reason)) {
        writing.refuse(
          'BW-FPA-REASON',
          reasonPath(category.peek('code') ?? '', reason, writing),
          message('FatturaPA has no payment reason {reason}; choose one from its list.', { reason }),
        );
      }
      return element(
        'DatiRitenuta',
        [
          element('TipoRitenuta', kind, each),
          money('ImportoRitenuta', amountOf(each.peek('amount')), each.at('amount')),
          rate('AliquotaRitenuta', each.peek('percent'), each.at('percent'), writing),
          element('CausalePagamento', reason, each.at('ext')),
        ],
        each,
      );
    });
  });
}

/** Returns the path of the line tax with a payment reason, because totals are not typed. */
function reasonPath(category: string, reason: string, { document }: Writing): string {
  for (const row of [...document.list('lines'), ...document.list('charges')]) {
    for (const tax of row.list('taxes')) {
      if (tax.peek('cat') === category && tax.object('ext')?.peek('it-sdi-retained') === reason)
        return `${tax.path}.ext.it-sdi-retained`;
    }
  }
  return '$.lines';
}

/** DatiBollo: the stamp charged, or paid but not charged. */
function stampDuty(stamps: readonly Part[], writing: Writing): Written | undefined {
  const own = writing.document.meta('it-sdi-stamp-duty');
  for (const each of stamps) each.take('key', 'i', 'reason', 'percent', 'base', 'code');
  const amount =
    stamps.length > 0
      ? stamps.reduce((sum, each) => plus(sum, amountOf(each.text('amount'))), Amount.zero(2))
      : amountOf(own);
  if (stamps.length === 0 && own === undefined) return undefined;
  const property = stamps[0]?.path ?? '$.meta';
  return element(
    'DatiBollo',
    [
      element('BolloVirtuale', 'SI', property),
      amount && !amount.isZero() ? money('ImportoBollo', amount, property) : undefined,
    ],
    property,
  );
}

function fund(part: Part, writing: Writing): Written | undefined {
  part.take('key', 'i', 'reason');
  const vat = comboOf(part, 'VAT');
  vat?.take('cat', 'key', 'rate', 'country');
  return element(
    'DatiCassaPrevidenziale',
    [
      element('TipoCassa', part.ext('it-sdi-fund-type'), part.at('ext')),
      rate('AlCassa', part.text('percent'), part.at('percent'), writing),
      money('ImportoContributoCassa', amountOf(part.text('amount')), part.at('amount')),
      money('ImponibileCassa', amountOf(part.text('base')), part.at('base')),
      rate('AliquotaIVA', vat?.text('percent'), part.at('taxes'), writing),
      isWithheld(part) ? element('Ritenuta', 'SI', part.at('taxes')) : undefined,
      element('Natura', vat?.ext(EXEMPT), vat?.at('ext')),
      writing.identifier('RiferimentoAmministrazione', part.text('code'), 20, part.at('code')),
    ],
    part,
  );
}

function wholeAdjustment(part: Part, isDiscount: boolean): Written | undefined {
  part.take('i', 'key', 'reason', 'code', 'base');
  const percent = percentOf(part.text('percent'));
  return element(
    'ScontoMaggiorazione',
    [
      element('Tipo', isDiscount ? 'SC' : 'MG', part),
      percent && percent.compare(Amount.HUNDRED) <= 0
        ? element('Percentuale', percent.rescale(2).toString(), part.at('percent'))
        : undefined,
      element('Importo', exactOf(part.text('amount')), part.at('amount')),
    ],
    part,
  );
}

/** Causale: notes, starting with the notes of the key `reason`, then the reasons of corrections. */
function reasons(writing: Writing): { text: string; property: Place }[] {
  const notes = writing.document.list('notes');
  const isReason = (note: Part) => note.peek('key') === 'reason';
  for (const note of notes.filter((each) => !isReason(each))) {
    writing.changed('info', note, message('Written as Causale, and read back as a reason.'));
  }
  const ordered = [...notes.filter(isReason), ...notes.filter((each) => !isReason(each))];
  const all = [
    ...ordered.map((note) => {
      note.take('key', 'src', 'code');
      note.object('ext')?.takeAll();
      return { text: note.text('text'), property: note.at('text') };
    }),
    ...writing.document.list('preceding').map((each) => ({ text: each.text('reason'), property: each.at('reason') })),
  ];
  return all.flatMap(({ text, property }) => {
    const fitted = text === undefined ? '' : writing.latinText(text, property);
    return fitted === '' ? [] : pieces(fitted).map((piece) => ({ text: piece, property }));
  });
}

/** Splits a text at spaces into pieces of Causale's length. */
function pieces(text: string): string[] {
  const found: string[] = [];
  let left = text;
  while (left.length > CAUSALE) {
    const blank = left.lastIndexOf(' ', CAUSALE);
    const end = blank > 0 ? blank : CAUSALE;
    found.push(left.slice(0, end).trimEnd());
    left = left.slice(end).trimStart();
  }
  return left === '' ? found : [...found, left];
}

/** DatiOrdineAcquisto: the purchases, or only the buyer's reference. */
function orders(ordering: Part | undefined, writing: Writing): (Written | undefined)[] {
  const purchases = ordering?.list('purchases') ?? [];
  const code = ordering?.text('code');
  const written = purchases.map((each) => reference('DatiOrdineAcquisto', each, writing));
  if (!ordering || code === undefined) return written;
  if (purchases.length === 0) {
    writing.changed('info', ordering.at('code'), message('Written as a purchase order.'));
    return [
      element(
        'DatiOrdineAcquisto',
        [writing.identifier('IdDocumento', code, 20, ordering.at('code'))],
        ordering.at('code'),
      ),
    ];
  }
  const isSame = purchases.some((each) => numberOf(each) === code);
  writing.dropped(
    isSame ? 'info' : 'warning',
    ordering.at('code'),
    message('Not written: FatturaPA has a field only for the purchase orders.'),
  );
  return written;
}

/** Returns a reference to another document. */
function reference(name: string, part: Part, writing: Writing): Written | undefined {
  part.take('type', 'uuid', 'reason', 'i');
  const identity = (wanted: (each: Part) => boolean) => {
    const found = part.list('identities').find(wanted);
    found?.take('key', 'type', 'country', 'label');
    return found;
  };
  const item = identity((each) => each.peek('key') === 'item');
  const order = identity((each) => each.peek('key') === 'order');
  const cup = identity((each) => each.peek('type') === 'CUP');
  const cig = identity((each) => each.peek('type') === 'CIG');
  return element(
    name,
    [
      linesOf(part).map((line) => element('RiferimentoNumeroLinea', line, part.at('lines'))),
      writing.identifier('IdDocumento', numberOf(part), 20, part.at('code')),
      element('Data', part.text('issue_date'), part.at('issue_date')),
      item && writing.identifier('NumItem', item.text('code'), 20, item.at('code')),
      order && writing.latin('CodiceCommessaConvenzione', order.text('code'), 100, order.at('code')),
      cup && writing.identifier('CodiceCUP', cup.text('code'), 15, cup.at('code')),
      cig && writing.identifier('CodiceCIG', cig.text('code'), 15, cig.at('code')),
    ],
    part,
  );
}

function linesOf(part: Part): string[] {
  part.take('lines');
  const { lines } = part.value;
  return Array.isArray(lines) ? lines.map(String) : [];
}

/** Writes the place and the day of delivery. A place needs all parts of an address. */
function transport(writing: Writing): Written | undefined {
  const delivery = writing.document.object('delivery');
  const receiver = delivery?.object('receiver');
  const [place] = receiver?.has('addresses') ? receiver.list('addresses') : [];
  const isWhole = place && ['street', 'locality'].every((name) => place.has(name));
  const date = delivery?.text('date');
  return element(
    'DatiTrasporto',
    [
      isWhole && receiver ? address('IndirizzoResa', place, receiver, writing) : undefined,
      element('DataOraConsegna', date && `${date}T00:00:00`, delivery?.at('date')),
    ],
    '$.delivery',
  );
}

function deliveryNotes(ordering: Part | undefined, writing: Writing): (Written | undefined)[] {
  const own = writing.document.meta('it-sdi-ddt');
  const note = (number: Written | undefined, date: string | undefined, lines: readonly string[], property: Place) =>
    element(
      'DatiDDT',
      [
        number,
        element('DataDDT', date, property),
        lines.map((line) => element('RiferimentoNumeroLinea', line, property)),
      ],
      property,
    );
  const despatch = (ordering?.list('despatch') ?? []).map((each) => {
    each.take('uuid', 'type');
    return note(
      writing.identifier('NumeroDDT', numberOf(each), 20, each.at('code')),
      each.text('issue_date'),
      linesOf(each),
      each,
    );
  });
  const more = (own?.split(';') ?? []).map((each) => {
    const [number, date, lines = ''] = each.split('|');
    return note(
      writing.identifier('NumeroDDT', number, 20, '$.meta'),
      date,
      lines.split(',').filter(Boolean),
      '$.meta',
    );
  });
  return [...despatch, ...more];
}
