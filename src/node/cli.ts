#!/usr/bin/env node
import * as nodeModule from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The command line, `billwright`. */

// Where Node can (22.1 and later), what it has compiled is kept for the next run: in a folder of the user's own, as another could put
// code of theirs into a common one. Without such a folder nothing is kept.
const { enableCompileCache } = nodeModule as { enableCompileCache?: (folder: string) => unknown };
try {
  const { NODE_COMPILE_CACHE, XDG_CACHE_HOME } = process.env;
  enableCompileCache?.(NODE_COMPILE_CACHE || join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'billwright'));
} catch {
  // A user of no account has no home.
}

// Only what is loaded from here on is kept. Nothing waits for it here: a file that awaits is kept apart by bundlers.
void import('./cli/main.ts');
