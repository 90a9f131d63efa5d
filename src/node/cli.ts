#!/usr/bin/env node
import { run } from './cli/program.ts';

/** The command line, `billwright`. */

// A reader that has seen enough, such as head, closes its end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 3));

const interrupted = () => process.exit(130);
// The service and batches end in their own way.
if (!['serve', 'batch'].includes(process.argv[2] ?? '')) process.on('SIGINT', interrupted);

process.exitCode = await run(process.argv.slice(2), process);
