import type { CatalogueDefinition } from '../../tax/definitions.ts';
import { allowance } from './allowance.ts';
import { charge } from './charge.ts';
import { documentType } from './document-type.ts';
import { itemType } from './item-type.ts';
import { paymentMeans } from './payment-means.ts';
import { reference } from './reference.ts';
import { taxCategory } from './tax-category.ts';
import { textSubject } from './text-subject.ts';
import { unit } from './unit.ts';

/** Data elements of UN/EDIFACT with their codes (https://unece.org/trade/uncefact/introducing-unedifact). */
export const catalogue: CatalogueDefinition = {
  key: 'untdid',
  name: { en: 'UN/EDIFACT Data Elements' },
  extensions: [documentType, reference, textSubject, paymentMeans, allowance, taxCategory, itemType, charge, unit],
};
