import { Invoice } from '../../../bill/invoice.ts';
import { type Normaliser, normaliser } from '../../../normalise/normaliser.ts';
import { setExtensionIfAbsent } from '../../../tax/extensions.ts';

/** Sets the default for Colombian parties: no special responsibility, R-99-PN (chapter 06 §3). */
function setResponsibility({ supplier, customer }: Invoice): void {
  for (const party of [supplier, customer]) {
    if (party?.tax_id?.country === 'CO') setExtensionIfAbsent(party, 'co-dian-fiscal-responsibility', 'R-99-PN');
  }
}

export const normalisers: readonly Normaliser[] = [normaliser(Invoice, setResponsibility)];
