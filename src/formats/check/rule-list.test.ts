import { expect, test } from 'vitest';
import { loadRuleSets, ruleSetKeys } from '../list/rule-sets.ts';
import { formatRules, rulesOfSets } from './rule-list.ts';

test('rulesOfSets lists rules with their texts, terms and levels', async () => {
  const rules = await rulesOfSets(['en16931-ubl']);
  const [set] = await loadRuleSets(['en16931-ubl']);
  expect(rules.find(({ code }) => code === 'BR-02')).toEqual({
    code: 'BR-02',
    description: expect.stringContaining('(BT-1)'),
    terms: ['BT-1'],
    class: 'content',
    law: ['§ 14 Abs. 4 Satz 1 Nr. 4 UStG', 'Directive 2006/112/EC, Art. 226(2)'],
    sets: [{ key: 'en16931-ubl', name: set?.name, version: set?.version, from: set?.from, level: 'fatal' }],
  });
});

test('rulesOfSets includes the table of rules on elements', async () => {
  const rules = await rulesOfSets(['en16931-ubl']);
  expect(rules.find(({ code }) => code === 'UBL-CR-001')).toMatchObject({ terms: [], sets: [{ level: 'warning' }] });
});

test('rulesOfSets lists each rule once with all its sets', async () => {
  const rules = await rulesOfSets(['en16931-ubl', 'en16931-cii']);
  expect(new Set(rules.map(({ code }) => code)).size).toBe(rules.length);
  const setsOf = (id: string) => rules.find(({ code }) => code === id)?.sets.map(({ key }) => key);
  expect(setsOf('BR-02')).toEqual(['en16931-ubl', 'en16931-cii']);
  expect(setsOf('UBL-CR-001')).toEqual(['en16931-ubl']);
  const several = rules.flatMap(({ sets }) =>
    sets.filter(({ key }, at) => sets.findIndex((each) => each.key === key) < at),
  );
  expect(several).toEqual([]);
});

test('rulesOfSets replaces values in texts by …, also in plurals', async () => {
  const rules = await rulesOfSets(['en16931-ubl', 'fr-flux2-ubl', 'facturx-extended']);
  for (const { code, description } of rules) expect(`${code} ${description}`).not.toMatch(/[{}]/);
  const said = (id: string) => rules.find(({ code }) => code === id)?.description;
  expect(said('BR-FR-01_BT-1-1')?.match(/…/g)).toHaveLength(2);
  expect(said('BR-FXEXT-Z-01')).toContain('…');
});

test('formatRules lists the rules of all sets', async () => {
  const rules = await formatRules();
  expect(rules).toBe(await formatRules());
  expect(new Set(rules.flatMap(({ sets }) => sets.map(({ key }) => key)))).toEqual(new Set(ruleSetKeys));
});

test.each(ruleSetKeys)('loadRuleSets loads the set with the key %s', async (key) => {
  expect((await loadRuleSets([key])).map((set) => set.key)).toEqual([key]);
});

test('loadRuleSets keeps the requested order', async () => {
  const keys = ['peppol-ubl', 'en16931-ubl', 'fr-flux2-ubl'] as const;
  expect((await loadRuleSets(keys)).map(({ key }) => key)).toEqual(keys);
});
