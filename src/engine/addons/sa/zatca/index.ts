import { addon } from '../../../tax/declare.ts';
import { extensions } from './invoice-type.ts';
import { normalisers } from './normalise.ts';
import { rules } from './rules/index.ts';

/** E-invoices of ZATCA, the tax authority of Saudi Arabia (chapter 08 §4). */
export default addon({
  definition: {
    key: 'sa-zatca-v1',
    requires: ['eu-en16931-v2017'],
    name: { ar: 'هيئة الزكاة والضريبة والجمارك', en: 'Saudi Arabia ZATCA' },
    description: {
      ar: 'الفوترة الإلكترونية (فاتورة) لدى هيئة الزكاة والضريبة والجمارك: تُرسل الفواتير الضريبية للاعتماد والفواتير المبسطة للإبلاغ عبر منصة فاتورة بصيغة UBL 2.1. تحدد هذه الإضافة رمز نوع العملية والتقريب ووقت الإصدار وأسباب الإعفاء، وتتحقق من قواعد BR-KSA زيادةً على EN 16931.',
      en: 'E-invoicing of the Zakat, Tax and Customs Authority: tax invoices are sent to the FATOORA platform for clearance, simplified ones for reporting, as UBL 2.1. Sets the transaction type, rounding, time of issue and exemption notes, and checks the BR-KSA rules on top of EN 16931.',
    },
    sources: [
      {
        title: { en: 'ZATCA E-Invoicing Developer Portal' },
        url: 'https://zatca.gov.sa/en/E-Invoicing/SystemsDevelopers/Pages/E-Invoice-specifications.aspx',
      },
    ],
    extensions,
    tags: [
      {
        schema: 'bill/invoice',
        list: [
          { key: 'summary', name: { ar: 'ملخص', en: 'Summary' } },
          { key: 'third-party', name: { ar: 'طرف ثالث', en: 'Third-party' } },
          { key: 'nominal', name: { ar: 'اسمية', en: 'Nominal' } },
          {
            key: 'export',
            name: { ar: 'تصدير', en: 'Export' },
            desc: { ar: 'فاتورة عن تصدير سلع.', en: 'The invoice is for an export of goods.' },
          },
        ],
      },
    ],
    scenarios: [{ schema: 'bill/invoice', list: [{ type: ['standard'], ext: { 'untdid-document-type': '388' } }] }],
  },
  normalisers,
  rules,
});
