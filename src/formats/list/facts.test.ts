import { describe, expect, it, test } from 'vitest';
import { knownAs } from '../recognise/strangers.ts';
import { baseText } from '../testing/bases.ts';
import { sampleOf } from '../testing/syntax-sample.ts';
import { numberIn, syntaxIn } from './facts.ts';
import { namespaces } from './namespaces.ts';
import { parseXml } from './parse-xml.ts';
import { syntaxes } from './syntaxes.ts';

describe.each(syntaxes)('the syntax $key', ({ key, family, formats, ruleSets, schemas, isRoot }) => {
  it('loads the rule sets that it names, and no others', () => {
    const sets = formats.flatMap(({ rules }) => rules.map((each) => each.key));
    if (ruleSets.length > 0) expect(sets).toEqual(ruleSets);
  });

  it('has formats of its own', () => {
    expect(formats.map(({ syntax }) => syntax)).toEqual(formats.map(() => key));
    expect(formats.length).toBeGreaterThan(0);
  });

  it('recognises its sample, from the parsed file or from the beginning of its text', async () => {
    const text = await baseText((await sampleOf(key)).base);
    const read = parseXml(text);
    expect(read.ok && isRoot(read.root)).toBe(true);
    expect(syntaxIn(text)?.key).toBe(key);
    expect(numberIn(text)).toMatch(/\S/);
    expect(read.ok && knownAs(read.root, namespaces)).toBeUndefined();
  });

  it('has a sample for each of its schemas', async () => {
    const sample = await sampleOf(key);
    expect(Object.keys(sample.schemas).toSorted()).toEqual(schemas.toSorted());
    // The others are covered by tests of UBL and CII.
    expect(sample.random !== undefined || family === 'en16931' || ['cdar', 'response', 'flux10'].includes(key)).toBe(
      true,
    );
  });
});

test('numberIn returns the number of a signed UBL file, not the identifier in its signature', () => {
  const signed =
    '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"><ext:UBLExtensions><cbc:ID>urn:x</cbc:ID></ext:UBLExtensions><cbc:ProfileID>reporting:1.0</cbc:ProfileID><cbc:ID>N-7</cbc:ID></Invoice>';
  expect(numberIn(signed)).toBe('N-7');
  expect(numberIn('<Invoice><cbc:ID>N-8</cbc:ID></Invoice>')).toBe('N-8');
});

test('no two syntaxes share a prefix, a namespace or a root', () => {
  for (const list of [
    syntaxes.flatMap(({ namespaces }) => namespaces.flatMap(({ uri, prefix }) => [uri, prefix])),
    syntaxes.flatMap(({ roots }) => roots),
    syntaxes.flatMap(({ rulePrefixes = [] }) => rulePrefixes),
    syntaxes.flatMap(({ metaPrefix }) => metaPrefix ?? []),
  ])
    expect(new Set(list).size).toBe(list.length);
});
