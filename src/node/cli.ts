#!/usr/bin/env node
import { cacheCode } from './code-cache.ts';

/** The command line, `billwright`. */

// Each command has the code that it uses.
cacheCode(`cli-${/^[a-z][a-z-]{1,30}$/.exec(process.argv[2] ?? '')?.[0] ?? 'other'}`, 'end');

process.on('unhandledRejection', (error: { code?: string }) => {
  // Many modules are loaded at once, so no further module can be loaded to report this.
  if (error.code !== 'EMFILE' && error.code !== 'ENFILE') throw error;
  process.stderr.write(`billwright: too many open files, ${error.code}; raise the limit (ulimit -n)\n`, () =>
    process.exit(3),
  );
});

// Only modules that are loaded from here on are cached. There is no top-level await: bundlers put such a file into its
// own chunk.
void import('./cli/main.ts');
