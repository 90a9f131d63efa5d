import { expect, test } from 'vitest';
import { type Bases, baseXml } from '../samples/bases.ts';
import { parsed } from '../samples/tree.ts';
import { bases, baseText } from './bases.ts';

/** The largest share of the lines of a base that another one may have. */
const MOST_SHARED = 0.6;

/** A base as a text, with its root and how often it has each line. */
interface Counted {
  readonly name: string;
  readonly root: string;
  readonly size: number;
  readonly lines: ReadonlyMap<string, number>;
}

async function counted(all: Bases, name: string): Promise<Counted> {
  const text = (await baseXml(all, name)) ?? '';
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return { name, root: parsed(text).root.name, size: lines.length, lines: counts };
}

function shareOf({ lines, size }: Counted, other: Counted): number {
  const shared = [...lines].map(([line, count]) => Math.min(count, other.lines.get(line) ?? 0));
  return shared.reduce((sum, count) => sum + count, 0) / size;
}

function derives(all: Bases, name: string, from: string): boolean {
  const own = all[name];
  return typeof own === 'object' && (own.base === from || derives(all, own.base, from));
}

/** Returns a sentence for each file that shares too many lines with another base that does not derive from it. */
async function tooMuchAlike(all: Bases): Promise<string[]> {
  const each = await Promise.all(Object.keys(all).map((name) => counted(all, name)));
  return each.flatMap((own) => {
    const { name } = own;
    if (typeof all[name] !== 'string') return [];
    const others = each.filter(
      (other) => other.root === own.root && other.name !== name && !derives(all, other.name, name),
    );
    const [nearest] = others.map((other) => ({ other, share: shareOf(own, other) })).sort((a, b) => b.share - a.share);
    if (nearest === undefined || nearest.share <= MOST_SHARED) return [];
    const percent = Math.round(nearest.share * 100);
    return `${name} shares ${percent} % of its lines with ${nearest.other.name}: write it as changes of that base, in ${name}.yaml (docs/contributing/testing.md)`;
  });
}

test('a test file that is much like another is stored as changes of that one', async () => {
  expect(await tooMuchAlike(bases)).toEqual([]);
});

test('a copy with small changes is reported with the test file that it resembles', async () => {
  const copy = (await baseText('ksef-euro.xml')).replace('<P_2>', '<P_2>X');
  const [whole, changed] = [bases['ksef.xml'] ?? '', bases['ksef-euro.xml'] ?? ''];
  const [sentence, ...others] = await tooMuchAlike({ 'ksef.xml': whole, 'ksef-euro.xml': changed, 'copy.xml': copy });
  expect(others).toEqual([]);
  expect(sentence).toMatch(/^copy\.xml shares 99 % of its lines with ksef-euro\.xml: /);
});

test.each([
  ['a base that changes itself', { 'a.xml': { base: 'b.xml' }, 'b.xml': { base: 'a.xml' } }, 'a.xml'],
  ['a base that changes another which is not there', { 'a.xml': { base: 'b.xml' } }, 'b.xml'],
  ['a base that changes a file in no syntax', { 'a.xml': { base: 'b.xml' }, 'b.xml': '<a/>' }, 'b.xml'],
])('%s causes an error that names it', async (_, all, named) => {
  await expect(baseXml(all, 'a.xml')).rejects.toThrow(named);
});
