import { load } from '../../../engine/index.ts';
import { type Member, membersOf } from '../../../inbox/open.ts';
import { type FileRead, readFiles } from '../../../inbox/read-file.ts';
import { systemEnvironment } from '../../../operations/environment.ts';
import type { Work } from '../work/work.ts';

/** The work of `inbox`: opens archives and e-mails, and reads the files in them. */
export interface InboxSetup {
  kind: 'inbox';
}

export interface InboxTask {
  /** `open` lists the members of a container, `read` reads a single file. */
  step: 'open' | 'read';
  file: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The answer to each step. */
export type InboxAnswer = { members: Member[] } | { reads: FileRead[] };

export async function prepareInbox(): Promise<Work<InboxSetup>> {
  await load('all');
  const environment = systemEnvironment();
  return {
    async run({ step, file, bytes }) {
      if (step === 'read') return { reads: await readFiles(file, bytes, environment) };
      const members: Member[] = [];
      for await (const member of membersOf(file, bytes)) members.push(member);
      return { members };
    },
    runBlock: () => Promise.reject(new Error('files come one by one')),
  };
}
