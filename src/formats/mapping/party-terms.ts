/** Term numbers of parties. read/extended-parties.ts has the numbers of the extensions. */

import type { TermId } from '../terms/declare.ts';

/** Address lines one to three, city, post code, subdivision, country. */
export type AddressTerms = readonly [TermId, TermId, TermId, TermId, TermId, TermId, TermId];

/** The term numbers of a party. */
export interface PartyTerms {
  readonly name?: TermId;
  readonly alias?: TermId;
  readonly identifier?: TermId;
  readonly legal?: TermId;
  readonly vat?: TermId;
  readonly tax?: TermId;
  readonly about?: TermId;
  readonly electronic?: TermId;
  readonly address?: { readonly group?: TermId; readonly terms: AddressTerms };
  readonly contact?: ContactTerms & { readonly group?: TermId };
}

export interface ContactTerms {
  readonly name: TermId;
  readonly telephone: TermId;
  readonly email: TermId;
}

/** The term numbers of the seller or the buyer. */
export interface MainPartyTerms extends PartyTerms {
  readonly name: TermId;
  readonly alias: 'BT-28' | 'BT-45';
  readonly identifier: TermId;
  readonly legal: TermId;
  readonly vat: TermId;
  /** Only the seller has a number for other taxes. */
  readonly tax?: 'BT-32';
  readonly electronic: TermId;
  readonly address: { readonly group: TermId; readonly terms: AddressTerms };
  readonly contact: ContactTerms & { readonly group: TermId };
}

export const SELLER: MainPartyTerms = {
  name: 'BT-27',
  alias: 'BT-28',
  identifier: 'BT-29',
  legal: 'BT-30',
  vat: 'BT-31',
  tax: 'BT-32',
  about: 'BT-33',
  electronic: 'BT-34',
  address: { group: 'BG-5', terms: ['BT-35', 'BT-36', 'BT-162', 'BT-37', 'BT-38', 'BT-39', 'BT-40'] },
  contact: { group: 'BG-6', name: 'BT-41', telephone: 'BT-42', email: 'BT-43' },
};

export const BUYER: MainPartyTerms = {
  name: 'BT-44',
  alias: 'BT-45',
  identifier: 'BT-46',
  legal: 'BT-47',
  vat: 'BT-48',
  electronic: 'BT-49',
  address: { group: 'BG-8', terms: ['BT-50', 'BT-51', 'BT-163', 'BT-52', 'BT-53', 'BT-54', 'BT-55'] },
  contact: { group: 'BG-9', name: 'BT-56', telephone: 'BT-57', email: 'BT-58' },
};

export const PAYEE = { name: 'BT-59', identifier: 'BT-60', legal: 'BT-61' } as const satisfies PartyTerms;

export const REPRESENTATIVE = {
  name: 'BT-62',
  vat: 'BT-63',
  address: { group: 'BG-12', terms: ['BT-64', 'BT-65', 'BT-164', 'BT-66', 'BT-67', 'BT-68', 'BT-69'] },
} as const satisfies PartyTerms;

export const DELIVERY_ADDRESS: AddressTerms = ['BT-75', 'BT-76', 'BT-165', 'BT-77', 'BT-78', 'BT-79', 'BT-80'];
