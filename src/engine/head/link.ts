import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { meta } from '../cbc/meta.ts';
import { webAddress } from '../cbc/url.ts';
import { uuid } from '../cbc/uuid.ts';
import { Digest } from '../dsig/digest.ts';
import { enumeration } from '../model/enumeration.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import type { ValueType } from '../model/value.ts';
import { oneOf, present, url } from '../rules/conditions.ts';
import { at, check, rules, when } from '../rules/declare.ts';
import { labelled } from '../rules/label.ts';

/** The categories of links, with names. Other categories are not allowed. */
const linkCategories = enumeration(key, [
  ['format', 'The document in another format'],
  ['portal', 'A page about the document'],
  ['request', 'What was sent to a service'],
  ['response', 'What a service answered'],
  ['agreement', 'What the parties agreed on'],
  ['verification', 'A page that confirms the document'],
  ['attachment', 'A file that belongs to the document'],
]);

/** A MIME type. Rules of the owner check whether it is known. */
const mimeType: ValueType<string> = { ...text, schema: { type: 'string', format: 'mime' } };

/** A web resource that belongs to an envelope (chapter 01 §17). */
export const Link = object(
  'head.Link',
  {
    title: 'Link',
    description: 'A link to something that belongs to the document, such as its PDF or a page of the tax office.',
  },
  {
    uuid: field(uuid, 'UUID', 'Unique identifier of the link.'),
    category: field(linkCategories, 'Category', 'The category of the link.'),
    key: field(key, 'Key', 'A key for the link, such as pdf. Unique within a category.', { required: true }),
    code: field(code, 'Code', 'The number of the linked resource.'),
    title: field(text, 'Title', 'The title of the link.'),
    description: field(text, 'Description', 'What the link contains.'),
    mime: field(mimeType, 'MIME Type', 'The format, such as application/pdf.'),
    digest: field(Digest, 'Digest', 'The digest of the file. Requires a MIME type.'),
    url: field(webAddress, 'URL', 'The address.', { required: true }),
    meta: field(meta, 'Metadata', 'Further texts of your own about the link.'),
  },
);
export type Link = InstanceOf<typeof Link>;

const FORMATS = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
  'text/html',
  'application/xml',
  'text/xml',
  'application/json',
];

const digestOnlyWithMime = labelled(
  'digest only with mime',
  (link: Link | undefined) => link?.digest === undefined || present(link.mime),
);

export const linkRules = rules(Link, 'GOBL-HEAD-LINK', [
  check(
    '06',
    'A digest needs the format of the file; set the format in mime, or remove the digest.',
    digestOnlyWithMime,
  ),
  at('key', [check('01', 'A link needs a key, such as pdf.', present)]),
  at('category', [
    when(present, [
      check(
        '02',
        `The category of a link must be one of: ${linkCategories.values.join(', ')}; or leave it out.`,
        oneOf(...linkCategories.values),
      ),
    ]),
  ]),
  at('url', [
    check('03', 'A link needs its address in url.', present),
    check('04', 'url must be a web address, such as https://example.com/file.pdf.', url),
  ]),
  at('mime', [
    when(present, [
      check('05', `The format of a link must be one of: ${FORMATS.join(', ')}; or leave it out.`, oneOf(...FORMATS)),
    ]),
  ]),
]);
