/** The invoice itself in FatturaPA: general data, lines, summary, payment. */

import { Amount } from '../../engine/num/amount.ts';
import { message } from '../../engine/text/message.ts';
import type { Part } from '../national/document.ts';
import { element, type Written } from '../national/writing.ts';
import { natureName } from './natures.ts';
import { minus, plus } from './view.ts';
import {
  amountOf,
  cents,
  comboOf,
  exact,
  isWithheld,
  money,
  numberOf,
  percentOf,
  rate,
  short,
  WITHHELD,
  type Writing,
} from './write-base.ts';

const CAUSALE = 200;
const EXEMPT = 'it-sdi-exempt';
const LIABILITY = 'it-sdi-vat-liability';
const REVERSE_CHARGE = 'Inversione contabile - art. 21 c.6 bis lett. a) DPR 633/72';

/** CausalePagamento of the schema. */
const REASONS = /^(?:[A-EG-I]|L1?|M[12]?|N|O1?|[P-Z]|V1|ZO)$/;

const hasKey = (part: Part, key: string) => (part.peek('key') ?? '').split('+').includes(key);

/** Discounts and charges of the document, by the place that they have. */
export interface Adjustments {
  /** With VAT: they are lines. */
  readonly lines: readonly { part: Part; isDiscount: boolean }[];
  /** Without: ScontoMaggiorazione. */
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

/** DatiGenerali. */
export function generalData(adjustments: Adjustments, writing: Writing): Written | undefined {
  const { document } = writing;
  const ordering = document.object('ordering');
  const references = (list: string, name: string) =>
    (ordering?.list(list) ?? []).map((each) => reference(name, each, writing));
  return element(
    'DatiGenerali',
    [
      generalDocument(adjustments, writing),
      ...orders(ordering, writing),
      ...references('contracts', 'DatiContratto'),
      ...references('tender', 'DatiConvenzione'),
      ...references('receiving', 'DatiRicezione'),
      ...document.list('preceding').map((each) => reference('DatiFattureCollegate', each, writing)),
      ...deliveryNotes(ordering, writing),
    ],
    '$',
  );
}

function generalDocument(adjustments: Adjustments, writing: Writing): Written | undefined {
  const { document } = writing;
  const totals = document.object('totals');
  const rounding = amountOf(totals?.peek('rounding'));
  const total = amountOf(totals?.peek('total_with_tax'));
  const currency = document.text('currency');
  if (currency !== 'EUR') {
    writing.changed(
      'warning',
      '$.currency',
      message('The amounts are written in {currency}; Italian VAT has to be shown in euro.', {
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
      ...withheld(writing),
      stampDuty(adjustments.stamps, writing),
      ...adjustments.funds.map((each) => fund(each, writing)),
      ...adjustments.whole.map(({ part, isDiscount }) => wholeAdjustment(part, isDiscount)),
      money('ImportoTotaleDocumento', total && plus(total, rounding), '$.totals.total_with_tax'),
      rounding && !rounding.isZero() ? money('Arrotondamento', rounding, '$.totals.rounding') : undefined,
      ...reasons(writing).map(({ text, property }) => element('Causale', text, property)),
      document.meta('it-sdi-art73') === 'SI' ? element('Art73', 'SI', '$.meta') : undefined,
    ],
    '$',
  );
}

export function invoiceNumber(writing: Writing): Written | undefined {
  const number = numberOf(writing.document) ?? '';
  if (number.length > 20 || !/^[\x20-\x7e]*\d[\x20-\x7e]*$/.test(number)) {
    writing.refuse(
      'BW-FPA-NUMBER',
      '$.code',
      message('A number of FatturaPA has up to 20 characters of Basic Latin, one of them a digit; {number} is none.', {
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
          message('FatturaPA has no reason of payment {reason}; choose one of its list.', { reason }),
        );
      }
      return element(
        'DatiRitenuta',
        [
          element('TipoRitenuta', kind, each.path),
          money('ImportoRitenuta', amountOf(each.peek('amount')), each.at('amount')),
          rate('AliquotaRitenuta', each.peek('percent'), each.at('percent'), writing),
          element('CausalePagamento', reason, each.at('ext')),
        ],
        each.path,
      );
    });
  });
}

/** The tax of a line that has a reason of payment: totals are not written by hand. */
function reasonPath(category: string, reason: string, { document }: Writing): string {
  for (const row of [...document.list('lines'), ...document.list('charges')]) {
    for (const tax of row.list('taxes')) {
      if (tax.peek('cat') === category && tax.object('ext')?.peek('it-sdi-retained') === reason)
        return `${tax.path}.ext.it-sdi-retained`;
    }
  }
  return '$.lines';
}

/** DatiBollo: the stamp that is charged, or was paid and is not. */
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
    part.path,
  );
}

function wholeAdjustment(part: Part, isDiscount: boolean): Written | undefined {
  part.take('i', 'key', 'reason', 'code', 'base');
  const percent = percentOf(part.text('percent'));
  return element(
    'ScontoMaggiorazione',
    [
      element('Tipo', isDiscount ? 'SC' : 'MG', part.path),
      percent && percent.compare(Amount.HUNDRED) <= 0
        ? element('Percentuale', percent.rescale(2).toString(), part.at('percent'))
        : undefined,
      element('Importo', exactOf(part.text('amount')), part.at('amount')),
    ],
    part.path,
  );
}

const exactOf = (text: string | undefined) => {
  const value = amountOf(text);
  return value && exact(value);
};

/** Causale: notes, those with the key reason first, then why other documents are corrected. */
function reasons(writing: Writing): { text: string; property: string }[] {
  const notes = writing.document.list('notes');
  const isReason = (note: Part) => note.peek('key') === 'reason';
  for (const note of notes.filter((each) => !isReason(each))) {
    writing.changed('info', note.path, message('It is written as Causale, and read back as a reason.'));
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

/** Splits a text at blanks into pieces of the length that Causale has. */
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

/** DatiOrdineAcquisto: the purchases, or the reference of the buyer alone. */
function orders(ordering: Part | undefined, writing: Writing): (Written | undefined)[] {
  const purchases = ordering?.list('purchases') ?? [];
  const code = ordering?.text('code');
  const written = purchases.map((each) => reference('DatiOrdineAcquisto', each, writing));
  if (!ordering || code === undefined) return written;
  if (purchases.length === 0) {
    writing.changed('info', ordering.at('code'), message('It is written as a purchase order.'));
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
    message('It is not written; FatturaPA has the purchase orders.'),
  );
  return written;
}

/** A reference to another document. */
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
      ...linesOf(part).map((line) => element('RiferimentoNumeroLinea', line, part.at('lines'))),
      writing.identifier('IdDocumento', numberOf(part), 20, part.at('code')),
      element('Data', part.text('issue_date'), part.at('issue_date')),
      item && writing.identifier('NumItem', item.text('code'), 20, item.at('code')),
      order && writing.latin('CodiceCommessaConvenzione', order.text('code'), 100, order.at('code')),
      cup && writing.identifier('CodiceCUP', cup.text('code'), 15, cup.at('code')),
      cig && writing.identifier('CodiceCIG', cig.text('code'), 15, cig.at('code')),
    ],
    part.path,
  );
}

function linesOf(part: Part): string[] {
  part.take('lines');
  const { lines } = part.value;
  return Array.isArray(lines) ? lines.map(String) : [];
}

function deliveryNotes(ordering: Part | undefined, writing: Writing): (Written | undefined)[] {
  const own = writing.document.meta('it-sdi-ddt');
  const note = (number: Written | undefined, date: string | undefined, lines: readonly string[], property: string) =>
    element(
      'DatiDDT',
      [
        number,
        element('DataDDT', date, property),
        ...lines.map((line) => element('RiferimentoNumeroLinea', line, property)),
      ],
      property,
    );
  const despatch = (ordering?.list('despatch') ?? []).map((each) => {
    each.take('uuid', 'type');
    return note(
      writing.identifier('NumeroDDT', numberOf(each), 20, each.at('code')),
      each.text('issue_date'),
      linesOf(each),
      each.path,
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

/** DatiBeniServizi. */
export function goods(adjustments: Adjustments, writing: Writing): Written | undefined {
  const { document } = writing;
  const period = document.object('ordering')?.object('period');
  const lines = document.list('lines');
  if (period && lines.some((each) => !each.has('period'))) {
    writing.changed('info', period.path, message('The period is written with the lines that have none.'));
  }
  period?.take('label', 'start', 'end');
  const isReversed = Array.isArray(document.value.$tags) && document.value.$tags.includes('reverse-charge');
  let number = lines.length;
  return element(
    'DatiBeniServizi',
    [
      ...lines.map((each) => line(each, period, isReversed, writing)),
      ...adjustments.lines.map(({ part, isDiscount }) => adjustmentLine(part, isDiscount, ++number, writing)),
      ...summaries(writing),
    ],
    '$.lines',
  );
}

function line(part: Part, period: Part | undefined, isReversed: boolean, writing: Writing): Written | undefined {
  part.take('i', 'sum', 'uuid');
  const item = part.object('item');
  item?.take('currency', 'uuid', 'key', 'type');
  const vat = comboOf(part, 'VAT');
  vat?.take('cat', 'key', 'rate', 'country');
  const nature = vat?.ext(EXEMPT);
  vat?.ext(LIABILITY);
  const name = [item?.text('name'), item?.text('description')].filter(Boolean).join(' - ');
  if (item?.has('description'))
    writing.changed('info', item.at('description'), message('It is written behind the name.'));
  const unit = item?.meta('it-sdi-unit') ?? item?.text('unit');
  item?.take('unit');
  const unitFits = unit !== undefined && unit.length <= 10;
  if (unit !== undefined && !unitFits && item)
    writing.dropped(
      'warning',
      item.at('unit'),
      message('It is not written; a unit of FatturaPA has up to 10 characters.'),
    );
  const own = part.object('period') ?? period;
  const quantity = amountOf(part.text('quantity')) ?? Amount.ONE;
  const price = amountOf(item?.text('price')) ?? Amount.zero(2);
  const total = amountOf(part.text('total')) ?? Amount.zero(2);
  const { adjusted, written } = lineAdjustments(part, quantity, total, writing);
  const isTurned = quantity.compare(Amount.ZERO) < 0;
  const unitPrice = adjusted ?? (isTurned ? price.negate() : price);
  return element(
    'DettaglioLinee',
    [
      element('NumeroLinea', part.peek('i'), part.path),
      element('TipoCessionePrestazione', item?.meta('it-sdi-supply-type'), item?.at('meta')),
      ...codes(item, writing),
      writing.latin('Descrizione', name, 1000, item?.at('name') ?? part.path),
      element('Quantita', exact(quantity.abs()), part.at('quantity')),
      unitFits ? writing.ascii('UnitaMisura', unit, 10, item?.at('unit') ?? part.path) : undefined,
      element('DataInizioPeriodo', own?.text('start'), own?.at('start')),
      element('DataFinePeriodo', own?.text('end'), own?.at('end')),
      element('PrezzoUnitario', exact(unitPrice), item?.at('price') ?? part.path),
      ...written,
      element('PrezzoTotale', exact(total), part.at('total')),
      rate('AliquotaIVA', vat?.text('percent'), vat?.at('percent') ?? part.at('taxes'), writing),
      isWithheld(part) ? element('Ritenuta', 'SI', part.at('taxes')) : undefined,
      element('Natura', nature, vat?.at('ext')),
      writing.identifier('RiferimentoAmministrazione', part.text('cost'), 20, part.at('cost')),
      ...otherData(part, writing),
      isReversed && nature === 'N2.1'
        ? element(
            'AltriDatiGestionali',
            [element('TipoDato', 'INVCONT', '$.$tags'), element('RiferimentoTesto', REVERSE_CHARGE, '$.$tags')],
            '$.$tags',
          )
        : undefined,
    ],
    part.path,
  );
}

/** ScontoMaggiorazione of a line, by unit; the price with all of them where they cannot be told apart. */
function lineAdjustments(
  part: Part,
  quantity: Amount,
  total: Amount,
  writing: Writing,
): { adjusted?: Amount; written: readonly (Written | undefined)[] } {
  const all = [
    ...part.list('discounts').map((each) => ({ each, kind: 'SC' })),
    ...part.list('charges').map((each) => ({ each, kind: 'MG' })),
  ];
  for (const { each } of all) {
    each.take('base', 'key', 'code', 'i', 'quantity', 'unit', 'rate');
    if (each.text('reason') !== undefined)
      writing.dropped('info', each.at('reason'), message('It is not written; FatturaPA has no reason of discounts.'));
  }
  if (all.length === 0) return { written: [] };
  if (quantity.compare(Amount.ZERO) <= 0) {
    for (const { each } of all) each.take('percent', 'amount');
    writing.changed(
      'warning',
      part.at('discounts'),
      message('The price is written with the discounts in it; FatturaPA has none for such a quantity.'),
    );
    return { adjusted: quantity.isZero() ? total : total.up(8).divide(quantity.abs()), written: [] };
  }
  return {
    written: all.map(({ each, kind }) => {
      const percent = percentOf(each.text('percent'));
      const amount = amountOf(each.text('amount'));
      return element(
        'ScontoMaggiorazione',
        [
          element('Tipo', kind, each.path),
          percent && percent.compare(Amount.HUNDRED) <= 0
            ? element('Percentuale', percent.rescale(2).toString(), each.at('percent'))
            : undefined,
          element('Importo', amount && short(amount.up(8).divide(quantity)), each.at('amount')),
        ],
        each.path,
      );
    }),
  };
}

/** CodiceArticolo. */
function codes(item: Part | undefined, writing: Writing): (Written | undefined)[] {
  if (!item) return [];
  const code = (kind: string, value: string | undefined, property: string) =>
    value === undefined
      ? undefined
      : element(
          'CodiceArticolo',
          [writing.ascii('CodiceTipo', kind, 35, property), writing.identifier('CodiceValore', value, 35, property)],
          property,
        );
  return [
    code('INTERNO', item.text('ref'), item.at('ref')),
    ...item.list('identities').map((each) => {
      each.take('country', 'scope');
      const kind = (each.text('label') ?? each.text('type') ?? each.text('key') ?? '').toUpperCase();
      each.take('label', 'type', 'key');
      return code(kind === 'GTIN' ? 'EAN' : kind, each.text('code'), each.at('code'));
    }),
  ];
}

/** AltriDatiGestionali. */
function otherData(part: Part, writing: Writing): (Written | undefined)[] {
  return part
    .list('notes')
    .filter((note) => note.peek('src') === 'it-sdi-other-data')
    .map((note) => {
      note.take('src', 'key');
      const text = note.text('text');
      return element(
        'AltriDatiGestionali',
        [
          writing.ascii('TipoDato', note.text('code'), 10, note.at('code')),
          note.meta('it-sdi-no-text') === undefined
            ? writing.latin('RiferimentoTesto', text, 60, note.at('text'))
            : undefined,
          element('RiferimentoNumero', exactOf(note.meta('it-sdi-number')), note.at('meta')),
          element('RiferimentoData', note.meta('it-sdi-date'), note.at('meta')),
        ],
        note.path,
      );
    });
}

/** A discount or charge of the document with VAT, as a line. */
function adjustmentLine(part: Part, isDiscount: boolean, number: number, writing: Writing): Written | undefined {
  part.take('i', 'key', 'percent', 'base', 'code');
  const isStamp = hasKey(part, 'stamp-duty');
  const vat = comboOf(part, 'VAT');
  vat?.take('cat', 'key', 'rate', 'country');
  vat?.ext(LIABILITY);
  const amount = amountOf(part.text('amount')) ?? Amount.zero(2);
  const signed = isDiscount ? amount.negate() : amount;
  return element(
    'DettaglioLinee',
    [
      element('NumeroLinea', String(number), part.path),
      element('TipoCessionePrestazione', isDiscount ? 'SC' : 'AC', part.path),
      writing.latin(
        'Descrizione',
        part.text('reason') ?? (isStamp ? 'Bollo' : isDiscount ? 'Sconto' : 'Maggiorazione'),
        1000,
        part.at('reason'),
      ),
      element('Quantita', '1.00', part.path),
      element('PrezzoUnitario', exact(signed), part.at('amount')),
      element('PrezzoTotale', exact(signed), part.at('amount')),
      rate('AliquotaIVA', vat?.text('percent'), part.at('taxes'), writing),
      isWithheld(part) ? element('Ritenuta', 'SI', part.at('taxes')) : undefined,
      element('Natura', vat?.ext(EXEMPT), part.at('taxes')),
    ],
    part.path,
  );
}

interface Summary {
  readonly part: Part;
  readonly percent: string | undefined;
  readonly nature: string | undefined;
  readonly liability: string | undefined;
  base: Amount;
  tax: Amount;
}

/** The totals of VAT by rate, Natura and EsigibilitaIVA. */
export function vatTotals({ document }: Writing): Summary[] {
  const vat = document
    .object('totals')
    ?.object('taxes')
    ?.list('categories')
    .find((each) => each.peek('code') === 'VAT');
  const found = new Map<string, Summary>();
  for (const part of vat?.list('rates') ?? []) {
    const ext = part.object('ext');
    const [percent, nature, liability] = [part.peek('percent'), ext?.peek(EXEMPT), ext?.peek(LIABILITY)];
    const key = `${percentOf(percent)?.rescale(2).toString() ?? ''} ${nature ?? ''} ${liability ?? ''}`;
    const base = amountOf(part.peek('base')) ?? Amount.zero(2);
    const tax = amountOf(part.peek('amount')) ?? Amount.zero(2);
    const known = found.get(key);
    if (known) {
      known.base = plus(known.base, base);
      known.tax = plus(known.tax, tax);
    } else found.set(key, { part, percent, nature, liability, base, tax });
  }
  return [...found.values()];
}

function summaries(writing: Writing): (Written | undefined)[] {
  return vatTotals(writing).map(({ part, percent, nature, liability, base, tax }) =>
    element(
      'DatiRiepilogo',
      [
        rate('AliquotaIVA', percent, part.at('percent'), writing),
        element('Natura', nature, part.at('ext')),
        money('ImponibileImporto', base, part.at('base')),
        money('Imposta', tax, part.at('amount')),
        element('EsigibilitaIVA', liability, part.at('ext')),
        legalReference(nature, part.peek('key'), writing),
      ],
      part.path,
    ),
  );
}

/** RiferimentoNormativo: the note of the tax that says why, or the official name of Natura. */
export function legalReference(
  nature: string | undefined,
  key: string | undefined,
  writing: Writing,
): Written | undefined {
  if (nature === undefined) return undefined;
  const notes = (writing.document.object('tax')?.list('notes') ?? []).filter((each) => each.peek('cat') === 'VAT');
  const note =
    notes.find((each) => each.object('ext')?.peek(EXEMPT) === nature) ??
    notes.find((each) => key !== undefined && each.peek('key') === key && !each.object('ext')?.has(EXEMPT));
  note?.takeAll();
  note?.object('ext')?.takeAll();
  return writing.latin(
    'RiferimentoNormativo',
    note?.peek('text') ?? natureName(nature),
    100,
    note?.at('text') ?? '$.totals.taxes',
  );
}

/** DatiPagamento. */
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
            ...advances.map((each) => advance(each, writing)),
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
  writing.dropped('warning', part.path, message('It is not written; name the means of payment (key).'));
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
    writing.dropped(
      'warning',
      part.at('bic'),
      message('It is not written; it has not the form of a BIC in FatturaPA.'),
    );
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
      message('It is not written; FatturaPA has no description of an advance.'),
    );
  return element(
    'DettaglioPagamento',
    [
      element('ModalitaPagamento', part.ext('it-sdi-payment-means'), part.at('ext')),
      element('DataRiferimentoTerminiPagamento', part.text('date'), part.at('date')),
      money('ImportoPagamento', amountOf(part.text('amount')), part.at('amount')),
      ...account(part.object('credit_transfer'), writing),
    ],
    part.path,
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
        message('It is not written; FatturaPA has due dates alone.'),
      );
  }
  if (!part || !hasMeans(part, writing)) return undefined;
  for (const each of ['detail', 'notes']) {
    if (part.text(each) !== undefined)
      writing.dropped('info', part.at(each), message('It is not written; FatturaPA has no text of a payment.'));
  }
  const due = toBePaid(writing);
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
        ...account(transfer, writing),
        writing.identifier('CodicePagamento', part.text('ref'), 60, part.at('ref')),
      ],
      date?.path ?? part.path,
    );
  const rows = dates.flatMap((each) => {
    each.take('percent', 'currency', 'notes');
    const amount = amountOf(each.text('amount')) ?? due;
    return row(amount, each) ?? [];
  });
  const isPart = dates.length > 1 || dates.some((each) => (amountOf(each.peek('amount')) ?? due).compare(due) < 0);
  if (dates.length === 0) {
    if (due.isZero()) return undefined;
    const only = row(due);
    if (only) rows.push(only);
  }
  return element(
    'DatiPagamento',
    [element('CondizioniPagamento', isPart ? 'TP01' : 'TP02', part.path), ...rows],
    part.path,
  );
}

/** What is to be paid: what is due, without the tax that the buyer pays itself. */
function toBePaid(writing: Writing): Amount {
  const totals = writing.document.object('totals');
  const due = amountOf(totals?.peek('due')) ?? amountOf(totals?.peek('payable')) ?? Amount.zero(2);
  return vatTotals(writing)
    .filter(({ liability }) => liability === 'S')
    .reduce((sum, { tax }) => minus(sum, tax), due);
}
