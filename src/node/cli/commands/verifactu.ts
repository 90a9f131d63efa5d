import { Argument, Option } from 'commander';
import { groupBy } from '../../../engine/model/group-by.ts';
import { chainReader } from '../../../formats/index.ts';
import { VERIFACTU_OPTIONS } from '../../../formats/syntaxes/verifactu/options.ts';
import { STATEMENT } from '../../../formats/syntaxes/verifactu/statement.ts';
import { type ChainAnswer, type ChainFault, chainAnswer } from '../../../operations/verifactu-chain.ts';
import { CommandError, EXIT, fileError, usageError } from '../../files/exit.ts';
import { unpackedStream } from '../../files/gunzip.ts';
import { isStdin } from '../../files/input.ts';
import { piecesOf } from '../../files/pieces.ts';
import { findFiles } from '../batch/find-files.ts';
import { command, type MakeCommand } from '../command.ts';
import { type Finding, report } from '../findings.ts';
import { textOf } from '../output.ts';
import { printable } from '../printable.ts';
import { reportFailure } from '../report.ts';
import type { Session } from '../session.ts';
import * as texts from '../texts.ts';
import { type MessagesFlags, makeMessages } from '../verifactu-messages.ts';

const NOTES = [
  'chain checks the records in XML with any number of records, events or messages, and in JSON lines with XML: texts, or objects with xml or result.',
  'messages makes the records of invoices, each chained to the one before, in messages of up to 1,000. It takes all options. Lines of JSON may have an invoice as data, with the options of its record, such as generated_at.',
  STATEMENT.template,
  '$ billwright verifactu chain records/2026',
];

/** The files of a folder that have records. */
const RECORDS = /\.(?:xml|jsonl|ndjson)(?:\.gz)?$/i;

/** `billwright verifactu`: checks the chains of billing records in files and folders, or makes messages of invoices. */
export const verifactuCommand: MakeCommand = (session) =>
  command('verifactu', 'check the chains of VERI*FACTU records, or make messages of many', '', NOTES)
    .addArgument(new Argument('<action>', 'what to do').choices(['chain', 'messages']))
    .argument('<path...>', 'files, folders and globs; - for standard input')
    .option('--system <json>', VERIFACTU_OPTIONS.system.description)
    .option('--previous <record>', VERIFACTU_OPTIONS.previous.description)
    .addOption(new Option('--message <form>', 'the message alone, or in a SOAP envelope').choices(['body', 'envelope']))
    .option('--header <json>', VERIFACTU_OPTIONS.header.description)
    .addOption(new Option('--mode <mode>', VERIFACTU_OPTIONS.mode.description).choices(['verifactu', 'no-verifactu']))
    .addOption(
      new Option('--environment <name>', VERIFACTU_OPTIONS.environment.description).choices(['production', 'test']),
    )
    .option('--out <folder>', 'write the messages to a folder')
    .action(async (action: string, paths: string[], flags: MessagesFlags) => {
      if (action === 'messages') {
        await makeMessages(session, paths, flags);
        return;
      }
      const [flag] = Object.keys(flags);
      if (flag !== undefined) throw usageError('--{flag} is only for messages', { flag });
      const reader = await chainReader();
      const { files, unreadable } = findFiles(
        paths.filter((path) => !isStdin(path)),
        true,
      );
      for (const { path, why } of unreadable) reportFailure(session, new CommandError(why, EXIT.files, path));
      const sources = [
        ...(paths.some(isStdin) ? [{ name: '<stdin>', source: session.io.stdin }] : []),
        ...files
          .filter(({ file }) => paths.includes(file) || RECORDS.test(file))
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
      const answer = chainAnswer(reader.result(), session.translation);
      await printed(answer, session);
      session.exitCode = isComplete ? (answer.unbroken ? EXIT.done : EXIT.faulty) : EXIT.files;
    });

async function printed(answer: ChainAnswer, session: Session): Promise<void> {
  const { json, output } = session.flags;
  if (json || output) {
    await session.print(textOf(answer, output ?? 'json', session.flags, session.isShown));
    return;
  }
  for (const { issuer, system, count, runs, last } of answer.chains) {
    const name = [system.maker, system.id, system.installation].join(' ');
    const values = { issuer, system: name, count, runs, number: last.number, hash: last.hash };
    await session.print(`${printable(session.say(texts.chainSummary, values))}\n`);
  }
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
    const heading = session.say(texts.chainFindings, { count: found.length });
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
