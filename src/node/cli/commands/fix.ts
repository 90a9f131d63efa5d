import { resolve } from 'node:path';
import { message } from '../../../engine/text/message.ts';
import { codesIn, type Repaired, repairInvoice } from '../../../formats/repair/index.ts';
import { CommandError, EXIT, usageError } from '../../files/exit.ts';
import { bytesOf, readTextFile } from '../../files/input.ts';
import { refuseExisting, writeFilesWhole, writeFileWhole } from '../../files/write-file.ts';
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
}

const NOTES = [
  'Repairs what is written wrongly: the order of elements, dates, numbers, codes in words, missing schemes, namespaces, the encoding. Never changes what an amount, a tax, an account or a party means.',
  'Asks for what only you can say, such as the buyer reference: give it with --set. What only the issuer may change is named and stays as it is.',
  'With --in-place, it keeps a copy whose name ends in .orig. Exits with 0 if nothing is wrong any more, with 1 if something remains.',
  '$ billwright fix refused.xml repaired.xml --set buyer-reference=04011000-12345-03',
  '$ billwright fix --explain rejection.txt',
];

/** `billwright fix`: repairs a refused e-invoice, or explains a rejection. */
export const fixCommand: MakeCommand = (session) =>
  command('fix', 'repair a refused e-invoice, or explain why it was refused', '', NOTES)
    .argument('[file]', 'e-invoice in XML or PDF')
    .argument('[outfile]', 'file to write')
    .option('--set <name=value>', 'an answer, such as due-date=2026-04-30 or unit[2]=H87; repeatable', gather)
    .option('--only <kind>', 'safe: only what follows from how a value is written')
    .option('--rejection <file>', 'what came with the file: a report, or the message of an authority')
    .option('--explain <file>', 'only explain the codes in a rejection')
    .action(async (file: string | undefined, outfile: string | undefined, flags: Flags) => {
      if (flags.explain !== undefined) await explain(session, flags.explain);
      else await fix(session, file, outfile, flags);
    });

async function explain(session: Session, file: string): Promise<void> {
  const codes = (await codesIn(readTextFile(file).text)).map(({ code, kind, rule, meaning }) => {
    const said = rule ? { template: rule.description } : meaning;
    return { code, kind, ...(said && { description: session.words(said) }) };
  });
  await printed(session, { codes }, () =>
    codes.map(({ code, kind, description = '' }) => `${code} (${session.say(KINDS[kind])}): ${description}`),
  );
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
  const repaired = await repairInvoice(bytes, {
    now: new Date(),
    answers,
    isSafe: only === 'safe',
    rejection: rejection === undefined ? undefined : readTextFile(rejection).text,
  });
  if (!repaired.ok) {
    if (outfile !== undefined) writeFileWhole(outfile, bytes);
    const [why = message('It contains no e-invoice.')] = repaired.faults;
    throw new CommandError(message('{file}: {why}', { file: given, why }), EXIT.faulty, given);
  }
  writeResult(given, outfile, bytes, repaired);
  await printRepair(session, repaired);
  session.exitCode = repaired.remaining.length === 0 ? EXIT.done : EXIT.faulty;
}

/** Returns the file to repair. Refuses wrong use. */
function checkUse(session: Session, file: string | undefined, outfile: string | undefined, only?: string): string {
  const { inPlace = false } = session.flags;
  if (file === undefined) throw usageError('give a file to repair');
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

async function printRepair(session: Session, { changes, remaining, unused, format }: Repaired): Promise<void> {
  const left = remaining.map(({ text, ...rest }) => ({ ...rest, description: session.words(text) }));
  const answer = { ...(format && { format }), changes, remaining: left, ...(unused.length > 0 && { unused }) };
  await printed(session, answer, () => [
    ...changes.map(({ xpath, from = '', to = '', file }) =>
      file === undefined ? `✓ ${xpath}: ${from} → ${to}` : `✓ ${session.say(FILE_CHANGES[file])}`,
    ),
    ...left.map(({ rule, kind, set, example, description }) => {
      const next = set === undefined ? session.say(KINDS[kind]) : `--set ${set}=${example ?? '…'}`;
      return `✗ ${rule}: ${description} (${next})`;
    }),
    ...unused.map((name) => session.say(texts.unusedAnswer, { name })),
  ]);
}

const FILE_CHANGES = {
  base64: texts.base64Removed,
  blanks: texts.blanksRemoved,
  encoding: texts.encodingChanged,
  mark: texts.markRemoved,
  instructions: texts.instructionsRemoved,
} as const;

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
