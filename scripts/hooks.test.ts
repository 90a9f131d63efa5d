import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it.skipIf(process.platform === 'win32').each([
  ['fix(paper): sum the due dates', 0],
  [`fix: ${'é'.repeat(55)}`, 0],
  [`fix: ${'e'.repeat(56)}`, 1],
  [`# a comment\nfix: ${'e'.repeat(56)}\n\nbody`, 1],
  [`Revert "fix: ${'e'.repeat(56)}"`, 0],
])('the hook for commit messages exits for %j with status %i', (text, status) => {
  const folder = mkdtempSync(join(tmpdir(), 'hook-'));
  try {
    const file = join(folder, 'message');
    writeFileSync(file, text);
    const run = spawnSync('sh', ['scripts/hooks/commit-msg', file], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
    expect(run.status).toBe(status);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
