import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import type { Command } from 'commander';
import type { SignatureDetails, SignatureState, SignOptions, Verified } from '../../engine/index.ts';
import { isLinesName } from '../../engine/reading/documents-in.ts';
import type { WordedConversion } from '../../formats/index.ts';
import { unpackedName } from '../../intake/gzip-name.ts';
import { checkWithReport } from '../../operations/check-report.ts';
import { systemEnvironment } from '../../operations/environment.ts';
import type { Operation } from '../../operations/operation.ts';
import { type Result, signatureOf, unjudgedIn } from '../../operations/result.ts';
import { validate } from '../../operations/validate.ts';
import { CommandError, EXIT, usageError } from '../files/exit.ts';
import { isStdin, readBytes, readDocument, readTextFile, type Source } from '../files/input.ts';
import { statOf } from '../files/stat.ts';
import { writeFileWhole } from '../files/write-file.ts';
import { saveFiles } from './attached-files.ts';
import { refuseReport, reportContent, reportKeyIn } from './check-report-file.ts';
import { command, gather, INFILE, INFILES, type MakeCommand, withFiles } from './command.ts';
import { keysFor, type OperationFlags, requestOf, withFields } from './field-flags.ts';
import { withFormatPages } from './format-pages.ts';
import { conversionIn, operate } from './operate.ts';
import { type Target, targetOf, writeResult } from './output.ts';
import { printable } from './printable.ts';
import { reportFailure } from './report.ts';
import type { Session, Style } from './session.ts';
import { readSettings } from './set-values.ts';
import * as texts from './texts.ts';

/** Makes the command of an operation (chapter 09 §9.2). Arguments and flags follow from the fields of its request and its result type. */
export function operationCommand(operation: Operation): MakeCommand {
  const { name, summary, usage, answer, produces } = operation;
  const makesDocument = answer === 'Document' || produces.length > 0;
  return (session) => {
    const made = command(name, `${summary.charAt(0).toLowerCase()}${summary.slice(1)}`, `\n${usage}`);
    if (operation === validate)
      made
        .option('--report <file>', 'write a report to keep, as a page (.html), PDF (.pdf) or JSON (.json)')
        .option('-k, --key <file>', 'with --report: sign the report with this private key', gather);
    const flagged = withFields(withInput(made, operation, makesDocument), operation);
    return (operation.takesXml ? withFormatPages(flagged, session) : flagged).action(
      async (given: string | string[] | undefined, ...rest: unknown[]) => {
        // Commander passes the arguments, then the flags, then the command.
        const outfile = makesDocument ? (rest[0] as string | undefined) : undefined;
        const { language } = session.flags;
        const flags: Flags = { ...(rest.at(-2) as Flags), ...(language !== undefined && { language }) };
        if (Array.isArray(given) && given.length > 1) return checkFiles(operation, new Set(given), flags, session);
        const infile = typeof given === 'object' ? given[0] : given;
        if (operation.isChoice && areLines(infile)) await convertLines(operation, infile, outfile, flags, session);
        else
          await runOnFile(
            operation,
            infile,
            makesDocument ? targetOf(infile, outfile, session.flags) : undefined,
            flags,
            session,
          );
      },
    );
  };
}

function withInput(made: Command, operation: Operation, makesDocument: boolean): Command {
  if (makesDocument) return withFiles(made);
  return operation === validate ? made.argument(...INFILES) : made.argument(...INFILE);
}

/** Checks several files one after another. The exit code is the highest of theirs. */
async function checkFiles(
  operation: Operation,
  infiles: ReadonlySet<string>,
  flags: Flags,
  session: Session,
): Promise<void> {
  if (flags.report !== undefined)
    throw usageError('--report of validate is about one file; for several, use batch --op validate --check --report');
  let exit: number = EXIT.done;
  for (const infile of infiles) {
    session.exitCode = EXIT.done;
    try {
      await runOnFile(operation, infile, undefined, flags, session, true);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      reportFailure(session, error);
      session.exitCode = error.exit;
    }
    exit = Math.max(exit, session.exitCode);
  }
  session.exitCode = exit;
}

/** Runs an operation on one document and writes the result. @param isOneOfMany whether the verdict names the file */
async function runOnFile(
  operation: Operation,
  infile: string | undefined,
  target: Target | undefined,
  flags: Flags,
  session: Session,
  isOneOfMany = false,
): Promise<void> {
  const settings = readSettings(flags);
  const template = flags.template === undefined ? undefined : readTextFile(flags.template);
  const request = requestOf(operation, flags, keysFor(operation, flags.key, session));
  const input = await readDocument(infile, session.io).catch((error: unknown) =>
    withReport(error, operation, flags, infile, session),
  );
  const look = (result: Result) => reportSignatures(session, result);
  const by = operation === validate ? await reportKeyIn(flags, session) : undefined;
  const run = flags.report === undefined ? operation : reporting(operation, flags.report, by, infile, input, session);
  const done = await operate(session, run, { input, template, settings }, request, look);
  if (!done) return;
  const conversion = conversionIn(operation, done);
  if (conversion) reportFiles(session, conversion, flags.files);
  if (target) await writeResult(done.content ?? done.main ?? done.result, target, session);
  else if (operation.answer === 'OkResponse') {
    const verdict = verdictOf(session, done);
    session.note(isOneOfMany ? session.say(texts.verdict, { file: printable(input.name), verdict }) : verdict);
  }
}

/** Writes the report of a file that cannot be read, if `validate` was asked for one, and throws its error. */
async function withReport(
  error: unknown,
  operation: Operation,
  flags: Flags,
  infile: string | undefined,
  session: Session,
): Promise<never> {
  const { report } = flags;
  const isFile = operation === validate && infile !== undefined && !isStdin(infile) && statOf(infile)?.isFile();
  if (report !== undefined && isFile && error instanceof CommandError) {
    const kind = refuseReport(report, session.flags.force);
    const { unreadableReport } = await import('../../formats/check-report/data.ts');
    const file = { name: basename(infile), bytes: readBytes(infile) };
    const made = await unreadableReport(error.reason, file, {
      ...systemEnvironment(),
      translation: session.translation,
    });
    const by = await reportKeyIn(flags, session);
    writeFileWhole(report, await reportContent(made, kind, by, session.translation));
  }
  throw error;
}

/** Returns a `validate` that also writes a report. */
function reporting(
  operation: Operation,
  report: string,
  by: SignOptions | undefined,
  infile: string | undefined,
  { name, text, bytes }: Source,
  session: Session,
): Operation {
  const kind = refuseReport(report, session.flags.force);
  const file = { name: basename(name), bytes: bytes ?? (isStdin(infile) ? Buffer.from(text) : readBytes(infile)) };
  return {
    ...operation,
    async run(body, environment) {
      const checked = await checkWithReport(body, environment, file);
      writeFileWhole(report, await reportContent(checked.report, kind, by, environment.translation));
      return checked.result;
    },
  };
}

/** Returns the verdict in words. An invalid signature fails the command even if the content is valid. */
function verdictOf(session: Session, result: Result): string {
  const signature = signatureOf(result);
  if (signature === 'broken') session.exitCode = EXIT.signature;
  if (signature) return session.style(SIGNATURE_STYLES[signature], session.say(texts.signatureVerdicts[signature]));
  const unjudged = unjudgedIn(result);
  return unjudged
    ? session.style('yellow', printable(session.words(unjudged)))
    : session.style('green', session.say(texts.valid));
}

const SIGNATURE_STYLES = { fits: 'green', broken: 'red', unverified: 'yellow' } as const;

interface Flags extends OperationFlags {
  key?: string[];
  report?: string;
}

/** Returns whether a file holds a document per line, by its name. */
function areLines(infile: string | undefined): infile is string {
  return infile !== undefined && isLinesName(unpackedName(infile));
}

/** Converts the documents of a JSON lines file as a batch does, with a line for each outcome. */
async function convertLines(
  { name }: Operation,
  infile: string,
  outfile: string | undefined,
  { key: _, ...flags }: Flags,
  session: Session,
): Promise<void> {
  if (!isStdin(outfile) || session.flags.inPlace || flags.files !== undefined) {
    throw usageError(
      '{infile} has many documents; their results go to standard output, one per line. To write files, use batch --op {name} --out',
      { infile, name },
    );
  }
  const setup = {
    kind: 'batch',
    operation: name,
    strict: session.strict,
    flags,
    keys: [],
    prints: 'output',
    language: session.language,
    rules: session.house?.file,
  } as const;
  const { batch } = await import('./batch/batch.ts');
  const options = {
    setup,
    destination: 'output',
    jobs: availableParallelism(),
    report: undefined,
    failFast: false,
    tables: { writing: {}, template: {} },
  } as const;
  session.exitCode = await batch(session, [infile], options);
}

/** Saves the attachments of an e-invoice that was read, or notes that it has some. */
function reportFiles(session: Session, { media_type, files }: WordedConversion, folder: string | undefined): void {
  // A written e-invoice embeds its attachments.
  if (media_type !== 'application/json' && folder === undefined) return;
  if (folder !== undefined) saveFiles(folder, files, session.flags.force ?? false);
  else if (files.length > 0) session.note(session.say(texts.attached, { count: files.length }));
}

const STYLES: Readonly<Record<SignatureState, Style>> = { holds: 'green', fails: 'red', 'no-key': 'yellow' };

/** Writes a line for each verified signature. In JSON, the error contains them. */
function reportSignatures(session: Session, result: Result): void {
  if (session.format === 'json' && !result.ok) return;
  for (const { state, kid } of signaturesIn(result)) {
    const text = session.style(STYLES[state], session.say(texts.signatureStates[state]));
    session.note(`${text} ${printable(kid)}`.trimEnd());
  }
}

function signaturesIn(result: Result): readonly SignatureDetails[] {
  // The engine lists signatures with `details`.
  return (result.ok ? (result.result as Partial<Verified>).signatures : result.signatures) ?? [];
}
