import { useQuery } from '@tanstack/react-query';
import { engine } from '../../engine/service/engine.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { titleOf } from '../../state/drafts/titles.ts';
import { entryOf } from '../entry.ts';
import { rowsOf } from '../rows.ts';
import { LetterDialog } from './letter-dialog.tsx';

/** A letter to the supplier of an open e-invoice that is not in the inbox. */
export function DraftLetter({ draft, onClose }: { draft: Draft; onClose(): void }) {
  const { id, text, pdf, signed, encoded } = draft;
  const { data } = useQuery({
    queryKey: ['letter-of', id, text],
    queryFn: async () => {
      const content = pdf ?? signed ?? encoded ?? new Blob([text]);
      const [read] = await engine().call('inboxRead', { path: titleOf(draft), content });
      return read && rowsOf([entryOf(read, Date.now())], [])[0];
    },
    gcTime: 0,
    retry: false,
  });
  return data && <LetterDialog of={data} onClose={onClose} />;
}
