import { Argument } from 'commander';
import { invoiceChainReader } from '../../../formats/index.ts';
import { invoiceChainAnswer } from '../../../operations/chain-answer.ts';
import { digest } from '../../files/digest.ts';
import { checkChains } from '../chains.ts';
import { command, type MakeCommand } from '../command.ts';
import * as texts from '../texts.ts';

const NOTES = [
  'chain checks that each invoice has the counter after the one before, and its hash. It reads XML, also in base64, and JSON lines with XML, such as answers of ZATCA.',
  '$ billwright zatca chain invoices/2026',
];

/** `billwright zatca`: checks the chains of invoices in files and folders. */
export const zatcaCommand: MakeCommand = (session) =>
  command('zatca', 'check the chains of ZATCA invoices', '', NOTES)
    .addArgument(new Argument('<action>', 'what to do').choices(['chain']))
    .argument('<path...>', 'files, folders and globs; - for standard input')
    .action(async (_: string, paths: string[]) => {
      await checkChains(session, paths, await invoiceChainReader(undefined, digest), (report) => {
        const answer = invoiceChainAnswer(report, session.translation);
        const summaries = answer.chains.map(({ issuer, count, runs, last }) => {
          const values = { issuer, count, runs, number: last.number, icv: last.icv, hash: last.hash };
          return session.say(texts.invoiceChainSummary, values);
        });
        return { answer, summaries };
      });
    });
