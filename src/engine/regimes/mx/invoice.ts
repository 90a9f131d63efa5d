import { Invoice } from '../../bill/invoice.ts';
import { Tax } from '../../bill/tax.ts';
import { normaliser } from '../../normalise/normaliser.ts';
import { Address } from '../../org/address.ts';
import type { Party } from '../../org/party.ts';
import { removeExtension, setExtension } from '../../tax/extensions.ts';

/** Postal code of the place of issue (LugarExpedicion of the CFDI), in the document's `tax`. */
const ISSUE_PLACE = 'mx-cfdi-issue-place';

/** A party's postal code, in older documents. */
const POST_CODE = 'mx-cfdi-post-code';

/** Sets the place of issue and moves postal codes to the addresses (chapter 05 §3.5), with or without the addon. */
export const invoiceNormaliser = normaliser(Invoice, (invoice) => {
  const { supplier, customer } = invoice;
  if (supplier && !invoice.tax?.ext?.has(ISSUE_PLACE)) {
    const place = supplier.ext?.get(POST_CODE) || supplier.addresses?.[0]?.code;
    if (place) {
      invoice.tax ??= Tax.create();
      setExtension(invoice.tax, ISSUE_PLACE, place);
    }
  }
  const postCode = customer?.ext?.get(POST_CODE);
  if (customer && postCode) setPostCode(customer, postCode);
  for (const party of [supplier, customer]) if (party) removeExtension(party, POST_CODE);
});

function setPostCode(party: Party, code: string): void {
  const first = party.addresses?.[0];
  if (first) first.code = code;
  else party.addresses = [Address.create({ code })];
}
