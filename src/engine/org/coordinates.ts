import { field, type InstanceOf, object } from '../model/object.ts';
import { floating, text } from '../model/scalars.ts';
import { matches, within } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';

/** A place on the map, in one of three systems (chapter 03 §10.5). */
export const Coordinates = object(
  'org.Coordinates',
  { title: 'Coordinates', description: 'A place on the map.' },
  {
    lat: field(floating, 'Latitude', 'Degrees north of the equator, negative to the south: -90 to 90.'),
    lon: field(floating, 'Longitude', 'Degrees east of Greenwich, negative to the west: -180 to 180.'),
    w3w: field(text, 'What 3 Words', 'The three words of what3words, with dots between them.'),
    geohash: field(text, 'Geohash', 'The place as a geohash, a short text of letters and digits.'),
  },
);
export type Coordinates = InstanceOf<typeof Coordinates>;

const WORD = '\\p{L}[\\p{L}\\p{M}]*';
/** Two to four words with spaces: in some languages, one of the three words contains spaces. */
const WORDS = `${WORD}(?:[ \\u00a0]${WORD}){1,3}`;
/** The full stop in the scripts that what3words supports. */
const DOT = '[.\\uff61\\u3002\\uff65\\u30fb\\ufe12\\u17d4\\u0589\\u104b\\u06d4\\u1362\\u0964]';

const THREE_WORDS = new RegExp(`^/*(?:${WORD}${DOT}${WORD}${DOT}${WORD}|${WORDS}${DOT}${WORDS}${DOT}${WORDS})$`, 'u');

export const coordinatesRules = rules(Coordinates, 'GOBL-ORG-COORDINATES', [
  at('lat', [check('01', 'A latitude must be between -90 and 90 degrees.', within(-90, 90))]),
  at('lon', [check('02', 'A longitude must be between -180 and 180 degrees.', within(-180, 180))]),
  at('w3w', [
    check('03', 'w3w must have three words separated by dots, such as filled.count.soap.', matches(THREE_WORDS)),
  ]),
]);
