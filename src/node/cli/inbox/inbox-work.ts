import { load } from '../../../engine/loading.ts';
import { type Member, membersOf } from '../../../inbox/open.ts';
import { type FileRead, readFiles } from '../../../inbox/read-file.ts';
import { checkFile } from '../../../operations/check-report.ts';
import { systemEnvironment } from '../../../operations/environment.ts';
import { messagesIn } from '../../../translations/messages.ts';
import { type RulesFile, rulesAgain } from '../../files/rules-file.ts';
import type { Work } from '../work/work.ts';

/** The work of `inbox`: opens archives and e-mails, and reads the files in them. */
export interface InboxSetup {
  kind: 'inbox';
  /** Whether to check each file for a report. */
  checks?: boolean;
  /** The language of checks. Default: English. */
  language?: string | undefined;
  /** The file of house rules. */
  rules?: RulesFile | undefined;
  /** The day by whose official rules files are judged. Default: the newest rules. */
  asOf?: string | undefined;
}

export interface InboxTask {
  /** `open` lists the members of a container, `read` reads a single file. */
  step: 'open' | 'read';
  file: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The answer to each step. */
export type InboxAnswer = { members: Member[] } | { reads: FileRead[] };

export async function prepareInbox({ checks = false, language, asOf, rules }: InboxSetup): Promise<Work<InboxSetup>> {
  await load('all');
  const translation = language === undefined ? undefined : await messagesIn([language]);
  const house = rules && { rules: rulesAgain(rules) };
  const environment = { ...systemEnvironment(), translation, asOf, house };
  const readsOf = async (file: string, bytes: Uint8Array<ArrayBuffer>) => {
    const reads = await readFiles(file, bytes, environment);
    if (!checks) return reads;
    const check = await checkFile({ data: bytes, as_of: asOf ?? null }, environment, { name: file });
    return reads.map((read) => ({ ...read, check }));
  };
  return {
    async run({ step, file, bytes }) {
      if (step === 'read') return { reads: await readsOf(file, bytes) };
      const members: Member[] = [];
      for await (const member of membersOf(file, bytes)) members.push(member);
      return { members };
    },
    runBlock: () => Promise.reject(new Error('files come one by one')),
  };
}
