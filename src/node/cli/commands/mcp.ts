import { setImmediate as nextTurn } from 'node:timers/promises';
import { load } from '../../../engine/index.ts';
import { fileError, usageError } from '../../files/exit.ts';
import { signingKeyIn } from '../../files/signing-key.ts';
import { statOf } from '../../files/stat.ts';
import { command, type MakeCommand } from '../command.ts';
import { reportNotice } from '../report.ts';

/** `billwright mcp`: tools and resources for an assistant, over standard input and output (chapter 09 §8). */
export const mcpCommand: MakeCommand = (session) =>
  command('mcp', 'serve an assistant over standard input and output (Model Context Protocol)')
    .option('-k, --key <file>', 'private key; adds the tool sign')
    .option('--inbox <folder>', 'folder with received invoices; adds the tool inbox, which checks them')
    .action(async ({ key, inbox }: { key?: string; inbox?: string }) => {
      if (inbox !== undefined && !statOf(inbox)?.isDirectory())
        throw usageError('{folder} is not a folder', { folder: inbox });
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
      const tools = inbox === undefined ? [] : [(await import('../inbox/inbox-tool.ts')).inboxTool(inbox)];
      await serveMcp(session.io, privatekey, tools);
      // The last answer may still be in flight, or its failure unknown.
      await nextTurn();
      if (failure !== undefined) throw fileError('write', '<stdout>', failure);
    });
