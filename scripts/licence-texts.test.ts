import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { installed, licenceTexts } from './licence-texts.mjs';

const root = mkdtempSync(join(tmpdir(), 'licences-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The folder of a package made of these files. */
function made(manifest: { name: string; version: string }, files: Record<string, string> = {}): string {
  const folder = join(root, manifest.name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const own = (name: string, members: object = {}) => ({ name, version: '1.0.0', license: 'MIT', ...members });

describe('the licence texts', () => {
  it('have licence, notice and notices of others, once for each package and text', () => {
    const notices = {
      LICENSE: 'Words of a licence',
      NOTICE: 'By Ann',
      'ThirdPartyNotices.txt': 'By Bob',
      'license.js': '0',
    };
    const a = made(own('a', { license: 'Apache-2.0' }), notices);
    const twins = ['b', 'c'].map((name) => made(own(name), { 'LICENCE.md': 'The same words\r\n' }));
    const text = licenceTexts([...twins, a, a]);
    expect(text).toMatch(/\na 1\.0\.0 \(Apache-2\.0\)\n-+\nWords of a licence\n\n-+\n\nBy Ann\n\n-+\n\nBy Bob\n/);
    expect(text).toMatch(/\nb 1\.0\.0 \(MIT\)\nc 1\.0\.0 \(MIT\)\n-+\nThe same words\n/);
    expect(text.match(/\na 1\.0\.0/g)).toHaveLength(1);
    expect(text).not.toContain('\r');
  });

  it('have the words of MIT and ISC for makers who say so and ship none', () => {
    expect(licenceTexts([made(own('d', { author: { name: 'Dora' } }))])).toContain('Copyright (c) Dora\n');
    expect(licenceTexts([made(own('e'))])).toContain('Copyright (c) the authors of e\n');
    expect(licenceTexts([made(own('h', { license: 'ISC' }))])).toContain(
      'ISC License\n\nCopyright (c) the authors of h\n',
    );
  });

  it('are refused for what states none, or none that is known', () => {
    expect(() => licenceTexts([made({ name: 'f', version: '1.0.0' })])).toThrow(/f 1\.0\.0 states no licence/);
    expect(() => licenceTexts([made(own('g', { license: 'Zlib' }))])).toThrow(/g is under Zlib and ships no text/);
  });
});

it('finds packages where they are installed, by version', () => {
  expect(installed([{ name: 'yaml' }])).toEqual(['node_modules/yaml']);
  expect(() => installed([{ name: 'no-such-package-here' }])).toThrow(/its licence is not known/);
});
