import { ZERO_DATE } from '../cal/date.ts';
import { Period } from '../cal/period.ts';
import { date } from '../cal/types.ts';
import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { meta } from '../cbc/meta.ts';
import { currencyCode } from '../currency/code.ts';
import { Stamp } from '../head/stamp.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { integer, text } from '../model/scalars.ts';
import { schemaId } from '../model/wrapper.ts';
import { amount } from '../num/types.ts';
import { notOneOf, present, url } from '../rules/conditions.ts';
import { at, check, rules, when } from '../rules/declare.ts';
import { extensions } from '../tax/extensions.ts';
import { TaxTotal } from '../tax/total.ts';
import { cleanedText, cleanedUrl, cleanedUuid } from './cleaning.ts';
import { Identity } from './identity.ts';

/** Identifies another document, with the data that matters here (chapter 03 §10.17). */
export const DocumentRef = object(
  'org.DocumentRef',
  { title: 'Document Reference', description: 'A reference to another document, with the details that matter here.' },
  {
    uuid: field(cleanedUuid, 'UUID', 'The UUID of the other document.'),
    schema: field(schemaId, 'Schema', 'The schema of the other document, as full URL.'),
    type: field(key, 'Type', 'The type of the other document, such as standard or credit-note.'),
    issue_date: field(date, 'Issue Date', 'When the other document was issued.'),
    series: field(code, 'Series', 'The series of its number.'),
    code: field(code, 'Code', 'Its number within the series.', { required: true }),
    currency: field(currencyCode, 'Currency', 'Its currency, if different.'),
    lines: field(list(integer), 'Lines', 'The numbers of the lines concerned.'),
    identities: field(list(Identity), 'Identities', 'Other numbers of the document.'),
    period: field(Period, 'Period', 'The period it covers.'),
    reason: field(cleanedText, 'Reason', 'The reason for the reference, such as what is corrected.'),
    description: field(text, 'Description', 'More information about it.'),
    stamps: field(list(Stamp), 'Stamps', 'Stamps from a tax office or service.'),
    url: field(cleanedUrl, 'URL', 'The address on the web.'),
    tax: field(TaxTotal, 'Tax', 'Its taxes. Amounts are calculated from the bases and rates.'),
    payable: field(amount, 'Payable', 'The amount payable for it.'),
    ext: field(extensions, 'Extensions', 'Codes that a country or format requires.'),
    meta: field(meta, 'Meta', 'Further texts of your own about it.'),
  },
);
export type DocumentRef = InstanceOf<typeof DocumentRef>;

export const documentRefRules = rules(DocumentRef, 'GOBL-ORG-DOCUMENTREF', [
  at('code', [check('01', 'A reference needs the number of the referenced document in code.', present)]),
  at('issue_date', [
    check('02', 'The issue date of a reference must be a valid date, or left out.', notOneOf(ZERO_DATE)),
  ]),
  at('url', [when(present, [check('03', 'url must be a web address, such as https://example.com/invoice.pdf.', url)])]),
]);
