#!/usr/bin/env node
import * as nodeModule from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The command line, `billwright`. */

// Node 22.1 and later can cache compiled code for the next run. The folder belongs to the user, because other users
// could plant code in a shared one. Without such a folder, nothing is cached.
const { enableCompileCache } = nodeModule as { enableCompileCache?: (folder: string) => unknown };
try {
  const { NODE_COMPILE_CACHE, XDG_CACHE_HOME } = process.env;
  enableCompileCache?.(NODE_COMPILE_CACHE || join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'billwright'));
} catch {
  // A user without an account has no home.
}

process.on('unhandledRejection', (error: { code?: string }) => {
  // Many modules are loaded at once, and no other can be loaded that would say it.
  if (error.code !== 'EMFILE' && error.code !== 'ENFILE') throw error;
  process.stderr.write(`billwright: too many open files, ${error.code}; raise the limit (ulimit -n)\n`, () =>
    process.exit(3),
  );
});

// Only modules that are loaded from here on are cached. There is no top-level await: bundlers put such a file into its
// own chunk.
void import('./cli/main.ts');
