/**
 * The reasons for tax at zero and exemptions by code: those of the catalogue, and the Arabic that programs for Saudi
 * invoices use for ZATCA's exemption reason codes (BR-KSA-CL-04). The list says "these Regulations" where the catalogue
 * says "the VAT Regulations" (VATEX-SA-34-5): اللائحة التنفيذية لنظام ضريبة القيمة المضافة.
 */
export const saudiReasons: Readonly<Record<string, { readonly en: string; readonly ar: string }>> = {
  'VATEX-SA-29': { en: 'Financial services mentioned in Article 29 of the VAT Regulations', ar: 'الخدمات المالية' },
  'VATEX-SA-29-7': {
    en: 'Life insurance services mentioned in Article 29 of the VAT Regulations',
    ar: 'عقد تأمين على الحياة',
  },
  'VATEX-SA-30': {
    en: 'Real estate transactions mentioned in Article 30 of the VAT Regulations',
    ar: 'التوريدات العقارية المعفاة من الضريبة',
  },
  'VATEX-SA-32': { en: 'Export of goods', ar: 'صادرات السلع من المملكة' },
  'VATEX-SA-33': { en: 'Export of services', ar: 'صادرات الخدمات من المملكة' },
  'VATEX-SA-34-1': { en: 'The international transport of goods', ar: 'النقل الدولي للسلع' },
  'VATEX-SA-34-2': { en: 'International transport of passengers', ar: 'النقل الدولي للركاب' },
  'VATEX-SA-34-3': {
    en: 'Services directly connected and incidental to a supply of international passenger transport',
    ar: 'الخدمات المرتبطة مباشرة أو عرضيًا بتوريد النقل الدولي للركاب',
  },
  'VATEX-SA-34-4': { en: 'Supply of a qualifying means of transport', ar: 'توريد وسائل نقل مؤهلة' },
  'VATEX-SA-34-5': {
    en: 'Any services relating to goods or passenger transportation, as defined in Article 25 of the VAT Regulations',
    ar: 'الخدمات ذات الصلة بنقل السلع أو الركاب، وفقًا للتعريف الوارد بالمادة الخامسة والعشرين من اللائحة التنفيذية لنظام ضريبة القيمة المضافة',
  },
  'VATEX-SA-35': { en: 'Medicines and medical equipment', ar: 'الأدوية والمعدات الطبية' },
  'VATEX-SA-36': { en: 'Qualifying metals', ar: 'المعادن المؤهلة' },
  'VATEX-SA-EDU': { en: 'Private education to citizen', ar: 'الخدمات التعليمية الخاصة للمواطنين' },
  'VATEX-SA-HEA': { en: 'Private healthcare to citizen', ar: 'الخدمات الصحية الخاصة للمواطنين' },
  'VATEX-SA-MLTRY': { en: 'Supply of qualified military goods', ar: 'توريد السلع العسكرية المؤهلة' },
};
