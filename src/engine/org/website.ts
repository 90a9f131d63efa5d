import { field, type InstanceOf, object } from '../model/object.ts';
import { present, url } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';
import { cleanedText, cleanedUrl, uuidField } from './cleaning.ts';

/** A web page (chapter 03 §10.11). */
export const Website = object(
  'org.Website',
  { title: 'Website', description: 'A page on the web.' },
  {
    uuid: uuidField('page'),
    label: field(cleanedText, 'Label', "A description of the page's purpose."),
    title: field(cleanedText, 'Title', 'The title of the page.'),
    url: field(cleanedUrl, 'URL', 'The address, as in https://example.com.', { required: true }),
  },
);
export type Website = InstanceOf<typeof Website>;

export const websiteRules = rules(Website, 'GOBL-ORG-WEBSITE', [
  at('url', [check('01', 'A website needs its address in url, such as https://example.com.', present, url)]),
]);
