import { AddonsPage as Page } from '../reference/addons-page.tsx';
import { FieldNames } from '../reference/field-names.ts';
import { useShownDocument } from '../reference/use-shown-document.ts';
import { useFieldName } from '../write/saving/field-names.ts';

/** The page of addons, which names the fields of the document that it shows as the form does. */
export function AddonsPage() {
  const nameOf = useFieldName(useShownDocument().description);
  return (
    <FieldNames value={nameOf}>
      <Page />
    </FieldNames>
  );
}
