import { SIGNALS } from '../files/exit.ts';
import { isReaderGone } from '../files/io.ts';
import { run } from './program.ts';

/** The command line with this process's arguments and streams. */

/** More than to print. */
let hasMoreToDo = false;

// A reader that has seen enough, such as head, closes its end. What else keeps text from being written is reported by what writes it.
process.stdout.on('error', (error) => {
  if (isReaderGone(error) && !hasMoreToDo) process.exit(0);
});
process.stderr.on('error', () => {});

void run(process.argv.slice(2), process, (command) => {
  hasMoreToDo = command.name() === 'serve' || command.opts().report !== undefined;
  // They end in order, by themselves.
  if (['serve', 'batch', 'watch'].includes(command.name())) return;
  for (const [signal, code] of Object.entries(SIGNALS)) process.on(signal, () => process.exit(code));
}).then((code) => {
  process.exitCode = code;
});
