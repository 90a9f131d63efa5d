import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { writeDensely } from '../../engine/document/write.ts';
import { explain } from '../../engine/service/explain.ts';
import { exampleQuery } from '../../engine/service/service.ts';
import { notify } from '../../ui/notice.ts';
import { holdKeys } from '../../ui/typed-ahead.tsx';
import { useDrafts } from '../drafts/drafts.ts';
import { useShowDraft } from '../drafts/use-active-draft.ts';
import { begunFromMemory } from '../memory/begin.ts';
import { startWriting } from '../view/form-guide.ts';
import { beginQuietly } from '../view/quiet.ts';
import { type Beginning, emptyDocument } from './empty-document.ts';

/** Milliseconds until the focus must be in the new draft; typing is for others after that. */
const SOON = 3_000;

function beginWriting(draft: string): void {
  startWriting(draft);
  holdKeys(SOON);
}

/** Returns functions that start a new draft: from an example, which is loaded (false if it cannot be), or empty. */
export function useStart() {
  const queries = useQueryClient();
  const show = useShowDraft();
  const startEmpty = useCallback(
    async (path: string, beginning?: Beginning) => {
      const document = await begunFromMemory(emptyDocument(path, beginning));
      const id = useDrafts.getState().open(writeDensely(document));
      beginQuietly(id);
      beginWriting(id);
      show(id);
    },
    [show],
  );
  const startFrom = useCallback(
    async (name: string) => {
      try {
        const document = await queries.fetchQuery(exampleQuery(name));
        const id = useDrafts.getState().open(writeDensely(document));
        beginWriting(id);
        show(id);
        return true;
      } catch (error) {
        const { title, advice } = explain(error);
        notify({ title, description: advice, tone: 'bad' });
        return false;
      }
    },
    [queries, show],
  );
  return { startEmpty, startFrom };
}
