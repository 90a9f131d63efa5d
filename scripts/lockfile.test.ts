import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Locked {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const packages = Object.entries<Locked>(lockfile.packages);

describe('package-lock.json', () => {
  it('names a package for every platform, or npm ci fails on the others', () => {
    // npm leaves them out when the registry it is set to does not have them; an entry needs version, os and cpu.
    const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !lockfile.packages[`node_modules/${name}`] && !lockfile.packages[`${path}/node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  it('names no registry, so that it works with any', () => {
    expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  });
});
