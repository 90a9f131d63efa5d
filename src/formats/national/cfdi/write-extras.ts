/** Writes the complements of local taxes and of legends (chapter 18 §5.9). */

import { LOCAL_TAXES, localTaxesIn } from '../../../engine/bill/local-taxes.ts';
import { message } from '../../../engine/text/message.ts';
import { Decimal } from '../../rules/decimal.ts';
import type { Written } from '../shared/writing.ts';
import { LEGENDS, LEGENDS_KEY } from './codes.ts';
import { node, numberOf, padded, type Value, type Writing } from './write-base.ts';

const CENTS = 2;

/** The local taxes of an invoice, and what they add to the amount payable. */
export interface LocalTaxes {
  readonly element: Written;
  readonly net: Decimal;
}

/** Returns the local taxes in `meta`. Refuses those that do not add up to the document's rounding. */
export function localTaxes(writing: Writing): LocalTaxes | undefined {
  const { document } = writing;
  const text = document.meta(LOCAL_TAXES);
  if (text === undefined) return undefined;
  const place = `$.meta.${LOCAL_TAXES}`;
  const taxes = localTaxesIn(text);
  const money = (value: string) => padded(Decimal.parse(value) ?? Decimal.ZERO, CENTS);
  const sum = (isRetained: boolean) =>
    (taxes ?? []).reduce(
      (all, each) => (each.isRetained === isRetained ? all.plus(money(each.amount)) : all),
      new Decimal(0, CENTS),
    );
  const [added, retained] = [sum(false), sum(true)];
  const net = added.minus(retained);
  const rounding = numberOf(document.object('totals'), 'rounding') ?? new Decimal(0, CENTS);
  if (!taxes || !net.equals(rounding)) {
    const values = { net: taxes ? net.toString() : text, rounding: rounding.toString() };
    const reason = message(
      'The local taxes add up to {net}, but totals.rounding is {rounding}. Write each as name, rate and amount, and their sum in totals.rounding.',
      values,
    );
    writing.refuse('BW-CFDI-LOCAL', place, reason);
    return undefined;
  }
  const row = (name: string, kind: string, isRetained: boolean) =>
    taxes
      .filter((each) => each.isRetained === isRetained)
      .map((each) =>
        node(
          `implocal:${name}`,
          {
            [`ImpLoc${kind}`]: [writing.clean(each.name, place), place],
            [isRetained ? 'TasadeRetencion' : 'TasadeTraslado']: [money(each.rate).toString(), place],
            Importe: [money(each.amount).toString(), place],
          },
          place,
        ),
      );
  const element = node(
    'implocal:ImpuestosLocales',
    { version: '1.0', TotaldeRetenciones: retained.toString(), TotaldeTraslados: added.toString() },
    place,
    [...row('RetencionesLocales', 'Retenido', true), ...row('TrasladosLocales', 'Trasladado', false)],
  );
  return { element, net };
}

/** Writes the legends among the notes of an invoice. */
export function legends(writing: Writing): Written | undefined {
  const notes = writing.document
    .list('notes')
    .filter((each) => [LEGENDS, LEGENDS_KEY].includes(each.peek('src') ?? ''));
  if (notes.length === 0) return undefined;
  const rows = notes.map((note) => {
    note.take('key', 'src');
    const [rule = '', ...norm] = (writing.clean(note.text('code'), note.at('code')) ?? '').split(' ');
    const at = (value: string): Value => (value === '' ? undefined : [value, note.at('code')]);
    return node(
      'leyendasFisc:Leyenda',
      {
        disposicionFiscal: at(rule),
        norma: at(norm.join(' ')),
        textoLeyenda: [writing.clean(note.text('text'), note.at('text')), note.at('text')],
      },
      note,
    );
  });
  return node('leyendasFisc:LeyendasFiscales', { version: '1.0' }, '$.notes', rows);
}
