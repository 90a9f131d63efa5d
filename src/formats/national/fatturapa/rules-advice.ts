/** Our own warnings about files that SdI accepts but buyers or tax offices reject. */

import { Amount } from '../../../engine/num/amount.ts';
import { isIban } from '../../../engine/pay/iban.ts';
import { collapsed } from '../../schema/values.ts';
import type { XmlElement } from '../../xml/element.ts';
import { differ, minus, plus } from '../shared/amounts.ts';
import { advice, found, inBodies, isBefore, isZero, ordinary, type Rule } from './rule-base.ts';
import type { Body, View } from './view.ts';

/** Untaxed amounts with these codes need a stamp of 2.00 above 77.47. */
const STAMPED = new Set(['N1', 'N2.1', 'N2.2', 'N3.5', 'N3.6', 'N4']);
const STAMP_LIMIT = Amount.of(7747, 2);

/** The rates of Italian VAT since 1997; farmers (RF04) have others. */
const RATES = new Set(['0.00', '4.00', '5.00', '10.00', '20.00', '21.00', '22.00']);

/** The protocol number of a declaration of intent, and its part (provvedimento 293390/2021). */
const PROTOCOL = /^\d{17}[-/]\d{6}$/;
const INTENT_FROM = '2022-01-01';

function namesIntent(line: XmlElement, view: View): boolean {
  return view
    .all(line, 'AltriDatiGestionali')
    .some(
      (each) =>
        view.text(each, 'TipoDato')?.toUpperCase() === 'INTENTO' &&
        PROTOCOL.test(view.text(each, 'RiferimentoTesto') ?? '') &&
        view.text(each, 'RiferimentoData') !== undefined,
    );
}

const sumOfWithheld = ({ view, document, sum }: Body, body: Body) =>
  sum.call(body, view.all(document, 'DatiRitenuta'), 'ImportoRitenuta');

/** Returns the figures to compare with a document's stated total. */
function statedTotal(body: Body): { stated: Amount; due: Amount; stamp: Amount; element: XmlElement } | undefined {
  const { view, document } = body;
  const element = view.in(document, 'ImportoTotaleDocumento');
  const stated = view.number(document, 'ImportoTotaleDocumento');
  if (!element || !stated || body.summaries.length === 0) return undefined;
  const due = plus(body.total, view.number(document, 'Arrotondamento'));
  return { stated, due, stamp: view.number(document, 'DatiBollo', 'ImportoBollo') ?? Amount.zero(2), element };
}

const isNet = (body: Body) => {
  const total = statedTotal(body);
  const withheld = sumOfWithheld(body, body);
  if (!total || isZero(withheld)) return false;
  const { stated, due, stamp } = total;
  return [due, plus(due, stamp)].some((each) => !differ(stated, minus(each, withheld), 1));
};

export const advices: readonly Rule[] = [
  advice(
    'BW-FPA-TOTAL',
    ordinary((body) => {
      const total = statedTotal(body);
      if (!total || isNet(body)) return [];
      const { stated, due, stamp, element } = total;
      return differ(stated, due, 1) && differ(stated, plus(due, stamp), 1) ? [element] : [];
    }),
    'ImportoTotaleDocumento {value} is not the sum of the summaries with discounts, charges and rounding; buyers check it.',
  ),
  advice(
    'BW-FPA-NET',
    ordinary((body) => (isNet(body) ? [statedTotal(body)?.element] : [])),
    'ImportoTotaleDocumento {value} is the total after withholding tax; write the total before withholding tax.',
  ),
  advice(
    'BW-FPA-LINES',
    ordinary(({ lines, element }, view) => {
      const known = new Set<string>();
      const twice = lines.flatMap((line) => {
        const number = view.text(line, 'NumeroLinea') ?? '';
        const isKnown = known.has(number);
        known.add(number);
        return isKnown ? view.in(line, 'NumeroLinea') : [];
      });
      const references = view.within(view.in(element, 'DatiGenerali'), 'RiferimentoNumeroLinea');
      const lost = references.filter(({ text }) => !known.has(collapsed(text)));
      return [...twice, ...lost];
    }),
    'The line number {value} occurs twice, or does not exist; correct it.',
  ),
  advice(
    'BW-FPA-PERIOD',
    ordinary(({ lines }, view) =>
      lines.flatMap((line) =>
        isBefore(view.text(line, 'DataFinePeriodo'), view.text(line, 'DataInizioPeriodo'))
          ? view.in(line, 'DataFinePeriodo')
          : [],
      ),
    ),
    'The period of a line ends on {value}, before it begins; correct one of the dates.',
  ),
  advice(
    'BW-FPA-NORM',
    inBodies((body, view) =>
      (view.isSimplified ? body.lines : body.summaries).flatMap((each) =>
        view.text(each, 'Natura') && !view.text(each, 'RiferimentoNormativo') ? view.in(each, 'Natura') : [],
      ),
    ),
    'An invoice without tax ({value}) needs the legal basis; add RiferimentoNormativo.',
  ),
  advice(
    'BW-FPA-IBAN',
    ordinary((body, view) =>
      view
        .all(body.element, 'DatiPagamento', 'DettaglioPagamento', 'IBAN')
        .filter(({ text }) => collapsed(text) !== '' && !isIban(collapsed(text))),
    ),
    'The IBAN {value} has wrong check digits; check it for a mistyped character.',
  ),
  advice(
    'BW-FPA-PAID',
    ordinary((body, view) => {
      const total = view.number(body.document, 'ImportoTotaleDocumento') ?? statedTotal(body)?.due;
      const groups = view.all(body.element, 'DatiPagamento');
      if (!total || groups.length === 0) return [];
      const paid = (wanted: (condition: string | undefined) => boolean) =>
        body.sum(
          groups
            .filter((each) => wanted(view.text(each, 'CondizioniPagamento')))
            .flatMap((each) => view.all(each, 'DettaglioPagamento')),
          'ImportoPagamento',
        );
      const split = body.sum(
        body.summaries.filter((each) => view.text(each, 'EsigibilitaIVA') === 'S'),
        'Imposta',
      );
      const due = minus(minus(total, isNet(body) ? undefined : sumOfWithheld(body, body)), split);
      const isRight = [paid(() => true), paid((condition) => condition !== 'TP03')].some(
        (each) => !differ(each, due, 1),
      );
      return isRight ? [] : [view.in(groups[0], 'DettaglioPagamento', 'ImportoPagamento')];
    }),
    'The payments do not add up to the amount payable: the total without withholding tax, and without tax under split payment.',
  ),
  advice(
    'BW-FPA-CIG',
    (view) =>
      view.format === 'FPA12'
        ? found(
            view.bodies.map(({ element, document }) => {
              const general = view.in(element, 'DatiGenerali');
              const codes = ['CodiceCIG', 'CodiceCUP'].flatMap((name) => view.within(general, name));
              return codes.length > 0 ? undefined : document;
            }),
          )
        : true,
    'Public administrations reject invoices without CodiceCIG or CodiceCUP if the contract has one; add it.',
  ),
  advice(
    'BW-FPA-BOLLO',
    ordinary((body, view) => {
      const free = body.summaries.filter((each) => STAMPED.has(view.text(each, 'Natura') ?? ''));
      const isStamped = view.in(body.document, 'DatiBollo') !== undefined;
      return isStamped || body.sum(free, 'ImponibileImporto').compare(STAMP_LIMIT) <= 0
        ? []
        : [view.in(free[0], 'Natura')];
    }),
    'An invoice with more than 77.47 of untaxed amounts ({value}) needs stamp duty of 2.00; add DatiBollo.',
  ),
  advice(
    'BW-FPA-INTENT',
    ordinary(({ lines, date }, view) =>
      date < INTENT_FROM
        ? []
        : lines.flatMap((line) =>
            view.text(line, 'Natura') === 'N3.5' && !namesIntent(line, view) ? view.in(line, 'Natura') : [],
          ),
    ),
    'A supply under a declaration of intent ({value}) needs the protocol number and date of the declaration; add AltriDatiGestionali with the TipoDato INTENTO.',
  ),
  advice(
    'BW-FPA-RATES',
    ordinary((body, view) =>
      view.text(view.seller, 'DatiAnagrafici', 'RegimeFiscale') === 'RF04'
        ? []
        : body.taxed.summaries
            .filter(({ rate }) => rate && !RATES.has(rate.key))
            .map(({ element }) => view.in(element, 'AliquotaIVA')),
    ),
    "Italian VAT has no rate of {value} %; correct it. A self-billed purchase from abroad has the Italian rate, not the supplier's.",
  ),
  advice(
    'BW-FPA-PROV',
    (view) =>
      found(
        ['Sede', 'StabileOrganizzazione']
          .flatMap((name) => view.within(view.header, name))
          .map((each) => (view.text(each, 'Nazione') === 'IT' && !view.text(each, 'Provincia') ? each : undefined)),
      ),
    'An Italian address needs its province; add Provincia.',
  ),
];
