import { basename, resolve } from 'node:path';
import { message } from '../../../engine/text/message.ts';
import type { ReportKind } from '../../../formats/check-report/kinds.ts';
import { codesIn, type Repaired, repairInvoice } from '../../../formats/repair/index.ts';
import { type WordedCode, type WordedRepair, wordedCodes, wordedRepair } from '../../../formats/repair/worded.ts';
import { checkWithReport } from '../../../operations/check-report.ts';
import { systemEnvironment } from '../../../operations/environment.ts';
import { EXIT, errorAbout, usageError } from '../../files/exit.ts';
import { bytesOf, readInput } from '../../files/input.ts';
import { refuseExisting, writeFilesWhole, writeFileWhole } from '../../files/write-file.ts';
import { refuseReport, reportContent } from '../check-report-file.ts';
import { command, gather, type MakeCommand } from '../command.ts';
import { textOf } from '../output.ts';
import { printable } from '../printable.ts';
import type { Session } from '../session.ts';
import * as texts from '../texts.ts';

interface Flags {
  set?: string[];
  only?: string;
  rejection?: string;
  explain?: string;
  report?: string;
}

const NOTES = [
  'Fixes how things are written: the order of elements, dates, numbers, codes in words, missing schemes, namespaces, the encoding. Never changes what an amount, a tax, an account or a party means.',
  'Asks for values that only you know, such as the buyer reference: give them with --set. Faults to correct in the invoice itself, such as wrong amounts, are listed and stay in the file.',
  'With --in-place, it keeps a copy whose name ends in .orig. Exits with 0 if no faults remain, otherwise with 1.',
  '$ billwright fix rejected.xml fixed.xml --set buyer-reference=04011000-12345-03',
  '$ billwright fix --explain rejection.txt',
];

/** `billwright fix`: repairs a refused e-invoice, or explains a rejection. */
export const fixCommand: MakeCommand = (session) =>
  command('fix', 'fix a rejected e-invoice, or explain why it was rejected', '', NOTES)
    .argument('[file]', 'e-invoice in XML or PDF')
    .argument('[outfile]', 'file to write')
    .option('--set <name=value>', 'an answer, such as due-date=2026-04-30 or unit[2]=H87; repeatable', gather)
    .option('--only <kind>', 'safe: only fixes that follow from how a value is written')
    .option('--rejection <file>', 'report or message of an authority that came with the file')
    .option(
      '--report <file>',
      'write a report of the check after the fix, as a page (.html), PDF (.pdf) or JSON (.json)',
    )
    .option('--explain <file>', 'only explain the codes in a rejection')
    .action(async (file: string | undefined, outfile: string | undefined, flags: Flags) => {
      if (flags.explain !== undefined) await explain(session, flags.explain);
      else await fix(session, file, outfile, flags);
    });

async function explain(session: Session, file: string): Promise<void> {
  const codes = wordedCodes(await codesIn((await readInput(file, session.io)).text), undefined, session.translation);
  await printed(session, { codes }, () => codes.map(codeLine));
}

function codeLine({ code, description = '', advice, places = [] }: WordedCode): string {
  const at = places.length > 0 ? ` (${places.join(', ')})` : '';
  return `${code}${at}: ${[description, advice].filter(Boolean).join(' ')}`;
}

const KINDS = { repair: texts.canRepair, ask: texts.youSay, issuer: texts.issuerOnly } as const;

async function fix(
  session: Session,
  file: string | undefined,
  outfile: string | undefined,
  flags: Flags,
): Promise<void> {
  const { only, rejection } = flags;
  const given = checkUse(session, file, outfile, only);
  const answers = Object.fromEntries((flags.set ?? []).map(answerIn));
  const bytes = await bytesOf(given);
  const kind = flags.report === undefined ? undefined : refuseReport(flags.report, session.flags.force);
  const rejected = rejection === undefined ? undefined : (await readInput(rejection, session.io)).text;
  const repaired = await repairInvoice(bytes, {
    now: new Date(),
    answers,
    isSafe: only === 'safe',
    rejection: rejected,
  });
  if (!repaired.ok) {
    if (outfile !== undefined) writeFileWhole(outfile, bytes);
    const [why = message('It contains no e-invoice.')] = repaired.faults;
    throw errorAbout(given, why, EXIT.faulty);
  }
  writeResult(given, outfile, bytes, repaired);
  const worded = wordedRepair(repaired, session.translation);
  if (kind !== undefined && flags.report !== undefined)
    await writeReport(session, flags.report, kind, {
      name: outfile ?? given,
      before: bytes,
      after: repaired.bytes,
      worded,
    });
  const codes = rejected === undefined ? [] : wordedCodes(await codesIn(rejected), repaired, session.translation);
  await printRepair(session, worded, codes);
  session.exitCode = repaired.remaining.length === 0 ? EXIT.done : EXIT.faulty;
}

interface ReportedFile {
  name: string;
  before: Uint8Array;
  after: Uint8Array;
  worded: WordedRepair;
}

/** Writes the report of the check after a repair, with what was changed. */
async function writeReport(
  { translation }: Session,
  file: string,
  kind: ReportKind,
  { name, before, after, worded }: ReportedFile,
): Promise<void> {
  const { withRepair } = await import('../../../formats/check-report/repair.ts');
  const { report } = await checkWithReport(
    { data: after },
    { ...systemEnvironment(), translation },
    { name: basename(name) },
  );
  writeFileWhole(file, await reportContent(withRepair(report, before, worded.changes), kind, undefined, translation));
}

/** Returns the file to repair. Refuses wrong use. */
function checkUse(session: Session, file: string | undefined, outfile: string | undefined, only?: string): string {
  const { inPlace = false } = session.flags;
  if (file === undefined) throw usageError('give a file to fix');
  if ((outfile === undefined) !== inPlace) throw usageError('give a file to write, or --in-place');
  if (only !== undefined && only !== 'safe') throw usageError('--only takes safe');
  if (outfile !== undefined && resolve(outfile) === resolve(file))
    throw usageError('to change the file itself, use --in-place');
  return file;
}

function writeResult(file: string, outfile: string | undefined, given: Uint8Array, { bytes, changes }: Repaired): void {
  if (outfile !== undefined) {
    writeFileWhole(outfile, bytes);
  } else if (changes.length > 0) {
    refuseExisting(`${file}.orig`);
    writeFilesWhole([
      { file: `${file}.orig`, content: given },
      { file, content: bytes },
    ]);
  }
}

async function printRepair(session: Session, repair: WordedRepair, codes: readonly WordedCode[]): Promise<void> {
  const { changes, remaining, unused, notes } = repair;
  const answer = { ...repair, ...(codes.length > 0 && { codes }) };
  await printed(session, answer, () => [
    ...codes.map(codeLine),
    ...changes.map(({ description }) => `✓ ${description}`),
    ...remaining.map(({ rule, kind, set, field, example, description }) => {
      const next = set === undefined ? session.say(KINDS[kind]) : `--set ${set}=${example ?? '…'}`;
      return `✗ ${field === undefined ? rule : `${rule}, ${field}`}: ${description} (${next})`;
    }),
    ...unused.map((name) => session.say(texts.unusedAnswer, { name })),
    ...notes,
  ]);
}

/** Prints an answer as data if asked to, otherwise as lines. */
async function printed(session: Session, answer: object, lines: () => readonly string[]): Promise<void> {
  const { json, output } = session.flags;
  if (json || output) await session.print(textOf(answer, output ?? 'json', session.flags, session.isShown));
  else
    await session.print(
      lines()
        .map((line) => `${printable(line)}\n`)
        .join(''),
    );
}

function answerIn(given: string): [string, string] {
  const at = given.indexOf('=');
  if (at < 1) throw usageError('--set needs a name and a value, such as buyer-reference=04011000-12345-03');
  return [given.slice(0, at), given.slice(at + 1)];
}
