import type { CatalogueDefinition } from '../../tax/definitions.ts';
import { codeList } from '../definition.ts';
import * as lists from './generated/lists.ts';
import { unit } from './unit.ts';

/**
 * Data elements of UN/EDIFACT with their codes (https://unece.org/trade/uncefact/introducing-unedifact). An element is at
 * `https://service.unece.org/trade/untdid/d21b/tred/tred<its number>.htm`. The standard numbers the tax categories 3505 instead of 5305.
 */
export const catalogue: CatalogueDefinition = {
  key: 'untdid',
  name: { en: 'UN/EDIFACT Data Elements' },
  extensions: [
    codeList('untdid-document-type', 'UNTDID 1001 Document Type', lists.documentType),
    codeList('untdid-reference', 'UNTDID 1153 Reference Code Qualifier', lists.reference),
    codeList('untdid-text-subject', 'UNTDID 4451 Text Subject Qualifier', lists.textSubject),
    codeList('untdid-payment-means', 'UNTDID 4461 Payment Means', lists.paymentMeans),
    codeList('untdid-allowance', 'UNTDID 5189 Allowance', lists.allowance),
    codeList('untdid-tax-category', 'UNTDID 3505 Tax Category', lists.taxCategory),
    codeList('untdid-item-type', 'UNTDID 7143 Item Type Identification Code', lists.itemType),
    codeList('untdid-charge', 'UNTDID 7161 Charge', lists.charge),
    unit,
  ],
};
