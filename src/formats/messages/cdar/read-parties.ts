/** Reads the parties of a message: the seller becomes the supplier, the buyer the customer (chapter 14 §6.2). */

import type { JsonObject } from '../../../engine/model/json.ts';
import { message } from '../../../engine/text/message.ts';
import type { Reading, Terms } from '../../mapping/read/reading.ts';
import type { TermId } from '../../terms/declare.ts';
import { BUYER, bareAddress, PLATFORM, PORTAL, ROLE, SCHEME, SELLER, SIREN } from './life-cycle.ts';

/** The addresses of a message's transport: `iso6523-actorid-upis::0225:123456789`, or `0225:123456789`. */
export interface Addresses {
  from?: string;
  to?: string;
}

/** A party of the message, with the number of its first term. */
interface Named {
  terms: Terms;
  first: number;
}

interface Partners {
  supplier?: JsonObject;
  customer?: JsonObject;
}

/** Reads supplier and customer: the first party with the role, among the issuer and the recipients. */
export function readParties(reading: Reading, status: string, addresses: Addresses): Partners {
  const { invoice } = reading;
  const named: Named[] = [
    ...invoice.all('MDG-16').map((terms) => ({ terms, first: 38 })),
    ...invoice.all('MDG-23').map((terms) => ({ terms, first: 57 })),
  ];
  let seller = named.find((party) => roleOf(party) === SELLER);
  let buyer = named.find((party) => roleOf(party) === BUYER);
  if (status === '211' && isIssuerOfDocument(reading, buyer) && !isIssuerOfDocument(reading, seller)) {
    [seller, buyer] = [buyer, seller];
  }
  for (const party of named) if (party !== seller && party !== buyer) leaveOut(reading, party);
  for (const terms of invoice.all('MDG-9')) leaveOut(reading, { terms, first: 19 });
  const partners: Partners = {};
  const supplier = seller ? readParty(seller, '$.supplier') : issuerOfDocument(reading);
  const customer = buyer && readParty(buyer, '$.customer');
  if (supplier) partners.supplier = supplier;
  if (customer) partners.customer = customer;
  giveAddresses(partners, addresses);
  return partners;
}

function roleOf({ terms, first }: Named): string | undefined {
  return terms.peek(`MDT-${first + 2}`);
}

/**
 * Returns whether a party issued the document. An advice may have the roles reversed, as addons add them: the supplier
 * is the one that issued the document (chapter 08 §7.1).
 */
function isIssuerOfDocument({ invoice }: Reading, party: Named | undefined): boolean {
  const issuer = invoice.inner('MDG-reference')?.peek('MDT-129');
  const values = party?.terms.group.all(`MDT-${party.first}`) ?? [];
  return issuer !== undefined && values.some(({ text }) => text.trim() === issuer);
}

function readParty({ terms, first }: Named, property: string): JsonObject {
  const party: JsonObject = {};
  const name = terms.text(`MDT-${first + 1}`, `${property}.name`);
  const role = terms.text(`MDT-${first + 2}`, `${property}.ext.${ROLE}`);
  const identities = identitiesOf(terms, `MDT-${first}`, property);
  const electronic: TermId = `MDT-${first + 16}`;
  const address = terms.value(electronic);
  if (name !== undefined) party.name = name;
  if (identities.length > 0) party.identities = identities;
  if (address) {
    const scheme = terms.qualifier(address, `${electronic}-1` as TermId);
    const code = terms.textOf(address, electronic, `${property}.inboxes[0].code`) ?? '';
    party.inboxes = [{ ...(scheme !== undefined && { scheme }), code }];
  }
  if (role !== undefined) party.ext = { [ROLE]: role };
  return party;
}

/** Returns identifiers as identities with their schemes for a property, and marks them as used. */
export function identitiesOf(terms: Terms, id: TermId, property: string): JsonObject[] {
  return terms.values(id).map((value, i): JsonObject => {
    const scheme = terms.qualifier(value, `${id}-1` as TermId);
    const code = terms.textOf(value, id, `${property}.identities[${i}].code`) ?? '';
    return { code, ...(scheme !== undefined && { ext: { [SCHEME]: scheme } }) };
  });
}

/** Returns the issuer of the document for use as the supplier if no party is the seller. */
function issuerOfDocument({ invoice, report }: Reading): JsonObject | undefined {
  for (const reference of invoice.all('MDG-reference')) {
    const identities = identitiesOf(reference, 'MDT-129', '$.supplier');
    if (identities.length === 0) continue;
    report.supplied(
      'info',
      { property: '$.supplier', element: reference.elementOf('MDT-129'), term: 'MDT-129' },
      message('The message names no seller; the issuer of the document was used as supplier.'),
    );
    return { identities };
  }
  return undefined;
}

/** Reports that the document has no field for a party. Ignores a platform with only a role. */
function leaveOut({ report }: Reading, party: Named): void {
  const { terms, first } = party;
  const role = roleOf(party) ?? '';
  const [identifier] = terms.group.all(`MDT-${first}`);
  const isAnonymous = role === PLATFORM && identifier === undefined && terms.peek(`MDT-${first + 1}`) === undefined;
  terms.settle();
  if (isAnonymous) return;
  const number = identifier?.text.trim();
  const isPortal = role === PORTAL.role && (number === PORTAL.code || number === PORTAL.formerly);
  report.dropped(
    isPortal ? 'info' : 'warning',
    { element: terms.element, term: terms.group.declaration.id },
    message('Ignored the party of role {role}; the document has only supplier and customer.', { role }),
  );
}

/**
 * Gives each party without an address the one that starts with its SIREN or, failing that, an unassigned one.
 */
function giveAddresses(partners: Partners, { from, to }: Addresses): void {
  const parties = [partners.supplier, partners.customer].filter((party) => party !== undefined);
  const known = new Set(parties.flatMap(inboxesOf).map(({ scheme, code }) => `${scheme}:${code}`));
  const left = [from, to]
    .flatMap((uri) => (uri === undefined ? [] : bareAddress(uri)))
    .filter((each) => !known.has(each));
  const give = (party: JsonObject, fits: (code: string) => boolean) => {
    const at = left.findIndex((address) => fits(address.slice(address.indexOf(':') + 1)));
    const [address] = at < 0 ? [] : left.splice(at, 1);
    if (address === undefined) return;
    const colon = address.indexOf(':');
    party.inboxes = [{ ...(colon > 0 && { scheme: address.slice(0, colon) }), code: address.slice(colon + 1) }];
  };
  for (const party of parties) {
    const siren = sirenOf(party);
    if (!party.inboxes && siren !== undefined) give(party, (code) => code.startsWith(siren));
  }
  for (const party of parties) if (!party.inboxes) give(party, () => true);
}

function inboxesOf({ inboxes }: JsonObject): { scheme?: string; code?: string }[] {
  return Array.isArray(inboxes) ? (inboxes as { scheme?: string; code?: string }[]) : [];
}

function sirenOf({ identities }: JsonObject): string | undefined {
  const list = Array.isArray(identities) ? (identities as { code?: string; ext?: Record<string, string> }[]) : [];
  return list.find(({ ext }) => ext?.[SCHEME] === SIREN)?.code;
}
