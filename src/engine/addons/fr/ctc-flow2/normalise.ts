import { Invoice } from '../../../bill/invoice.ts';
import { Tax } from '../../../bill/tax.ts';
import { type Normaliser, normaliser } from '../../../normalise/normaliser.ts';
import { Identity } from '../../../org/identity.ts';
import { Party } from '../../../org/party.ts';
import { addSiren, markLegalIdentity, markPeppolInbox, setBillingMode, setScheme } from '../common.ts';
import { addNotes } from './notes.ts';

/** Sets identities, inboxes, rounding, billing mode and notes (chapter 08 §6.1). */
export const normalisers: readonly Normaliser[] = [
  normaliser(Identity, setScheme),
  normaliser(Party, (party) => {
    addSiren(party);
    markLegalIdentity(party);
    markPeppolInbox(party);
  }),
  normaliser(Invoice, (invoice) => {
    invoice.tax ??= Tax.create();
    invoice.tax.rounding = 'currency';
    setBillingMode(invoice);
    addNotes(invoice);
  }),
];
