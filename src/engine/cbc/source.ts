import { dateTime } from '../cal/types.ts';
import { localText } from '../i18n/string.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import { present, url } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';
import { webAddress } from './url.ts';

/** The source of a definition's facts (chapter 01 §3.4). */
export const Source = object(
  'cbc.Source',
  { title: 'Source', description: 'The source of a definition.' },
  {
    title: field(localText, 'Title', 'The name of the source, by language.'),
    url: field(webAddress, 'URL', 'The address on the web.', { required: true }),
    content_type: field(text, 'Content Type', 'Its format, such as application/pdf.'),
    at: field(dateTime, 'At', 'When it was checked.'),
  },
);
export type Source = InstanceOf<typeof Source>;

export const sourceRules = rules(Source, 'GOBL-CBC-SOURCE', [
  at('url', [check('01', 'A source needs its web address in url, such as https://example.com/law.', present, url)]),
]);
