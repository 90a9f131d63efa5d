/** Common parts of all parties: name, electronic address, contact (chapter 14 §3.3, §3.6). */

import type { Party } from '../../../engine/document-types.ts';
import { message } from '../../../engine/text/message.ts';
import type { Group } from '../../model/group.ts';
import type { TermId } from '../../terms/declare.ts';
import type { ContactTerms } from '../party-terms.ts';
import type { Mapping } from './mapping.ts';
import type { Source } from './source.ts';

/** Writes the name of a party. If it only has a trading name, that is used. */
export function writeName(mapping: Mapping, group: Group, party: Source<Party>, term: TermId): void {
  const name = party.text('name');
  if (name !== undefined) {
    group.add(term, name, party.at('name'));
    return;
  }
  const alias = party.text('alias');
  group.add(term, alias, party.at('alias'));
  if (alias === undefined) return;
  mapping.report.changed(
    'info',
    { property: party.at('alias'), term },
    message('The party has only a trading name, which was written as its name.'),
  );
}

const NETWORK_URI = 'iso6523-actorid-upis::';

/**
 * Writes the electronic address: the address of the inbox with a network endpoint, otherwise of the first inbox with an email
 * or with scheme and code, otherwise the endpoint itself.
 */
export function writeElectronicAddress(
  group: Group,
  party: Source<Party>,
  term: TermId,
  scheme: TermId = `${term}-1`,
): void {
  const inboxes = party.list('inboxes', 'inbox');
  const endpoints = party.list('endpoints', 'endpoint');
  // There is at most one (GOBL-EU-EN16931-ORG-PARTY-04).
  const endpoint = endpoints.find((each) => each.peek('uri')?.startsWith(NETWORK_URI));
  const number = endpoint?.peek('uri')?.slice(NETWORK_URI.length);
  const [, by, address] = /^([^:]+):(.+)$/.exec(number ?? '') ?? [];
  const inbox =
    inboxes.find((each) => address && each.peek('scheme') === by && each.peek('code') === address) ??
    inboxes.find((each) => each.has('email') || (each.has('scheme') && each.has('code')));
  if (inbox !== undefined) {
    const email = inbox.text('email');
    inbox.take('key');
    if (email !== undefined) group.add(term, email, inbox.at('email'))?.with(scheme, inbox.text('scheme') ?? 'EM');
    else group.add(term, inbox.text('code'), inbox.at('code'))?.with(scheme, inbox.text('scheme'));
    for (const each of endpoints) each.settle();
  } else if (endpoint && address) {
    group.add(term, address, endpoint.at('uri'))?.with(scheme, by);
    endpoint.take('uri');
  }
}

type Person = NonNullable<Party['people']>[number];

/**
 * Writes the contact: the first person, with the telephone and email of the person or otherwise of the party.
 * @param open returns the group for it
 */
export function writeContact(mapping: Mapping, party: Source<Party>, terms: ContactTerms, open: () => Group): void {
  const [person, ...others] = party.list('people', 'person');
  const name = person && nameOf(person);
  const telephones = [...(person?.list('telephones', 'telephone') ?? []), ...party.list('telephones', 'telephone')];
  const emails = [...(person?.list('emails', 'email') ?? []), ...party.list('emails', 'email')];
  const [telephone] = telephones;
  const [email] = emails;
  const num = telephone?.text('num');
  const addr = email?.text('addr');
  if (name === undefined && num === undefined && addr === undefined) return;
  const contact = open();
  contact.add(terms.name, name, person?.path);
  contact.add(terms.telephone, num, telephone?.at('num'));
  contact.add(terms.email, addr, email?.at('addr'));
  mapping.dropOthers(others, terms.name);
  mapping.dropOthers(telephones.slice(1), terms.telephone);
  mapping.dropOthers(emails.slice(1), terms.email);
}

/** Returns the full name of a person, which is always present (GOBL-ORG-PERSON-01, GOBL-ORG-NAME-01). */
function nameOf(person: Source<Person>): string | undefined {
  const name = person.object('name', 'name');
  const parts = (['prefix', 'given', 'middle', 'surname', 'surname2', 'suffix'] as const).map((part) =>
    name?.text(part),
  );
  return parts.filter(Boolean).join(' ');
}
