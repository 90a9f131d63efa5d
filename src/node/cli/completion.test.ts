import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { billwright } from './testing.ts';

const script = async (shell: string) => (await billwright(['completion', shell])).out;

describe('completion', () => {
  it('completes commands, flags and choices in bash', async () => {
    const complete = async (...words: string[]) => {
      const test = `${await script('bash')}
COMP_WORDS=(billwright ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}; _billwright; echo "\${COMPREPLY[@]}"`;
      const { stdout, stderr } = spawnSync('bash', ['-c', test], { encoding: 'utf8' });
      expect(stderr).toBe('');
      return stdout.trim().split(' ');
    };
    expect(await complete('v')).toEqual(['validate', 'verify', 'version']);
    expect(await complete('build', '--set-')).toEqual(['--set-string', '--set-file']);
    expect(await complete('serve', '--po')).toEqual(['--port']);
    expect(await complete('serve', '--in')).toEqual(['']);
    expect(await complete('serve', '--qui')).toEqual(['--quiet']);
    expect(await complete('completion', 'z')).toEqual(['zsh']);
    expect(await complete('build', 'package.js')).toEqual(['package.json']);
  });

  it.each(['zsh', 'fish', 'powershell'])('has every command and flag for %s', async (shell) => {
    const text = await script(shell);
    for (const word of ['build', 'batch', 'set-string', 'fail-fast', 'in-place', 'max-body', 'zsh']) {
      expect(text).toContain(word);
    }
  });

  it('knows no other shells', async () => {
    expect((await billwright(['completion', 'tcsh'])).code).toBe(2);
  });
});
