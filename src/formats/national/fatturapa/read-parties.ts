/** Reads the parties of FatturaPA. */

import { taxCountryOf } from '../../../engine/country/iso-code.ts';
import { message } from '../../../engine/text/message.ts';
import type { Report } from '../../declare/report.ts';
import type { Source } from '../shared/reading.ts';
import { ABROAD, ESTABLISHMENT, NO_CODE, NO_NUMBER, OUTSIDE_EU } from './codes.ts';
import { addressIn, type Members } from './read-base.ts';

export interface Parties {
  readonly supplier: Members;
  readonly customer: Members | undefined;
  readonly ordering: Members;
  readonly meta: Members;
  readonly supplierName: string | undefined;
}

export function partiesOf(header: Source, isSimplified: boolean, report: Report): Parties {
  const sent = header.child('DatiTrasmissione');
  const sellerPart = header.child('CedentePrestatore');
  const buyerPart = header.child('CessionarioCommittente');
  const seller = sellerPart ? sellerOf(sellerPart, isSimplified) : {};
  const customer = buyerPart && buyerOf(buyerPart, sent, isSimplified);
  const represented = isSimplified ? sellerPart?.child('RappresentanteFiscale') : header.child('RappresentanteFiscale');
  const third = header.child('TerzoIntermediarioOSoggettoEmittente');
  const issuedBy = header.text('SoggettoEmittente');
  const ordering: Members = {};
  const meta: Members = {};
  if (third) ordering.issuer = identified(third.child('DatiAnagrafici') ?? third);
  let supplier = seller;
  if (represented) {
    ordering.seller = seller;
    supplier = { ...identified(represented.child('DatiAnagrafici') ?? represented) };
    if (seller.addresses !== undefined) supplier.addresses = seller.addresses;
    if (seller.ext !== undefined) supplier.ext = seller.ext;
    report.supplied(
      'warning',
      { element: represented.element },
      message("The file has no address of the tax representative; the seller's address was used."),
    );
  }
  if (issuedBy === 'TZ' && !third) meta['it-sdi-issuer-type'] = 'TZ';
  return {
    supplier,
    customer,
    ordering,
    meta,
    supplierName: typeof seller.name === 'string' ? seller.name : undefined,
  };
}

/** Returns number, name and person of a party. */
function identified(part: Source): Members {
  const id = part.child('IdFiscaleIVA');
  const country = id?.text('IdPaese');
  const code = id?.text('IdCodice');
  const fiscal = part.text('CodiceFiscale');
  const named = part.child('Anagrafica') ?? part;
  const business = named.text('Denominazione');
  const given = named.text('Nome');
  const surname = named.text('Cognome');
  const title = named.text('Titolo');
  const eori = named.text('CodEORI');
  const isNumber = code !== undefined && code !== NO_NUMBER && code !== OUTSIDE_EU;
  const person = given !== undefined || surname !== undefined;
  const name = business ?? ([given, surname].filter(Boolean).join(' ') || undefined);
  const identities = [
    ...(fiscal ? [{ key: 'it-fiscal-code', code: fiscal }] : []),
    ...(eori ? [{ type: 'EORI', code: eori }] : []),
  ];
  return {
    ...(name && { name }),
    tax_id: { country: taxCountryOf(country ?? 'IT'), ...(isNumber && { code }) },
    ...(identities.length > 0 && { identities }),
    ...(person && {
      people: [{ name: { ...(title && { prefix: title }), ...(given && { given }), ...(surname && { surname }) } }],
    }),
  };
}

function addressesIn(part: Source): Members[] {
  const seat = part.child('Sede');
  const establishment = part.child('StabileOrganizzazione');
  return [...(seat ? [addressIn(seat)] : []), ...(establishment ? [addressIn(establishment, ESTABLISHMENT)] : [])];
}

function sellerOf(part: Source, isSimplified: boolean): Members {
  const data = isSimplified ? part : (part.child('DatiAnagrafici') ?? part);
  const party = identified(data);
  const scheme = data.text('RegimeFiscale');
  const register = part.child('IscrizioneREA');
  const contact = part.child('Contatti');
  const addresses = addressesIn(part);
  const reference = part.text('RiferimentoAmministrazione');
  const meta: Members = {};
  for (const [name, key] of [
    ['AlboProfessionale', 'it-sdi-register'],
    ['ProvinciaAlbo', 'it-sdi-register-province'],
    ['NumeroIscrizioneAlbo', 'it-sdi-register-number'],
    ['DataIscrizioneAlbo', 'it-sdi-register-date'],
  ] as const) {
    const value = data.text(name);
    if (value !== undefined) meta[key] = value;
  }
  const email = contact?.text('Email');
  const telephone = contact?.text('Telefono');
  const fax = contact?.text('Fax');
  const telephones = [...(telephone ? [{ num: telephone }] : []), ...(fax ? [{ label: 'fax', num: fax }] : [])];
  const identities = [
    ...(Array.isArray(party.identities) ? party.identities : []),
    ...(reference ? [{ label: 'RiferimentoAmministrazione', code: reference }] : []),
  ];
  return {
    ...party,
    ...(identities.length > 0 && { identities }),
    ...(addresses.length > 0 && { addresses }),
    ...(email && { emails: [{ addr: email }] }),
    ...(telephones.length > 0 && { telephones }),
    ...(register && { registration: registrationOf(register) }),
    ...(scheme && { ext: { 'it-sdi-fiscal-regime': scheme } }),
    ...(Object.keys(meta).length > 0 && { meta }),
  };
}

function registrationOf(part: Source): Members {
  const capital = part.text('CapitaleSociale');
  const office = part.text('Ufficio');
  const entry = part.text('NumeroREA');
  const shareholders = part.text('SocioUnico');
  const liquidation = part.text('StatoLiquidazione');
  const ext = {
    ...(liquidation && { 'it-sdi-liquidation-state': liquidation }),
    ...(shareholders && { 'it-sdi-shareholder-state': shareholders }),
  };
  return {
    ...(capital && { capital, currency: 'EUR' }),
    ...(office && { office }),
    ...(entry && { entry }),
    ...(Object.keys(ext).length > 0 && { ext }),
  };
}

function buyerOf(part: Source, sent: Source | undefined, isSimplified: boolean): Members {
  const other = isSimplified ? part.child('AltriDatiIdentificativi') : undefined;
  const numbers = identified(
    (isSimplified ? part.child('IdentificativiFiscali') : part.child('DatiAnagrafici')) ?? part,
  );
  const named = other ? identified(other) : {};
  const place = addressesIn(other ?? part);
  const code = sent?.text('CodiceDestinatario');
  const pec = sent?.text('PECDestinatario');
  const inboxes = [
    ...(code && code !== NO_CODE && code !== ABROAD ? [{ key: 'it-sdi-code', code }] : []),
    ...(pec ? [{ key: 'it-sdi-pec', email: pec }] : []),
  ];
  return {
    ...numbers,
    ...(named.name !== undefined && { name: named.name }),
    ...(named.people !== undefined && { people: named.people }),
    ...(inboxes.length > 0 && { inboxes }),
    ...(place.length > 0 && { addresses: place }),
  };
}
