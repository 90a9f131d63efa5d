import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { batchSummary, billwright, temporaryFolder } from './testing.ts';

const { folder, put } = temporaryFolder();
const file = put('in/czech.xml', '<Invoice xmlns="http://isdoc.cz/namespace/2013" version="6.0.2"/>');
put('in/none.xml', '<Invoice');

describe('an e-invoice that cannot be checked', () => {
  it('passes with a notice on standard error', async () => {
    const { code, out, err } = await billwright(['validate', file]);
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(err).toMatch(/^[^\n]+ISDOC 6\.0\.2[^\n]+\n$/);
    expect(await billwright(['validate', file, '--strict'])).toMatchObject({ code: 0 });
  });

  it.each([
    ['json', (err: string) => JSON.parse(err.split('\n')[0] ?? '').warnings[0].code, 'BW-XML-UNJUDGED'],
    ['gnu', (err: string) => /: (\w+): .*\[BW-XML-UNJUDGED\]$/m.exec(err)?.[1], 'note'],
    ['github', (err: string) => /^::(\w+) .*title=BW-XML-UNJUDGED/.exec(err)?.[1], 'notice'],
    ['sarif', (err: string) => JSON.parse(err).runs[0].results[0], { kind: 'open', level: 'none' }],
  ])('is reported as neither valid nor faulty in the format %s', async (format, found, expected) => {
    const { code, err } = await billwright(['validate', file, '--format', format]);
    expect(code).toBe(0);
    if (typeof expected === 'string') expect(found(err)).toBe(expected);
    else expect(found(err)).toMatchObject(expected);
  });

  it('has its own status in reports of batch', async () => {
    const reportOf = async (name: string) => {
      const report = join(folder, name);
      const { code, err } = await billwright(['batch', '--op', 'validate', '--report', report, join(folder, 'in')]);
      expect(code).toBe(1);
      expect(err).toContain(batchSummary({ unjudged: 1, faulty: 1 }));
      return readFileSync(report, 'utf8');
    };
    const { summary, files } = JSON.parse(await reportOf('report.json'));
    expect(summary).toMatchObject({ total: 2, ok: 0, faulty: 1, unjudged: 1 });
    expect(files).toContainEqual(expect.objectContaining({ file, status: 'unjudged' }));
    expect(await reportOf('report.csv')).toMatch(/czech\.xml,unjudged,.*,warning,BW-XML-UNJUDGED,/);
    const junit = await reportOf('report.junit.xml');
    expect(junit).toMatch(/failures="1" errors="0" skipped="1"/);
    expect(junit).toMatch(/czech\.xml"[^>]*>\s*<skipped\/>/);
  });
});
