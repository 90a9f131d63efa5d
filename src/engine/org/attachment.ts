import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { webAddress } from '../cbc/url.ts';
import { uuid } from '../cbc/uuid.ts';
import { Digest } from '../dsig/digest.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import { normaliser } from '../normalise/normaliser.ts';
import { oneOf, present, url } from '../rules/conditions.ts';
import { at, check, rules, when } from '../rules/declare.ts';
import { cleanTexts, cleanUuid } from './cleaning.ts';

/** A file that belongs to a document (chapter 03 §10.14). */
export const Attachment = object(
  'org.Attachment',
  { title: 'Attachment', description: 'A file that belongs to a document and is found on the web.' },
  {
    uuid: field(uuid, 'UUID', 'Identifies this file wherever it is used.'),
    key: field(key, 'Key', 'A word of your own by which programs find the file.'),
    code: field(code, 'Code', 'The number under which the file is kept.'),
    name: field(text, 'Name', 'The file name, with its ending.'),
    description: field(text, 'Description', 'What the file holds.'),
    url: field(webAddress, 'URL', 'Where the file is found.', { required: true }),
    digest: field(Digest, 'Digest', 'The fingerprint of the file, to see that it was not changed.'),
    mime: field(text, 'MIME Type', 'The format, such as application/pdf.'),
  },
);
export type Attachment = InstanceOf<typeof Attachment>;

/** The formats that electronic invoices may carry along, by EN 16931-1:2017. */
const FORMATS = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
];

export const attachmentNormaliser = normaliser(Attachment, (attachment) => {
  cleanUuid(attachment);
  cleanTexts(attachment, 'name', 'description', 'url', 'mime');
});

export const attachmentRules = rules(
  Attachment,
  'GOBL-ORG-ATTACHMENT',
  at(
    'url',
    check('01', 'An attachment needs its web address in url, such as https://example.com/file.pdf.', present, url),
  ),
  at(
    'mime',
    when(present, check('02', `The format of an attachment is one of: ${FORMATS.join(', ')}.`, oneOf(...FORMATS))),
  ),
);
