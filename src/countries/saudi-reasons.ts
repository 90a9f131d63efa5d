/** The reasons of the catalogue for tax at zero and exemptions, in Arabic. */
export const saudiReasons: Readonly<Record<string, string>> = {
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
};
