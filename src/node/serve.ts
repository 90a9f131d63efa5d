import { cacheCode } from './code-cache.ts';

/** The service as a separate program: `billwright serve` without the rest of the command line. */

cacheCode('serve', 'end');
void import('./serve-alone.ts');
