import { useMemo } from 'react';
import { say } from '../texts/say.ts';
import { notify } from '../ui/notice.ts';
import type { Openable } from './read-documents.ts';
import * as texts from './texts.ts';
import { useShowDraft } from './use-active-draft.ts';

/** More documents than this are no tabs. */
export const maxTabs = 20;

/** Opens something by what is fetched for it; says so where that cannot be had. */
async function open(by: (opening: typeof import('./open-documents.ts')) => void | Promise<void>): Promise<void> {
  try {
    await by(await import('./open-documents.ts'));
  } catch (error) {
    notify({ title: say(texts.openingFailed, { error: String(error) }), tone: 'bad' });
  }
}

/** Opens documents as drafts and shows the first; says what could not be opened, and why; asks where something has to be chosen. */
export function useImport() {
  const show = useShowDraft();
  return useMemo(
    () => ({
      openDrafts: (documents: readonly Openable[]) => open(({ openDrafts }) => openDrafts(documents, show)),
      openFiles: (files: readonly File[]) => open(({ openFiles }) => openFiles(files, show)),
      openPasted: (text: string) => open(({ openPasted }) => openPasted(text, show)),
    }),
    [show],
  );
}
