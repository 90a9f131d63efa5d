import { useCallback } from 'react';
import { announce } from '../ui/announcer.tsx';
import { notify } from '../ui/notice.ts';
import { useDrafts } from './drafts.ts';
import type { FileDocuments } from './read-documents.ts';
import { useShowDraft } from './use-active-draft.ts';

/** More documents than this are no tabs. */
const maxTabs = 20;

/** Opens documents as drafts and shows the first; says what could not be opened, and why. */
export function useImport() {
  const show = useShowDraft();

  const openTexts = useCallback(
    (texts: readonly string[]) => {
      if (texts.length > maxTabs) {
        notify({
          title: `${texts.length} documents are too many for tabs`,
          description: 'The page Batch works on them all at once.',
          tone: 'bad',
        });
        return;
      }
      const [first] = texts.map((text) => useDrafts.getState().open(text));
      if (!first) return;
      show(first);
      announce(texts.length === 1 ? 'Opened as a new draft.' : `${texts.length} documents opened as drafts.`);
    },
    [show],
  );

  const openFiles = useCallback(
    async (files: readonly File[]) => {
      const { readFile } = await import('./read-documents.ts');
      const texts: string[] = [];
      for (const file of files) {
        // What nobody has thought of in one file does not lose the others.
        const read: FileDocuments = await readFile(file).catch((error: unknown) => ({
          texts: [],
          faults: [`it cannot be read: ${String(error)}`],
        }));
        if (read.faults.length > 0) notify({ title: notOpened(file.name, read), tone: 'bad' });
        texts.push(...read.texts);
        if (read.guessed) {
          notify({
            title: `${file.name} is not UTF-8: it was read as ${read.guessed}`,
            description: 'See whether letters with accents are right.',
            duration: 20_000,
          });
        }
      }
      openTexts(texts);
    },
    [openTexts],
  );

  return { openTexts, openFiles };
}

function notOpened(name: string, { texts, faults }: FileDocuments): string {
  if (texts.length === 0) return `${name} was not opened: ${faults[0]}`;
  const count = faults.length === 1 ? 'One document' : `${faults.length} documents`;
  return `${count} of ${name} could not be opened: ${faults[0]}`;
}
