import { expect, it } from 'vitest';
import { headerFor } from './accept-language.ts';

it.each([
  ['en', ['en-GB', 'de'], {}],
  ['en', [], {}],
  ['en', ['de-AT', 'en'], { 'Accept-Language': 'en' }],
  ['de', ['de-AT'], { 'Accept-Language': 'de' }],
  ['pl', ['en-US'], { 'Accept-Language': 'pl' }],
])('a page in %s, in a browser in %j, sends %j', (language, browser, header) => {
  expect(headerFor(language, browser)).toEqual(header);
});
