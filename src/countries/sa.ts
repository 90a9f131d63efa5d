import type { CountryFacts } from './facts.ts';

/** The reasons of the catalogue for tax at zero and exemptions, as ZATCA names them in Arabic. */
const REASONS = {
  'Financial services mentioned in Article 29 of the VAT Regulations':
    'الخدمات المالية المنصوص عليها في المادة 29 من اللائحة التنفيذية',
  'Life insurance services mentioned in Article 29 of the VAT Regulations':
    'خدمات التأمين على الحياة المنصوص عليها في المادة 29 من اللائحة التنفيذية',
  'Real estate transactions mentioned in Article 30 of the VAT Regulations':
    'التوريدات العقارية المنصوص عليها في المادة 30 من اللائحة التنفيذية',
  'Export of goods': 'صادرات السلع من المملكة',
  'Export of services': 'صادرات الخدمات من المملكة',
  'The international transport of goods': 'النقل الدولي للسلع',
  'International transport of passengers': 'النقل الدولي للركاب',
  'Services directly connected and incidental to a supply of international passenger transport':
    'الخدمات المرتبطة مباشرة أو عرضيًا بتوريد النقل الدولي للركاب',
  'Supply of a qualifying means of transport': 'توريد وسائل النقل المؤهلة',
  'Any services relating to goods or passenger transportation, as defined in Article 25 of the VAT Regulations':
    'الخدمات ذات الصلة بنقل السلع أو الركاب وفقًا للمادة 25 من اللائحة التنفيذية',
  'Medicines and medical equipment': 'الأدوية والمعدات الطبية',
  'Qualifying metals': 'المعادن المؤهلة',
  'Private education to citizen': 'الخدمات التعليمية الخاصة للمواطنين',
  'Private healthcare to citizen': 'الخدمات الصحية الخاصة للمواطنين',
  'Supply of qualified military goods': 'توريد السلع العسكرية المؤهلة',
} as const;

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
  notes: Object.fromEntries(Object.entries(REASONS).map(([en, ar]) => [en, { ar, en }])),
  address: { isNumberFirst: true },
  searchWords: { 'sa-zatca-v1': 'fatoora fatoorah' },
};
