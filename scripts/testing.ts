import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/**
 * Gives each test of a check its own small project, in a folder that is empty before and removed after it. Own code, because libraries
 * for such folders (fs-fixture) run no program.
 * @param script the check, which takes the folder as its argument
 * @param flags of Node
 */
export function projectOf(script: string, ...flags: string[]) {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'project-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  return {
    /** Writes a file of the project, creating its folders. */
    write(file: string, text: string): void {
      const path = join(root, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    },
    /** Removes a file or folder. */
    remove(path: string): void {
      rmSync(join(root, path), { recursive: true });
    },
    /** Runs the check and returns its faults and other output. */
    check() {
      const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, script, root], { encoding: 'utf8' });
      return { status, faults: stderr.split('\n').filter(Boolean), said: stdout.trim() };
    },
  };
}
