/** Reads the parties of FA(3) and FA(2). */

import { taxCountryOf } from '../../../engine/country/iso-code.ts';
import { entryOf, type JsonObject } from '../../../engine/model/json.ts';
import { message } from '../../../engine/text/message.ts';
import type { Report } from '../../declare/report.ts';
import type { Source } from '../shared/reading.ts';
import type { Members } from './read-base.ts';

/** The number that identifies a party for tax or otherwise. */
interface Identified {
  taxId?: JsonObject;
  identity?: JsonObject;
}

function identified(id: Source | undefined): Identified {
  const nip = id?.text('NIP');
  if (nip !== undefined) return { taxId: { country: 'PL', code: nip } };
  const internal = id?.text('IDWew');
  if (internal !== undefined) return { identity: { type: 'IDWEW', code: internal } };
  const eu = id?.text('KodUE');
  const number = id?.text('NrVatUE');
  if (eu !== undefined && number !== undefined) {
    return { taxId: { country: eu, code: number.startsWith(eu) ? number.slice(eu.length) : number } };
  }
  const country = taxCountryOf(id?.text('KodKraju'));
  const foreign = id?.text('NrID') ?? number;
  id?.text('BrakID');
  if (foreign === undefined) return {};
  if (country !== undefined && /^[A-Z0-9]+$/.test(foreign)) return { taxId: { country, code: foreign } };
  return { identity: { ...(country !== undefined && { country }), code: foreign } };
}

/** Returns an address from its two lines. */
function addressOf(source: Source | undefined): JsonObject | undefined {
  if (source === undefined) return undefined;
  const country = source.text('KodKraju');
  const [first, second] = [source.text('AdresL1'), source.text('AdresL2')];
  const address: Members = {};
  const set = (name: string, value: string | undefined) => {
    if (value !== undefined && value !== '') address[name] = value;
  };
  if (second !== undefined) {
    set('street', first);
    const [, code, locality] =
      (country === 'PL' ? /^(\d\d-\d{3}) (.+)$/.exec(second) : null) ?? /^(\d[\d-]*) (.+)$/.exec(second) ?? [];
    set('locality', locality ?? second);
    set('code', code);
  } else {
    const [, street, code, locality] =
      (country === 'PL' && /^(.*?),? ?(\d\d-\d{3}),? ([^,\d]+)$/.exec(first ?? '')) || [];
    set('street', code === undefined ? first : street);
    set('locality', locality);
    set('code', code);
  }
  set('country', country);
  return address;
}

/** Returns a party with numbers, name, addresses and contacts. */
function partyOf(source: Source, report: Report): JsonObject {
  const id = source.child('DaneIdentyfikacyjne');
  const { taxId, identity } = identified(id);
  const name = id?.text('Nazwa');
  const number = taxId?.code;
  if (name === undefined && typeof number === 'string') {
    report.supplied(
      'warning',
      { element: source.element },
      message('The party has no name; its number {number} was used.', { number }),
    );
  }
  const identities: JsonObject[] = [];
  const add = (value: string | undefined, members: JsonObject) => {
    if (value !== undefined) identities.push({ ...members, code: value });
  };
  if (identity) identities.push(identity);
  add(source.text('NrEORI'), { type: 'EORI' });
  add(source.text('NrKlienta'), { type: 'NRKLIENTA' });
  const first = source.child('Adres');
  const addresses = [addressOf(first), addressOf(source.child('AdresKoresp'))].flatMap((each) => each ?? []);
  const gln = first?.child('GLN');
  if (gln && /^\d{13}$/.test(gln.value)) add(gln.value, { key: 'gln' });
  else if (gln) {
    report.dropped(
      'warning',
      { element: gln.element },
      message('It is not a global location number, which has 13 digits.'),
    );
  }
  const contacts = source.all('DaneKontaktowe');
  const emails = contacts.flatMap((each) => each.text('Email') ?? each.text('EmailPU') ?? []);
  const telephones = contacts.flatMap((each) => each.text('Telefon') ?? each.text('TelefonPU') ?? []);
  return {
    ...((name ?? number) !== undefined && { name: name ?? number }),
    ...(taxId && { tax_id: taxId }),
    ...(identities.length > 0 && { identities }),
    ...(addresses.length > 0 && { addresses }),
    ...(emails.length > 0 && { emails: emails.map((addr) => ({ addr })) }),
    ...(telephones.length > 0 && { telephones: telephones.map((num) => ({ num })) }),
  } as JsonObject;
}

const ROLE = 'pl-favat-third-party-role';

/** The place in a document of third parties with a role. */
const PLACES: Readonly<Record<string, readonly [object: string, member: string]>> = {
  '1': ['payment', 'payee'],
  '2': ['delivery', 'receiver'],
  '4': ['ordering', 'buyer'],
  '5': ['ordering', 'issuer'],
  '6': ['payment', 'payer'],
};

/** Third parties with these roles belong to the seller, others to the buyer. */
const OF_SELLER: ReadonlySet<string> = new Set(['3', '7', '9']);

export interface Parties {
  supplier: JsonObject;
  customer?: JsonObject;
  /** Parties by the objects that contain them. */
  within: Record<string, Members>;
}

/** Reads all parties of a file. */
export function partiesOf(root: Source, report: Report): Parties {
  const parties: Parties = { supplier: {}, within: {} };
  const seller = root.child('Podmiot1');
  seller?.text('PrefiksPodatnika');
  const principal = seller ? partyOf(seller, report) : {};
  const status = seller?.text('StatusInfoPodatnika');
  const owner: JsonObject = { ...principal, ...(status !== undefined && { meta: { 'ksef-status': status } }) };
  const buyer = root.child('Podmiot2');
  const customer = buyer && customerOf(buyer, report);
  const inSupplier: JsonObject[] = [];
  const inCustomer: JsonObject[] = [];
  for (const third of root.all('Podmiot3')) {
    const role = third.text('Rola') ?? '';
    const place = entryOf(PLACES, role);
    if (place !== undefined && parties.within[place[0]]?.[place[1]] === undefined) {
      put(parties, place, thirdOf(third, report));
      continue;
    }
    const identity = role === '' ? undefined : thirdIdentity(third, role);
    if (identity) (OF_SELLER.has(role) ? inSupplier : inCustomer).push(identity);
    else {
      report.dropped(
        'warning',
        { element: third.element },
        message('The document has no field for a third party without a number, or in another role.'),
      );
    }
  }
  const authorised = root.child('PodmiotUpowazniony');
  const isRepresented = authorised?.text('RolaPU') === '3';
  if (authorised && !isRepresented) {
    report.dropped(
      'warning',
      { element: authorised.element },
      message('The document has no field for an authority or a bailiff.'),
    );
  }
  const withRegisters = { ...owner };
  addIdentities(withRegisters, inSupplier, true);
  addIdentities(withRegisters, registersOf(root, report, String(owner.name ?? '')));
  if (authorised && isRepresented) {
    parties.supplier = partyOf(authorised, report);
    put(parties, ['ordering', 'seller'], withRegisters);
  } else parties.supplier = withRegisters;
  if (customer && (Object.keys(customer).length > 0 || inCustomer.length > 0)) {
    addIdentities(customer, inCustomer);
    parties.customer = customer;
  }
  return parties;
}

/** Puts a party into its object of the document. */
function put({ within }: Parties, [object, member]: readonly [string, string], party: JsonObject): void {
  within[object] = { ...within[object], [member]: party };
}

/** Adds identities to a party. */
function addIdentities(party: JsonObject, added: readonly JsonObject[], isFirst = false): void {
  if (added.length === 0) return;
  const known = Array.isArray(party.identities) ? party.identities : [];
  party.identities = isFirst ? [...added, ...known] : [...known, ...added];
}

function customerOf(buyer: Source, report: Report): JsonObject {
  const party = partyOf(buyer, report);
  const ext: Members = {};
  if (buyer.text('JST') === '1') ext['pl-favat-jst'] = '1';
  if (buyer.text('GV') === '1') ext['pl-favat-group-vat'] = '1';
  return Object.keys(ext).length > 0 ? { ...party, ext } : party;
}

function thirdOf(third: Source, report: Report): JsonObject {
  const share = third.text('Udzial');
  return { ...partyOf(third, report), ...(share !== undefined && { meta: { 'ksef-share': share } }) };
}

function thirdIdentity(third: Source, role: string): JsonObject | undefined {
  const id = third.child('DaneIdentyfikacyjne');
  const { taxId, identity } = identified(id);
  const number = taxId ?? identity;
  if (number === undefined) return undefined;
  const label = id?.text('Nazwa');
  const { type: _, ...own } = number;
  return { ...(label !== undefined && { label }), ...own, ext: { [ROLE]: role } };
}

function registersOf(root: Source, report: Report, name: string): JsonObject[] {
  return (root.child('Stopka')?.all('Rejestry') ?? []).flatMap((each) => {
    const full = each.child('PelnaNazwa');
    if (full && full.value !== name) {
      report.dropped(
        'warning',
        { element: full.element },
        message('The document has no field for a full name in addition to the name.'),
      );
    }
    return ['KRS', 'REGON', 'BDO'].flatMap((type) => {
      const code = each.text(type);
      return code === undefined ? [] : [{ type, code }];
    });
  });
}
