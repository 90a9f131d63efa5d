import { expect, test } from 'vitest';
import { modules } from '../engine/modules.ts';
import { factsOf } from './countries.ts';

const regimes = modules.flatMap((module) => (module.kind === 'regime' ? module.country : []));

test.each(regimes)('the tax regime of %s has languages and a word for its tax number', (country) => {
  const { languages, taxNumber } = factsOf(country);
  expect(languages?.length).toBeGreaterThan(0);
  expect(taxNumber?.name).toBeDefined();
});

test('corrections have a series of their own if the law requires one', () => {
  const seriesOf = (country: string, type: string, series: string) => factsOf(country).correctionSeries?.(type, series);
  expect(seriesOf('ES', 'credit-note', 'A26')).toBe('RA26');
  expect(seriesOf('ES', 'corrective', '')).toBe('R');
  expect(seriesOf('ES', 'corrective', 'RA26')).toBe('RA26');
  expect(seriesOf('ES', 'corrective', 'Retail')).toBe('RRetail');
  expect(seriesOf('PT', 'credit-note', 'FT A2026')).toBe('NC A2026');
  expect(seriesOf('PT', 'debit-note', 'FR A2026')).toBe('ND A2026');
  expect(seriesOf('DE', 'credit-note', 'A')).toBeUndefined();
});

// What only one country needs is a rule of its regime, follows from another member, or belongs to a member that several countries have.
// These are from before the rule: add none.
test('only known members of the facts serve a single country', () => {
  const owners = regimes.filter((country) => country !== 'XI').flatMap((country) => Object.keys(factsOf(country)));
  const single = owners.filter((member) => owners.indexOf(member) === owners.lastIndexOf(member));
  expect(single.sort()).toEqual(['needsStandardKey', 'orderCode', 'paymentTitles', 'printedStamps', 'printedUnit']);
});
