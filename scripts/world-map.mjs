/**
 * Draws the country shapes for the map of regimes, from Natural Earth (public domain): src/workbench/reference/overview/world.json. They
 * seldom change, so its packages are not dependencies:
 *
 *     npm install --prefix FOLDER d3-geo topojson-client world-atlas i18n-iso-countries
 *     node scripts/world-map.mjs FOLDER
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const { resolve: find } = createRequire(resolve(process.argv[2] ?? '.', 'package.json'));
/** @param {string} name */
const load = (name) => import(pathToFileURL(find(name)).href);
/** @param {string} path */
const read = (path) => JSON.parse(readFileSync(find(path), 'utf8'));
const { geoCentroid, geoConicConformal, geoNaturalEarth1, geoPath } = await load('d3-geo');
const { feature } = await load('topojson-client');

const antarctica = '010';
/** @type {Map<string, string>} */
const codes = new Map(
  read('i18n-iso-countries/codes.json').map((/** @type {string[]} */ [code, , numeric]) => [numeric, code]),
);
const world = countries('110m');
const finer = countries('50m');

const size = { width: 960, height: 460 };
const earth = geoNaturalEarth1().fitExtent(
  [
    [2, 2],
    [size.width - 2, size.height - 2],
  ],
  { type: 'FeatureCollection', features: world },
);
const near = { width: 520, height: 560 };
const corners = [
  [-11, 36],
  [30, 35],
  [-11, 60],
  [32, 70.5],
  [5, 71],
  [10, 35],
];
const europe = geoConicConformal()
  .rotate([-10, 0])
  .parallels([40, 65])
  .fitSize([near.width, near.height], { type: 'MultiPoint', coordinates: corners });

const shapes = drawn(world, earth, size, 1);
// Too small for the coarse outlines, so drawn as a square.
for (const country of finer.filter(({ id }) => codes.get(id) === 'SG')) {
  const [x, y] = earth(geoCentroid(country)).map(Math.round);
  shapes.SG = `M${x - 2} ${y - 2}l5 0 0 5 -5 0z`;
}
writeFileSync(
  new URL('../src/workbench/reference/overview/world.json', import.meta.url),
  `${JSON.stringify({ world: { ...size, shapes }, europe: { ...near, shapes: drawn(finer, europe, near, 6) } }, null, 2)}\n`,
);

/**
 * @param {string} scale
 * @returns {{ id: string, properties: { name: string } }[]}
 */
function countries(scale) {
  const atlas = read(`world-atlas/countries-${scale}.json`);
  return feature(atlas, atlas.objects.countries).features.filter(
    (/** @type {{ id: string }} */ { id }) => id !== antarctica,
  );
}

/**
 * Returns the paths of countries by code, in whole pixels, without islands below `least` square pixels.
 * @param {{ id: string, properties: { name: string } }[]} features
 * @param {{ clipExtent(extent: number[][]): object }} projection
 * @param {{ width: number, height: number }} size
 * @param {number} least
 */
function drawn(features, projection, { width, height }, least) {
  const path = geoPath(
    projection.clipExtent([
      [0, 0],
      [width, height],
    ]),
  ).digits(0);
  /** @type {Record<string, string>} */
  const result = {};
  for (const country of features) {
    const text = slim(path(country) ?? '', least);
    const code = codes.get(country.id) ?? `-${country.properties.name}`;
    if (text !== '') result[code] = (result[code] ?? '') + text;
  }
  return result;
}

/**
 * @param {string} path
 * @param {number} least
 */
function slim(path, least) {
  return path
    .split('M')
    .filter(Boolean)
    .map((ring) => slimRing(ring.replace('Z', ''), least))
    .join('');
}

/**
 * @param {string} ring
 * @param {number} least
 */
function slimRing(ring, least) {
  const all = ring.split('L').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return { x, y };
  });
  const points = all.filter(({ x, y }, index) => x !== all[index - 1]?.x || y !== all[index - 1]?.y);
  const [first] = points;
  if (!first || points.length < 3) return '';
  let [before, twice] = [first, 0];
  const steps = [];
  for (const point of points.slice(1)) {
    steps.push(`${point.x - before.x} ${point.y - before.y}`);
    twice += before.x * point.y - point.x * before.y;
    before = point;
  }
  twice += before.x * first.y - first.x * before.y;
  return Math.abs(twice) / 2 < least ? '' : `M${first.x} ${first.y}l${steps.join(' ')}z`;
}
