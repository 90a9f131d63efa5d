/** What elements of a long list are like: all but what their texts say. */
import { describe, expect, it } from 'vitest';
import { parseXml } from './parse.ts';
import { type Alikes, writeXml } from './write.ts';

/** Returns what each of some elements that stand one after the other is like; undefined where nothing is said of them. */
function likenessesOf(elements: readonly string[]) {
  const reading = parseXml(`<a>${elements.join('')}</a>`);
  if (!reading.ok) throw new Error('it is XML');
  const alike: Alikes = new Map();
  writeXml(reading.root, alike);
  return alike.get(reading.root);
}

/** Returns for each element the place of the first one that it is like. */
function firstAlike(elements: readonly string[]): number[] | undefined {
  const likenesses = likenessesOf(elements);
  return likenesses?.map((each) => likenesses.indexOf(each));
}

/** Elements that differ in more than their texts. */
const KINDS: readonly ((text: string) => string)[] = [
  (text) => `<l><b>${text}</b></l>`,
  () => '<l><b/></l>',
  () => '<l/>',
  (text) => `<l>${text}</l>`,
  (text) => `<l><b c="1">${text}</b></l>`,
  (text) => `<l><b c="2">${text}</b></l>`,
  (text) => `<l><b d="1">${text}</b></l>`,
  (text) => `<l><b c="1" d="1">${text}</b></l>`,
  (text) => `<l><b c="1" d="2">${text}</b></l>`,
  (text) => `<l><b d="1" c="1">${text}</b></l>`,
  (text) => `<l><c>${text}</c></l>`,
  (text) => `<l><b><b>${text}</b></b></l>`,
  (text) => `<l><b>${text}</b><b>${text}</b></l>`,
  (text) => `<l><b><b>${text}</b></b><b>${text}</b></l>`,
  (text) => `<l><b><b>${text}</b><b>${text}</b></b></l>`,
  (text) => `<m>${text}</m>`,
  () => '<m/>',
  () => '<m x="1"/>',
];

describe('elements of a list', () => {
  it('are alike where they have the same elements and attributes in the same order, whatever their texts', () => {
    const kinds = Array.from({ length: 102 }, (_, i) => (i * i + (i >> 2)) % KINDS.length);
    expect(new Set(kinds).size).toBeGreaterThan(5);
    for (const offset of [0, 3, 6, 9]) {
      const places = kinds.map((kind) => (kind + offset) % KINDS.length);
      const elements = places.map((kind, i) => KINDS[kind]?.(`text ${i}`) ?? '');
      expect(firstAlike(elements), `${offset}`).toEqual(places.map((kind) => places.indexOf(kind)));
    }
  });

  it('are alike where their texts are the same too', () => {
    expect(firstAlike(Array(25).fill('<l><b>one</b></l>'))).toEqual(Array(25).fill(0));
  });

  it('are like none where a text begins with a blank, which may be all there is', () => {
    const elements = Array.from({ length: 24 }, (_, i) => (i % 2 === 0 ? '<l> one</l>' : '<l>one</l>'));
    expect(firstAlike(elements)).toEqual(elements.map((_, i) => (i % 2 === 0 ? i : 1)));
  });

  it('are told from twenty on', () => {
    const list = (length: number) => Array.from({ length }, () => '<l/>');
    expect(likenessesOf(list(19))).toBeUndefined();
    expect(likenessesOf(list(20))).toHaveLength(20);
    expect(likenessesOf(list(21))).toHaveLength(21);
  });
});
