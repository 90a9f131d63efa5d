import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codesOf } from './lists.ts';
import type { Profile } from './profile.ts';

const PROFILES: readonly Profile[] = ['MINIMUM', 'BASICWL', 'BASIC', 'EN16931', 'EXTENDED'];
const textOf = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** The official lists, as `name count digest`. Their files state no licence, so only digests are here; see scripts/formats/take-profiles.mjs. */
const official = [...textOf('generated/profiles.ts').matchAll(/^ \* ([\w-]+ \d+ \w{6})$/gm)].map(
  ([, line = '']) => line,
);

/** Lists that differ from ours, which accept more codes than the official ones or, for countries, two fewer. */
const DIFFERENT = [
  'country 253 502468',
  'currency 178 c19e1a', // without STD
  'eas 102 5bcabd', // without 0219 and 0220
  'language 506 cd60e0', // any three letters are accepted
  'party 235 211837',
  'profile 2 708082', // the profile is known before its rules run
  'profile 2 869ef9',
  'profile 2 904cbc',
  'profile 2 edf335',
  'tax 111 742cdc',
  'type 55 7d8086',
];

/** All codes that a list could have. */
const candidates = new Set([
  ...Array.from({ length: 1000 }, (_, number) => String(number)),
  ...[
    'lists.ts',
    ...readdirSync(join(import.meta.dirname, '../../codes/generated')).map((name) => `../../codes/generated/${name}`),
  ].flatMap((name) => textOf(name).match(/[\w.:/+#-]+/g) ?? []),
]);

describe('the code lists of Factur-X', () => {
  it.each(official.filter((line) => !DIFFERENT.includes(line)))('%s equals the official list', (line) => {
    const [name = ''] = line.split(' ');
    expect(PROFILES.map((profile) => asLine(name, profile))).toContain(line);
  });

  it('differ from the official lists only where known', () => {
    const ours = new Set(
      official.flatMap((line) => PROFILES.map((profile) => asLine(line.split(' ')[0] ?? '', profile))),
    );
    expect(official.filter((line) => !ours.has(line))).toEqual(DIFFERENT);
  });
});

function asLine(name: string, profile: Profile): string {
  const list = codesOf(name, profile);
  const codes = [...candidates].filter((code) => list.has(code)).sort();
  return `${name} ${codes.length} ${createHash('sha256').update(codes.join(' ')).digest('hex').slice(0, 6)}`;
}
