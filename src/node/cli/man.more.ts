import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { billwright } from './testing.ts';

const groff = spawnSync('groff', ['--version']);
if (groff.error) console.warn('skipped: there is no groff, so that the manual page is not set');

it.skipIf(groff.error)('groff formats the manual page without warnings', async () => {
  const { out } = await billwright(['man']);
  const { status, stdout, stderr } = spawnSync('groff', ['-man', '-Tutf8', '-wmac'], { input: out, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('BILLWRIGHT(1)');
});
