import { useQuery } from '@tanstack/react-query';
import { useDescription } from '../../engine/document/use-description.ts';
import { writeDensely } from '../../engine/document/write.ts';
import { examplesQuery } from '../../engine/service/service.ts';
import { discardDraft } from '../../state/drafts/discarded.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { useDrafts } from '../../state/drafts/drafts.ts';
import { emptyDocument } from '../../state/examples/empty-document.ts';
import { openingExample } from '../../state/examples/opening-example.ts';
import { useStart } from '../../state/examples/use-start.ts';
import { useReadOnly } from '../../state/view/read-only.ts';
import { Button } from '../../ui/button.tsx';
import { isEmbedded } from '../../ui/page/embedded.ts';
import { homeLanguages } from '../../ui/page/home-country.ts';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** Opens the example of the country of an empty invoice. It takes the place of one in which nothing was written. */
export function SeeExample({ draft }: { draft: Draft }) {
  const description = useDescription(draft.text);
  const isReadOnly = useReadOnly(description) !== undefined;
  const { data: examples = [] } = useQuery(examplesQuery);
  const { startFrom } = useStart();
  const { country, schema, blank } = description;
  const example = openingExample(examples, [...(country ? [`und-${country}`] : []), ...homeLanguages()]);
  if (!blank || schema !== 'bill/invoice' || example === undefined || isEmbedded || isReadOnly) return null;
  const show = async () => {
    const isUntouched = draft.text === writeDensely(emptyDocument(schema, { country }));
    if (!(await startFrom(example)) || !isUntouched) return;
    useDrafts.getState().close(draft.id);
    discardDraft(draft.id);
  };
  return <Button onClick={() => void show()}>{say(texts.seeExample)}</Button>;
}
