import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withOlder, withRow, withVersion } from './rows.mjs';

const tableOf = (owner: string) => readFileSync(`src/formats/en16931/${owner}/releases.ts`, 'utf8');

describe('withRow', () => {
  it.each([
    [
      'xrechnung',
      'xrechnung-cii',
      "{ release: '9.9', from: '2031-01-31', sets: { ...core('1.9'), ...german('9.9') } },",
    ],
    [
      'peppol',
      'peppol-ubl',
      "{ release: '9.9', from: '2031-01-31', sets: { 'en16931-ubl': '1.9', 'peppol-ubl': '9.9' } },",
    ],
    [
      'peppol',
      'peppol-sb-ubl',
      "{ release: '9.9', from: '2031-01-31', sets: { 'en16931-ubl': '1.9', 'peppol-sb-ubl': '9.9' } },",
    ],
    ['france', 'fr-flux2-ubl', "french('9.9', '2031-01-31', '9.9', '9.9', '9.9', '1.9'),"],
    ['facturx', 'facturx-basic', "profiles('9.9', '2031-01-31'),"],
  ])('adds a row for the release to the table %s of the set %s', (owner, set, row) => {
    const before = tableOf(owner);
    const { text, day } = withRow(before, set, '9.9', '2031-01-31', '1.9');
    const lines = before.split('\n');
    expect(
      text
        .split('\n')
        .filter((line) => !lines.includes(line))
        .map((line) => line.trim()),
    ).toEqual([row]);
    expect(before).toContain(`'${day}'`);
  });

  it('removes the announcement of the release that it adds', () => {
    const announced = tableOf('xrechnung').replace(
      '  ],\n};',
      "  ],\n  newer: { release: '9.9', from: '2031-01-31' },\n};",
    );
    expect(withRow(announced, 'xrechnung-ubl', '9.9', '2031-01-31').text).not.toContain('newer');
    expect(withRow(announced, 'xrechnung-ubl', '9.8', '2031-01-31').text).toContain('newer');
  });

  it('leaves a table without days unchanged', () => {
    const text = tableOf('romania');
    expect(withRow(text, 'cius-ro-ubl', '9.9', '2031-01-31')).toEqual({ text, day: undefined, core: undefined });
  });

  it.each([
    ['2.6.0', '2031-01-31', /already/],
    ['9.9', '2020-01-31', /begins/],
  ])('rejects the release %s from %s', (release, from, why) => {
    expect(() => withRow(tableOf('xrechnung'), 'xrechnung-ubl', release, from)).toThrow(why);
  });
});

it('withVersion changes the version and the day of one set', () => {
  const text = "key: 'a-ubl',\n  name: 'A',\n  version: '1',\n  from: '2026-01-01',";
  expect(withVersion(text, 'a-ubl', '2', '2027-01-01')).toContain("version: '2',\n  from: '2027-01-01'");
  expect(withVersion(text, 'b-ubl', '2', '2027-01-01')).toBe(text);
});

it('withOlder adds an entry to a list of older releases, if there is one', () => {
  const text = 'export const ubl: OlderReleases = {\n};';
  expect(withOlder(text, 'ubl', "  '1': {},\n")).toBe("export const ubl: OlderReleases = {\n  '1': {},\n};");
  expect(withOlder(text, 'cii', '')).toBeUndefined();
});
