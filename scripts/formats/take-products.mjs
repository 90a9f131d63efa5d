/**
 * Writes src/formats/national/cfdi/generated/products.ts: the products and services of the SAT that people search by words.
 *
 *     node scripts/formats/take-products.mjs FILE
 *
 * FILE has a line for each entry of the sheet c_ClaveProdServ of catCFDI_V_4.xls (http://omawww.sat.gob.mx/tramitesyservicios): the code, a tab and
 * the name. Of its 52,514 codes, most name one animal, plant or drug each. Taken are all classes (00 at the end), all services, and single goods
 * that every company buys: paper, fuels, computers and office supplies. Other codes can be typed.
 */
import { readFileSync } from 'node:fs';
import { writeGenerated } from './write-generated.mjs';

/** Nothing that fits, classes, services, and the segments of usual goods. */
const TAKEN = /^(?:01010101|\d{6}00|[789]\d{7}|(?:14|15|43|44)\d{6})$/;

/** Classes come first, so that a search finds them before their single products. @param {string} line */
const isSingle = (line) => !/^\d{6}00 /.test(line);

const [, , file] = process.argv;
if (file === undefined) throw new Error('give the file with codes and names');
const lines = readFileSync(file, 'utf8')
  .split('\n')
  .map((line) => line.trim().split('\t'))
  .filter(([code = '']) => TAKEN.test(code))
  .map(([code, name = '']) => `${code} ${name.replaceAll('`', '´').replaceAll('\\', '')}`)
  .toSorted((one, other) => Number(isSingle(one)) - Number(isSingle(other)) || (one < other ? -1 : 1));
writeGenerated(
  'src/formats/national/cfdi/generated/products.ts',
  `/**
 * Products and services of the SAT (c_ClaveProdServ): classes, services and usual goods.
 * Written by \`node scripts/formats/take-products.mjs FILE\`, not by hand.
 */

export const products = \`
${lines.join('\n')}
\`;
`,
);
