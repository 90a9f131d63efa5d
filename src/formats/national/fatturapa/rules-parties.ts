/** Checks of SdI on numbers and countries of the parties, and on the parties that each type of document requires. */

import { Amount } from '../../../engine/num/amount.ts';
import { collapsed } from '../../schema/values.ts';
import type { XmlElement } from '../../xml/element.ts';
import { ABROAD, isCodiceFiscale, isPartitaIva } from './codes.ts';
import { found, inBodies, isZero, ordinary, type Rule, sdi } from './rule-base.ts';
import type { View } from './view.ts';

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

export const identities: readonly Rule[] = [
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
    "XXXXXXX is for foreign buyers, but the buyer has no foreign IdFiscaleIVA; use the buyer's code, or 0000000.",
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
    'Neither the seller nor the buyer is Italian (IdPaese IT); SdI does not accept such an invoice.',
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

export const types: readonly Rule[] = [
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
    'Seller and buyer of a {value} must be different parties; use TD27 for own consumption.',
  ),
  sdi(
    '00472',
    inBodies(({ type, document }, view) =>
      (type === 'TD21' || type === 'TD27') && !isSameParty(view) ? [view.in(document, 'TipoDocumento')] : [],
    ),
    'Seller and buyer of a {value} must be the same party; correct one of them, or the type.',
  ),
  sdi(
    '00473',
    (view) => {
      const country = view.in(vatId(view, view.seller), 'IdPaese');
      if (!country) return true;
      return view.bodies.every(({ type }) => isCountryOf(type, collapsed(country.text))) ? true : found([country]);
    },
    "The seller's country {value} does not match the document type (TD17 to TD19 abroad, TD28 San Marino, TD29 Italy).",
  ),
  sdi(
    '00474',
    ordinary(({ type, lines }, view) =>
      type === 'TD21'
        ? lines.flatMap((line) => (isZero(view.number(line, 'AliquotaIVA')) ? [view.in(line, 'AliquotaIVA')] : []))
        : [],
    ),
    'A TD21 line needs a rate above zero; write the rate that was not charged.',
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
    'A simplified invoice must not exceed 400.00; issue an ordinary one.',
  ),
];
