import type { CountryFacts } from './facts.ts';

/** VAT Implementing Regulations, article 53 (5) and (7). */
export const sa: CountryFacts = {
  languages: ['ar', 'en'],
  taxNumber: { name: { ar: 'الرقم الضريبي', en: 'VAT no.' } },
  numbers: { CRN: { ar: 'السجل التجاري', en: 'CR no.' } },
  titles: {
    en: {
      standard: 'Tax invoice',
      simplified: 'Simplified tax invoice',
      other: 'Tax invoice',
      'credit-note': 'Credit note',
      'debit-note': 'Debit note',
      advance: 'Advance tax invoice',
      partial: 'Interim tax invoice',
      final: 'Final tax invoice',
    },
    ar: {
      other: 'فاتورة ضريبية',
      advance: 'فاتورة ضريبية – دفعة مقدمة',
      partial: 'فاتورة ضريبية – جزئية',
      final: 'فاتورة ضريبية – نهائية',
    },
  },
  words: { en: { payable: 'Total amount due' }, ar: { payable: 'إجمالي المبلغ المستحق' } },
  stamps: { 'sa-zatca-v1': ['zatca-qr'] },
  secondNumbers: [{ label: 'CR no.', members: { type: 'CRN' } }],
  address: { isNumberFirst: true, hasDistrict: true },
  searchWords: { 'sa-zatca-v1': 'fatoora fatoorah' },
};
