/**
 * Compares the rates of regimes, by their dates, with those of the standard, and of regimes that it does not have. Each must be the same, or declared in
 * `src/engine/regimes/deviations.ts` with the standard's values. The last line is `N passed, N failed`: rates. Run with tsx.
 * Own code, because tools that compare JSON do not know which intervals of dates are the same.
 *
 *     npx tsx .ci/rates.mjs FOLDER...      folders of regimes
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { regimeDefinition } from '../src/engine/index.ts';
import { load } from '../src/engine/loading.ts';
import { rateDeviations } from '../src/engine/regimes/deviations.ts';

await load('all');

/** @typedef {import('../src/engine/tax/definitions.ts').RegimeDefinition} RegimeDefinition */

/** The values of all rates of a regime, as texts, by `IE VAT general`. @param {RegimeDefinition} regime */
const ratesOf = ({ country, categories }) =>
  new Map(
    categories.flatMap(({ code, rates }) =>
      (rates ?? []).map(({ rate, values }) => [`${country} ${code} ${rate}`, textOf(values ?? [])]),
    ),
  );

/** @param {readonly import('../src/engine/tax/definitions.ts').RateValue[]} values */
const textOf = (values) =>
  JSON.stringify(values.map(({ since, percent, surcharge, ext }) => [since, percent, surcharge, ext]));

const declared = new Map(
  rateDeviations.map(({ country, category, rate, standard }) => [`${country} ${category} ${rate}`, textOf(standard)]),
);
const NONE = textOf([]);
let passed = 0;
let failed = 0;

for (const folder of process.argv.slice(2).filter((each) => existsSync(each)))
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
    /** @type {RegimeDefinition & { $schema?: string }} */
    const regime = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    // Other files are definitions of an older form, or words.
    if (!regime.$schema?.endsWith('/regime-def')) continue;
    const own = regimeDefinition(regime.country);
    if (!own) {
      console.log(`${regime.country}: no such regime yet`);
      continue;
    }
    const [standard, ours] = [ratesOf(regime), ratesOf(own)];
    for (const rate of new Set([...standard.keys(), ...ours.keys()])) {
      const want = standard.get(rate) ?? NONE;
      const got = ours.get(rate) ?? NONE;
      const known = declared.get(rate);
      if (known === undefined ? want === got : known === want && want !== got) passed++;
      else {
        failed++;
        console.log(`${rate}: the standard has ${want}, we ${got}, declared is ${known ?? 'nothing'}`);
      }
    }
  }

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
