import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { descriptionQuery } from '../../engine/service/catalogue.ts';
import { DetailsFrame } from '../../reference/catalogue-frame.tsx';
import { useDrafts } from '../../state/drafts/drafts.ts';
import { useActiveDraft } from '../../state/drafts/use-active-draft.ts';
import { Message } from '../../ui/message.tsx';
import { say } from '../../ui/texts/say.ts';
import { Console } from './console.tsx';
import { operationsOf } from './operations.ts';
import * as texts from './texts.ts';

/** An operation: its description, and a console to try it. */
export function OperationDetails() {
  const { operation: id } = useParams({ from: '/api/$operation' });
  const description = useQuery(descriptionQuery);
  const operation = description.data && operationsOf(description.data).find((each) => each.id === id);
  const isReady = useDrafts(({ status }) => status === 'ready');
  const draft = useActiveDraft();
  return (
    <DetailsFrame
      label={operation ? `${operation.method} ${operation.path}` : id}
      back={{ to: '/api', name: say(texts.all) }}
      entry={description}
    >
      {() => (
        <>
          {!operation && <Message title={say(texts.notThere, { id })} />}
          {operation && isReady && (
            // Resets for another operation or document.
            <Console key={`${id} ${draft?.id}`} operation={operation} document={draft?.text} />
          )}
        </>
      )}
    </DetailsFrame>
  );
}
