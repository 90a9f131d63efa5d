/** Sets the framework and the schemes of Chorus Pro, and rounds quantities to its precision (chapter 07 §1.1). */
import { Invoice } from '../../../bill/invoice.ts';
import { Line } from '../../../bill/line.ts';
import { Tax } from '../../../bill/tax.ts';
import { inEuropeanUnionToday } from '../../../country/european-union.ts';
import { type Normaliser, normaliser } from '../../../normalise/normaliser.ts';
import { Party } from '../../../org/party.ts';
import { setExtension, setExtensionIfAbsent } from '../../../tax/extensions.ts';
import { EUROPEAN_SCHEME, FOREIGN_SCHEME, FRAMEWORK, SCHEME, SIRET_SCHEME } from './codes.ts';

/** The number of decimals that Chorus Pro accepts in a quantity. */
const QUANTITY_DECIMALS = 4;

/** Returns the scheme implied by a party's tax identity or SIRET. */
function schemeOf({ tax_id, identities }: Party, now: Date): string | undefined {
  const country = tax_id?.country ?? '';
  if (tax_id && country !== 'FR') return inEuropeanUnionToday(country, now) ? EUROPEAN_SCHEME : FOREIGN_SCHEME;
  return identities?.some(({ type }) => type === 'SIRET') ? SIRET_SCHEME : undefined;
}

export const normalisers: readonly Normaliser[] = [
  normaliser(Invoice, (invoice) => {
    invoice.tax ??= Tax.create();
    setExtensionIfAbsent(invoice.tax, FRAMEWORK, 'A1');
  }),
  normaliser(Line, (line) => {
    line.quantity = line.quantity?.down(QUANTITY_DECIMALS);
  }),
  normaliser(Party, (party, { now }) => {
    if (party.ext?.get(SCHEME)) return;
    const scheme = schemeOf(party, now);
    if (scheme) setExtension(party, SCHEME, scheme);
  }),
];
