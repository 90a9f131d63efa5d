/** Checks of the exchange system SdI beyond the schema (Elenco Controlli), and our own advice. */

import { Amount } from '../../engine/num/amount.ts';
import { isIban } from '../../engine/pay/iban.ts';
import { differ, minus, percentOf, plus, times } from '../national/amounts.ts';
import { type NationalRule, nationalRule } from '../national/rules.ts';
import type { Found, RuleSet, Verdict } from '../rules/declare.ts';
import { collapsed } from '../schema/values.ts';
import type { XmlElement } from '../xml/element.ts';
import { ABROAD, isCodiceFiscale, isPartitaIva, NO_CODE } from './codes.ts';
import type { Body, View } from './view.ts';

/** A file with the data for its checks, and the day of the check in Italy. */
export interface Context {
  readonly view: View;
  readonly today: string | undefined;
}

type Rule = NationalRule<Context>;

const MOST_BYTES = 5_000_000;

/** Tolerance of a line: validators round before or after comparing (00423). */
const LINE_TOLERANCE = Amount.of(19, 3);

const sdi = (code: string, holds: (view: View) => Verdict, text: string): Rule =>
  nationalRule<Context>(`SDI-${code}`, 'fatal', ({ view }) => holds(view), text);
const advice = (code: string, holds: (view: View, context: Context) => Verdict, text: string): Rule =>
  nationalRule<Context>(code, 'warning', (context) => holds(context.view, context), text);

/** Returns a finding for each element, with its value. */
const found = (elements: readonly (XmlElement | undefined)[]): Found[] =>
  elements.flatMap((element) =>
    element ? [{ element, values: { value: collapsed(element.text).slice(0, 40) } }] : [],
  );

/** Applies a check to each invoice of a file. */
const inBodies = (look: (body: Body, view: View) => readonly (XmlElement | undefined)[]) => (view: View) =>
  found(view.bodies.flatMap((body) => look(body, view)));

const ordinary = (look: (body: Body, view: View) => readonly (XmlElement | undefined)[]) =>
  inBodies((body, view) => (view.isSimplified ? [] : look(body, view)));

/** Returns the rate of a line or contribution in comparable form: 22.00, 0.00. */
const rateOf = (view: View, element: XmlElement): string | undefined => view.rateOf(element);

const isZero = (amount: Amount | undefined) => amount !== undefined && amount.compare(Amount.ZERO) === 0;

/** Returns whether one date is before another, if both are present. */
const isBefore = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && one !== '' && other !== '' && one.slice(0, 10) < other.slice(0, 10);

/** Returns elements with a rate of 0 and no Natura, or with both: lines, contributions, summaries. */
const withoutNature = (view: View, elements: readonly XmlElement[]) =>
  elements.filter((each) => isZero(view.number(each, 'AliquotaIVA')) && !view.text(each, 'Natura'));
const withRateAndNature = (view: View, elements: readonly XmlElement[]) =>
  elements.flatMap((each) => {
    const rate = view.number(each, 'AliquotaIVA');
    return rate && !isZero(rate) && view.text(each, 'Natura') ? [view.in(each, 'Natura')] : [];
  });

/** Returns Italian numbers with a wrong check digit. @param isPerson accept a person's codice fiscale too */
function wrongVat(view: View, id: XmlElement | undefined, isPerson = false): readonly (XmlElement | undefined)[] {
  const code = view.text(id, 'IdCodice');
  if (view.text(id, 'IdPaese') !== 'IT' || code === undefined) return [];
  return isPartitaIva(code) || (isPerson && isCodiceFiscale(code)) ? [] : [view.in(id, 'IdCodice')];
}

function wrongFiscalCode(view: View, party: XmlElement | undefined): readonly (XmlElement | undefined)[] {
  const code = view.text(party, 'CodiceFiscale');
  return code === undefined || isCodiceFiscale(code) ? [] : [view.in(party, 'CodiceFiscale')];
}

const vatId = (view: View, party: XmlElement | undefined) => view.in(view.identityOf(party), 'IdFiscaleIVA');

const WRONG_NUMBER = 'The number {value} has a wrong check digit or form; check it for a mistyped character.';

const identities: readonly Rule[] = [
  sdi(
    '00300',
    (view) => found(wrongVat(view, view.in(view.header, 'DatiTrasmissione', 'IdTrasmittente'), true)),
    WRONG_NUMBER,
  ),
  sdi('00301', (view) => found(wrongVat(view, vatId(view, view.seller))), WRONG_NUMBER),
  sdi('00302', (view) => found(wrongFiscalCode(view, view.identityOf(view.seller))), WRONG_NUMBER),
  sdi(
    '00303',
    (view) =>
      found([
        ...wrongVat(view, vatId(view, view.in(view.header, 'RappresentanteFiscale'))),
        ...wrongVat(view, view.in(view.buyer, 'RappresentanteFiscale', 'IdFiscaleIVA')),
      ]),
    WRONG_NUMBER,
  ),
  sdi(
    '00304',
    (view) => found(wrongFiscalCode(view, view.identityOf(view.in(view.header, 'RappresentanteFiscale')))),
    WRONG_NUMBER,
  ),
  sdi('00305', (view) => found(wrongVat(view, vatId(view, view.buyer))), WRONG_NUMBER),
  sdi('00306', (view) => found(wrongFiscalCode(view, view.identityOf(view.buyer))), WRONG_NUMBER),
  sdi(
    '00313',
    (view) => {
      const code = view.in(view.header, 'DatiTrasmissione', 'CodiceDestinatario');
      if (!code || collapsed(code.text) !== ABROAD) return true;
      const country = view.text(vatId(view, view.buyer), 'IdPaese');
      return country !== undefined && country !== 'IT' ? true : found([code]);
    },
    'XXXXXXX is for buyers abroad, and this one has no foreign IdFiscaleIVA; write the code of the buyer, or 0000000.',
  ),
  sdi(
    '00417',
    (view) => {
      const party = view.identityOf(view.buyer);
      return !view.buyer || view.in(party, 'IdFiscaleIVA') || view.in(party, 'CodiceFiscale') ? true : found([party]);
    },
    'The buyer has neither IdFiscaleIVA nor CodiceFiscale; add one of them.',
  ),
  sdi(
    '00476',
    (view) => {
      const seller = view.text(vatId(view, view.seller), 'IdPaese');
      const buyer = view.text(vatId(view, view.buyer), 'IdPaese') ?? 'IT';
      return seller === undefined || seller === 'IT' || buyer === 'IT'
        ? true
        : found([view.in(vatId(view, view.seller), 'IdPaese')]);
    },
    'Neither the seller nor the buyer is Italian (IdPaese IT); such an invoice does not go through SdI.',
  ),
];

/** Types for which seller and buyer differ. */
const OTHER_BUYER = new Set([
  'TD01',
  'TD02',
  'TD03',
  'TD06',
  'TD16',
  'TD17',
  'TD18',
  'TD19',
  'TD20',
  'TD24',
  'TD25',
  'TD28',
  'TD29',
  'TD07',
]);
const BUYER_ISSUES = new Set(['TD16', 'TD17', 'TD18', 'TD19', 'TD20', 'TD22', 'TD23', 'TD28', 'TD29']);

const isSameParty = (view: View) => {
  const seller = view.vatOf(view.seller);
  const buyer = view.vatOf(view.buyer);
  if (buyer !== undefined) return seller === buyer;
  const code = view.text(view.identityOf(view.buyer), 'CodiceFiscale');
  return code !== undefined && code === view.text(view.identityOf(view.seller), 'CodiceFiscale');
};

/** Returns whether a type allows the seller's country. */
function isCountryOf(type: string, country: string): boolean {
  if (type === 'TD17' || type === 'TD18' || type === 'TD19')
    return country !== 'IT' && (country !== 'OO' || type !== 'TD18');
  if (type === 'TD28') return country === 'SM';
  return type !== 'TD29' || country === 'IT';
}

const types: readonly Rule[] = [
  sdi(
    '00471',
    (view) => {
      const seller = view.vatOf(view.seller);
      if (seller === undefined || seller !== view.vatOf(view.buyer)) return true;
      return found(
        view.bodies.flatMap(({ type, document }) =>
          OTHER_BUYER.has(type) ? [view.in(document, 'TipoDocumento')] : [],
        ),
      );
    },
    'Seller and buyer of a {value} are different parties; own consumption is TD27.',
  ),
  sdi(
    '00472',
    inBodies(({ type, document }, view) =>
      (type === 'TD21' || type === 'TD27') && !isSameParty(view) ? [view.in(document, 'TipoDocumento')] : [],
    ),
    'Seller and buyer of a {value} are the same party; correct one of them, or the type.',
  ),
  sdi(
    '00473',
    (view) => {
      const country = view.in(vatId(view, view.seller), 'IdPaese');
      if (!country) return true;
      return view.bodies.every(({ type }) => isCountryOf(type, collapsed(country.text))) ? true : found([country]);
    },
    'The country {value} of the seller does not go with the type of the document (TD17 to TD19 abroad, TD28 San Marino, TD29 Italy).',
  ),
  sdi(
    '00474',
    ordinary(({ type, lines }, view) =>
      type === 'TD21'
        ? lines.flatMap((line) => (isZero(view.number(line, 'AliquotaIVA')) ? [view.in(line, 'AliquotaIVA')] : []))
        : [],
    ),
    'A line of a TD21 has a rate above zero; write the rate that was not charged.',
  ),
  sdi(
    '00475',
    (view) =>
      vatId(view, view.buyer) || !view.bodies.some(({ type }) => BUYER_ISSUES.has(type))
        ? true
        : found([view.identityOf(view.buyer)]),
    'The buyer of this type of document needs its IdFiscaleIVA; add it.',
  ),
  sdi(
    '00460',
    inBodies((body, view) => {
      const regime = view.text(view.seller, 'RegimeFiscale');
      if (!view.isSimplified || regime === 'RF19' || regime === 'RF20') return [];
      if (view.in(body.element, 'DatiGenerali', 'DatiFatturaRettificata')) return [];
      return body.sum(body.lines, 'Importo').compare(Amount.of(400, 0)) > 0 ? [view.in(body.lines[0], 'Importo')] : [];
    }),
    'A simplified invoice comes to 400.00 at most; issue an ordinary one.',
  ),
];

const head: readonly Rule[] = [
  sdi(
    '00427',
    (view) => {
      const code = view.in(view.header, 'DatiTrasmissione', 'CodiceDestinatario');
      const version = view.root.attribute('versione') ?? '';
      if (!code || !/^F(?:PA|PR|SM)1/.test(version)) return true;
      return collapsed(code.text).length === (version === 'FPA12' ? 6 : 7) ? true : found([code]);
    },
    'CodiceDestinatario {value} has six characters for public administrations (FPA12), seven for all others; correct it.',
  ),
  sdi(
    '00428',
    (view) => {
      const format = view.in(view.header, 'DatiTrasmissione', 'FormatoTrasmissione');
      const known = view.isSimplified ? ['FSM10'] : ['FPA12', 'FPR12'];
      if (!view.header || (view.format === view.root.attribute('versione') && known.includes(view.format))) return true;
      return found([format ?? view.in(view.header, 'DatiTrasmissione') ?? view.root]);
    },
    'FormatoTrasmissione {value} is not the attribute versione of the root, or not known; make them the same.',
  ),
  sdi(
    '00425',
    inBodies(({ document }, view) => {
      const number = view.in(document, 'Numero');
      return number && !/\d/.test(number.text) ? [number] : [];
    }),
    'The number {value} has no digit; an invoice number has at least one.',
  ),
  sdi(
    '00418',
    inBodies((body, view) =>
      view
        .all(body.element, 'DatiGenerali', view.isSimplified ? 'DatiFatturaRettificata' : 'DatiFattureCollegate')
        .flatMap((each) => {
          const date = view.in(each, view.isSimplified ? 'DataFR' : 'Data');
          return date && isBefore(body.date, collapsed(date.text)) ? [date] : [];
        }),
    ),
    'The invoice is dated before the one that it refers to, of {value}; correct one of the dates.',
  ),
  sdi(
    '00409',
    (view) => {
      const known = new Set<string>();
      return found(
        view.bodies.map(({ document, date, type }) => {
          const group = type === 'TD04' || type === 'TD08' ? 'credit' : 'invoice';
          const key = `${date.slice(0, 4)} ${view.text(document, 'Numero') ?? ''} ${group}`;
          const isKnown = known.has(key);
          known.add(key);
          return isKnown ? view.in(document, 'Numero') : undefined;
        }),
      );
    },
    'The file has two invoices with the number {value} of one year; give one of them another number.',
  ),
  nationalRule<Context>(
    'SDI-00403',
    'warning',
    ({ view, today }) =>
      found(view.bodies.map(({ date, document }) => (isBefore(today, date) ? view.in(document, 'Data') : undefined))),
    'The invoice is dated {value}, after today; SdI refuses dates after it received the file.',
  ),
  nationalRule<Context>(
    'SDI-00003',
    'warning',
    (_, { bytes, text }) => (bytes?.length ?? text.length) <= MOST_BYTES,
    'The file has more than 5 MB, which SdI does not take; make attachments smaller.',
  ),
  advice(
    'SDI-00426',
    (view) => {
      const pec = view.in(view.header, 'DatiTrasmissione', 'PECDestinatario');
      return !pec || view.text(view.header, 'DatiTrasmissione', 'CodiceDestinatario') === NO_CODE ? true : found([pec]);
    },
    'PECDestinatario counts only with the code 0000000; remove it.',
  ),
];

/** Returns values that occur only in lines and contributions, or only in summaries. */
function notInBoth(
  one: readonly (readonly [key: string | undefined, element: XmlElement])[],
  other: readonly (readonly [key: string | undefined, element: XmlElement])[],
): XmlElement[] {
  const without = (keys: typeof one, among: typeof other) => {
    const known = new Set(among.map(([key]) => key));
    return keys.flatMap(([key, element]) => (known.has(key) ? [] : [element]));
  };
  return [...without(one, other), ...without(other, one)];
}

const keyed = (elements: readonly XmlElement[], keyOf: (element: XmlElement) => string | undefined) =>
  elements.map((element) => [keyOf(element), element] as const);

/** Natura codes that were subdivided in 2021. */
const DIVIDED = new Set(['N2', 'N3', 'N6']);

const taxes: readonly Rule[] = [
  sdi(
    '00400',
    inBodies((body, view) => {
      if (!view.isSimplified) return withoutNature(view, body.lines);
      return body.lines.filter((line) => {
        const tax = view.in(line, 'DatiIVA');
        const isFree = isZero(view.number(tax, 'Aliquota')) || isZero(view.number(tax, 'Imposta'));
        return isFree && !view.text(line, 'Natura');
      });
    }),
    'A line without tax says why: add Natura.',
  ),
  sdi(
    '00401',
    inBodies(({ type, lines }, view) => {
      if (type === 'TD16') return [];
      if (!view.isSimplified) return withRateAndNature(view, lines);
      return lines.flatMap((line) => {
        const rate = view.number(line, 'DatiIVA', 'Aliquota');
        return rate && !isZero(rate) && view.text(line, 'Natura') ? [view.in(line, 'Natura')] : [];
      });
    }),
    'A line with a rate above zero has no Natura; remove {value}, or make the rate 0.00.',
  ),
  sdi(
    '00411',
    ordinary(({ lines, document }, view) =>
      view.in(document, 'DatiRitenuta') ? [] : lines.flatMap((line) => view.in(line, 'Ritenuta')).slice(0, 1),
    ),
    'A line is marked with Ritenuta, and the document has no DatiRitenuta; add the withholding tax, or remove the mark.',
  ),
  sdi(
    '00413',
    ordinary(({ funds }, view) => withoutNature(view, funds)),
    'A contribution without tax says why: add Natura.',
  ),
  sdi(
    '00414',
    ordinary(({ funds }, view) => withRateAndNature(view, funds)),
    'A contribution with a rate above zero has no Natura; remove {value}, or make the rate 0.00.',
  ),
  sdi(
    '00415',
    ordinary(({ funds, document }, view) =>
      view.in(document, 'DatiRitenuta') ? [] : funds.flatMap((fund) => view.in(fund, 'Ritenuta')).slice(0, 1),
    ),
    'A contribution is marked with Ritenuta, and the document has no DatiRitenuta; add the withholding tax, or remove the mark.',
  ),
  sdi(
    '00419',
    ordinary(({ lines, funds, summaries }, view) => {
      const known = new Set(summaries.map((each) => rateOf(view, each)));
      return [...lines, ...funds].flatMap((each) =>
        known.has(rateOf(view, each)) ? [] : view.in(each, 'AliquotaIVA'),
      );
    }),
    'The rate {value} of a line or contribution has no DatiRiepilogo; add one.',
  ),
  sdi(
    '00420',
    ordinary(({ summaries }, view) =>
      summaries.flatMap((each) =>
        view.text(each, 'Natura')?.startsWith('N6') && view.text(each, 'EsigibilitaIVA') === 'S'
          ? view.in(each, 'EsigibilitaIVA')
          : [],
      ),
    ),
    'Reverse charge (N6) and split payment (S) exclude each other; remove one of them.',
  ),
  sdi(
    '00421',
    ordinary(({ summaries }, view) =>
      summaries.flatMap((each) => {
        const [rate, base, tax] = ['AliquotaIVA', 'ImponibileImporto', 'Imposta'].map((name) =>
          view.number(each, name),
        );
        if (!rate || !base || !tax || !differ(tax, percentOf(base, rate).rescale(2), 1)) return [];
        return view.in(each, 'Imposta');
      }),
    ),
    'Imposta {value} is not the rate of ImponibileImporto; calculate it again.',
  ),
  sdi(
    '00422',
    ordinary(({ lines, funds, summaries }, view) => {
      const sums = new Map<string, { stated: Amount; due: Amount; at: XmlElement }>();
      const summaryOf = new Map<string | undefined, XmlElement>();
      for (const each of summaries) if (!summaryOf.has(rateOf(view, each))) summaryOf.set(rateOf(view, each), each);
      const add = (each: XmlElement, name: string, side: 'stated' | 'due') => {
        const rate = rateOf(view, each);
        const amount = view.number(each, name);
        if (rate === undefined || amount === undefined) return;
        const sum = sums.get(rate) ?? { stated: Amount.zero(2), due: Amount.zero(2), at: summaryOf.get(rate) ?? each };
        sum[side] = plus(sum[side], amount);
        sums.set(rate, sum);
      };
      for (const each of lines) add(each, 'PrezzoTotale', 'due');
      for (const each of funds) add(each, 'ImportoContributoCassa', 'due');
      for (const each of summaries) {
        add(each, 'ImponibileImporto', 'stated');
        add(each, 'Arrotondamento', 'due');
      }
      return [...sums.values()].flatMap(({ stated, due, at }) => {
        return minus(stated, due).abs().compare(Amount.ONE) < 0 ? [] : (view.in(at, 'ImponibileImporto') ?? at);
      });
    }),
    'ImponibileImporto {value} of a rate is not the sum of its lines, contributions and roundings; calculate it again.',
  ),
  sdi(
    '00423',
    ordinary(({ lines }, view) =>
      lines.flatMap((line) => {
        const total = view.number(line, 'PrezzoTotale');
        const price = adjustedPrice(view, line);
        if (!total || !price) return [];
        const product = times(price, view.number(line, 'Quantita') ?? Amount.ONE);
        return minus(total.rescale(2), product).abs().compare(LINE_TOLERANCE) > 0 ? view.in(line, 'PrezzoTotale') : [];
      }),
    ),
    'PrezzoTotale {value} is not PrezzoUnitario with its discounts and surcharges, times Quantita; calculate it again.',
  ),
  sdi(
    '00424',
    inBodies((body, view) => {
      const names = ['AliquotaIVA', 'Aliquota'];
      return names
        .flatMap((name) => view.within(body.element, name))
        .filter(({ text }) => {
          const rate = Amount.parse(collapsed(text));
          return rate && rate.compare(Amount.ZERO) > 0 && rate.compare(Amount.ONE) < 0;
        });
    }),
    'A rate is written in per cent, 22.00 and not 0.22; {value} is less than one per cent.',
  ),
  sdi(
    '00429',
    ordinary(({ summaries }, view) => withoutNature(view, summaries)),
    'A summary without tax says why: add Natura.',
  ),
  sdi(
    '00430',
    ordinary(({ type, summaries }, view) => (type === 'TD16' ? [] : withRateAndNature(view, summaries))),
    'A summary with a rate above zero has no Natura; remove {value}, or make the rate 0.00.',
  ),
  sdi(
    '00437',
    ordinary(({ document }, view) => withoutAmount(view, view.all(document, 'ScontoMaggiorazione'))),
    'A discount or surcharge of the document has a percentage or an amount; add Percentuale or Importo.',
  ),
  sdi(
    '00438',
    ordinary(({ lines }, view) =>
      withoutAmount(
        view,
        lines.flatMap((line) => view.all(line, 'ScontoMaggiorazione')),
      ),
    ),
    'A discount or surcharge of a line has a percentage or an amount; add Percentuale or Importo.',
  ),
  sdi(
    '00443',
    ordinary(({ lines, funds, summaries }, view) => {
      const rate = (each: XmlElement) => rateOf(view, each);
      return notInBoth(keyed([...lines, ...funds], rate), keyed(summaries, rate)).map(
        (each) => view.in(each, 'AliquotaIVA') ?? each,
      );
    }),
    'The rate {value} stands in lines and contributions, or in the summary, and not in the other; make them agree.',
  ),
  sdi(
    '00444',
    ordinary(({ lines, funds, summaries }, view) => {
      const nature = (each: XmlElement) => view.text(each, 'Natura');
      const has = (elements: readonly XmlElement[]) => keyed(elements.filter(nature), nature);
      return notInBoth(has([...lines, ...funds]), has(summaries)).map((each) => view.in(each, 'Natura'));
    }),
    'Natura {value} stands in lines and contributions, or in the summary, and not in the other; make them agree.',
  ),
  sdi(
    '00445',
    inBodies((body, view) =>
      isBefore(body.date, '2021-01-01')
        ? []
        : view.within(body.element, 'Natura').filter(({ text }) => !view.isSimplified && DIVIDED.has(collapsed(text))),
    ),
    'Natura {value} is divided since 2021; write one of its subdivisions, such as N2.2, N3.1 or N6.3.',
  ),
  sdi(
    '00459',
    ordinary((body, view) =>
      isBefore(body.date, '2021-01-01')
        ? []
        : view.all(body.document, 'DatiRitenuta').flatMap((each) => {
            return view.text(each, 'CausalePagamento') === 'Z' ? view.in(each, 'CausalePagamento') : [];
          }),
    ),
    'CausalePagamento Z was replaced by ZO in 2021; write ZO.',
  ),
];

const withoutAmount = (view: View, elements: readonly XmlElement[]) =>
  elements.filter((each) => !view.in(each, 'Percentuale') && !view.in(each, 'Importo'));

/** Returns the unit price with its discounts and surcharges, applied in order. */
function adjustedPrice(view: View, line: XmlElement): Amount | undefined {
  let price = view.number(line, 'PrezzoUnitario')?.up(10);
  for (const each of view.all(line, 'ScontoMaggiorazione')) {
    if (price === undefined) return undefined;
    const percent = view.number(each, 'Percentuale');
    const change = view.number(each, 'Importo') ?? (percent && percentOf(price, percent));
    price = view.text(each, 'Tipo') === 'MG' ? plus(price, change) : minus(price, change);
  }
  return price;
}

/** Untaxed amounts with these codes need a stamp of 2.00 above 77.47. */
const STAMPED = new Set(['N1', 'N2.1', 'N2.2', 'N3.5', 'N3.6', 'N4']);
const STAMP_LIMIT = Amount.of(7747, 2);

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

const advices: readonly Rule[] = [
  advice(
    'BW-FPA-TOTAL',
    ordinary((body) => {
      const total = statedTotal(body);
      if (!total || isNet(body)) return [];
      const { stated, due, stamp, element } = total;
      return differ(stated, due, 1) && differ(stated, plus(due, stamp), 1) ? [element] : [];
    }),
    'ImportoTotaleDocumento {value} is not the sum of the summaries with discounts, charges and rounding; buyers compare it.',
  ),
  advice(
    'BW-FPA-NET',
    ordinary((body) => (isNet(body) ? [statedTotal(body)?.element] : [])),
    'ImportoTotaleDocumento {value} is the total after withholding tax; write the total before it.',
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
      const lost = view.within(element, 'RiferimentoNumeroLinea').filter(({ text }) => !known.has(collapsed(text)));
      return [...twice, ...lost];
    }),
    'The line number {value} is given twice, or no line has it; correct it.',
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
    'An invoice without tax ({value}) names the law; add RiferimentoNormativo.',
  ),
  advice(
    'BW-FPA-IBAN',
    ordinary((body, view) =>
      view.within(body.element, 'IBAN').filter(({ text }) => collapsed(text) !== '' && !isIban(collapsed(text))),
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
    'The payments do not come to what is to be paid: the total without withholding tax, and without tax of split payment.',
  ),
  advice(
    'BW-FPA-CIG',
    (view) =>
      view.format === 'FPA12'
        ? found(
            view.bodies.map(({ element, document }) =>
              view.within(element, 'CodiceCIG').length + view.within(element, 'CodiceCUP').length > 0
                ? undefined
                : document,
            ),
          )
        : true,
    'Public administrations refuse invoices without CodiceCIG or CodiceCUP where the contract has one; add it.',
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
    'An invoice of more than 77.47 without tax ({value}) carries a stamp of 2.00; add DatiBollo.',
  ),
  advice(
    'BW-FPA-PROV',
    (view) =>
      found(
        ['Sede', 'StabileOrganizzazione']
          .flatMap((name) => view.within(view.header, name))
          .map((each) => (view.text(each, 'Nazione') === 'IT' && !view.text(each, 'Provincia') ? each : undefined)),
      ),
    'An Italian address has its province; add Provincia.',
  ),
];

/** Rules of the content, which need a known root. */
export const CONTENT_RULES: readonly Rule[] = [...identities, ...types, ...head, ...taxes, ...advices];

export const set: RuleSet = {
  key: 'fatturapa',
  name: 'SdI',
  version: '1.9',
  from: '2025-04-01',
  rules: [],
  national: [
    {
      id: 'SDI-00200',
      flag: 'fatal',
      text: 'The file is not as the schema has it: an element is missing, is not known or stands in the wrong place, or a value has another form.',
    },
    // Our own are listed with all our codes.
    ...CONTENT_RULES.filter(({ id }) => !id.startsWith('BW-')),
  ],
};
