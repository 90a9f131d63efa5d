import { Invoice } from '../../../bill/invoice.ts';
import { Tax } from '../../../bill/tax.ts';
import { type Normaliser, normaliser } from '../../../normalise/normaliser.ts';
import { Endpoint } from '../../../org/endpoint.ts';
import { Identity } from '../../../org/identity.ts';
import type { Inbox } from '../../../org/inbox.ts';
import { Party } from '../../../org/party.ts';
import { TaxCombo } from '../../../tax/combo.ts';
import { removeExtension } from '../../../tax/extensions.ts';
import { TAX_CATEGORY } from '../../../tax/tax-category.ts';

/** Turns inboxes with a scheme into endpoints, such as `GLN:5798000416604`, if there is no endpoint yet. */
function inboxesToEndpoints(party: Party): void {
  if (party.endpoints?.length || !party.inboxes) return;
  const endpoints: Endpoint[] = [];
  const left: (Inbox | null)[] = [];
  for (const inbox of party.inboxes) {
    if (inbox?.scheme && inbox.code) {
      endpoints.push(Endpoint.create({ label: inbox.label, uri: `${inbox.scheme}:${inbox.code}` }));
    } else left.push(inbox);
  }
  if (endpoints.length === 0) return;
  party.endpoints = endpoints;
  party.inboxes = left.length > 0 ? (left as Inbox[]) : undefined;
}

/** Sets the endpoint of a Danish party from its CVR number, which is also its number in the trade register. */
function settleDanish(party: Party): void {
  const { tax_id } = party;
  if (tax_id?.country !== 'DK' || !tax_id.code) return;
  if (!party.endpoints?.length) party.endpoints = [Endpoint.create({ uri: `DK:CVR:${tax_id.code}` })];
  if (party.identities?.some((identity) => identity?.scope === 'legal')) return;
  party.identities = [...(party.identities ?? []), Identity.create({ scope: 'legal', code: tax_id.code })];
}

export const normalisers: readonly Normaliser[] = [
  normaliser(Party, (party) => {
    inboxesToEndpoints(party);
    settleDanish(party);
  }),
  normaliser(TaxCombo, (combo) => removeExtension(combo, TAX_CATEGORY)),
  normaliser(Invoice, (invoice) => {
    invoice.tax ??= Tax.create();
    invoice.tax.rounding ||= 'currency';
  }),
];
