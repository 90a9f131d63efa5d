import { beforeAll, expect, test } from 'vitest';
import { testEnvironment } from '../bill/testing.ts';
import { build, validate } from '../index.ts';
import { load } from '../loading.ts';

const party = (country: string, code: string) => ({
  $schema: 'https://gobl.org/draft-0/org/party',
  name: 'A',
  tax_id: { country, code },
});

beforeAll(() => load(party('JP', '1')));

test.each([
  ['JP', 'T7000012050002', 0],
  ['JP', '7000012050003', 1],
  ['MY', 'W10180832000001', 0],
  ['RS', 'RS101134702', 0],
  ['TR', '1234567890', 0],
  ['TR', '1234567891', 1],
  ['JP', '', 0],
  ['QA', '1', 0],
])('a party in %s with the number %s gets %i warnings about it, and stays valid', (country, code, count) => {
  const numbers = (outcome: ReturnType<typeof build>) =>
    (outcome.warnings ?? []).filter((fault) => fault.code === 'BW-WARN-TAX-NUMBER');
  const built = build(party(country, code), {}, testEnvironment);
  expect(built.ok).toBe(true);
  expect(numbers(built).map(({ properties }) => properties)).toEqual(Array(count).fill(['$.tax_id.code']));
  expect(validate(party(country, code), {}, testEnvironment).ok).toBe(built.ok);
});
