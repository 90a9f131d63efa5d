import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname, join, resolve, sep } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import type { SignOptions } from '../../../engine/index.ts';
import { isIban } from '../../../engine/pay/iban.ts';
import { detailed, message } from '../../../engine/text/message.ts';
import { sha256Hex } from '../../../engine/text/sha256.ts';
import { faultOfDay } from '../../../formats/releases/day.ts';
import { type Accounts, accountsIn } from '../../../inbox/exports/accounts.ts';
import { datevBatches } from '../../../inbox/exports/datev.ts';
import { type Column, columns, csvOf, tableOf, workbookOf } from '../../../inbox/exports/list.ts';
import { paymentsOf } from '../../../inbox/exports/payments.ts';
import type { FileRead } from '../../../inbox/read-file.ts';
import type { Row } from '../../../inbox/row.ts';
import { whyInWords } from '../../../inbox/why.ts';
import { messagesIn } from '../../../translations/messages.ts';
import { CommandError, EXIT, SIGNALS, usageError } from '../../files/exit.ts';
import { readTextFile } from '../../files/input.ts';
import { safeName } from '../../files/safe-name.ts';
import { statOf } from '../../files/stat.ts';
import { writeFileWhole } from '../../files/write-file.ts';
import { createProgress, noProgress } from '../batch/progress.ts';
import { isPartial, isUnfinished } from '../batch/unfinished.ts';
import { watchFiles } from '../batch/watch-files.ts';
import { refuseReport, reportContent, reportKeyIn } from '../check-report-file.ts';
import { command, gather, type MakeCommand, numberOption } from '../command.ts';
import { type InboxAnswerRows, inbox } from '../inbox/inbox.ts';
import { isSettled, printRows } from '../inbox/output.ts';
import { InboxState } from '../inbox/state.ts';
import { reportFailure } from '../report.ts';
import type { Session } from '../session.ts';
import * as texts from '../texts.ts';
import { compareFiles, PROGRESS } from './batch.ts';

interface Flags {
  jobs: number;
  timeLimit: number;
  state?: string;
  progress?: boolean;
  watch?: boolean;
  list?: string;
  columns?: Column[];
  payments?: string;
  payerName?: string;
  payerIban?: string;
  letters?: string;
  report?: string;
  key?: string[];
  datev?: string;
  accounts?: string;
  asOf?: string;
  /** Two days. */
  compare?: string;
}

const NOTES = [
  'Reads e-invoices in XML and PDF, signed files, and those in ZIP archives, e-mails and mailboxes. For each file, it suggests paying it, asking the supplier or refusing it, or reports that there is nothing to pay.',
  'Exits with 0 if all files can be paid or need no payment, with 1 if you should ask about or refuse at least one, and with 2 if the command line is wrong.',
  '$ billwright inbox received --format jsonl',
  '$ billwright inbox received --state inbox.json --watch',
];

/** Seconds for a file. The largest that is read takes a few. */
const TIME_LIMIT = 60;

/** `billwright inbox`: checks received invoices and judges them next to each other. */
export const inboxCommand: MakeCommand = (session) =>
  command('inbox', 'check received invoices and suggest what to do with each', '', NOTES)
    .argument('<folder>', 'folder with received files')
    .option(
      '--state <file>',
      'remember read files and the invoices of each supplier in a file; the next run reads only new files',
    )
    .option('--list <file>', 'also write the list as a table: .xlsx, or else CSV')
    .addOption(
      new Option('--columns <names>', `columns of --list, separated by commas: ${columns.join(', ')}`).argParser(
        columnsIn,
      ),
    )
    .option(
      '--letters <folder>',
      'write a letter to the supplier of each invoice to ask about or to refuse, in the supplier’s language',
    )
    .option('--report <file>', 'write a report to keep, as a page (.html), PDF (.pdf) or JSON (.json)')
    .option('-k, --key <file>', 'with --report: sign the report with this private key', gather)
    .option('--payments <file>', 'write SEPA credit transfers (pain.001.001.09) of the invoices to pay')
    .option('--payer-name <name>', 'with --payments: the holder of the account to pay from')
    .option('--payer-iban <iban>', 'with --payments: the account to pay from')
    .option(
      '--datev <file>',
      'write bookings of the invoices to pay for DATEV (EXTF 700), such as EXTF_inbox.csv; a file for each fiscal year',
    )
    .option('--accounts <table>', 'with --datev: the accounts of suppliers and tax rates, as YAML, JSON or CSV')
    .option(
      '--as-of <day>',
      'check against the official rules of a day, such as 2026-02-22, or issue for the date of each file',
    )
    .option('--compare <days>', 'list what changes between the rules of two days, such as today,2027-02-23')
    .option('--watch', 'keep running, and check files that arrive or change, until interrupted')
    .option('--progress', PROGRESS)
    .addOption(numberOption('--jobs <n>', 'number of files read at once').default(availableParallelism()))
    .addOption(
      numberOption(
        '--time-limit <seconds>',
        'report a file that takes longer as unreadable, and continue with the others',
      ).default(TIME_LIMIT),
    )
    .action(async (folder: string, flags: Flags) => {
      checkUse(session, folder, flags);
      const { jobs, timeLimit, state: file, watch = false, asOf, compare } = flags;
      if (compare !== undefined) {
        session.exitCode = await compareFiles(session, [folder], compare, { op: 'validate', jobs, timeLimit });
        return;
      }
      const accounts = await readAccounts(flags);
      if (flags.report !== undefined) refuseReport(flags.report, session.flags.force);
      const by = await reportKeyIn(flags, session);
      const rules = session.house?.file;
      const state = new InboxState(file, rules && sha256Hex(rules.text));
      const isOwn = ownFiles(flags, session.flags.rules);
      const checks = flags.report !== undefined;
      const { language } = session.translation ?? {};
      const isNone = (file: string) => isOwn(file) || isPartial(file);
      const changed = changedRows();
      const run = async (count = Number.POSITIVE_INFINITY) => {
        const isLeftOut = watch ? (file: string) => isNone(file) || isUnfinished(file) : isOwn;
        const options = { folder, jobs, timeLimit, state, checks, language, isLeftOut, asOf, rules };
        const answer = await inbox(options, count < FEW ? noProgress : createProgress(session, flags.progress));
        const { rows, stopped } = answer;
        await printRows(session, rows, changed(rows));
        if (stopped === undefined) await writeExports(session, answer, flags, { accounts, by });
        session.exitCode = stopped ?? (rows.every(isSettled) ? EXIT.done : EXIT.faulty);
        return stopped === undefined;
      };
      if (watch) await watching(session, folder, isNone, run);
      else await run();
    });

function checkUse(session: Session, folder: string, flags: Flags): void {
  const { list, columns: chosen, payments, payerName, payerIban, datev, accounts } = flags;
  const { format } = session.flags;
  if (format === 'gnu' || format === 'github') {
    throw usageError('inbox does not write --format {format}; use text, json, jsonl, junit or sarif', { format });
  }
  if (!statOf(folder)?.isDirectory()) throw usageError('{folder} is not a folder', { folder });
  if (chosen !== undefined && list === undefined) throw usageError('--columns needs --list');
  const isPayer = payerName !== undefined && payerIban !== undefined;
  if ((payments !== undefined) !== isPayer || (payerName !== undefined) !== (payerIban !== undefined)) {
    throw usageError('give --payments, --payer-name and --payer-iban together');
  }
  if ((datev === undefined) !== (accounts === undefined)) throw usageError('give --datev and --accounts together');
  checkDays(flags);
  if (payerIban !== undefined && !isIban(payerIban))
    throw usageError('{iban} is not a valid IBAN', { iban: payerIban });
}

/** Files read by the rules of another day must not count as checked by the newest. */
function checkDays({ asOf, compare, state, ...flags }: Flags): void {
  if (faultOfDay(asOf)) throw usageError('--as-of needs a day, such as 2026-02-23, or issue for the date of each file');
  if (asOf !== undefined && state !== undefined) throw usageError('give --as-of without --state');
  const { jobs: _, timeLimit: __, ...exports } = flags;
  if (compare !== undefined && [state, asOf, ...Object.values(exports)].some((each) => each !== undefined))
    throw usageError('give --compare alone');
}

async function readAccounts({ accounts }: Flags): Promise<Accounts | undefined> {
  if (accounts === undefined) return undefined;
  const { text } = readTextFile(accounts);
  const read = await accountsIn(text, accounts);
  if (!read.ok) throw new CommandError(read.why, EXIT.usage, accounts);
  return read.accounts;
}

/** Returns whether a file belongs to a command: it is written or read by a flag. */
function ownFiles(
  { state, list, letters, report, payments, datev, accounts }: Flags,
  rules: string | undefined,
): (file: string) => boolean {
  const named = [rules, state, list, report, payments, datev, accounts].filter((each) => each !== undefined);
  const own = new Set(named.map((each) => resolve(each)));
  const years = datev === undefined ? undefined : namesByYear(resolve(datev));
  const within = letters === undefined ? undefined : `${resolve(letters)}${sep}`;
  return (file) => {
    const path = resolve(file);
    return own.has(path) || (years?.isOne(path) ?? false) || (within !== undefined && path.startsWith(within));
  };
}

/** Returns the names of files that are written for each year. */
function namesByYear(file: string): { of: (year: string) => string; isOne: (other: string) => boolean } {
  const end = extname(file);
  const stem = end === '' ? file : file.slice(0, -end.length);
  return {
    of: (year) => `${stem}-${year}${end}`,
    isOne: (other) =>
      other.startsWith(`${stem}-`) &&
      other.endsWith(end) &&
      /^-\d{4}$/.test(other.slice(stem.length, other.length - end.length)),
  };
}

function columnsIn(text: string): Column[] {
  return text.split(',').map((each) => {
    const column = columns.find((name) => name === each.trim());
    if (column === undefined) throw new InvalidArgumentError(`Give some of ${columns.join(', ')}.`);
    return column;
  });
}

/** Writes the files that flags ask for. They replace those of an earlier run. */
async function writeExports(
  session: Session,
  { rows, reads }: InboxAnswerRows,
  flags: Flags,
  { accounts, by }: { accounts: Accounts | undefined; by: SignOptions | undefined },
): Promise<void> {
  const { list, columns: chosen = columns, letters, report, payments, payerName: name, payerIban: iban, datev } = flags;
  if (letters !== undefined) await writeLetters(letters, session, rows, reads);
  if (report !== undefined) {
    const { translation } = session;
    const { inboxReport } = await import('../../../inbox/exports/report.ts');
    const made = inboxReport(rows, reads, new Date(), translation);
    const kind = refuseReport(report, session.flags.force);
    writeFileWhole(report, await reportContent(made, kind, by, translation), PRIVATE);
  }
  if (list !== undefined) {
    const table = tableOf(rows, chosen, (said) => whyInWords(said, session.translation));
    const isWorkbook = extname(list).toLowerCase() === '.xlsx';
    writeFileWhole(list, isWorkbook ? await workbookOf(table) : csvOf(table));
  }
  if (payments !== undefined && name !== undefined && iban !== undefined) {
    const { xml, count, left } = paymentsOf(rows, reads, { name, iban }, new Date());
    if (count > 0) writeFileWhole(payments, xml, PRIVATE);
    session.note(session.say(texts.paymentsWritten, { count }));
    for (const file of left)
      session.note(
        session.say(
          '{file}: not in the payments; it has no IBAN, is not in euros, or its supplier collects the amount',
          { file },
        ),
      );
  }
  if (datev !== undefined && accounts) {
    const { batches, left } = datevBatches(rows, reads, accounts, new Date());
    for (const { year, count, bytes } of batches) {
      const file = batches.length === 1 ? datev : namesByYear(datev).of(year);
      writeFileWhole(file, bytes, PRIVATE);
      session.note(session.say(texts.bookingsWritten, { file, count }));
    }
    for (const { file, why } of left)
      session.note(session.words(detailed(message('{file}: not booked', { file }), why)));
  }
}

/** Writes the letters to suppliers. They replace those of an earlier run; files without a reason for one have none. */
async function writeLetters(
  folder: string,
  session: Session,
  rows: readonly Row[],
  reads: readonly FileRead[],
): Promise<void> {
  const { languagesOfSupplier, letterTo, needsLetter } = await import('../../../inbox/letter.ts');
  mkdirSync(folder, { recursive: true });
  let count = 0;
  for (const [i, row] of rows.entries()) {
    const read = reads[i];
    if (read === undefined || !needsLetter(row, read)) continue;
    const languages = languagesOfSupplier(row);
    const translation = languages.length > 0 ? await messagesIn(languages) : session.translation;
    const letter = letterTo(row, read, translation);
    const file = join(folder, `${safeName(row.file.replaceAll('/', ' '))}.txt`);
    writeFileWhole(file, `${letter.subject}\n\n${letter.text}`, PRIVATE);
    count++;
  }
  session.note(session.say(texts.lettersWritten, { count }));
}

/** Accounts and amounts are nobody else's business. */
const PRIVATE = 0o600;

/** The number of changed files that need no progress display. */
const FEW = 20;

/** Returns a function that returns the rows that differ from those of its last call. */
function changedRows(): (rows: readonly Row[]) => Row[] {
  let shown = new Map<string, string>();
  return (rows) => {
    const before = shown;
    shown = new Map(rows.map((row) => [row.file, JSON.stringify(row)]));
    return rows.filter(({ file }) => before.get(file) !== shown.get(file));
  };
}

/** Runs once, and again after each change. The whole list is judged again, because files are compared with each other. */
async function watching(
  session: Session,
  folder: string,
  isResult: (file: string) => boolean,
  run: (count?: number) => Promise<boolean>,
): Promise<void> {
  const changes = await watchFiles({
    paths: [folder],
    wanted: () => true,
    isResult,
    withRemoved: true,
    isUnfinished,
    trouble: (error) => reportFailure(session, usageError('{error}', { error: String(error) })),
  });
  const stop = () => changes.end();
  for (const signal of Object.keys(SIGNALS)) process.on(signal, stop);
  try {
    if (!(await run())) return;
    session.note(session.say('watching for changes; press Ctrl+C to stop'));
    for await (const files of changes) {
      session.note(session.say(texts.filesChanged, { count: files.length }));
      if (!(await run(files.length))) return;
    }
  } finally {
    for (const signal of Object.keys(SIGNALS)) process.off(signal, stop);
    await changes.end();
  }
}
