import { correct } from '../../../service/operations.ts';
import { command, type MakeCommand, withFiles } from '../command.ts';
import { type CorrectionFlags, correctionOf, withCorrection } from '../correction.ts';
import { readInput } from '../input.ts';
import { operate } from '../operate.ts';
import { targetOf, writeResult } from '../output.ts';

interface Flags extends CorrectionFlags {
  options?: boolean;
}

const EXAMPLES = `
  $ billwright correct --credit --reason Returned built.json credit.json
  $ billwright correct --options --indent built.json`;

/** `billwright correct`: a document that takes back or amends another (chapter 09 §4.3). */
export const correctCommand: MakeCommand = (session) =>
  withCorrection(withFiles(command('correct', 'take back or amend an invoice', EXAMPLES)))
    .option('--type <key>', 'type of the correction, such as credit-note')
    .option('--options', 'print the JSON Schema of the options that a correction of this document takes')
    .action(async (infile: string | undefined, outfile: string | undefined, flags: Flags) => {
      const target = targetOf(infile, outfile, session.flags);
      const options = correctionOf(flags);
      const input = await readInput(infile, session.io);
      const done = await operate(session, correct, { input }, { options, schema: flags.options ?? false });
      if (done) await writeResult(done.result, target, session);
    });
