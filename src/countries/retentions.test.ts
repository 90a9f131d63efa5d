import { expect, it } from 'vitest';
import { loadAll } from '../engine/bill/testing.ts';
import { regimeDefinition } from '../engine/summaries.ts';
import { usualRetentions } from './retentions.ts';

await loadAll();

it.each(Object.entries(usualRetentions))(
  'usualRetentions of %s are of withheld taxes without rates',
  (country, taxes) => {
    const categories = regimeDefinition(country as 'IT')?.categories ?? [];
    const withheld = categories.filter(({ retained, rates }) => retained && !rates?.length).map(({ code }) => code);
    expect(withheld).toEqual(expect.arrayContaining(Object.keys(taxes)));
  },
);
