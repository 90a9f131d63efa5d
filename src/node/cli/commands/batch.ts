import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type Command, Option } from 'commander';
import type { SignOptions } from '../../../engine/index.ts';
import type { Json } from '../../../engine/model/json.ts';
import { chainedOptionOf } from '../../../formats/index.ts';
import type { DateOrder } from '../../../intake/dates.ts';
import type { DiscountKind } from '../../../intake/discounts.ts';
import type { DecimalSign } from '../../../intake/numbers.ts';
import { operationNamed, operations } from '../../../operations/index.ts';
import { usageError } from '../../files/exit.ts';
import { isStdin, readInput, readTextFile, STDIN } from '../../files/input.ts';
import type { Io } from '../../files/io.ts';
import { statOf } from '../../files/stat.ts';
import { batch } from '../batch/batch.ts';
import { compare, daysIn } from '../batch/compare.ts';
import type { TableOptions } from '../batch/contained.ts';
import { type BatchSetup, readTemplate } from '../batch/document-work.ts';
import { Journal, type RunOptions } from '../batch/journal.ts';
import { hasChecks, isPages } from '../batch/report-file.ts';
import { reportKeyIn } from '../check-report-file.ts';
import { command, gather, type MakeCommand, numberOption, withNotes, withValues } from '../command.ts';
import { typeOfCorrection, withCorrection } from '../correction.ts';
import { dashed } from '../dashed.ts';
import { isGiven, keysFor, type OperationFlags, optionFilesIn, takesValues, withPlainFields } from '../field-flags.ts';
import { withFormatPages } from '../format-pages.ts';
import { pagesOf } from '../help-pages.ts';
import type { Session } from '../session.ts';
import { readSettings, type SetFlags } from '../set-values.ts';
import * as texts from '../texts.ts';

/** The flags shared by `batch` and `watch`. */
export interface BatchFlags extends OperationFlags {
  op: string;
  key?: string[];
  out?: string;
  jobs: number;
  timeLimit: number;
  decimal?: DecimalSign;
  dates?: DateOrder;
  discounts?: DiscountKind;
}

interface Flags extends BatchFlags {
  check?: boolean;
  report?: string;
  failFast?: boolean;
  progress?: boolean;
  /** Two days. */
  compare?: string;
  skipExisting?: boolean;
  resume?: boolean;
}

/** The help of the flag for progress. */
export const PROGRESS = 'show progress without a terminal too, one line per tenth';

const EXAMPLES = `
  $ billwright batch --check --quiet --report report.csv documents
  $ billwright batch --op replicate --out copies --quiet 'documents/**/*.yaml'`;

/** `billwright batch`: one operation on many files (chapter 09 §11). */
export const batchCommand: MakeCommand = (session) =>
  withBatchFlags(command('batch', 'run an operation on files, folders and globs', EXAMPLES), session)
    .argument('<path...>', 'files, folders and globs; - reads a list of them from standard input, one per line')
    .option('--check', 'check only, write no results')
    .option('--skip-existing', 'with --out: skip files that already have a result')
    .option('--resume', 'with --out: continue an interrupted run; repeat only files that have changed since')
    .option('--report <file>', 'write a report as a page (.html), PDF (.pdf), JSON, CSV (.csv) or JUnit (.xml)')
    .option(
      '--compare <days>',
      'check against the official rules of two days, such as today,2027-02-23, and list what changes',
    )
    .option('--fail-fast', 'stop at the first document with a fault')
    .option('--progress', PROGRESS)
    .action(async (paths: string[], flags: Flags) => {
      const { check = false, report, failFast = false, compare: compared, progress, ...others } = flags;
      const { skipExisting = false, resume = false, ...batched } = others;
      const { inPlace = false } = session.flags;
      const { out, jobs, timeLimit } = batched;
      refuseTogether(flags, session.flags);
      if (compared !== undefined) {
        session.exitCode = await compareFiles(session, paths, compared, batched);
        return;
      }
      const tables = { ...tablesOf(batched), strict: session.flags.strict ?? false };
      const prints = out !== undefined || inPlace ? 'file' : check ? 'nothing' : 'output';
      const reportKey = await keyOfReport(flags, session);
      const setup = setupOf(batched, session, prints, report);
      const destination =
        out !== undefined
          ? { folder: out, skipExisting, journal: journalIn(out, setup, session, tables, resume) }
          : inPlace
            ? 'in place'
            : check
              ? 'nowhere'
              : 'output';
      // Standard input can be read only once.
      const named = [...new Set(paths)];
      const listed = await Promise.all(named.map((path) => (isStdin(path) ? pathsIn(session.io) : [path])));
      const options = { setup, destination, jobs, timeLimit, report, reportKey, failFast, progress, tables } as const;
      session.exitCode = await batch(session, listed.flat(), options);
    });

/** Checks files by the rules of two days. */
export function compareFiles(
  session: Session,
  paths: readonly string[],
  days: string,
  flags: BatchFlags,
): Promise<number> {
  const { out, jobs, timeLimit } = flags;
  if (out !== undefined || session.flags.inPlace)
    throw usageError('--compare writes no results: leave out --out and --in-place');
  const setup = setupOf({ ...flags, op: 'validate' }, session, 'nothing');
  const tables = { ...tablesOf(flags), strict: session.flags.strict ?? false };
  const options = {
    setup,
    destination: 'nowhere',
    jobs,
    timeLimit,
    report: undefined,
    failFast: false,
    tables,
  } as const;
  return compare(session, [...new Set(paths)], daysIn(days, new Date()), options);
}

/** Returns how to sign the report, if the key is not for the documents. */
async function keyOfReport({ op, report, key }: Flags, session: Session): Promise<SignOptions | undefined> {
  const fields = operationNamed(op)?.fields ?? [];
  if (report === undefined || fields.includes('privatekey') || fields.includes('publickeys')) return undefined;
  const by = await reportKeyIn({ report, ...(key && { key }) }, session);
  if (by && !hasChecks(report)) {
    throw usageError('{report}: a signed report is a page (.html), PDF (.pdf) or JSON', { report });
  }
  return by;
}

/** Rejects flags that contradict each other. */
function refuseTogether(flags: Flags, { inPlace = false, force = false }: Session['flags']): void {
  const { out, check = false, skipExisting = false, resume = false } = flags;
  if ([out !== undefined, check, inPlace].filter(Boolean).length > 1) {
    throw usageError('give one of --out, --check and --in-place');
  }
  if ((skipExisting || resume) && out === undefined) throw usageError('--skip-existing and --resume need --out');
  if (skipExisting && force) throw usageError('give --skip-existing or --force, not both');
  if ((skipExisting || resume) && chainIn(flags) !== undefined) {
    throw usageError(
      'a chain of records cannot be continued with --skip-existing or --resume; name the last record instead',
    );
  }
}

/** Adds the flags for the operation on each file and for the place of results. */
export function withBatchFlags(made: Command, session: Session): Command {
  const noted = withNotes(
    made,
    'batch also reads ZIP archives, e-mails, and tables in CSV, TSV, XLSX or ODS, and processes each document in them separately.',
    'Columns of tables are recognised by their names. Use --template for values without a column, such as the supplier.',
  );
  const values = withValues(noted).options.slice();
  const correcting = withCorrection(noted).options.filter((option) => !values.includes(option));
  const flagged = withPlainFields(noted, operations)
    .addOption(new Option('--op <operation>', 'operation').choices(operations.map(({ name }) => name)).default('build'))
    .option('-e, --envelop', 'build: wrap documents in envelopes')
    .option(
      '-k, --key <file>',
      'sign, verify: the key; repeatable for verify. With --report: the key that signs the report',
      gather,
    )
    .option('--out <folder>', 'write results to this folder, under the names of the input files')
    .addOption(numberOption('--jobs <n>', 'number of documents processed at once').default(availableParallelism()))
    .addOption(
      numberOption(
        '--time-limit <seconds>',
        'report a document that takes longer as unreadable, and continue with the others',
      ).default(TIME_LIMIT),
    )
    .addOption(new Option('--decimal <sign>', 'tables: the decimal sign, if it is ambiguous').choices(['.', ',']))
    .addOption(
      new Option('--dates <order>', 'tables: the order of day and month in dates, if it is ambiguous').choices(ORDERS),
    )
    .addOption(
      new Option(
        '--discounts <kind>',
        'tables: whether discounts without a sign are percentages or amounts, if it is ambiguous',
      ).choices(['percent', 'amount']),
    );
  const page = (name: 'values' | 'correct', options: readonly Option[]) => ({
    name,
    title: session.say(texts.pages[name]),
    options,
  });
  return withFormatPages(flagged, session, [
    page('values', values),
    page('correct', [...correcting, typeOfCorrection()]),
    ...pagesOf(flagged, PAGES, session),
  ]);
}

/** Flags that the help leaves to pages. */
const PAGES = {
  checks: ['--from', '--as-of', '--readiness', '--direction'],
  convert: ['--to', '--size', '--currency'],
  sign: ['--issuer', '--audience'],
  tables: ['--decimal', '--dates', '--discounts'],
} as const;

/** Seconds for a document. The largest that a command reads takes a few. */
const TIME_LIMIT = 60;

const ORDERS: readonly DateOrder[] = ['dmy', 'mdy', 'ymd'];

/**
 * Returns how to read tables, by the flags. If the operation takes no template, the tables' documents use it. Otherwise they use only its
 * lines, which the lines of a document would replace.
 */
export function tablesOf({ op, decimal, dates, discounts, template }: BatchFlags): TableOptions {
  const operation = operationNamed(op);
  const { value = {} } = template === undefined || operation === undefined ? {} : readTemplate(template);
  const { lines } = value;
  return {
    writing: { ...(decimal && { decimal }), ...(dates && { order: dates }) },
    discounts,
    template: operation && takesValues(operation) ? { ...(lines !== undefined && { lines }) } : value,
  };
}

/** Returns the work to do on each document, by the flags. */
export function setupOf(
  { op, key, out: _, jobs: __, timeLimit: ___, decimal: ____, dates: _____, discounts: ______, ...flags }: BatchFlags,
  session: Session,
  prints: BatchSetup['prints'],
  report?: string,
): BatchSetup {
  if (flags.template !== undefined) refuseStream(flags.template);
  optionFilesIn(flags).forEach(refuseStream);
  const operation = operationNamed(op);
  const keys = operation ? keysFor(operation, key, session) : [];
  // Output for programs does not depend on the locale.
  const isRead = prints === 'output' || (report !== undefined && !isPages(report));
  const asked = session.flags.language;
  const language = isRead ? asked : session.language;
  const given = asked === undefined ? flags : { ...flags, language: asked };
  const checks = report !== undefined && hasChecks(report);
  const { strict } = session;
  return {
    kind: 'batch',
    operation: op,
    strict,
    flags: given,
    keys,
    prints,
    rules: session.house?.file,
    language,
    checks,
    chain: chainIn({ ...flags, op }),
  };
}

/** Returns the field for the previous result, if the results form a chain, which begins with the given one. */
function chainIn(flags: OperationFlags): string | undefined {
  const { op, to } = flags;
  const chained = op === 'convert' && typeof to === 'string' ? chainedOptionOf(to) : undefined;
  return chained !== undefined && isGiven(chained, flags) ? chained : undefined;
}

/** Rejects a pipe or device: each thread reads the file. */
function refuseStream(file: string): void {
  const stat = statOf(file);
  if (stat && !stat.isFile() && !stat.isDirectory())
    throw usageError('{file} is not a regular file; batch has to read it several times', { file });
}

/** Returns the journal of a run that writes into a folder. */
export function journalIn(
  folder: string,
  setup: BatchSetup,
  session: Session,
  { writing, discounts }: TableOptions,
  resume = false,
): Journal {
  const { decimal, order: dates } = writing;
  return new Journal(folder, { ...optionsOf(setup, session), decimal, dates, discounts }, resume);
}

/** Returns the options that results depend on: file contents instead of names, and digests of keys. */
function optionsOf({ operation, strict, flags, keys }: BatchSetup, { flags: global }: Session): RunOptions {
  const { set, setString, setFile, template, ...plain } = flags;
  return {
    op: operation,
    strict,
    indent: global.indent,
    tab: global.tab,
    output: global.output,
    ...Object.fromEntries(Object.entries(plain).map(([name, value]) => [dashed(name), value])),
    set: settingsOf({ set }),
    'set-string': settingsOf({ setString }),
    'set-file': settingsOf({ setFile }),
    template: template === undefined ? undefined : digest(readTextFile(template).text),
    key: keys.map((key) => digest(JSON.stringify(key))),
  };
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
