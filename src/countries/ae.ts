import type { CountryFacts } from './facts.ts';

/** Federal Decree-Law 8 of 2017, Executive Regulation, articles 59 and 60, require the words `Tax Invoice` and `Tax Credit Note`. */
export const ae: CountryFacts = {
  languages: ['en', 'ar'],
  taxNumber: { name: { en: 'TRN', ar: 'رقم التسجيل الضريبي' } },
  secondNumbers: [{ label: 'Trade licence', members: { scope: 'legal', type: 'TL' } }],
  titles: {
    en: {
      standard: 'Tax Invoice',
      simplified: 'Simplified Tax Invoice',
      other: 'Tax Invoice',
      'credit-note': 'Tax Credit Note',
      advance: 'Advance Tax Invoice',
      partial: 'Interim Tax Invoice',
      final: 'Final Tax Invoice',
    },
    ar: {
      standard: 'فاتورة ضريبية',
      simplified: 'فاتورة ضريبية مبسطة',
      other: 'فاتورة ضريبية',
      'credit-note': 'إشعار دائن ضريبي',
      advance: 'فاتورة ضريبية – دفعة مقدمة',
      partial: 'فاتورة ضريبية – جزئية',
      final: 'فاتورة ضريبية – نهائية',
    },
  },
  address: { isNumberFirst: true },
};
