#!/usr/bin/env node
import * as nodeModule from 'node:module';

/** The command line, `billwright`. */

// Where Node can (22.1 and later), what it has compiled is kept for the next run, in its folder for that below the system's temporary one.
const { enableCompileCache } = nodeModule as { enableCompileCache?: () => unknown };
enableCompileCache?.();

// Only what is loaded from here on is kept. Nothing waits for it here: a file that awaits is kept apart by bundlers.
void import('./cli/main.ts');
