import { useCallback } from 'react';
import { say } from '../texts/say.ts';
import { announce } from '../ui/announcer.tsx';
import { notify } from '../ui/notice.ts';
import type { Draft } from './draft-storage.ts';
import { useDrafts } from './drafts.ts';
import type { Documents, FileDocuments } from './read-documents.ts';
import * as texts from './texts.ts';
import { useShowDraft } from './use-active-draft.ts';

/** More documents than this are no tabs. */
const maxTabs = 20;

/** Opens documents as drafts and shows the first; says what could not be opened, and why. */
export function useImport() {
  const show = useShowDraft();

  const openTexts = useCallback(
    (documents: readonly Pick<Draft, 'text' | 'pdf'>[]) => {
      if (documents.length > maxTabs) {
        notify({
          title: say(texts.tooManyForTabs, { count: documents.length }),
          description: say(texts.useBatch),
          tone: 'bad',
        });
        return;
      }
      const [first] = documents.map(({ text, pdf }) => useDrafts.getState().open(text, false, pdf));
      if (!first) return;
      show(first);
      announce(say(texts.opened, { count: documents.length }));
    },
    [show],
  );

  const openFiles = useCallback(
    async (files: readonly File[]) => {
      const { readFile } = await import('./read-documents.ts');
      const documents: Pick<Draft, 'text' | 'pdf'>[] = [];
      for (const file of files) {
        // What nobody has thought of in one file does not lose the others.
        const read: FileDocuments = await readFile(file).catch((error: unknown) => ({
          texts: [],
          faults: [say(texts.unreadable, { error: String(error) })],
        }));
        if (read.faults.length > 0) notify({ title: notOpened(file.name, read), tone: 'bad' });
        documents.push(...read.texts.map((text) => ({ text, pdf: read.pdf })));
        if (read.guessed) {
          notify({
            title: say(texts.guessed, { file: file.name, encoding: read.guessed }),
            description: say(texts.guessedHow),
            duration: 20_000,
          });
        }
      }
      openTexts(documents);
    },
    [openTexts],
  );

  const openPasted = useCallback(
    ({ texts: documents, faults: [fault] }: Documents) => {
      if (fault !== undefined) notify({ title: say(texts.pastedNot, { fault }), tone: 'bad' });
      openTexts(documents.map((text) => ({ text })));
    },
    [openTexts],
  );

  return { openPasted, openFiles };
}

function notOpened(file: string, { texts: opened, faults }: FileDocuments): string {
  const [fault = ''] = faults;
  if (opened.length === 0) return say(texts.notOpened, { file, fault });
  return say(texts.someNotOpened, { count: faults.length, file, fault });
}
