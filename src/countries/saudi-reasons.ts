/**
 * The reasons of the catalogue for tax at zero and exemptions, in the Arabic that programs for Saudi invoices use for ZATCA's
 * exemption reason codes (BR-KSA-CL-04). The list says "these Regulations" where the catalogue says
 * "the VAT Regulations" (VATEX-SA-34-5): اللائحة التنفيذية لنظام ضريبة القيمة المضافة.
 */
export const saudiReasons: Readonly<Record<string, string>> = {
  'Financial services mentioned in Article 29 of the VAT Regulations': 'الخدمات المالية',
  'Life insurance services mentioned in Article 29 of the VAT Regulations': 'عقد تأمين على الحياة',
  'Real estate transactions mentioned in Article 30 of the VAT Regulations': 'التوريدات العقارية المعفاة من الضريبة',
  'Export of goods': 'صادرات السلع من المملكة',
  'Export of services': 'صادرات الخدمات من المملكة',
  'The international transport of goods': 'النقل الدولي للسلع',
  'International transport of passengers': 'النقل الدولي للركاب',
  'Services directly connected and incidental to a supply of international passenger transport':
    'الخدمات المرتبطة مباشرة أو عرضيًا بتوريد النقل الدولي للركاب',
  'Supply of a qualifying means of transport': 'توريد وسائل نقل مؤهلة',
  'Any services relating to goods or passenger transportation, as defined in Article 25 of the VAT Regulations':
    'الخدمات ذات الصلة بنقل السلع أو الركاب، وفقًا للتعريف الوارد بالمادة الخامسة والعشرين من اللائحة التنفيذية لنظام ضريبة القيمة المضافة',
  'Medicines and medical equipment': 'الأدوية والمعدات الطبية',
  'Qualifying metals': 'المعادن المؤهلة',
  'Private education to citizen': 'الخدمات التعليمية الخاصة للمواطنين',
  'Private healthcare to citizen': 'الخدمات الصحية الخاصة للمواطنين',
  'Supply of qualified military goods': 'توريد السلع العسكرية المؤهلة',
};
