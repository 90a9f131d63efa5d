import { expect, it } from 'vitest';
import { regimeCountries } from '../../engine/registry.ts';
import { service } from '../testing.ts';

const { ask } = service();

it('GET /regimes lists regimes by country, with name and currency', async () => {
  const { status, body } = await ask('/v0/regimes');
  expect(status).toBe(200);
  const countries = body.regimes.map(({ country }: { country: string }) => country);
  expect(countries).toEqual(regimeCountries);
  expect(body.regimes[countries.indexOf('SE')]).toMatchObject({
    country: 'SE',
    name: { en: 'Sweden', sv: 'Sverige' },
    currency: 'SEK',
  });
});

it("GET /regimes/{code} returns a complete definition, in the standard's order", async () => {
  const { body } = await ask('/v0/regimes/EL');
  expect(Object.keys(body)).toEqual([
    '$schema',
    'name',
    'sources',
    'time_zone',
    'country',
    'alt_country_codes',
    'currency',
    'tax_scheme',
    'calculator_rounding_rule',
    'scenarios',
    'corrections',
    'categories',
  ]);
  expect(body.$schema).toBe('https://gobl.org/draft-0/tax/regime-def');
});

it.each([
  ['el', 'EL'],
  ['es.json', 'ES'],
  ['GR', 'EL'],
  ['xi', 'GB'],
  ['XU.json', 'GB'],
])('GET /regimes/{code} accepts %s for %s', async (code, country) => {
  expect((await ask(`/v0/regimes/${code}`)).body.country).toBe(country);
});

it('GET /regimes/{code} rejects other countries', async () => {
  const { status, body } = await ask('/v0/regimes/ZZ');
  expect(status).toBe(404);
  expect(body).toMatchObject({ code: 404, key: 'not-found' });
});
