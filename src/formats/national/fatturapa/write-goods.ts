/** Writes lines and the VAT summary of FatturaPA. */

import { Amount } from '../../../engine/num/amount.ts';
import { message } from '../../../engine/text/message.ts';
import { amountOf } from '../shared/amounts.ts';
import type { Part, Place } from '../shared/document.ts';
import type { Written } from '../shared/writing.ts';
import { natureName } from './natures.ts';
import { vatTotals } from './vat-totals.ts';
import {
  comboOf,
  element,
  exact,
  exactOf,
  isWithheld,
  money,
  percentOf,
  rate,
  short,
  type Writing,
} from './write-base.ts';

import { type Adjustments, hasKey } from './write-general.ts';

const EXEMPT = 'it-sdi-exempt';
const NO_REASON = message('Not written: FatturaPA has no reason for discounts.');
const LIABILITY = 'it-sdi-vat-liability';
const REVERSE_CHARGE = 'Inversione contabile - art. 21 c.6 bis lett. a) DPR 633/72';

/** Writes DatiBeniServizi: the lines and the VAT summary. */
export function goods(adjustments: Adjustments, writing: Writing): Written | undefined {
  const { document } = writing;
  const period = document.object('ordering')?.object('period');
  const lines = document.list('lines');
  if (period && lines.some((each) => !each.has('period'))) {
    writing.changed('info', period, message('The period was written for every line without a period.'));
  }
  period?.take('label', 'start', 'end');
  const isReversed = Array.isArray(document.value.$tags) && document.value.$tags.includes('reverse-charge');
  let number = lines.length;
  return element(
    'DatiBeniServizi',
    [
      lines.map((each) => line(each, period, isReversed, writing)),
      adjustments.lines.map(({ part, isDiscount }) => adjustmentLine(part, isDiscount, ++number, writing)),
      summaries(writing),
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
  const [title, description] = [item?.text('name'), item?.text('description')];
  const name = title && description ? `${title} - ${description}` : (title ?? description ?? '');
  if (item?.has('description')) writing.changed('info', item.at('description'), message('Written after the name.'));
  const unit = item?.meta('it-sdi-unit') ?? item?.text('unit');
  item?.take('unit');
  const unitFits = unit !== undefined && unit.length <= 10;
  if (unit !== undefined && !unitFits && item)
    writing.dropped('warning', item.at('unit'), message('Not written: a FatturaPA unit can have up to 10 characters.'));
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
      element('NumeroLinea', part.peek('i'), part),
      element('TipoCessionePrestazione', item?.meta('it-sdi-supply-type'), item?.at('meta')),
      codes(item, writing),
      writing.latin('Descrizione', name, 1000, item?.at('name') ?? part),
      element('Quantita', exact(quantity.abs()), part.at('quantity')),
      unitFits ? writing.ascii('UnitaMisura', unit, 10, item?.at('unit') ?? part) : undefined,
      element('DataInizioPeriodo', own?.text('start'), own?.at('start')),
      element('DataFinePeriodo', own?.text('end'), own?.at('end')),
      element('PrezzoUnitario', exact(unitPrice), item?.at('price') ?? part),
      written,
      element('PrezzoTotale', exact(total), part.at('total')),
      rate('AliquotaIVA', vat?.text('percent'), vat?.at('percent') ?? part.at('taxes'), writing),
      isWithheld(part) ? element('Ritenuta', 'SI', part.at('taxes')) : undefined,
      element('Natura', nature, vat?.at('ext')),
      writing.identifier('RiferimentoAmministrazione', part.text('cost'), 20, part.at('cost')),
      otherData(part, writing),
      isReversed && nature === 'N2.1'
        ? element(
            'AltriDatiGestionali',
            [element('TipoDato', 'INVCONT', '$.$tags'), element('RiferimentoTesto', REVERSE_CHARGE, '$.$tags')],
            '$.$tags',
          )
        : undefined,
    ],
    part,
  );
}

/** ScontoMaggiorazione of a line, per unit; if they cannot be separated, the price including all. */
function lineAdjustments(
  part: Part,
  quantity: Amount,
  total: Amount,
  writing: Writing,
): { adjusted?: Amount; written: readonly (Written | undefined)[] } {
  const discounts = part.list('discounts');
  const charges = part.list('charges');
  if (discounts.length + charges.length === 0) return { written: [] };
  const all = [...discounts.map((each) => ({ each, kind: 'SC' })), ...charges.map((each) => ({ each, kind: 'MG' }))];
  for (const { each } of all) {
    each.take('base', 'key', 'code', 'i', 'quantity', 'unit', 'rate');
    if (each.text('reason') !== undefined) writing.dropped('info', each.at('reason'), NO_REASON);
  }
  if (quantity.compare(Amount.ZERO) <= 0) {
    for (const { each } of all) each.take('percent', 'amount');
    writing.changed(
      'warning',
      part.at('discounts'),
      message('The price was written with the discounts included; FatturaPA allows no discounts for such a quantity.'),
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
          element('Tipo', kind, each),
          percent && percent.compare(Amount.HUNDRED) <= 0
            ? element('Percentuale', percent.rescale(2).toString(), each.at('percent'))
            : undefined,
          element('Importo', amount && short(amount.up(8).divide(quantity)), each.at('amount')),
        ],
        each,
      );
    }),
  };
}

/** Writes CodiceArticolo: the codes of an item. */
function codes(item: Part | undefined, writing: Writing): (Written | undefined)[] {
  if (!item) return [];
  const code = (kind: string, value: string | undefined, property: Place) =>
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

/** Writes AltriDatiGestionali. */
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
        note,
      );
    });
}

/** Returns a discount or charge of the document with VAT, as a line. */
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
      element('NumeroLinea', String(number), part),
      element('TipoCessionePrestazione', isDiscount ? 'SC' : 'AC', part),
      writing.latin(
        'Descrizione',
        part.text('reason') ?? (isStamp ? 'Bollo' : isDiscount ? 'Sconto' : 'Maggiorazione'),
        1000,
        part.at('reason'),
      ),
      element('Quantita', '1.00', part),
      element('PrezzoUnitario', exact(signed), part.at('amount')),
      element('PrezzoTotale', exact(signed), part.at('amount')),
      rate('AliquotaIVA', vat?.text('percent'), part.at('taxes'), writing),
      isWithheld(part) ? element('Ritenuta', 'SI', part.at('taxes')) : undefined,
      element('Natura', vat?.ext(EXEMPT), part.at('taxes')),
    ],
    part,
  );
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
      part,
    ),
  );
}

/** RiferimentoNormativo: the tax's note, or the official name of Natura. */
export function legalReference(
  nature: string | undefined,
  key: string | undefined,
  writing: Writing,
): Written | undefined {
  const notes = (writing.document.object('tax')?.list('notes') ?? []).filter((each) => each.peek('cat') === 'VAT');
  const note =
    notes.find((each) => nature !== undefined && each.object('ext')?.peek(EXEMPT) === nature) ??
    notes.find((each) => key !== undefined && each.peek('key') === key && !each.object('ext')?.has(EXEMPT));
  note?.takeAll();
  note?.object('ext')?.takeAll();
  return writing.latin(
    'RiferimentoNormativo',
    note?.peek('text') ?? (nature === undefined ? undefined : natureName(nature)),
    100,
    note?.at('text') ?? '$.totals.taxes',
  );
}
