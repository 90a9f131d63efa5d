import { meta } from '../cbc/meta.ts';
import { uuid } from '../cbc/uuid.ts';
import { Digest } from '../dsig/digest.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { bytes, integer32, text } from '../model/scalars.ts';
import { present, url, within } from '../rules/conditions.ts';
import { at, check, rules, when } from '../rules/declare.ts';

/** A picture, by its address or as data (chapter 03 §10.13). It is not normalised. */
export const Image = object(
  'org.Image',
  { title: 'Image', description: 'An image, such as a logo, as a web address or as data.' },
  {
    uuid: field(uuid, 'UUID', 'Unique identifier of the image.'),
    label: field(text, 'Label', "A description of the image's purpose."),
    url: field(text, 'URL', 'The address of the image on the web.'),
    data: field(bytes, 'Data', 'The image itself in base64, if it is not on the web.'),
    mime: field(text, 'MIME', 'The format, such as image/png.'),
    description: field(text, 'Description', 'What the image shows.'),
    alt: field(text, 'Alt', 'The text that replaces the image, for example in a screen reader.'),
    height: field(integer32, 'Height', 'The height in pixels, 64 to 2048.'),
    width: field(integer32, 'Width', 'The width in pixels, 64 to 2048.'),
    digest: field(Digest, 'Digest', 'The digest of the image file.'),
    meta: field(meta, 'Meta', 'Further texts of your own about the image.'),
  },
);
export type Image = InstanceOf<typeof Image>;

export const imageRules = rules(Image, 'GOBL-ORG-IMAGE', [
  at('url', [when(present, [check('01', 'url must be a web address, such as https://example.com/logo.png.', url)])]),
  at('height', [
    check('02', 'A picture must be 64 to 2048 pixels high; scale it, or leave height out.', within(64, 2048)),
  ]),
  at('width', [
    check('03', 'A picture must be 64 to 2048 pixels wide; scale it, or leave width out.', within(64, 2048)),
  ]),
]);
