import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { billwright } from './testing.ts';

const script = async (shell: string) => (await billwright(['completion', shell])).out;

describe('completion command', () => {
  it('completes commands, flags and choices in bash', async () => {
    const complete = async (...words: string[]) => {
      const test = `${await script('bash')}
COMP_WORDS=(billwright ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}; _billwright; echo "\${COMPREPLY[@]}"`;
      const { stdout, stderr } = spawnSync('bash', ['-c', test], { encoding: 'utf8' });
      expect(stderr).toBe('');
      return stdout.trim().split(' ');
    };
    expect(await complete('v')).toEqual(['validate', 'verify', 'verifactu', 'version']);
    expect(await complete('build', '--set-')).toEqual(['--set-string', '--set-file']);
    expect(await complete('serve', '--po')).toEqual(['--port']);
    expect(await complete('serve', '--in')).toEqual(['']);
    expect(await complete('serve', '--qui')).toEqual(['--quiet']);
    expect(await complete('completion', 'z')).toEqual(['zsh']);
    expect(await complete('build', 'package.js')).toEqual(['package.json']);
    expect(await complete('correct', '--type', 'c')).toEqual(['credit-note', 'corrective']);
    expect(await complete('--json', '-o', 'yaml', 'completion', 'f')).toEqual(['fish']);
    expect(await complete('--output', 'y')).toEqual(['yaml']);
    expect(await complete('--output', '=', 'j')).toEqual(['json']);
    expect(await complete('-o', 'json', 'verif')).toEqual(['verify', 'verifactu']);
  });

  it.each([
    ['bash', `COMP_WORDS=(billwright convert --to xrec); COMP_CWORD=3; _billwright; printf "%s\\n" "\${COMPREPLY[@]}"`],
    ['fish', "complete -C 'billwright -o json convert --to xrec'"],
  ])('gets the names of formats from the program in %s', async (shell, asking) => {
    if (spawnSync(shell, ['-c', 'true']).error) return;
    const folder = mkdtempSync(join(tmpdir(), 'completion-'));
    const file = join(folder, 'script');
    writeFileSync(file, await script(shell));
    // Replaces the program: prints the output of `billwright names format`.
    const names = (await billwright(['names', 'format'])).out;
    writeFileSync(join(folder, 'billwright'), `#!/bin/sh\ncat <<END\n${names}END\n`, { mode: 0o755 });
    const { stdout, stderr } = spawnSync(shell, ['-c', `source ${file}; ${asking}`], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    });
    rmSync(folder, { recursive: true });
    expect(stderr).toBe('');
    const offered = stdout
      .trim()
      .split('\n')
      .map((line) => line.split('\t')[0]);
    expect(offered.sort()).toEqual(['xrechnung-cii', 'xrechnung-ubl']);
  });

  it('offers the names of a kind and the choices of flags in PowerShell', async () => {
    const text = await script('powershell');
    const blockOf = (name: string) => text.slice(text.indexOf(`\n    '${name}' {`)).split(/\n {4}\} \}/)[0];
    expect(blockOf('convert')).toContain(`'--to' { billwright names format 2>$null }`);
    expect(blockOf('convert')).toContain(`'--output' { 'json', 'yaml' }`);
    expect(blockOf('rule')).toContain(`default { billwright names rule 2>$null; `);
    expect(blockOf('completion')).toContain(`default { 'bash', 'zsh', 'fish', 'powershell'; `);
    expect(blockOf('build')).toContain(`'-t' { billwright names schema 2>$null }`);
    // Every block is closed.
    const code = text.replace(/'(?:[^']|'')*'/g, "''");
    expect(code.match(/\{/g)).toHaveLength(code.match(/\}/g)?.length ?? 0);
    if (spawnSync('pwsh', ['-v']).error) return;
    const asking = `${text}; (TabExpansion2 'billwright convert --to xrec' 28).CompletionMatches.CompletionText`;
    const names = (await billwright(['names', 'format'])).out;
    const stub = `function billwright { @'\n${names}'@ -split "\n" }; `;
    const { stdout } = spawnSync('pwsh', ['-NoProfile', '-c', stub + asking], { encoding: 'utf8' });
    expect(stdout.trim().split(/\s+/).sort()).toEqual(['xrechnung-cii', 'xrechnung-ubl']);
  });

  it.each(['zsh', 'fish', 'powershell'])('covers every command and flag for %s', async (shell) => {
    const text = await script(shell);
    for (const word of ['build', 'batch', 'set-string', 'fail-fast', 'in-place', 'max-body', 'zsh']) {
      expect(text).toContain(word);
    }
  });

  it('rejects other shells', async () => {
    expect((await billwright(['completion', 'tcsh'])).code).toBe(2);
  });
});
