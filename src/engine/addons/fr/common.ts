/**
 * Common parts of the flows of the French e-invoicing reform ("continuous transaction controls", chapter 08 §5).
 * Source: DGFiP, Spécifications externes B2B, https://www.impots.gouv.fr/specifications-externes-b2b
 */

import { isPaid } from '../../bill/conditions.ts';
import type { Invoice } from '../../bill/invoice.ts';
import { Tax } from '../../bill/tax.ts';
import { Identity } from '../../org/identity.ts';
import type { Inbox } from '../../org/inbox.ts';
import type { Party } from '../../org/party.ts';
import type { Test } from '../../rules/declare.ts';
import { choice, labelled } from '../../rules/label.ts';
import { codesIn } from '../../tax/code-table.ts';
import type { Definition, Source } from '../../tax/definitions.ts';
import { setExtension } from '../../tax/extensions.ts';
import { byteLength } from '../../text/bytes.ts';
import { codeDigits } from '../../text/clean.ts';

export const specifications: Source = {
  title: { en: 'External Specifications', fr: 'Spécifications Externes' },
  url: 'https://www.impots.gouv.fr/specifications-externes-b2b',
};

/** ISO/IEC 6523 schemes for identities, and the scheme for inboxes. */
export const SCHEME = {
  siren: '0002',
  siret: '0009',
  euVat: '0223',
  private: '0224',
  sirenInbox: '0225',
  nonEu: '0227',
  ridet: '0228',
  tahiti: '0229',
  stc: '0231',
} as const;

export const SCHEME_ID = 'iso-scheme-id';
export const BILLING_MODE = 'fr-ctc-billing-mode';
export const DOCUMENT_TYPE = 'untdid-document-type';

/** Billing modes of the invoice after a down payment. */
export const FINAL_MODES = ['B4', 'S4', 'M4'];

/** Document types of advance payments and their credit notes. */
export const ADVANCES = ['386', '500', '503'];

/** Lengths of company numbers, and of establishment numbers, which begin with the company's. */
const SIREN_LENGTH = 9;
const SIRET_LENGTH = 14;

/** The form of codes of private identities and inboxes (BR-FR-24). */
export const PLAIN_CODE = /^[A-Za-z0-9+\-_/]+$/;
export const LONGEST_PRIVATE_CODE = 100;
export const LONGEST_INBOX_CODE = 125;

/** Returns the scheme of an identity; empty if missing. */
export function schemeOf(identity: Identity | null | undefined): string {
  return identity?.ext?.get(SCHEME_ID) ?? '';
}

/** Sets the scheme of a SIREN or SIRET if it is missing. */
export function setFrenchScheme(identity: Identity): void {
  if (schemeOf(identity) !== '') return;
  if (identity.type === 'SIREN') setExtension(identity, SCHEME_ID, SCHEME.siren);
  else if (identity.type === 'SIRET') setExtension(identity, SCHEME_ID, SCHEME.siret);
}

/** Sets the scheme of an identity, including the scheme of codes agreed between partners. */
export function setScheme(identity: Identity): void {
  if (identity.key === 'private-id') setExtension(identity, SCHEME_ID, SCHEME.private);
  setFrenchScheme(identity);
}

/** Adds a legal identity unless the party has one with this scheme. */
export function addLegalIdentity(party: Party, scheme: string, identity: { type?: string; code: string }): void {
  if (identity.code === '' || party.identities?.some((each) => schemeOf(each) === scheme)) return;
  const legal = Identity.create({ ...identity, ext: new Map([[SCHEME_ID, scheme]]), scope: 'legal' });
  party.identities = [...(party.identities ?? []), legal];
}

/** Adds the SIREN of a party with a French tax code: from its SIRET, otherwise from the last digits of the tax code. */
export function addSiren(party: Party): void {
  const { country, code } = party.tax_id ?? {};
  if (country !== 'FR' || !code) return;
  const siret = party.identities?.find((each) => each.type === 'SIRET' && byteLength(each.code ?? '') === SIRET_LENGTH);
  const siren = siret?.code?.slice(0, SIREN_LENGTH) ?? codeDigits(code).slice(-SIREN_LENGTH);
  addLegalIdentity(party, SCHEME.siren, { type: 'SIREN', code: siren });
}

/** Marks the SIREN as the legal identity if no identity is marked. For a SIRET alone, adds its SIREN. */
export function markLegalIdentity(party: Party): void {
  const lastOf = (type: string) => party.identities?.findLast((each) => each.type === type);
  const siret = lastOf('SIRET')?.code ?? '';
  let siren = lastOf('SIREN');
  if (!siren && byteLength(siret) === SIRET_LENGTH) {
    siren = Identity.create({
      type: 'SIREN',
      code: siret.slice(0, SIREN_LENGTH),
      ext: new Map([[SCHEME_ID, SCHEME.siren]]),
    });
    party.identities = [...(party.identities ?? []), siren];
  }
  if (siren && !party.identities?.some(({ scope }) => scope === 'legal')) siren.scope = 'legal';
}

/** Marks the last inbox with a SIREN as the Peppol inbox, unless there is one. */
export function markPeppolInbox(party: Party): void {
  if (party.inboxes?.some(({ key }) => key === 'peppol')) return;
  const inbox = party.inboxes?.findLast(({ scheme }) => scheme === SCHEME.sirenInbox);
  if (inbox) inbox.key = 'peppol';
}

/** Sets a missing billing mode: goods and services, already paid (M2) or not (M1). */
export function setBillingMode(invoice: Invoice): void {
  invoice.tax ??= Tax.create();
  if (!invoice.tax.ext?.get(BILLING_MODE)) setExtension(invoice.tax, BILLING_MODE, isPaid(invoice) ? 'M2' : 'M1');
}

/** Tests that the identity is a code agreed between partners. */
export const hasPrivateScheme: Test<Identity> = labelled(
  `scheme ${SCHEME.private}`,
  (identity) => schemeOf(identity) === SCHEME.private,
);

/** Tests that the invoice has one of the codes in `tax.ext`. */
export function taxExtIn(key: string, codes: readonly string[]): (invoice: Invoice | undefined) => boolean {
  return labelled(`tax ext ${key} ${choice(codes)}`, (invoice) => codes.includes(invoice?.tax?.ext?.get(key) ?? ''));
}

type Identities = readonly (Identity | null)[];

/** Tests that the last SIRET begins with the last SIREN, if both have their full length. */
export function siretFitsSiren(identities: Identities | undefined): boolean {
  const lastOf = (type: string, length: number) =>
    identities?.findLast((each) => each?.type === type && byteLength(each.code ?? '') === length)?.code;
  const siret = lastOf('SIRET', SIRET_LENGTH);
  const siren = lastOf('SIREN', SIREN_LENGTH);
  return siret === undefined || siren === undefined || siret.startsWith(siren);
}
siretFitsSiren.label = 'siret fits siren';

/** Tests that identities have distinct schemes. */
export function schemesDiffer(identities: Identities | undefined): boolean {
  const schemes = (identities ?? []).map(schemeOf).filter((scheme) => scheme !== '');
  return new Set(schemes).size === schemes.length;
}
schemesDiffer.label = 'schemes differ';

/** Tests that the code of an inbox with a SIREN has the form of its scheme. */
export function isInboxValid(inbox: Inbox | undefined): boolean {
  const { scheme, code } = inbox ?? {};
  return scheme !== SCHEME.sirenInbox || !code || (byteLength(code) <= LONGEST_INBOX_CODE && PLAIN_CODE.test(code));
}
isInboxValid.label = 'is inbox valid';

/** Returns the first identity that is a SIREN by its type or scheme. */
export function sirenOf(party: Party | undefined): Identity | undefined {
  return party?.identities?.find((each) => each?.type === 'SIREN' || schemeOf(each) === SCHEME.siren);
}

export function hasSiren(party: Party | undefined): boolean {
  return sirenOf(party) !== undefined;
}
hasSiren.label = 'has siren';

/** The subject of billing and the payment status, with the same definition in flows 2 and 10. */
export const billingMode: Definition = {
  key: BILLING_MODE,
  name: { en: 'Billing Mode', fr: 'Cadre de Facturation' },
  desc: {
    en: 'What is billed, and the state of its payment. The letter says goods (B), services (S) or both, neither of them incidental to the other (M); the digit an ordinary or deposit invoice (1), one already paid (2), the final one after a down payment (4), by a subcontractor (5) or co-contractor (6), or e-reporting (7).',
    fr: "Ce qui est facturé et où en est le paiement. La lettre distingue les biens (B), les services (S) et l'opération mixte dont aucune partie n'est accessoire (M) ; le chiffre, le dépôt d'une facture (1), la facture déjà payée (2), définitive après acompte (4), d'un sous-traitant (5) ou cotraitant (6), ou le e-reporting (7).",
  },
  values: codesIn('en', 'fr')`
    B1 Goods - Deposit invoice | Biens - Facture de dépôt
    B2 Goods - Already paid invoice | Biens - Facture déjà payée
    B4 Goods - Final invoice (after down payment) | Biens - Facture définitive (après acompte)
    B7 Goods - E-reporting (VAT already collected) | Biens - E-reporting (TVA déjà collectée)
    S1 Services - Deposit invoice | Services - Facture de dépôt
    S2 Services - Already paid invoice | Services - Facture déjà payée
    S4 Services - Final invoice (after down payment) | Services - Facture définitive (après acompte)
    S5 Services - Subcontractor invoice | Services - Facture de sous-traitance
    S6 Services - Co-contractor invoice | Services - Facture de cotraitance
    S7 Services - E-reporting (VAT already collected) | Services - E-reporting (TVA déjà collectée)
    M1 Mixed - Deposit invoice | Mixte - Facture de dépôt
    M2 Mixed - Already paid invoice | Mixte - Facture déjà payée
    M4 Mixed - Final invoice (after down payment) | Mixte - Facture définitive (après acompte)
  `,
};
