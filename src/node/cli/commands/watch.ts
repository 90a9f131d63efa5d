import { resolve } from 'node:path';
import { operationNamed } from '../../../operations/index.ts';
import { type CommandError, fileError, SIGNALS, usageError } from '../../files/exit.ts';
import { batch } from '../batch/batch.ts';
import { rootOf } from '../batch/find-files.ts';
import { resultsIn, watchFiles } from '../batch/watch-files.ts';
import { command, type MakeCommand } from '../command.ts';
import { reportFailure } from '../report.ts';
import * as texts from '../texts.ts';
import { type BatchFlags, journalIn, setupOf, tablesOf, withBatchFlags } from './batch.ts';

/** `billwright watch`: runs an operation on files, and again on each that changes, until it is interrupted. */
export const watchCommand: MakeCommand = (session) =>
  withBatchFlags(
    command('watch', 'run an operation on files, and again when they change', '', [
      'Without --out nothing is written: documents are built and checked.',
      '$ billwright watch invoices',
    ]),
    session,
  )
    .argument('<path...>', 'files, folders and globs')
    .action(async (paths: string[], flags: BatchFlags) => {
      const { out, jobs, timeLimit } = flags;
      if (session.flags.inPlace) throw usageError('watch does not accept --in-place; use --out');
      if (out !== undefined && paths.some((path) => resolve(rootOf(path)) === resolve(out))) {
        throw usageError('{out} is watched; choose another folder for --out', { out });
      }
      const setup = setupOf(flags, session, out === undefined ? 'nothing' : 'file');
      if (setup.chain !== undefined) {
        throw usageError('watch cannot keep a chain of records; use batch, with the last record as --{field}', {
          field: setup.chain,
        });
      }
      const isResult = out === undefined ? () => false : resultsIn(out, paths);
      const tables = { ...tablesOf(flags), strict: session.flags.strict ?? false };
      const run = async (only: (file: string) => boolean) => {
        const destination =
          out === undefined
            ? ('nowhere' as const)
            : { folder: out, skipExisting: false, journal: journalIn(out, setup, session, tables) };
        return await batch(session, paths, {
          setup,
          destination,
          jobs,
          timeLimit,
          report: undefined,
          failFast: false,
          tables,
          only,
        });
      };
      const takesXml = operationNamed(setup.operation)?.takesXml ?? false;
      const trouble = (error: unknown) => reportFailure(session, unwatched(error, paths));
      const changes = await watchFiles({ paths, wanted: takesXml, isResult, trouble });
      const stop = () => changes.end();
      for (const signal of Object.keys(SIGNALS)) process.on(signal, stop);
      try {
        session.exitCode = await run((file) => !isResult(file));
        // Existing files need `--force` at first; later runs overwrite their own results.
        session.flags.force = true;
        session.note(session.say('watching for changes; press Ctrl+C to stop'));
        for await (const files of changes) {
          session.note(session.say(texts.filesChanged, { count: files.length }));
          const changed = new Set(files);
          session.exitCode = await run((file) => changed.has(file));
        }
      } finally {
        for (const signal of Object.keys(SIGNALS)) process.off(signal, stop);
        await changes.end();
      }
    });

/** Returns the error for a path that cannot be watched. The system's error names the path. */
function unwatched(error: unknown, [first = '']: readonly string[]): CommandError {
  return fileError('watch', (error as NodeJS.ErrnoException).path ?? first, error);
}
