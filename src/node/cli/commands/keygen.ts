import { keygen } from '../../../engine/index.ts';
import { systemEnvironment } from '../../../operations/environment.ts';
import { STDIN } from '../../files/input.ts';
import { atHome, defaultKeyFile, publicKeyFile, writeKeyPair } from '../../files/keys.ts';
import { command, type MakeCommand } from '../command.ts';
import { textOf } from '../output.ts';
import * as texts from '../texts.ts';

const EXAMPLES = `
  $ billwright keygen --quiet my-key.jwk`;

/** `billwright keygen`: a new key pair, in files only their owner can read, or on standard output. */
export const keygenCommand: MakeCommand = (session) =>
  command('keygen', 'make a key pair for signing', EXAMPLES)
    .argument('[outfile]', 'file for the private key; - for standard output (default: ~/.billwright/id_es256.jwk)')
    .action(async (outfile: string | undefined) => {
      const { io, flags } = session;
      const pair = await keygen(systemEnvironment());
      const write = (key: object) => textOf(key, 'json', flags);
      if (outfile === STDIN) {
        await session.print(write(pair.private));
        return;
      }
      const file = outfile === undefined ? defaultKeyFile(io) : atHome(outfile, io);
      writeKeyPair(pair, file, write, flags.force ?? false);
      session.note(session.say(texts.keyPair, { file, publicFile: publicKeyFile(file) }));
    });
