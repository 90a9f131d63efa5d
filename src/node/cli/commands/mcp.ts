import { setImmediate as nextTurn } from 'node:timers/promises';
import { load } from '../../../engine/index.ts';
import { fileError } from '../../files/exit.ts';
import { signingKeyIn } from '../../files/signing-key.ts';
import { command, type MakeCommand } from '../command.ts';
import { reportNotice } from '../report.ts';

/** `billwright mcp`: tools and resources for an assistant, over standard input and output (chapter 09 §8). */
export const mcpCommand: MakeCommand = (session) =>
  command('mcp', 'serve an assistant over standard input and output (Model Context Protocol)')
    .option('-k, --key <file>', 'private key; adds the tool sign')
    .action(async ({ key }: { key?: string }) => {
      const privatekey =
        key === undefined ? undefined : await signingKeyIn(key, session.io, (notice) => reportNotice(session, notice));
      const { serveMcp } = await import('../../mcp/stdio.ts');
      await load('all');
      const { stdin, stdout } = session.io;
      let failure: unknown;
      stdout.once('error', (error) => {
        failure = error;
        stdin.destroy();
      });
      await serveMcp(session.io, privatekey);
      // The last answer may still be in flight, or its failure unknown.
      await nextTurn();
      if (failure !== undefined) throw fileError('write', '<stdout>', failure);
    });
