import { build } from '../../../service/operations.ts';
import { command, type MakeCommand, withFiles, withValues } from '../command.ts';
import { readInput, readTextFile } from '../input.ts';
import { operate } from '../operate.ts';
import { targetOf, writeResult } from '../output.ts';
import { readSettings, type SetFlags } from '../set-values.ts';

interface Flags extends SetFlags {
  template?: string;
  type?: string;
  envelop?: boolean;
}

/** `billwright build`: completes a document and checks it (chapter 09 §4.1). */
export const buildCommand: MakeCommand = (session) =>
  withValues(withFiles(command('build', 'complete a document and check it')))
    .option('-e, --envelop', 'put the document into an envelope')
    .action(async (infile: string | undefined, outfile: string | undefined, flags: Flags) => {
      const target = targetOf(infile, outfile, session.flags);
      const settings = readSettings(flags);
      const template = flags.template === undefined ? undefined : readTextFile(flags.template);
      const input = await readInput(infile, session.io);
      const fields = { type: flags.type ?? null, envelop: flags.envelop ?? false };
      const done = await operate(session, build, { input, template, settings }, fields);
      if (done) await writeResult(done.result, target, session);
    });
