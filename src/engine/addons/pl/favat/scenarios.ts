import type { ScenarioSet } from '../../../tax/definitions.ts';

/** Kinds of invoices by type and tags. If several match, the last one applies. */
export const scenarios: readonly ScenarioSet[] = [
  {
    schema: 'bill/invoice',
    list: [
      {
        name: { en: 'Regular Invoice', pl: 'Faktura Podstawowa' },
        type: ['standard'],
        ext: { 'pl-favat-invoice-type': 'VAT' },
      },
      {
        name: { en: 'Prepayment Invoice', pl: 'Faktura Zaliczkowa' },
        type: ['standard'],
        tags: ['partial'],
        ext: { 'pl-favat-invoice-type': 'ZAL' },
      },
      {
        name: { en: 'Settlement Invoice', pl: 'Faktura Rozliczeniowa' },
        type: ['standard'],
        tags: ['settlement'],
        ext: { 'pl-favat-invoice-type': 'ROZ' },
      },
      {
        name: { en: 'Simplified Invoice', pl: 'Faktura Uproszczona' },
        type: ['standard'],
        tags: ['simplified'],
        ext: { 'pl-favat-invoice-type': 'UPR' },
      },
      {
        name: { en: 'Credit note', pl: 'Faktura korygująca' },
        type: ['credit-note'],
        ext: { 'pl-favat-invoice-type': 'KOR' },
      },
      {
        name: { en: 'Prepayment credit note', pl: 'Faktura korygująca fakturę zaliczkową' },
        type: ['credit-note'],
        tags: ['partial'],
        ext: { 'pl-favat-invoice-type': 'KOR_ZAL' },
      },
      {
        name: { en: 'Settlement credit note', pl: 'Faktura korygująca fakturę rozliczeniową' },
        type: ['credit-note'],
        tags: ['settlement'],
        ext: { 'pl-favat-invoice-type': 'KOR_ROZ' },
      },
    ],
  },
];
