import { SIGNALS } from '../files/exit.ts';
import { isReaderGone } from '../files/io.ts';
import { todayFromEnvironment } from '../today.ts';
import { limitFromEnvironment } from './limits.ts';
import { run } from './program.ts';

limitFromEnvironment();
todayFromEnvironment();

/** The command line with the arguments and streams of this process. */

/** Whether more work than printing remains. */
let hasMoreToDo = false;

// A reader such as `head` closes its end early. Other write errors are reported by the writer.
process.stdout.on('error', (error) => {
  if (isReaderGone(error) && !hasMoreToDo) process.exit(0);
});
process.stderr.on('error', () => {});

void run(process.argv.slice(2), process, (command) => {
  hasMoreToDo = command.name() === 'serve' || command.opts().report !== undefined;
  // These commands shut down gracefully by themselves.
  if (['serve', 'batch', 'watch'].includes(command.name())) return;
  for (const [signal, code] of Object.entries(SIGNALS)) process.on(signal, () => process.exit(code));
}).then((code) => {
  process.exitCode = code;
});
