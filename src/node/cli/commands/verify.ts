import type { Verified } from '../../../engine/index.ts';
import { verify } from '../../../service/operations.ts';
import { command, gather, type MakeCommand } from '../command.ts';
import { readInput } from '../input.ts';
import { atHome, privateKeyFile, publicKeyFile, readPublicKeys } from '../keys.ts';
import { operate } from '../operate.ts';

const EXAMPLES = `
  $ billwright verify --quiet signed.json`;

/** `billwright verify`: checks an envelope and its signatures (chapter 09 §5.3). */
export const verifyCommand: MakeCommand = (session) =>
  command('verify', 'check an envelope and its signatures', EXAMPLES)
    .argument('[infile]', 'file to read, in JSON or YAML; - or none for standard input')
    .option(
      '-k, --key <file>',
      'public key, or a set of them; may be repeated (default: ~/.billwright/id_es256.pub.jwk)',
      gather,
    )
    .action(async (infile: string | undefined, flags: { key?: string[] }) => {
      const { io } = session;
      const files = flags.key?.map((file) => atHome(file, io)) ?? [publicKeyFile(privateKeyFile(undefined, io))];
      const publickeys = readPublicKeys(files);
      const input = await readInput(infile, io);
      const done = await operate(session, verify, { input }, { publickeys, details: true });
      if (!done) return;
      // With `details` the engine lists the signatures.
      const { signatures = [] } = done.result as Verified;
      for (const { ok, kid } of signatures) if (ok) session.note(`${session.style('green', 'ok')} ${kid}`);
    });
