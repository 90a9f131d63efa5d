import { replicate } from '../../../service/operations.ts';
import { command, type MakeCommand, withFiles } from '../command.ts';
import { readInput } from '../input.ts';
import { operate } from '../operate.ts';
import { targetOf, writeResult } from '../output.ts';

const EXAMPLES = `
  $ billwright replicate --indent built.json copy.json`;

/** `billwright replicate`: a copy as a new document (chapter 09 §4.4). */
export const replicateCommand: MakeCommand = (session) =>
  withFiles(command('replicate', 'copy a document as a new one', EXAMPLES)).action(
    async (infile: string | undefined, outfile: string | undefined) => {
      const target = targetOf(infile, outfile, session.flags);
      const input = await readInput(infile, session.io);
      const done = await operate(session, replicate, { input });
      if (done) await writeResult(done.result, target, session);
    },
  );
