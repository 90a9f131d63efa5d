import { normaliser } from '../../normalise/normaliser.ts';
import { addIdentity, Identity } from '../../org/identity.ts';
import { Party } from '../../org/party.ts';
import { FISCAL_CODE } from './fiscal-code.ts';

/** The old `type` of a tax identity that marked the code of a person instead of a partita IVA. */
const INDIVIDUAL = 'individual';

/** Moves a person's code from the tax identity, where older documents have it, to the identities (chapter 05 §3.4). */
export const partyNormaliser = normaliser(Party, (party) => {
  const { tax_id } = party;
  if (tax_id?.country !== 'IT' || tax_id.type !== INDIVIDUAL) return;
  party.identities = addIdentity(party.identities, Identity.create({ key: FISCAL_CODE, code: tax_id.code }));
  tax_id.code = undefined;
  tax_id.type = undefined;
});
