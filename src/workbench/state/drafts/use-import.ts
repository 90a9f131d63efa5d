import { useMemo } from 'react';
import { say } from '../../ui/texts/say.ts';
import { reportNotOpened } from './not-opened.ts';
import type { Openable } from './read-documents.ts';
import * as texts from './texts.ts';
import { useShowDraft } from './use-active-draft.ts';

/** More documents than this are not opened as tabs. */
export const maxTabs = 20;

/** Opens something after loading code for it, or reports that loading failed. */
async function open(by: (opening: typeof import('./open-documents.ts')) => void | Promise<void>): Promise<void> {
  // What an earlier attempt did not open is no longer the question.
  reportNotOpened();
  try {
    await by(await import('./open-documents.ts'));
  } catch (error) {
    reportNotOpened({ title: say(texts.openingFailed, { error: String(error) }), actions: [] });
  }
}

/** Opens documents as drafts and shows the first. Reports what could not be opened, and asks if there is a choice. */
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
