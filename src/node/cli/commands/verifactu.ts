import { Argument, Option } from 'commander';
import { chainReader } from '../../../formats/index.ts';
import { VERIFACTU_OPTIONS } from '../../../formats/national/verifactu/options.ts';
import { STATEMENT } from '../../../formats/national/verifactu/statement.ts';
import { chainAnswer } from '../../../operations/chain-answer.ts';
import { usageError } from '../../files/exit.ts';
import { checkChains } from '../chains.ts';
import { command, type MakeCommand } from '../command.ts';
import * as texts from '../texts.ts';
import { type MessagesFlags, makeMessages } from '../verifactu-messages.ts';

const NOTES = [
  'chain checks the records in XML with any number of records, events or messages, and in JSON lines with XML: texts, or objects with xml or result.',
  'messages makes the records of invoices, each chained to the one before, in messages of up to 1,000. It takes all options. Lines of JSON may have an invoice as data, with the options of its record, such as generated_at.',
  STATEMENT.template,
  '$ billwright verifactu chain records/2026',
];

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
      await checkChains(session, paths, await chainReader(), (report) => {
        const answer = chainAnswer(report, session.translation);
        const summaries = answer.chains.map(({ issuer, system, count, runs, last }) => {
          const name = [system.maker, system.id, system.installation].join(' ');
          const values = { issuer, system: name, count, runs, number: last.number, hash: last.hash };
          return session.say(texts.chainSummary, values);
        });
        return { answer, summaries };
      });
    });
