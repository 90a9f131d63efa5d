import { appendFileSync, truncateSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { billwright, temporaryFolder } from '../cli/testing.ts';

const { put } = temporaryFolder();

/** Creates a sparse file of the given size, which takes no disk space. */
function sparse(name: string, size: number): string {
  const file = put(name, '');
  truncateSync(file, size);
  return file;
}

describe('input larger than a text can be', () => {
  const advice = /536 MB.*\.jsonl/;

  it('is reported with advice, whatever its source', async () => {
    const file = sparse('large.json', 3_000_000_000);
    for (const args of [
      ['build', file],
      ['build', '--template', file, '-'],
      ['validate', file],
    ]) {
      const { code, out, err } = await billwright(args);
      expect(err).toContain(`billwright: ${file} has 3000 MB`);
      expect(err).toMatch(advice);
      expect({ code, out }).toEqual({ code: 2, out: '' });
    }
    const asJson = await billwright(['validate', '--json', file]);
    expect(JSON.parse(asJson.err)).toMatchObject({ code: 413, key: 'too-large', file });
    const batch = await billwright(['batch', file]);
    expect(batch.code).toBe(3);
    expect(JSON.parse(batch.out)).toMatchObject({ ok: false, error: { message: expect.stringMatching(advice) } });
  });

  it('is reported as too large even if it can still be read: a file of 600 MB', async () => {
    const file = sparse('less-large.json', 600_000_000);
    const { code, err } = await billwright(['validate', file]);
    expect(err).toContain(`billwright: ${file} has 600 MB`);
    expect(code).toBe(2);
  });

  it('is reported for 600 MB of standard input', async () => {
    const { code, err } = await billwright(['build', '-'], { stdin: Buffer.alloc(600_000_000) });
    expect(err).toMatch(/^billwright: <stdin> .*\b600 MB/);
    expect(err).toMatch(advice);
    expect(code).toBe(2);
  });

  it('is reported as invalid UTF-8 if that is the case', async () => {
    const file = sparse('latin.json', 600_000_000);
    appendFileSync(file, Buffer.of(0xff));
    const { err } = await billwright(['build', file]);
    expect(err).toMatch(new RegExp(`^billwright: ${file} .* UTF-8; .*\\n$`));
  });
});

it('an endless device is rejected for every kind of input', async () => {
  for (const args of [
    ['build', '/dev/zero'],
    ['build', '--template', '/dev/zero', put('party.json', '{}')],
  ]) {
    const { code, err } = await billwright(args);
    expect(err).toMatch(/\/dev\/zero .* 536 MB/);
    expect(code).toBe(2);
  }
  expect((await billwright(['batch', '/dev/zero'])).code).toBe(3);
});
