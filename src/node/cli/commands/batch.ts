import { availableParallelism } from 'node:os';
import { Option } from 'commander';
import { batch } from '../batch/batch.ts';
import { BATCH_OPERATIONS, type BatchOperation, type OperationFlags } from '../batch/document-work.ts';
import { command, gather, type MakeCommand, numberOption, withValues } from '../command.ts';
import { withCorrection } from '../correction.ts';
import { usageError } from '../exit.ts';
import { isStdin, readInput, STDIN } from '../input.ts';
import { atHome, privateKeyFile, publicKeyFile } from '../keys.ts';
import type { Io } from '../session.ts';

interface Flags extends OperationFlags {
  op: BatchOperation;
  out?: string;
  check?: boolean;
  jobs: number;
  report?: string;
  failFast?: boolean;
}

const EXAMPLES = `
  $ billwright batch --check --quiet --report report.csv documents
  $ billwright batch --op replicate --out copies --quiet 'documents/**/*.yaml'`;

/** `billwright batch`: one operation on many files (chapter 09 §11). */
export const batchCommand: MakeCommand = (session) =>
  withCorrection(withValues(command('batch', 'run an operation on files, folders and globs', EXAMPLES)))
    .argument('<path...>', 'files, folders and globs; - for a list of them on standard input, one a line')
    .addOption(new Option('--op <operation>', 'what is done').choices(BATCH_OPERATIONS).default('build'))
    .option('-e, --envelop', 'build: put documents into envelopes')
    .option('-k, --key <file>', 'sign, verify: the key; may be repeated to verify', gather)
    .option('--issuer <uri>', 'sign: who signs')
    .option('--audience <uri>', 'sign: for whom it is signed')
    .option('--out <folder>', 'write results into a folder, by the names of their files')
    .option('--check', 'write no results')
    .addOption(numberOption('--jobs <n>', 'documents in work at once').default(availableParallelism()))
    .option('--report <file>', 'write a report: JSON, or by its ending .csv or .xml (JUnit)')
    .option('--fail-fast', 'stop at the first document with a fault')
    .addHelpText(
      'after',
      '\nFlags of the operations mean what they mean there: with --op correct, --type is that of the correction.',
    )
    .action(async (paths: string[], flags: Flags) => {
      const { op, out, check = false, jobs, report, failFast = false, ...rest } = flags;
      const { inPlace = false, strict = false } = session.flags;
      if ([out !== undefined, check, inPlace].filter(Boolean).length > 1) {
        throw usageError('give one of --out, --check and --in-place');
      }
      const key = keysFor(op, rest.key, session.io);
      const setup = { kind: 'batch' as const, operation: op, strict, flags: { ...rest, ...(key && { key }) } };
      const destination = out !== undefined ? { folder: out } : inPlace ? 'in place' : check ? 'nowhere' : 'output';
      // Standard input can be read once.
      const named = [...new Set(paths)];
      const listed = await Promise.all(named.map((path) => (isStdin(path) ? pathsIn(session.io) : [path])));
      const options = { setup, destination, jobs, report, failFast } as const;
      session.exitCode = await batch(session, listed.flat(), options);
    });

/** The files of the keys that the operation needs. */
function keysFor(operation: BatchOperation, given: readonly string[] | undefined, io: Io): string[] | undefined {
  if (operation === 'sign') return [privateKeyFile(given?.[0], io)];
  if (operation !== 'verify') return undefined;
  return given?.map((file) => atHome(file, io)) ?? [publicKeyFile(privateKeyFile(undefined, io))];
}

async function pathsIn(io: Io): Promise<string[]> {
  const { text } = await readInput(STDIN, io);
  return text.split(/\r?\n/).filter((line) => line !== '');
}
