import { serve } from './start.ts';

/** The service as a program of its own: `billwright serve` without the rest of the command line. */
await serve(process.argv.slice(2));
