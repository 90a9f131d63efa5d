import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Option } from 'commander';
import type { Json } from '../../../engine/model/json.ts';
import { operationNamed, operations } from '../../../service/operations/index.ts';
import { usageError } from '../../files/exit.ts';
import { isStdin, readInput, readTextFile, STDIN } from '../../files/input.ts';
import type { Io } from '../../files/io.ts';
import { batch } from '../batch/batch.ts';
import type { BatchSetup } from '../batch/document-work.ts';
import { Journal, type RunOptions } from '../batch/journal.ts';
import { command, gather, type MakeCommand, numberOption, withValues } from '../command.ts';
import { withCorrection } from '../correction.ts';
import { keysFor, type OperationFlags, withPlainFields } from '../field-flags.ts';
import type { Session } from '../session.ts';
import { readSettings, type SetFlags } from '../set-values.ts';

interface Flags extends OperationFlags {
  op: string;
  key?: string[];
  out?: string;
  check?: boolean;
  jobs: number;
  report?: string;
  failFast?: boolean;
  skipExisting?: boolean;
  resume?: boolean;
}

const EXAMPLES = `
  $ billwright batch --check --quiet --report report.csv documents
  $ billwright batch --op replicate --out copies --quiet 'documents/**/*.yaml'`;

/** `billwright batch`: one operation on many files (chapter 09 §11). */
export const batchCommand: MakeCommand = (session) =>
  withPlainFields(
    withCorrection(withValues(command('batch', 'run an operation on files, folders and globs', EXAMPLES))),
    operations,
  )
    .argument('<path...>', 'files, folders and globs; - for a list of them on standard input, one a line')
    .addOption(
      new Option('--op <operation>', 'what is done').choices(operations.map(({ name }) => name)).default('build'),
    )
    .option('-e, --envelop', 'build: put documents into envelopes')
    .option('-k, --key <file>', 'sign, verify: the key; may be repeated to verify', gather)
    .option('--out <folder>', 'write results into a folder, by the names of their files')
    .option('--check', 'write no results')
    .option('--skip-existing', 'with --out: leave files alone whose results are there')
    .option(
      '--resume',
      'with --out: go on with a run that was ended; what it wrote is not made again, unless the file has changed',
    )
    .addOption(numberOption('--jobs <n>', 'documents in work at once').default(availableParallelism()))
    .option('--report <file>', 'write a report: JSON, or by its ending .csv or .xml (JUnit)')
    .option('--fail-fast', 'stop at the first document with a fault')
    .addHelpText(
      'after',
      '\nFlags of the operations mean what they mean there: with --op correct, --type is that of the correction.',
    )
    .action(async (paths: string[], flags: Flags) => {
      const { op, out, check = false, jobs, report, failFast = false, key, ...others } = flags;
      const { skipExisting = false, resume = false, ...rest } = others;
      const { inPlace = false, strict = false, force = false } = session.flags;
      if ([out !== undefined, check, inPlace].filter(Boolean).length > 1) {
        throw usageError('give one of --out, --check and --in-place');
      }
      if ((skipExisting || resume) && out === undefined) throw usageError('--skip-existing and --resume need --out');
      if (skipExisting && force) throw usageError('give --skip-existing or --force, not both');
      const operation = operationNamed(op);
      const keys = operation ? keysFor(operation, key, session) : [];
      const setup = { kind: 'batch' as const, operation: op, strict, flags: rest, keys };
      const folder = (name: string) => {
        const journal = new Journal(name, optionsOf(setup, session), resume);
        return { folder: name, skipExisting, journal };
      };
      const destination = out !== undefined ? folder(out) : inPlace ? 'in place' : check ? 'nowhere' : 'output';
      // Standard input can be read once.
      const named = [...new Set(paths)];
      const listed = await Promise.all(named.map((path) => (isStdin(path) ? pathsIn(session.io) : [path])));
      const options = { setup, destination, jobs, report, failFast } as const;
      session.exitCode = await batch(session, listed.flat(), options);
    });

/** Returns what results depend on besides their documents: of files what they hold, of keys a digest. */
function optionsOf({ operation, strict, flags, keys }: BatchSetup, { flags: global }: Session): RunOptions {
  const { set, setString, setFile, template, ...plain } = flags;
  return {
    op: operation,
    strict,
    indent: global.indent,
    tab: global.tab,
    output: global.output,
    ...Object.fromEntries(Object.entries(plain).map(([name, value]) => [flagName(name), value])),
    set: settingsOf({ set }),
    'set-string': settingsOf({ setString }),
    'set-file': settingsOf({ setFile }),
    template: template === undefined ? undefined : digest(readTextFile(template).text),
    key: keys.map((key) => digest(JSON.stringify(key))),
  };
}

/** Returns `copy-tax` for `copyTax`. */
function flagName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function settingsOf(flags: SetFlags): Json {
  return readSettings(flags).map(({ key, value }) => [key, value]);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function pathsIn(io: Io): Promise<string[]> {
  const { text } = await readInput(STDIN, io);
  return text.split(/\r?\n/).filter((line) => line !== '');
}
