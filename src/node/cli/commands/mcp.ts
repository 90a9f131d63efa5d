import { setImmediate as nextTurn } from 'node:timers/promises';
import { load } from '../../../engine/loading.ts';
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
    .option('--folder <path>', 'folder whose files tools may read and write, by the arguments file and save_to')
    .action(async ({ key, inbox, folder }: { key?: string; inbox?: string; folder?: string }) => {
      for (const each of [inbox, folder]) {
        if (each !== undefined && !statOf(each)?.isDirectory())
          throw usageError('{folder} is not a folder', { folder: each });
      }
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
      const { folderFiles } = await import('../folder-files.ts');
      const files = folder === undefined ? undefined : folderFiles(folder);
      await serveMcp(session.io, { key: privatekey, tools, files, rules: session.house?.rules });
      // The last answer may still be in flight, or its failure unknown.
      await nextTurn();
      if (failure !== undefined) throw fileError('write', '<stdout>', failure);
    });
