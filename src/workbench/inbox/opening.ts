/** Opens files of the inbox as e-invoices, one at a time. */

import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { isOwn, useDrafts } from '../state/drafts/drafts.ts';
import { readFile } from '../state/drafts/read-documents.ts';
import { useShowDraft } from '../state/drafts/use-active-draft.ts';
import { saveBlob } from '../ui/files.ts';
import type { Entry } from './entry.ts';
import { markFiles } from './inbox.ts';
import { baseOf } from './words.ts';

/** The file shown last, to which the list returns. */
let last: string | undefined;

export function lastShown(): string | undefined {
  return last;
}

/** Returns the draft of a file; undefined if the file is not an e-invoice that can be shown. */
async function draftOf({ key, read, content }: Entry): Promise<string | undefined> {
  if (!content || read.verdict === 'unreadable') return undefined;
  const { drafts, open } = useDrafts.getState();
  const shown = drafts.find(({ inbox }) => inbox === key);
  if (shown) return shown.id;
  const file = new File([content], baseOf(read.file), { type: content.type });
  const [draft] = (await readFile(file)).drafts;
  if (!draft) return undefined;
  const { text, ...source } = draft;
  // The inbox stores the file.
  return open(text, false, { ...source, inbox: key }, true);
}

/** Closes what the inbox has shown, except a file. A fixed e-invoice stays, because the report of its check lists the changes. */
export function closeShown(except?: string): void {
  const { drafts, close } = useDrafts.getState();
  for (const draft of drafts) if (!isOwn(draft) && draft.inbox !== except && !draft.repair) close(draft.id);
}

/** Returns a function that shows a file in the inbox. It resolves to false if the file cannot be shown there. */
export function useOpenEntry(): (entry: Entry, replace?: boolean) => Promise<boolean> {
  const navigate = useNavigate();
  return useCallback(
    async (entry, replace = false) => {
      const id = await draftOf(entry);
      if (id === undefined) return false;
      last = entry.key;
      await navigate({ to: '/inbox', search: { file: entry.key }, replace });
      return true;
    },
    [navigate],
  );
}

/** Returns a function that opens the answer to an e-invoice, and marks it as answered. */
export function useAnswerEntry(): (entry: Entry) => Promise<void> {
  const show = useShowDraft();
  return useCallback(
    async (entry) => {
      const id = await draftOf(entry);
      const draft = useDrafts.getState().drafts.find((each) => each.id === id);
      if (!draft) return;
      const { answer } = await import('./answering/answer.ts');
      await answer(draft, (answered) => {
        markFiles([entry.key], 'answered');
        void show(answered);
      });
    },
    [show],
  );
}

export function useShowInbox(): () => void {
  const navigate = useNavigate();
  return useCallback(() => void navigate({ to: '/inbox' }), [navigate]);
}

export function saveEntry({ read, content }: Entry): void {
  if (content) saveBlob(baseOf(read.file), content);
}
