/**
 * The readable form of a schema's data: an entry per line, to compare with the published schema. Builds pack it in advance
 * (scripts/pack-tables-plugin.mjs), and do not contain this module.
 *
 *     Amount decimal                     a type of values, with its kind
 *       @currencyID 1..1                 an attribute, with the kind if that needs checking: `@uri 0..1 uri`,
 *       @version 1..1 = FA (3)           and its fixed value
 *     Price                              a type of elements
 *       cbc:PriceAmount 1..1             a child
 *       cac:AllowanceCharge 0..n Other   a child whose type differs from that of other elements of the name
 *       choice 1..1                      a group, also `sequence`; a type that is a choice has no cardinality
 *         cbc:ID 1..1
 */

import type { Facets } from './facets.ts';
import type { StructureData } from './structure.ts';

interface Entry {
  readonly line: string;
  readonly inner: Entry[];
}

/** Returns the data in the form of structure.ts. */
export function packed({ roots, values, elements, contents, facets }: StructureData): StructureData {
  return {
    roots: roots.trim(),
    values: packedTypes(values, (each) => attributeWord(each.line).slice(1)),
    elements: packedTypes(elements, ({ line }) => line),
    contents: packedTypes(contents, wordsOf),
    ...(facets && {
      facets: Object.fromEntries(Object.entries(facets).map(([name, each]) => [name, packedFacets(each)])),
    }),
  };
}

/** Returns facets with their allowed values joined with blanks, if none contains one. */
function packedFacets(facets: Facets): Facets {
  const { enumeration, union } = facets;
  const isPlain = Array.isArray(enumeration) && enumeration.every((each) => /^\S+$/.test(each));
  return {
    ...facets,
    ...(isPlain && { enumeration: enumeration.join(' ') }),
    ...(union && { union: union.map(packedFacets) }),
  };
}

function packedTypes(table: string, wordsIn: (entry: Entry) => string | readonly string[]): string {
  const types = entriesIn(table.trim().split('\n'));
  return types
    .map(({ line, inner }) => [line, ...withoutPrefixes(inner.flatMap((each) => wordsIn(each)))].join(' '))
    .join('\n');
}

/** Returns the lines of a table with the lines indented below them. */
function entriesIn(lines: readonly string[]): Entry[] {
  const top: Entry[] = [];
  const levels = [top];
  for (const text of lines) {
    const line = text.trimStart();
    const depth = (text.length - line.length) / 2;
    const entry: Entry = { line, inner: [] };
    levels[depth]?.push(entry);
    levels[depth + 1] = entry.inner;
  }
  return top;
}

/** Returns the words of an attribute, an element or a group. */
function wordsOf(entry: Entry): string[] {
  const [name = '', times, type] = entry.line.split(' ');
  if (name.startsWith('@')) return [attributeWord(entry.line)];
  if (name !== 'choice' && name !== 'sequence') return [`${name}${sign(times)}${type ? `=${type}` : ''}`];
  if (times === undefined) return ['#choice', ...entry.inner.flatMap(wordsOf)];
  const parts = entry.inner.flatMap((each, at) => [...(at > 0 && name === 'choice' ? ['|'] : []), ...wordsOf(each)]);
  return ['(', ...parts, `)${sign(times)}`];
}

function attributeWord(line: string): string {
  const [words = '', fixed] = line.split(' = ');
  const [name = '', times, kind] = words.split(' ');
  return `${name}${times === '1..1' ? '!' : ''}${kind ? `:${kind}` : ''}${fixed ? `=${fixed.replaceAll(' ', '~')}` : ''}`;
}

const SIGNS: Readonly<Record<string, string>> = { '0..1': '', '1..1': '!', '0..n': '*', '1..n': '+' };

function sign(times = '0..1'): string {
  const [least, most = ''] = times.split('..');
  return SIGNS[times] ?? `${least === '0' ? '*' : '+'}${most}`;
}

/** Returns words without prefixes that repeat that of the preceding name. */
function withoutPrefixes(words: readonly string[]): string[] {
  let last = '';
  return words.map((word) => {
    const [, prefix = '', rest = ''] = /^(\w+:|)(\w.*)$/.exec(word) ?? [];
    if (rest === '') return word;
    if (prefix === last) return rest;
    last = prefix;
    return word;
  });
}
