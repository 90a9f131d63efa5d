import { expect, it } from 'vitest';
import type { FormatSummary, RulesInForce } from '../../client/index.ts';
import { findRows, rowsOfRules } from './rules-in-force.ts';

const set = (key: string, of: Partial<RulesInForce>): RulesInForce => ({
  ...{ set: key, name: key, formats: [key], release: '1', from: '2026-01-01' },
  ...of,
});
const next = { release: '2', from: '2027-02-24' };
const rows = rowsOfRules([
  set('base-ae', { name: 'PINT' }),
  set('base-sg', { name: 'PINT' }),
  set('base-om', { name: 'PINT', release: '2' }),
  set('peppol', { next }),
]);

it('rowsOfRules joins sets with the same name and release, and begins with those that change soonest', () => {
  expect(rows.map(({ sets, formats }) => [sets, formats])).toEqual([
    [['peppol'], ['peppol']],
    [
      ['base-ae', 'base-sg'],
      ['base-ae', 'base-sg'],
    ],
    [['base-om'], ['base-om']],
  ]);
});

it('findRows finds rules by release, format and country', () => {
  const singapore = {
    ...{ key: 'base-sg', name: { en: 'PINT Singapore' }, addons: [] },
    usual_for: { countries: ['SG'], addons: [] },
  } as unknown as FormatSummary;
  const found = (search: string) => findRows(rows, [singapore], search).map(({ sets }) => sets[0]);
  expect(found('singapore')).toEqual(['base-ae']);
  expect(found('pint 2')).toEqual(['base-om']);
  expect(found('')).toHaveLength(3);
});
