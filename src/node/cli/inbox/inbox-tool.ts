import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { words } from '../../../engine/text/message.ts';
import { refusal } from '../../../operations/errors.ts';
import type { Tool } from '../../../service/mcp/tool.ts';
import { placeWithin } from '../../files/within.ts';
import { inbox } from './inbox.ts';
import { inboxList } from './output.ts';
import { InboxState } from './state.ts';

const TIME_LIMIT = 60;

const SILENT = { show() {}, interrupt: (write: () => void) => write(), end() {} };

/** Returns the tool that checks the files in a folder of the machine's owner, and no others. */
export function inboxTool(folder: string): Tool {
  const state = new InboxState(undefined);
  return {
    name: 'inbox',
    description:
      'Checks received invoices in the inbox of this server, in archives and e-mails too: rules, copies, changed accounts, PDF pages that differ from their XML. For each, it suggests paying, asking or refusing, or reports that there is nothing to pay.',
    arguments: {
      path: { type: 'string', description: 'A file or folder in the inbox. Default: all of it.' },
    },
    choices: ['fields'],
    speaks: true,
    async run({ path }, { translation }) {
      const place = placeWithin(folder, typeof path === 'string' ? path : '');
      if (place === undefined)
        return refusal('input', 'the inbox has no file or folder {path}', { path: String(path) });
      // Links may lead outside, too.
      const isLeftOut = (file: string) => placeWithin(folder, resolve(file)) === undefined;
      const options = { folder, jobs: availableParallelism(), timeLimit: TIME_LIMIT, state, isLeftOut };
      // All files, because they are judged next to each other.
      const { rows } = await inbox(options, SILENT);
      const wanted = rows.filter(
        ({ file }) =>
          place === '' || file === place || (/^[/#]/.test(file.slice(place.length)) && file.startsWith(place)),
      );
      return { ok: true, result: inboxList(wanted, (said) => words(said, translation)) };
    },
  };
}
