/** Every official rule has a case that breaks it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatRules } from '../check/rule-list.ts';
import { syntaxList } from '../list/facts.ts';
import { firedIn } from '../testing/cases.ts';

const FOLDER = join(import.meta.dirname, '../en16931');
const OWNERS = readdirSync(FOLDER, { withFileTypes: true }).filter((each) => each.isDirectory());

it('every rule has a test case', async () => {
  const fired = new Set(OWNERS.flatMap(({ name }) => [...firedIn(join(FOLDER, name, 'cases'))]));
  // profile-scan.test.ts covers the rules of the Factur-X profiles. The folders of national formats cover their own.
  const others = ['FX-', ...syntaxList.flatMap(({ rulePrefixes = [] }) => rulePrefixes)];
  const rules = (await formatRules())
    .filter(({ sets }) => sets.some(({ until }) => until === undefined))
    .map(({ code }) => code)
    .filter((code) => !others.some((prefix) => code.startsWith(prefix)));
  expect(rules.length).toBeGreaterThan(2000);
  expect(rules.filter((rule) => !fired.has(rule))).toEqual([]);
});
