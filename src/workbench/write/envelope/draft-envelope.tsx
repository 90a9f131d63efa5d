import { describe } from '../../engine/document/description.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { showView } from '../../state/view/document-view.ts';
import { goToField } from '../../state/view/form-guide.ts';
import { showPane } from '../../state/view/pane.ts';
import { headerEditing } from './envelope.ts';
import { EnvelopePanel } from './envelope-panel.tsx';

interface DraftEnvelopeProps {
  draft: Draft;
  /** Why the document is read-only. */
  readOnly: string | undefined;
  /** The result, if it is an envelope. */
  text: string | undefined;
}

/** The envelope of a draft: the draft if it is one, otherwise its result. */
export function DraftEnvelope({ draft, readOnly, text }: DraftEnvelopeProps) {
  const description = describe(draft.text);
  return (
    <EnvelopePanel
      text={description.envelope ? draft.text : text}
      editing={headerEditing(description, readOnly !== undefined)}
      onEdit={() => {
        showView('Form');
        showPane('Document');
        goToField('.head');
      }}
    />
  );
}
