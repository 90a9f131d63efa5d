import { AddonsPage as Page } from '../reference/addons-page.tsx';
import { FieldNames } from '../reference/field-names.ts';
import { useShownDocument } from '../reference/use-shown-document.ts';
import { useFieldName, useValueName } from '../write/saving/field-names.ts';

/** The page of addons, which names the fields of the document that it shows as the form does. */
export function AddonsPage() {
  const { description } = useShownDocument();
  const field = useFieldName(description);
  const value = useValueName(description);
  return (
    <FieldNames value={{ field, value }}>
      <Page />
    </FieldNames>
  );
}
