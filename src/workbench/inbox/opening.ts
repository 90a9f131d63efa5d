/** Opens files of the inbox as e-invoices, one at a time. */

import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useDrafts } from '../state/drafts/drafts.ts';
import { readFile } from '../state/drafts/read-documents.ts';
import { useShowDraft } from '../state/drafts/use-active-draft.ts';
import { saveBlob } from '../ui/files.ts';
import type { Entry } from './entry.ts';
import { markFiles } from './inbox.ts';
import { baseOf } from './words.ts';

/** The texts with which drafts were opened. Those that were not changed are closed when the next file is shown. */
const opened = new Map<string, string>();

/** The file shown last, to which the list returns. */
let last: string | undefined;

export function lastShown(): string | undefined {
  return last;
}

/** Returns the draft of a file; undefined if the file is not an e-invoice that can be shown. */
async function draftOf({ key, read, content }: Entry): Promise<string | undefined> {
  if (!content || read.verdict === 'unreadable') return undefined;
  const shown = useDrafts.getState().drafts.find(({ inbox }) => inbox === key);
  if (shown) return shown.id;
  const file = new File([content], baseOf(read.file), { type: content.type });
  const [draft] = (await readFile(file)).drafts;
  if (!draft) return undefined;
  const { text, ...source } = draft;
  const id = useDrafts.getState().open(text, false, { ...source, inbox: key });
  opened.set(id, text);
  return id;
}

function closeUnchanged(except: string | undefined): void {
  const { drafts, close } = useDrafts.getState();
  for (const { id, text } of drafts) {
    if (id !== except && opened.get(id) === text) close(id);
  }
}

/** Returns a function that shows a file in the workbench. It resolves to false if the file cannot be shown there. */
export function useOpenEntry(): (entry: Entry) => Promise<boolean> {
  const navigate = useNavigate();
  return useCallback(
    async (entry) => {
      const id = await draftOf(entry);
      if (id !== undefined) last = entry.key;
      // Before the draft shown so far is closed, so that its neighbour is not shown instead.
      if (id !== undefined) await navigate({ to: '/', search: { draft: id } });
      closeUnchanged(id);
      return id !== undefined;
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
        show(answered);
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
