import { sign } from '../../../service/operations.ts';
import { command, type MakeCommand, withFiles, withValues } from '../command.ts';
import { readInput, readTextFile } from '../input.ts';
import { privateKeyFile, readKeyFile } from '../keys.ts';
import { operate } from '../operate.ts';
import { targetOf, writeResult } from '../output.ts';
import { readSettings, type SetFlags } from '../set-values.ts';

interface Flags extends SetFlags {
  template?: string;
  type?: string;
  key?: string;
  issuer?: string;
  audience?: string;
}

const EXAMPLES = `
  $ billwright keygen --quiet --force
  $ billwright sign built.json signed.json`;

/** `billwright sign`: builds an envelope and signs its header (chapter 09 §5.2). */
export const signCommand: MakeCommand = (session) =>
  withValues(withFiles(command('sign', 'put a document into an envelope and sign it', EXAMPLES)))
    .option('-k, --key <file>', 'private key (default: ~/.billwright/id_es256.jwk)')
    .option('--issuer <uri>', 'who signs')
    .option('--audience <uri>', 'for whom it is signed')
    .action(async (infile: string | undefined, outfile: string | undefined, flags: Flags) => {
      const target = targetOf(infile, outfile, session.flags);
      const settings = readSettings(flags);
      const template = flags.template === undefined ? undefined : readTextFile(flags.template);
      const privatekey = readKeyFile(privateKeyFile(flags.key, session.io));
      const input = await readInput(infile, session.io);
      const { type = null, issuer = null, audience = null } = flags;
      const done = await operate(session, sign, { input, template, settings }, { type, issuer, audience, privatekey });
      if (done) await writeResult(done.result, target, session);
    });
