import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { jobsWith } from './jobs.mjs';

const FOLDER = '.github/workflows';
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

interface Permitted {
  permissions?: Record<string, string>;
}

describe.each(readdirSync(FOLDER))('%s', (name) => {
  const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
  const workflow: Permitted & { jobs: Record<string, Permitted> } = parse(text);

  it('pins third-party actions by commit, and names the release', () => {
    const used = text.match(/(?<=\buses: ).*/g) ?? [];
    const loose = used.filter((each) => !/^\.\/|^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(each));
    expect(loose).toEqual([]);
  });

  it('runs scripts that package.json has', () => {
    const run = text.match(/(?<=\bnpm run )[\w:-]+/g) ?? [];
    expect(run.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
  });

  it('has read access only, unless a job declares more', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const all = Object.values(workflow.jobs).filter(({ permissions }) => typeof permissions === 'string');
    expect(all).toEqual([]);
  });

  it('keeps no token after checkout', () => {
    const checkouts = text.split('uses: actions/checkout@').slice(1);
    const keeping = checkouts.filter(
      (rest) => !/^.*\n\s+with:\n(?:\s+\w.*\n)*?\s+persist-credentials: false\n/.test(rest),
    );
    expect(keeping).toEqual([]);
  });
});

it('more.yml runs every job of npm run test:more', () => {
  const { jobs } = parse(readFileSync(`${FOLDER}/more.yml`, 'utf8'));
  const matrix: string[] = jobs.more.strategy.matrix.job;
  expect([...new Set(matrix.map((job) => job.split(' ')[0]))].sort()).toEqual(Object.keys(jobsWith([])).sort());
});
