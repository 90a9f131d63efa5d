import { webAddress } from '../cbc/url.ts';
import { uuid } from '../cbc/uuid.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import { normaliser } from '../normalise/normaliser.ts';
import { present, url } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';
import { cleanTexts, cleanUuid } from './cleaning.ts';

/** A page on the web (chapter 03 §10.11). */
export const Website = object(
  'org.Website',
  { title: 'Website', description: 'A page on the web.' },
  {
    uuid: field(uuid, 'UUID', 'Identifies this page wherever it is used.'),
    label: field(text, 'Label', 'What the page is for, in words.'),
    title: field(text, 'Title', 'What the page calls itself.'),
    url: field(webAddress, 'URL', 'The address, as in https://example.com.', { required: true }),
  },
);
export type Website = InstanceOf<typeof Website>;

export const websiteNormaliser = normaliser(Website, (website) => {
  cleanUuid(website);
  cleanTexts(website, 'label', 'title', 'url');
});

export const websiteRules = rules(
  Website,
  'GOBL-ORG-WEBSITE',
  at('url', check('01', 'A website needs its address in url, such as https://example.com.', present, url)),
);
