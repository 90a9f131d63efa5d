import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dated, filesStating, renamed, withChanges } from './release-version.mjs';

describe('dated changelog', () => {
  const head = '# Changelog\n\n';

  it('has the unreleased entries under the version and its day', () => {
    const older = '## [0.1.0] - 2026-01-01\n\n- First.\n';
    expect(dated(`${head}## [Unreleased]\n\n- New.\n\n${older}`, '0.2.0', '2026-02-03')).toBe(
      `${head}## [Unreleased]\n\n## [0.2.0] - 2026-02-03\n\n- New.\n\n${older}`,
    );
    expect(dated(`${head}## [Unreleased]: 0.1.0\n\n- First.\n`, '0.1.0', '2026-02-03')).toBe(
      `${head}## [Unreleased]\n\n## [0.1.0] - 2026-02-03\n\n- First.\n`,
    );
  });

  it.each(['## [Unreleased]\n\n', '## [0.1.0] - 2026-01-01\n\n- First.\n', ''])(
    'is rejected without entries: %j',
    (text) => {
      expect(() => dated(head + text, '0.2.0', '2026-02-03')).toThrow();
    },
  );
});

describe('changes', () => {
  const text = '# Changelog\n\n## [Unreleased]\n\n### Inbox\n\n- Old.\n\n### Service\n\n- Old.\n';

  it('are added to their section, which is begun if missing', () => {
    expect(withChanges(text, ['Inbox: New.\n', 'Workbench: First.\n', 'Workbench: Second.\n'])).toBe(
      '# Changelog\n\n## [Unreleased]\n\n### Inbox\n\n- Old.\n- New.\n\n### Service\n\n- Old.\n\n### Workbench\n\n- First.\n- Second.\n',
    );
    const older = '\n## [0.1.0] - 2026-01-01\n\n### Inbox\n\n- Older.\n';
    expect(withChanges(text + older, ['Inbox: New.\n'])).toBe(text.replace('- Old.\n', '- Old.\n- New.\n') + older);
  });

  it('are rejected if they are not a line with a section', () => {
    for (const change of ['New.', 'Inbox: One.\nTwo.\n', ''])
      expect(() => withChanges(text, [change])).toThrow(/^A change/);
  });
});

describe('files in changes/', () => {
  const sections = readFileSync('CHANGELOG.md', 'utf8').match(/(?<=^### ).+$/gm);
  const files = existsSync('changes') ? readdirSync('changes') : [];

  it('are one line of at most 160 characters, in a section that the changelog has', () => {
    const wrong = files.filter((name) => {
      const [, section = ''] = /^(?=.{1,160}\n$)([^:\n]+): \S.*\n$/.exec(readFileSync(`changes/${name}`, 'utf8')) ?? [];
      return !sections?.includes(section);
    });
    expect(wrong).toEqual([]);
  });
});

describe('renamed version', () => {
  it('replaces whole numbers only', () => {
    const text = 'v0.1.0, billwright-0.1.0.tgz, 10.1.0, 0.1.01, 0.1.0.1, "0.1.0".';
    expect(renamed(text, '0.1.0', '0.2.0')).toBe('v0.2.0, billwright-0.2.0.tgz, 10.1.0, 0.1.01, 0.1.0.1, "0.2.0".');
  });
});

describe('filesStating', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

  it('finds the version in programs, deployment, examples and instructions', () => {
    expect(filesStating(version)).toEqual(
      expect.arrayContaining([
        'README.md',
        'server.json',
        'action.yml',
        '.pre-commit-hooks.yaml',
        'deploy/systemd/billwright.service',
        'docs/getting-started.md',
        'docs/guides/factur-x.md',
        'examples/engines/package.json',
        'examples/queue/package.json',
        'src/engine/version.ts',
        'src/service/openapi/answers.json',
      ]),
    );
  });

  it('excludes only files that npm updates, the changelog, two pages about the first version, and this test', () => {
    const all = execFileSync('git', ['grep', '-lF', version], { encoding: 'utf8' }).trim().split('\n');
    const others = all.filter(
      (file) => !filesStating(version).includes(file) && !/(^|\/)package(-lock)?\.json$/.test(file),
    );
    expect(others).toEqual([
      'CHANGELOG.md',
      'docs/contributing/build.md',
      'docs/promises.md',
      'scripts/release-version.test.ts',
    ]);
  });
});
