import { useDescription } from '../engine/document/use-description.ts';
import { AddonsPage as Page } from '../reference/addons-page.tsx';
import { FieldNames } from '../reference/field-names.ts';
import { useActiveDraft } from '../state/drafts/use-active-draft.ts';
import { useFieldName } from '../write/saving/field-names.ts';

/** The page of addons, which names the fields of the open document as the form does. */
export function AddonsPage() {
  const draft = useActiveDraft();
  const nameOf = useFieldName(useDescription(draft?.text ?? ''));
  return (
    <FieldNames value={nameOf}>
      <Page />
    </FieldNames>
  );
}
