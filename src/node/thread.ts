import { cacheCode } from './code-cache.ts';

/** A thread of the service. */

cacheCode('thread', 'soon');
void import('./serving/thread.ts');
