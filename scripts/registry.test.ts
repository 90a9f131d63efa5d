import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { programFile } from '../src/node/testing/program.ts';

/** The entry for the registry of MCP servers, by the limits of its schema of 2025-12-11. */
const entry = JSON.parse(readFileSync('server.json', 'utf8'));
const { repository, version: own } = JSON.parse(readFileSync('package.json', 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'billwright-registry-'));

afterAll(() => rmSync(folder, { recursive: true }));

describe('server.json', () => {
  it('names this repository, this version and one package', () => {
    expect(entry.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
    expect(entry.description.length).toBeLessThanOrEqual(100);
    expect(`git+${entry.repository.url}.git`).toBe(repository.url);
    // A name below `io.github.` belongs to the owner of the repository.
    expect(entry.name).toBe(`io.github.${new URL(entry.repository.url).pathname.slice(1)}`);
    expect([entry.version, ...entry.packages.map(({ version }: { version: string }) => version)]).toEqual([own, own]);
  });

  it('lists arguments that start a server', () => {
    const given = entry.packages[0].packageArguments.flatMap(
      ({ type, name, value }: { type: string; name?: string; value?: string }) =>
        type === 'named' ? [name, folder] : [value],
    );
    const input = '{"jsonrpc":"2.0","id":1,"method":"ping"}\n';
    const output = execFileSync(process.execPath, [programFile('cli'), ...given], { input, encoding: 'utf8' });
    expect(JSON.parse(output)).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
  });
});
