/** Writes parties. */

import { message } from '../../../engine/text/message.ts';
import type { Part, Place } from '../shared/document.ts';
import type { Elements, Written } from '../shared/writing.ts';
import { hasVatNumbers } from './codes.ts';
import type { PartyInput } from './input.ts';
import { element, type Writing } from './write-base.ts';

const NAME = 120;
const ID = 20;

interface Identified {
  nif?: string;
  country?: string | undefined;
  type?: string;
  id?: string;
  place: Place;
}

/** Returns the number of a party; undefined if it has none. */
function numberOf(party: Part): Identified | undefined {
  const taxId = party.object('tax_id');
  const country = taxId?.text('country');
  const code = taxId?.text('code');
  const place = taxId ?? party;
  if (country === 'ES' && code !== undefined) return { nif: code, place };
  const [identity] = party.list('identities').filter((each) => each.object('ext')?.has('es-verifactu-identity-type'));
  const type = identity?.ext('es-verifactu-identity-type');
  if (identity && type !== undefined && (taxId === undefined || code === undefined || type !== '02')) {
    identity.take('key', 'type', 'label');
    const id = identity.text('code') ?? '';
    const own = identity.text('country');
    return { type, id, country: type === '02' ? undefined : own, place: identity };
  }
  if (code === undefined || country === undefined) return undefined;
  if (hasVatNumbers(country) || country === 'GR') {
    return { type: '02', id: `${country === 'GR' ? 'EL' : country}${code}`, place };
  }
  return { type: '04', country, id: code, place };
}

/** Returns the name of a party, or of its first person. */
export function nameOf(party: Part, writing: Writing): Written | undefined {
  const own = party.text('name');
  const person = own === undefined ? party.list('people')[0]?.object('name') : undefined;
  const name = own ?? [person?.text('given'), person?.text('surname')].filter(Boolean).join(' ');
  return element('NombreRazon', writing.cut(name, NAME, party.at('name')), party.at('name'));
}

/** Returns the name and number of a party; undefined if it has no number. */
export function personOf(party: Part, writing: Writing): Elements | undefined {
  const number = numberOf(party);
  if (number === undefined) return undefined;
  const { nif, country, type, id = '', place } = number;
  if ([...id].length > ID) {
    writing.refuse(
      'BW-VERIFACTU-CUSTOMER',
      place,
      message('The number has more than {most} characters, the limit of VERI*FACTU.', { most: ID }),
    );
  }
  return [
    nameOf(party, writing),
    nif === undefined ? otherNumber(country, type, id, place) : element('NIF', nif, place),
  ];
}

function otherNumber(
  country: string | undefined,
  type: string | undefined,
  id: string,
  place?: Place,
): Written | undefined {
  return element(
    'IDOtro',
    [element('CodigoPais', country, place), element('IDType', type, place), element('ID', id, place)],
    place,
  );
}

/** Returns the name and number of a party from the options. */
export function partyElements({ name, nif, other }: PartyInput, place: Place): Elements {
  return [
    element('NombreRazon', name, place),
    nif === undefined ? other && otherNumber(other.country, other.type, other.id, place) : element('NIF', nif, place),
  ];
}

/** The recipient: none in simplified invoices. */
export function recipients(writing: Writing): Written | undefined {
  const { document, type } = writing;
  const customer = document.object('customer');
  if (writing.isSimplified) {
    if (customer) {
      customer.takeAll();
      writing.dropped('warning', customer, message('Not written: a simplified invoice has no recipient.'));
    }
    return undefined;
  }
  const person = customer && personOf(customer, writing);
  if (person === undefined) {
    writing.refuse(
      'BW-VERIFACTU-CUSTOMER',
      customer ?? '$.customer',
      message('An invoice of type {type} needs a customer with a tax number or another number.', { type }),
    );
    return undefined;
  }
  return element('Destinatarios', [element('IDDestinatario', person, customer)], customer);
}

/** EmitidaPorTerceroODestinatario and Tercero. */
export function issuedBy(writing: Writing): Elements {
  const { document } = writing;
  const by = document.object('tax')?.ext('es-verifactu-issuer-type');
  if (by === undefined) return [];
  const flag = element('EmitidaPorTerceroODestinatario', by, '$.tax.ext');
  return by === 'T' ? [flag, element('Tercero', thirdParty(writing), '$.ordering.issuer')] : [flag];
}

/** Returns the third party that issued the invoice. */
export function thirdParty(writing: Writing): Elements | undefined {
  const issuer = writing.document.object('ordering')?.object('issuer');
  const person = issuer && personOf(issuer, writing);
  if (person === undefined) {
    writing.refuse(
      'BW-VERIFACTU-THIRD',
      issuer ?? '$.ordering.issuer',
      message('A third party issued the invoice (T); give it as ordering.issuer, with its tax number.'),
    );
  }
  return person;
}
