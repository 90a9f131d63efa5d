import { cacheCode } from './code-cache.ts';

/** A thread of the command line. */

cacheCode('cli-thread', 'soon');
void import('./cli/work/thread.ts');
