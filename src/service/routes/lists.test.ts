import { describe, expect, it } from 'vitest';
import { setToday } from '../../formats/releases/today.ts';
import { service } from '../testing.ts';

const { ask } = service();

describe('lists of reference data', () => {
  it.each(['schemas', 'regimes', 'addons', 'formats', 'releases', 'catalogues', 'currencies', 'rules', 'examples'])(
    'contain only the first %s if limited',
    async (name) => {
      const { body: whole } = await ask(`/v0/${name}`);
      const { status, body } = await ask(`/v0/${name}?limit=2`);
      expect([status, body[name]]).toEqual([200, whole[name].slice(0, 2)]);
      expect((await ask(`/v0/${name}?limit=1281196947`)).body).toEqual(whole);
      for (const limit of ['0', '-1', 'x', '1.5', '']) {
        const refused = await ask(`/v0/${name}?limit=${limit}`);
        expect([refused.status, refused.body.key]).toEqual([400, 'input']);
      }
    },
  );

  it('contain the releases of the requested day', async () => {
    const peppol = async (query: string) => {
      const { body } = await ask(`/v0/releases${query}`);
      return body.releases.find(({ set }: { set: string }) => set === 'peppol-ubl');
    };
    const next = { release: '3.0.22', from: '2027-02-24' };
    expect(await peppol('')).toMatchObject({ release: '3.0.21', formats: ['peppol-ubl'], next });
    expect(await peppol('?as_of=2027-02-24')).toMatchObject(next);
    for (const day of ['', 'issue', '2026-02-30']) {
      const { status, body } = await ask(`/v0/releases?as_of=${day}`);
      expect([status, body.key]).toEqual([400, 'input']);
    }
  });

  it('contain each format with the rules of today', async () => {
    const releaseOn = async (day: string) => {
      setToday(day);
      return (await ask('/v0/formats/peppol-ubl')).body.rule_sets.at(-1).version;
    };
    try {
      expect([await releaseOn('2027-02-23'), await releaseOn('2027-02-24')]).toEqual(['3.0.21', '3.0.22']);
    } finally {
      setToday(process.env.BILLWRIGHT_TODAY);
    }
  });

  it('contain rules with only the requested members', async () => {
    const { text, body } = await ask('/v0/rules?prefix=BR-&fields=class&limit=3');
    expect(body.rules).toHaveLength(3);
    for (const rule of body.rules)
      expect(Object.keys(rule)).toEqual(['code', 'description', 'object', 'field', 'class']);
    expect(text.length).toBeLessThan(2000);
    const short = await ask('/v0/rules?prefix=BR-DE-15&fields=');
    expect(Object.keys(short.body.rules[0])).toEqual(['code', 'description', 'object', 'field']);
    expect((await ask('/v0/rules?fields=klass')).status).toBe(400);
    const german = await ask('/v0/rules?prefix=BW-AMOUNT&fields=', { headers: { 'Accept-Language': 'de' } });
    expect(german.body.rules[0].description).not.toBe((await ask('/v0/rules/BW-AMOUNT')).body.description);
  });
});
