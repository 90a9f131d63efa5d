/** Checks that the workbench's work on a text grows no faster than the text, however odd it is. */
import { beforeAll, expect, test } from 'vitest';
import { fasterThanLinear, startCounting, stepsOf } from '../../../engine/testing/steps.ts';

const SIZE = 40;

let work: Record<string, (text: string) => unknown>;

beforeAll(async () => {
  startCounting();
  const { check } = await import('./check.ts');
  const { folds } = await import('./folds.ts');
  const { outline } = await import('./language/outline.ts');
  const { entriesOf, lazyJson, memberAt } = await import('../document/lazy-json.ts');
  const { readDocuments } = await import('../../state/drafts/read-documents.ts');
  const { splitDocuments } = await import('../../developer/batch/split-documents.ts');
  const { writeYaml } = await import('../document/yaml.ts');
  const { readDocumentText } = await import('../../../engine/reading/document-text.ts');
  work = {
    'reading it': (text) => readDocumentText(text, '$'),
    'checking it': (text) => check({ draft: 'one', text, envelop: true }),
    'folding it': folds,
    'its outline': outline,
    'a lazyJson of it': (text) => [memberAt(lazyJson(text), 'supplier', 'name'), entriesOf(lazyJson(text))],
    'opening it': (text) => readDocuments(text),
    'opening it as YAML': (text) => readDocuments(text, 'a.yaml'),
    'splitting it': (text) => splitDocuments(text, 'a.yaml'),
    'writing it as YAML': (text) => isJson(text) && writeYaml(text),
  };
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const invoice = (members: string) => `{"$schema":"https://gobl.org/draft-0/bill/invoice",${members}}`;

/** Texts that are long in one respect each. Numerals have three digits, so that all are equally long. */
const texts: Record<string, (numerals: readonly number[]) => string> = {
  'many members': (all) => invoice(all.map((i) => `"name-${i}":"x"`).join()),
  'many entries of a map': (all) => invoice(`"meta":{${all.map((i) => `"name-${i}":"x"`).join()}}`),
  'many faults in a map': (all) => invoice(`"meta":{${all.map((i) => `"name-${i}":true`).join()}}`),
  'many faults in a list': (all) => invoice(`"lines":[${all.map((i) => `{"quantity":"x${i}"}`).join()}]`),
  'many names alike': (all) => invoice(all.map(() => '"a":1').join()),
  'a name with many points': (all) => invoice(`"${all.map(() => 'a.').join('')}":1`),
  'many escaped quotes': (all) => invoice(`"a":"${all.map(() => '\\"').join('')}"`),
  'many lines of escaped quotes': (all) => `{"a":\n${all.map(() => '\\"').join('\n')}}`,
  'many open quotes': (all) => `{"a":\n${all.map(() => '"b').join('\n')}}`,
  'many brackets that close nothing': (all) => `{${all.map(() => '}').join('')}`,
  'many commas': (all) => invoice(`"a":[${all.map(() => ',').join('\n')}]`),
  'many documents in a list': (all) => `[${all.map((i) => invoice(`"code":"${i}"`)).join()}]`,
  'many documents, one a line': (all) => all.map((i) => invoice(`"code":"${i}"`)).join('\n'),
  'many members in YAML': (all) => all.map((i) => `name-${i}: x`).join('\n'),
  'many names alike in YAML': (all) => all.map(() => 'a: x').join('\n'),
  'many comments in YAML': (all) => all.map((i) => `name-${i}: x # comment\n# comment`).join('\n'),
  'many aliases in YAML': (all) => `all:\n  - &a x\n${all.map(() => '  - *a').join('\n')}`,
  'many anchors in YAML': (all) => `all:\n${all.map((i) => `  - &a${i} x\n  - *a${i}`).join('\n')}`,
  'a merge of many in YAML': (all) => `a: &a {${all.map((i) => `name-${i}: x`).join()}}\nb:\n  <<: *a`,
  'many lines of a text in YAML': (all) => `a: >\n${all.map(() => '  x').join('\n')}`,
  'many documents in YAML': (all) => all.map(() => 'a: x').join('\n---\n'),
  'many errors in YAML': (all) => all.map(() => 'a: b: c').join('\n'),
};

test.each(Object.keys(texts))('language functions take linear time for a text with %s', async (name) => {
  const textOf = (size: number) => texts[name]?.(Array.from({ length: size }, (_, i) => 100 + i)) ?? '';
  for (const [task, run] of Object.entries(work)) {
    const stepsAt = async (size: number) => {
      const text = textOf(size);
      return stepsOf(() => run(text), SIZE);
    };
    await stepsAt(2);
    const slow = fasterThanLinear([await stepsAt(SIZE), await stepsAt(2 * SIZE), await stepsAt(3 * SIZE)], SIZE);
    expect(slow, task).toEqual([]);
  }
});
