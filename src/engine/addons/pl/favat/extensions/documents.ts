import type { Definition } from '../../../../tax/definitions.ts';

/** Kind of invoice (RodzajFaktury). */
export const invoiceType: Definition = {
  key: 'pl-favat-invoice-type',
  name: {
    en: 'Invoice type code for KSeF',
    pl: 'Kod rodzaju faktury dla KSeF',
  },
  values: [
    { code: 'VAT', name: { en: 'Regular Invoice', pl: 'Faktura Podstawowa' } },
    { code: 'ZAL', name: { en: 'Advance Invoice', pl: 'Faktura Zaliczkowa' } },
    { code: 'ROZ', name: { en: 'Settlement Invoice', pl: 'Faktura Rozliczeniowa' } },
    { code: 'UPR', name: { en: 'Simplified Invoice', pl: 'Faktura Uproszczona' } },
    { code: 'KOR', name: { en: 'Credit note', pl: 'Faktura korygująca' } },
    {
      code: 'KOR_ZAL',
      name: { en: 'advance credit note', pl: 'Faktura korygująca fakturę zaliczkową' },
    },
    {
      code: 'KOR_ROZ',
      name: { en: 'Settlement credit note', pl: 'Faktura korygująca fakturę rozliczeniową' },
    },
  ],
};

/** Means of payment (FormaPlatnosci). */
export const paymentMeans: Definition = {
  key: 'pl-favat-payment-means',
  name: {
    en: 'Payment method code for KSeF',
    pl: 'Kod formy płatności dla KSeF (TFormaPlatnosci)',
  },
  values: [
    { code: '1', name: { en: 'Cash', pl: 'Gotówka' } },
    { code: '2', name: { en: 'Card', pl: 'Karta' } },
    { code: '3', name: { en: 'Coupon', pl: 'Bon' } },
    { code: '4', name: { en: 'Cheque', pl: 'Czek' } },
    { code: '5', name: { en: 'Loan', pl: 'Kredyt' } },
    { code: '6', name: { en: 'Wire Transfer', pl: 'Przelew' } },
    { code: '7', name: { en: 'Mobile', pl: 'Mobilna' } },
  ],
};

/** When a correction takes effect (TypKorekty). */
export const effectiveDate: Definition = {
  key: 'pl-favat-effective-date',
  name: {
    en: 'Effective date code',
    pl: 'Kod daty wejścia w życie (OkresFaKorygowanej)',
  },
  values: [
    { code: '1', name: { en: 'Original', pl: 'Pierwotna' } },
    { code: '2', name: { en: 'Correction', pl: 'Korygująca' } },
    { code: '3', name: { en: 'Other', pl: 'Inna' } },
  ],
};
