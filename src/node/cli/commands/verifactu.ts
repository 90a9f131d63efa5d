import { Option } from 'commander';
import { VERIFACTU_OPTIONS } from '../../../formats/national/verifactu/options.ts';
import { STATEMENT } from '../../../formats/national/verifactu/statement.ts';
import { verifactuChain } from '../../../operations/many/verifactu-chain.ts';
import { usageError } from '../../files/exit.ts';
import { chainCommand, checkChains } from '../chains.ts';
import { type MakeCommand, withNotes } from '../command.ts';
import { optionFlags } from '../field-flags.ts';
import { inWords } from '../format-pages.ts';
import type { Session } from '../session.ts';
import { type MessagesFlags, makeMessages } from '../verifactu-messages.ts';

const NOTES = [
  'messages makes the records of invoices, each chained to the previous one, in messages of up to 1,000. It takes all options. A JSON line may have the invoice in data, next to options of its record, such as generated_at.',
  STATEMENT.template,
  '$ billwright verifactu chain records/2026',
];

/** `billwright verifactu`: checks the chains of billing records in files and folders, or makes messages of invoices. */
export const verifactuCommand: MakeCommand = (session) =>
  withNotes(chainCommand(verifactuChain, ['messages'])(session), ...NOTES)
    .addOption(optionOf('system', session))
    .addOption(optionOf('previous', session))
    .addOption(new Option('--message <form>', 'the message alone, or in a SOAP envelope').choices(['body', 'envelope']))
    .addOption(optionOf('header', session))
    .addOption(optionOf('mode', session))
    .addOption(optionOf('environment', session))
    .option('--out <folder>', 'write the messages to a folder')
    .action(async (action: string, paths: string[], flags: MessagesFlags) => {
      if (action === 'messages') {
        await makeMessages(session, paths, flags);
        return;
      }
      const [flag] = Object.keys(flags);
      if (flag !== undefined) throw usageError('--{flag} is only for messages', { flag });
      await checkChains(session, paths, verifactuChain);
    });

/** Returns an option of the format, without the name of the format, which the command has. */
function optionOf(name: keyof typeof VERIFACTU_OPTIONS, session: Session): Option {
  const [option] = optionFlags(name, VERIFACTU_OPTIONS[name]);
  if (!option) throw new Error(`${name} has no flag`);
  return inWords(option, session);
}
