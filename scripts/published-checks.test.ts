import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { programFile } from '../src/node/testing/program.ts';

/** The GitHub action and the pre-commit hooks, run as their runners do, with a package of this build instead of the published one. */

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const top = mkdtempSync(join(tmpdir(), 'billwright-checks-'));
const ours = join(top, 'package');
const workspace = join(top, 'work');
const env = { ...process.env, npm_config_cache: join(top, 'cache'), npm_config_offline: 'true' };

const GOOD = `$schema: https://gobl.org/draft-0/note/message
content: Hello
`;
const FAULTY = `$schema: https://gobl.org/draft-0/note/message
title: Hello
`;

function put(file: string, text: string): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

beforeAll(() => {
  put(
    join(ours, 'package.json'),
    JSON.stringify({ name: 'billwright-cli', version, type: 'module', bin: { billwright: './cli.js' } }),
  );
  const program = pathToFileURL(programFile('cli')).href;
  chmodSync(put(join(ours, 'cli.js'), `#!/usr/bin/env node\nawait import('${program}');\n`), 0o755);
  put(join(workspace, 'invoices/good.yaml'), GOOD);
  put(join(workspace, 'invoices/two words.yaml'), FAULTY);
  put(join(workspace, 'others/faulty.yaml'), FAULTY);
});
afterAll(() => rmSync(top, { recursive: true, force: true }));

describe('action.yml', () => {
  const action = parse(readFileSync('action.yml', 'utf8'));

  /** Runs the steps of the action in the workspace, as a runner does. */
  function use(given: Record<string, string>) {
    const inputs: Record<string, string> = { package: ours, ...given };
    for (const name of Object.keys(inputs)) expect(Object.keys(action.inputs)).toContain(name);
    const filled = (text: string) =>
      text.replace(/\$\{\{ inputs\.(\w+) \}\}/g, (_, name) => {
        expect(Object.keys(action.inputs)).toContain(name);
        return inputs[name] ?? action.inputs[name].default;
      });
    const [step, ...others] = action.runs.steps;
    expect([action.runs.using, step.shell, others]).toEqual(['composite', 'bash', []]);
    const script = put(join(top, 'step.sh'), filled(step.run));
    const own = Object.fromEntries(Object.entries<string>(step.env).map(([name, value]) => [name, filled(value)]));
    const ran = spawnSync('bash', ['--noprofile', '--norc', '-e', '-o', 'pipefail', script], {
      cwd: workspace,
      env: { ...env, ...own },
      encoding: 'utf8',
    });
    const annotations = ran.stderr.split('\n').filter((line) => line.startsWith('::'));
    return { code: ran.status, annotations };
  }

  it('marks faults at their lines and fails', () => {
    const { code, annotations } = use({});
    expect(code).toBe(1);
    expect(annotations).toEqual([
      expect.stringMatching(/^::error file=invoices\/two words\.yaml,line=1,col=1,title=GOBL-NOTE-MESSAGE-01::/),
    ]);
  });

  it('takes one path a line, and passes if there is no fault', () => {
    expect(use({ paths: 'invoices/good.yaml\n' })).toEqual({ code: 0, annotations: [] });
    expect(use({ paths: 'invoices/g*.yaml\nothers/*.yaml\n' }).annotations).toHaveLength(1);
  });

  it('checks finished documents, strictly, and writes a report', () => {
    put(join(workspace, 'more/unknown.yaml'), `${GOOD}colour: red\n`);
    expect(use({ paths: 'more', operation: 'validate' }).code).toBe(0);
    const report = join(top, 'report.json');
    expect(use({ paths: 'more', operation: 'validate', strict: 'true', report }).code).toBe(1);
    expect(readFileSync(report, 'utf8')).toContain('unknown.yaml');
  });

  it('runs nothing that an input contains', () => {
    const path = '$(touch injected)"; touch injected; "';
    expect(use({ paths: path, report: '$(touch injected).json' }).code).not.toBe(0);
    expect(() => readFileSync(join(workspace, 'injected'))).toThrow();
  });

  it('runs this version', () => {
    expect(action.inputs.package.default).toBe(`billwright-cli@${version}`);
  });
});

describe('.pre-commit-hooks.yaml', () => {
  const hooks = parse(readFileSync('.pre-commit-hooks.yaml', 'utf8')) as Record<'id' | 'entry' | 'files', string>[];
  const published = `billwright-cli@${version}`;

  /** Runs a hook on those of the files that it selects, as `pre-commit` does: arguments split at spaces, files at the end. */
  function use(wanted: string, ...files: string[]) {
    const { entry = '', files: pattern = '' } = hooks.find(({ id }) => id === wanted) ?? {};
    expect(entry).toContain(published);
    const [program = '', ...more] = entry.split(' ').map((part) => (part === published ? ours : part));
    const selected = files.filter((file) => new RegExp(pattern).test(file));
    const ran = spawnSync(program, [...more, ...selected], { cwd: workspace, env, encoding: 'utf8' });
    return { code: ran.status, selected, output: ran.stdout + ran.stderr };
  }

  it('fail for a faulty document, and say nothing about good ones', () => {
    expect(use('billwright-build', 'invoices/good.yaml', 'others/faulty.yaml', 'package.json')).toEqual({
      code: 0,
      selected: ['invoices/good.yaml'],
      output: '',
    });
    const { code, output } = use('billwright-build', 'invoices/good.yaml', 'invoices/two words.yaml');
    expect([code, output.includes('GOBL-NOTE-MESSAGE-01')]).toEqual([1, true]);
  });

  it('check several e-invoices without building them', () => {
    const program = [programFile('cli'), 'convert', '--to', 'xrechnung-ubl'];
    const example = readFileSync('src/service/examples/de-xrechnung-v3.yaml', 'utf8').split('\n---\n')[1] ?? '';
    const { stdout } = spawnSync(process.execPath, program, { input: example, encoding: 'utf8' });
    put(join(workspace, 'invoices/a.xml'), stdout);
    put(join(workspace, 'invoices/b.xml'), stdout.replace(/<cbc:BuyerReference>.*?<\/cbc:BuyerReference>/, ''));
    expect(use('billwright-validate', 'invoices/a.xml', 'invoices/a.xml')).toMatchObject({ code: 0, output: '' });
    const { code, selected, output } = use('billwright-validate', 'invoices/a.xml', 'invoices/b.xml');
    expect([code, selected.length, output.includes('BR-DE-15')]).toEqual([1, 2, true]);
  });
});
