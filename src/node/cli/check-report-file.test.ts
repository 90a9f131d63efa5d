import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../../engine/text/sha256.ts';
import { baseText } from '../../formats/testing/bases.ts';
import { billwright, temporaryFolder } from './testing.ts';

const { folder, put } = temporaryFolder();
const UBL = await baseText('small-ubl.xml');
const FAULTY = UBL.replace(/<cbc:ID>[^<]*<\/cbc:ID>/, '');
const good = put('good.xml', UBL);
const faulty = put('faulty.xml', FAULTY);
const validate = (...args: string[]) => billwright(['validate', ...args]);

describe('signed reports', () => {
  it('are verified with the key, and do not match files that they are not about', async () => {
    const home = join(folder, 'home');
    expect((await billwright(['keygen', '--quiet'], { home })).code).toBe(0);
    const key = join(home, '.billwright/id_es256.jwk');
    const other = put('other.xml', UBL.replace('2026-17', '2026-18'));
    for (const ending of ['json', 'html', 'pdf']) {
      const report = join(folder, `signed.${ending}`);
      expect((await validate(good, '--report', report, '--key', key)).code).toBe(0);
      const verify = (...flags: string[]) => billwright(['verify', report, ...flags], { home });
      expect((await verify()).code).toBe(0);
      expect((await verify('--checked', good)).code).toBe(0);
      const wrong = await verify('--checked', other);
      expect([wrong.code, wrong.err]).toEqual([4, expect.stringContaining('BW-REPORT-FILE')]);
      if (ending === 'pdf') continue;
      writeFileSync(report, readFileSync(report, 'utf8').replace(/"verdict": ?"valid"/, '"verdict":"invalid"'));
      const altered = await verify();
      expect([altered.code, altered.err]).toEqual([4, expect.stringContaining('BW-REPORT-DIGEST')]);
    }
    expect((await validate(good, '--key', key)).code).toBe(2);
    const all = (file: string) => [
      'batch',
      '--op',
      'validate',
      '--check',
      '-q',
      '--report',
      file,
      '--key',
      key,
      good,
      other,
    ];
    for (const ending of ['json', 'html', 'pdf']) {
      const report = join(folder, `batch.${ending}`);
      expect((await billwright(all(report), { home })).code).toBe(0);
      const args = ['verify', report, '--checked', good, '--checked', other];
      expect((await billwright(args, { home })).code).toBe(0);
    }
    expect((await billwright(all(join(folder, 'batch.csv')), { home })).code).toBe(2);
  });
});

describe('validate --report', () => {
  it('writes a report as JSON, page or PDF, and replaces it', async () => {
    for (const ending of ['json', 'html', 'pdf']) {
      const report = join(folder, `report.${ending}`);
      expect((await validate(faulty, '--report', report)).code).not.toBe(0);
      expect((await validate(good, '--report', report)).code).toBe(0);
      if (ending !== 'pdf') expect(readFileSync(report, 'utf8')).toContain(sha256Hex(UBL));
    }
    const { file, verdict } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
    expect([file, verdict]).toEqual(['good.xml', 'valid']);
  });

  it('replaces other files only with --force', async () => {
    for (const [name, text] of [
      ['mine.json', '{}'],
      ['mine.html', '<p>'],
      ['mine.pdf', '%PDF-1.7'],
    ] as const) {
      const mine = put(name, text);
      expect((await validate(good, '--report', mine)).code).toBe(3);
      expect(readFileSync(mine, 'utf8')).toBe(text);
      expect((await validate(good, '--force', '--report', mine)).code).toBe(0);
    }
    expect((await validate(good, '--report', join(folder, 'report.txt'))).code).toBe(2);
  });
});
