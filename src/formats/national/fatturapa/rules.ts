/**
 * Checks of the exchange system SdI beyond the schema (Elenco Controlli): on the file and its head, together with the
 * checks of other modules.
 */

import type { RuleSet, Verdict } from '../../rules/declare.ts';
import { collapsed } from '../../schema/values.ts';
import { nationalRule } from '../shared/rules.ts';
import { NO_CODE } from './codes.ts';
import { advice, type Context, found, inBodies, isBefore, type Rule, sdi } from './rule-base.ts';
import { advices } from './rules-advice.ts';
import { identities, types } from './rules-parties.ts';
import { taxes } from './rules-taxes.ts';
import type { View } from './view.ts';

const MOST_BYTES = 5_000_000;

const head: readonly Rule[] = [
  sdi(
    '00427',
    (view) => {
      const code = view.in(view.header, 'DatiTrasmissione', 'CodiceDestinatario');
      const version = view.root.attribute('versione') ?? '';
      if (!code || !/^F(?:PA|PR|SM)1/.test(version)) return true;
      return collapsed(code.text).length === (version === 'FPA12' ? 6 : 7) ? true : found([code]);
    },
    'CodiceDestinatario {value} must have six characters for public administrations (FPA12), seven for all others; correct it.',
  ),
  sdi(
    '00428',
    (view) => {
      const format = view.in(view.header, 'DatiTrasmissione', 'FormatoTrasmissione');
      const known = view.isSimplified ? ['FSM10'] : ['FPA12', 'FPR12'];
      if (!view.header || (view.format === view.root.attribute('versione') && known.includes(view.format))) return true;
      return found([format ?? view.in(view.header, 'DatiTrasmissione') ?? view.root]);
    },
    'FormatoTrasmissione {value} differs from the attribute versione of the root, or is unknown; make them the same.',
  ),
  sdi(
    '00425',
    inBodies(({ document }, view) => {
      const number = view.in(document, 'Numero');
      return number && !/\d/.test(number.text) ? [number] : [];
    }),
    'The invoice number {value} has no digit; it needs at least one.',
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
    'The invoice is dated before the invoice of {value} it refers to; correct one of the dates.',
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
    'The file has two invoices with the number {value} in the same year; change one of the numbers.',
  ),
  nationalRule<Context>(
    'SDI-00403',
    'warning',
    ({ view, today }) =>
      found(view.bodies.map(({ date, document }) => (isBefore(today, date) ? view.in(document, 'Data') : undefined))),
    'The invoice date {value} is in the future; SdI rejects dates after receipt.',
  ),
  nationalRule<Context>(
    'SDI-00003',
    'warning',
    (_, { bytes, text }) => (bytes?.length ?? text.length) <= MOST_BYTES,
    'The file exceeds 5 MB, the limit of SdI; make attachments smaller.',
  ),
  advice(
    'SDI-00426',
    (view) => {
      const pec = view.in(view.header, 'DatiTrasmissione', 'PECDestinatario');
      return !pec || view.text(view.header, 'DatiTrasmissione', 'CodiceDestinatario') === NO_CODE ? true : found([pec]);
    },
    'PECDestinatario requires the code 0000000; remove it.',
  ),
];

/** Returns whether xsi:schemaLocation lists pairs of a namespace and a file, as its type requires. */
function locatesInPairs({ root }: View): Verdict {
  const location = root.attribute('xsi:schemaLocation');
  if (location === undefined) return true;
  return collapsed(location).split(' ').filter(Boolean).length % 2 === 0 ? true : found([root]);
}

const locations = sdi(
  '00200',
  locatesInPairs,
  'The attribute xsi:schemaLocation has an odd number of addresses; list pairs of namespace and schema, or remove it.',
);

/** Rules of the content, which need a known root. */
export const CONTENT_RULES: readonly Rule[] = [locations, ...identities, ...types, ...head, ...taxes, ...advices];

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
      text: 'The file breaks the FatturaPA schema, so SdI rejects it. An element is missing, unknown or in the wrong place, or a value has the wrong format; correct it.',
    },
    // Our own rules are listed with all our codes.
    ...CONTENT_RULES.filter((rule) => rule !== locations && !rule.id.startsWith('BW-')),
  ],
};
