import { resolve } from 'node:path';
import { message } from '../../../engine/text/message.ts';
import { codesIn, repairInvoice } from '../../../formats/repair/index.ts';
import { CommandError, EXIT, usageError } from '../../files/exit.ts';
import { bytesOf, readBytes, readTextFile } from '../../files/input.ts';
import { refuseExisting, writeFileWhole } from '../../files/write-file.ts';
import { command, gather, type MakeCommand } from '../command.ts';
import { textOf } from '../output.ts';
import { printable } from '../printable.ts';
import type { Session } from '../session.ts';

interface Flags {
  set?: string[];
  only?: string;
  rejection?: string;
  inPlace?: boolean;
  explain?: string;
}

const NOTES = [
  'Repairs what is written wrongly: order of elements, dates, numbers, codes in words, missing schemes, namespaces, encoding. Never changes amounts, taxes, accounts or parties.',
  'Exits with 0 if nothing is wrong any more, with 1 if something remains.',
  '$ billwright fix refused.xml repaired.xml --set buyer-reference=04011000-12345-03',
  '$ billwright fix --explain rejection.xml',
];

/** `billwright fix`: repairs a refused e-invoice, or explains a rejection. */
export const fixCommand: MakeCommand = (session) =>
  command('fix', 'repair a refused e-invoice, or explain why it was refused', '', NOTES)
    .argument('[file]', 'e-invoice in XML or PDF')
    .argument('[outfile]', 'file to write')
    .option(
      '--set <name=value>',
      'an answer, such as buyer-reference=04011000-12345-03 or unit[2]=H87; repeatable',
      gather,
    )
    .option('--only <kind>', 'safe: only what follows from how a value is written')
    .option('--rejection <file>', 'what came with the file: a report, or the message of an authority')
    .option('--in-place', 'change the file itself, and keep a copy with the ending .orig')
    .option('--explain <file>', 'only explain the codes in a rejection')
    .action(async (file: string | undefined, outfile: string | undefined, flags: Flags) => {
      if (flags.explain !== undefined) await explain(session, flags.explain);
      else await fix(session, file, outfile, flags);
    });

async function explain(session: Session, file: string): Promise<void> {
  const codes = await codesIn(readTextFile(file).text);
  const answer = {
    codes: codes.map(({ code, kind, rule, meaning }) => ({
      code,
      kind,
      ...(rule && { description: session.words({ template: rule.description }) }),
      ...(meaning !== undefined && { description: session.words({ template: meaning }) }),
    })),
  };
  const { json, output } = session.flags;
  if (json || output) await session.print(textOf(answer, output ?? 'json', session.flags, session.isShown));
  else
    for (const { code, kind, description = '' } of answer.codes)
      await session.print(`${printable(`${code} (${kind}): ${description}`)}\n`);
}

async function fix(
  session: Session,
  file: string | undefined,
  outfile: string | undefined,
  flags: Flags,
): Promise<void> {
  const { inPlace = false, only, rejection } = flags;
  if (file === undefined) throw usageError('give a file to repair');
  if ((outfile === undefined) !== inPlace) throw usageError('give a file to write, or --in-place');
  if (only !== undefined && only !== 'safe') throw usageError('--only takes safe');
  if (outfile !== undefined && resolve(outfile) === resolve(file))
    throw usageError('to change the file itself, use --in-place');
  const answers = Object.fromEntries((flags.set ?? []).map(answerIn));
  const bytes = await bytesOf(file);
  const repaired = await repairInvoice(bytes, {
    now: new Date(),
    answers,
    isSafe: only === 'safe',
    rejection: rejection === undefined ? undefined : readTextFile(rejection).text,
  });
  const changes = repaired.ok ? repaired.changes : [];
  const result = repaired.ok ? repaired.bytes : bytes;
  if (outfile !== undefined) writeFileWhole(outfile, result);
  else if (changes.length > 0) {
    refuseExisting(`${file}.orig`);
    writeFileWhole(`${file}.orig`, readBytes(file));
    writeFileWhole(file, result);
  }
  if (!repaired.ok) {
    const [first] = repaired.faults;
    throw new CommandError(
      first ? message('{file}: {why}', { file, why: first }) : message('{file} cannot be read', { file }),
      EXIT.faulty,
      file,
    );
  }
  const remaining = repaired.remaining.map(({ text, ...rest }) => ({ ...rest, description: session.words(text) }));
  const { json, output } = session.flags;
  if (json || output)
    await session.print(
      textOf({ changes: repaired.changes, remaining }, output ?? 'json', session.flags, session.isShown),
    );
  else {
    for (const { xpath, from, to, rule } of changes)
      await session.print(`${printable(`${rule} ${xpath}: ${from ?? ''} → ${to ?? ''}`)}\n`);
    for (const { rule, description, set } of remaining)
      await session.print(`${printable(`${rule}: ${description}${set ? ` --set ${set}=…` : ''}`)}\n`);
  }
  session.exitCode = remaining.length === 0 ? EXIT.done : EXIT.faulty;
}

function answerIn(given: string): [string, string] {
  const at = given.indexOf('=');
  if (at < 1) throw usageError('--set needs a name and a value, such as buyer-reference=04011000-12345-03');
  return [given.slice(0, at), given.slice(at + 1)];
}
