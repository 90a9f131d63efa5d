import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useDescription } from '../../engine/document/use-description.ts';
import { examplesQuery } from '../../engine/service/service.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { openingExample } from '../../state/examples/opening-example.ts';
import { useStart } from '../../state/examples/use-start.ts';
import { useReadOnly } from '../../state/view/read-only.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { isEmbedded } from '../../ui/page/embedded.ts';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** In place of the page of a document in which nothing is written yet. */
export function EmptyPreview({ draft }: { draft: Draft }) {
  const description = useDescription(draft.text);
  const isReadOnly = useReadOnly(description) !== undefined;
  const { data: examples = [] } = useQuery(examplesQuery);
  const { startFrom } = useStart();
  const { country, schema } = description;
  const example = openingExample(examples, [...(country ? [`und-${country}`] : []), ...navigator.languages]);
  const withExample = schema === 'bill/invoice' && example !== undefined && !isEmbedded && !isReadOnly;
  return (
    <section aria-label={say(texts.preview)} className="grid size-full place-items-center overflow-auto bg-sunk">
      <div className="grid justify-items-center">
        <FileText aria-hidden className="-mb-4 size-7 text-faint" strokeWidth={1.4} />
        <Message title={say(texts.appearsHere)} about={say(texts.appearsHereHow)}>
          {withExample && <Button onClick={() => void startFrom(example)}>{say(texts.seeExample)}</Button>}
        </Message>
      </div>
    </section>
  );
}
