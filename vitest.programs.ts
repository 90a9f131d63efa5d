import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the built programs. */
    programs: string;
  }
}

/**
 * Builds the programs that tests start, as `npm run build:node` does. They start eight times as fast as their source. `PROGRAMS` names the folder
 * of an existing build, as in `npm test`.
 */
export async function setup(project: TestProject) {
  const { PROGRAMS } = process.env;
  if (PROGRAMS) {
    project.provide('programs', resolve(PROGRAMS));
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'billwright-programs-'));
  const outDir = join(folder, 'node');
  await buildInto(outDir);
  project.provide('programs', outDir);
  project.onTestsRerun(() => buildInto(outDir));
  return () => rmSync(folder, { recursive: true, force: true });
}

async function buildInto(outDir: string): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({
    configFile: 'vite.node.config.ts',
    logLevel: 'warn',
    build: {
      outDir,
      rolldownOptions: { input: { hanging: 'src/node/testing/hanging.ts' } },
    },
  });
  process.env.NODE_ENV = NODE_ENV;
}
