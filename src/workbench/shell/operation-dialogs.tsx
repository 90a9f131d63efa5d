import { useNavigate } from '@tanstack/react-router';
import { CorrectDialog } from '../correct/correct-dialog.tsx';
import { describe } from '../document/description.ts';
import type { Draft } from '../drafts/draft-storage.ts';
import { useDrafts } from '../drafts/drafts.ts';
import { useShowDraft } from '../drafts/use-active-draft.ts';
import { tellDone } from '../operations/done.ts';
import { closeDialog, useOpenDialog } from '../operations/open-dialog.ts';
import { SignDialog } from '../signing/sign-dialog.tsx';
import { notify } from '../ui/notice.ts';

/** The windows over the page, of which one is open at a time. Fetched when the first is. */
export function Dialogs({ draft }: { draft: Draft }) {
  const dialog = useOpenDialog((state) => state.open);
  const navigate = useNavigate();
  const show = useShowDraft();
  if (dialog === 'sign') {
    const onSigned = (document: unknown) => {
      closeDialog();
      tellDone({ operation: 'sign', draft: draft.id, document });
      void navigate({ to: '/', search: (search) => ({ ...search, panel: 'Envelope' }) });
    };
    return <SignDialog draft={draft} onClose={closeDialog} onSigned={onSigned} />;
  }
  if (dialog === 'correct') {
    const onCorrected = (text: string, kind: string) => {
      const { title } = describe(draft.text);
      closeDialog();
      show(useDrafts.getState().open(text, draft.envelop));
      notify({ title: `${kind} for ${title}`, description: 'The original stays as it is.', tone: 'good' });
      tellDone({ operation: 'correct', draft: draft.id, document: JSON.parse(text) });
    };
    return <CorrectDialog draft={draft} onClose={closeDialog} onCorrected={onCorrected} />;
  }
  return null;
}
