/** Checks the chains of records or invoices in files and folders, for the commands of each kind. */

import { Argument } from 'commander';
import { groupBy } from '../../engine/model/group-by.ts';
import type { ChainAnswer, ChainFault } from '../../operations/many/chain-answer.ts';
import type { ChainCheck } from '../../operations/many/chain-check.ts';
import { digest } from '../files/digest.ts';
import { CommandError, EXIT, fileError } from '../files/exit.ts';
import { unpackedStream } from '../files/gunzip.ts';
import { isStdin } from '../files/input.ts';
import { piecesOf } from '../files/pieces.ts';
import { findFiles } from './batch/find-files.ts';
import { command, type MakeCommand } from './command.ts';
import { type Finding, report } from './findings.ts';
import { textOf } from './output.ts';
import { printable } from './printable.ts';
import { reportFailure } from './report.ts';
import type { Session } from './session.ts';
import * as texts from './texts.ts';

/** The files of a folder that have records or invoices. */
const CHAINED = /\.(?:xml|jsonl|ndjson)(?:\.gz)?$/i;

/** Returns the command that checks chains: `billwright zatca chain`. */
export function chainCommand(check: ChainCheck, actions: readonly string[] = []): MakeCommand {
  return (session) =>
    command(check.name, check.command.summary, '', check.command.notes)
      .addArgument(new Argument('<action>', 'what to do').choices(['chain', ...actions]))
      .argument('<path...>', 'files, folders and globs; - for standard input')
      .action(async (_: string, paths: string[]) => checkChains(session, paths, check));
}

/** Checks the chains in files, folders and standard input, and prints what was found. */
export async function checkChains(session: Session, paths: readonly string[], check: ChainCheck): Promise<void> {
  const reader = await check.open(undefined, digest);
  const { files, unreadable } = findFiles(
    paths.filter((path) => !isStdin(path)),
    true,
  );
  for (const { path, why } of unreadable) reportFailure(session, new CommandError(why, EXIT.files, path));
  const sources = [
    ...(paths.some(isStdin) ? [{ name: '<stdin>', source: session.io.stdin }] : []),
    ...files
      .filter(({ file }) => paths.includes(file) || CHAINED.test(file))
      .map(({ file }) => ({ name: file, source: piecesOf(file) })),
  ];
  let isComplete = unreadable.length === 0;
  for (const { name, source } of sources) {
    const file = reader.file(name);
    try {
      for await (const piece of unpackedStream(source, name)) file.push(piece);
      file.end();
    } catch (error) {
      isComplete = false;
      reportFailure(session, error instanceof CommandError ? error : fileError('open', name, error));
    }
  }
  const { answer, lines } = reader.result(session.translation);
  await printed(answer, lines, session);
  session.exitCode = isComplete ? (answer.unbroken ? EXIT.done : EXIT.faulty) : EXIT.files;
}

async function printed(answer: ChainAnswer<object>, lines: readonly string[], session: Session): Promise<void> {
  const { json, output } = session.flags;
  if (json || output) {
    await session.print(textOf(answer, output ?? 'json', session.flags, session.isShown));
    return;
  }
  for (const line of lines) await session.print(`${printable(line)}\n`);
  const verdict = answer.unbroken
    ? session.say(texts.chainUnbroken)
    : session.say(texts.chainBroken, { count: answer.faults.length });
  await session.print(`${verdict}\n`);
  const level = (fault: ChainFault, usual: Finding['level']) => (fault.level === 'information' ? 'note' : usual);
  const findings = [
    ...answer.faults.map((fault) => findingOf(fault, level(fault, 'error'))),
    ...(session.flags.quiet ? [] : answer.warnings.map((fault) => findingOf(fault, level(fault, 'warning')))),
  ];
  for (const [file, found] of groupBy(findings, ({ file }) => file)) {
    const heading = session.say(texts.chainProblems, { count: found.length });
    report(session, { file, body: { file, faults: found }, heading, rows: true, findings: found });
  }
}

interface Placed extends Finding {
  file: string;
}

function findingOf({ code, description, places }: ChainFault, level: Finding['level']): Placed {
  const [first] = places;
  return {
    file: first?.file ?? '-',
    level,
    code,
    description,
    places: places
      .filter(({ file }) => file === first?.file)
      .map(({ line, xpath }) => ({ property: xpath, origin: { line, column: 1 } })),
  };
}
