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

const EXAMPLES = `
  $ billwright build invoice.yaml built.json
  $ billwright build --indent --set customer.name=Library --set lines[0].quantity=3 invoice.yaml
  $ billwright build --template invoice.yaml --envelop - envelope.json < changes.yaml
  $ echo 'name: Sol' | billwright build --type org/party
  {"$schema":"https://gobl.org/draft-0/org/party","name":"Sol"}`;

/** `billwright build`: completes a document and checks it (chapter 09 §4.1). */
export const buildCommand: MakeCommand = (session) =>
  withValues(withFiles(command('build', 'complete a document and check it', EXAMPLES)))
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
