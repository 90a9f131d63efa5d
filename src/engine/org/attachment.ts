import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { Digest } from '../dsig/digest.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { oneOf, present, url } from '../rules/conditions.ts';
import { at, check, rules, when } from '../rules/declare.ts';
import { cleanedText, cleanedUrl, uuidField } from './cleaning.ts';

/** A file that belongs to a document (chapter 03 §10.14). */
export const Attachment = object(
  'org.Attachment',
  { title: 'Attachment', description: 'A file that belongs to a document and is found on the web.' },
  {
    uuid: uuidField('file'),
    key: field(key, 'Key', 'A key that programs use to find the file.'),
    code: field(code, 'Code', 'The number of the file.'),
    name: field(cleanedText, 'Name', 'The file name, with its ending.'),
    description: field(cleanedText, 'Description', 'What the file contains.'),
    url: field(cleanedUrl, 'URL', 'The address of the file.', { required: true }),
    digest: field(Digest, 'Digest', 'The fingerprint of the file, to see that it was not changed.'),
    mime: field(cleanedText, 'MIME Type', 'The format, such as application/pdf.'),
  },
);
export type Attachment = InstanceOf<typeof Attachment>;

/** The attachment formats allowed in electronic invoices by EN 16931-1:2017. */
export const ATTACHMENT_FORMATS = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
];

export const attachmentRules = rules(Attachment, 'GOBL-ORG-ATTACHMENT', [
  at('url', [
    check('01', 'An attachment needs its web address in url, such as https://example.com/file.pdf.', present, url),
  ]),
  at('mime', [
    when(present, [
      check(
        '02',
        `The format of an attachment must be one of: ${ATTACHMENT_FORMATS.join(', ')}.`,
        oneOf(...ATTACHMENT_FORMATS),
      ),
    ]),
  ]),
]);
