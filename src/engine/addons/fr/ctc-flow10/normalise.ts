import { Invoice } from '../../../bill/invoice.ts';
import { Tax } from '../../../bill/tax.ts';
import { inEuropeanUnionToday } from '../../../country/european-union.ts';
import { type Normaliser, normaliser } from '../../../normalise/normaliser.ts';
import { Identity } from '../../../org/identity.ts';
import { Party } from '../../../org/party.ts';
import { TaxCombo } from '../../../tax/combo.ts';
import { setExtension } from '../../../tax/extensions.ts';
import { setTaxCategory } from '../../../tax/tax-category.ts';
import { addLegalIdentity, addSiren, markLegalIdentity, SCHEME, setBillingMode, setFrenchScheme } from '../common.ts';
import { B2C_CATEGORY } from './extensions.ts';

const NOT_SUBJECT_TO_VAT = 'TNT1';

/** Adds the VAT number of a party in another EU country as its legal identity. */
function addVatNumber(party: Party, now: Date): void {
  const { country = '', code } = party.tax_id ?? {};
  if (!code || country === 'FR' || !inEuropeanUnionToday(country, now)) return;
  addLegalIdentity(party, SCHEME.euVat, { code: country + code });
}

function setConsumerCategory(invoice: Invoice): void {
  invoice.tax ??= Tax.create();
  if (!invoice.tax.ext?.get(B2C_CATEGORY)) setExtension(invoice.tax, B2C_CATEGORY, NOT_SUBJECT_TO_VAT);
}

/** Sets tax categories, identities and reporting codes (chapter 08 §8.1). */
export const normalisers: readonly Normaliser[] = [
  normaliser(TaxCombo, setTaxCategory),
  normaliser(Identity, setFrenchScheme),
  normaliser(Party, (party, { now }) => {
    addSiren(party);
    addVatNumber(party, now);
    markLegalIdentity(party);
  }),
  normaliser(Invoice, (invoice) => {
    if (invoice.customer) setBillingMode(invoice);
    else setConsumerCategory(invoice);
  }),
];
