import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { say } from '../../ui/texts/say.ts';
import { explain } from './explain.ts';
import { versionQuery } from './service.ts';
import * as texts from './texts.ts';

/** Why something could not be loaded, with a retry. What the page says of a service that is away is not said again. */
export function Failed({ query: { error, refetch } }: { query: Pick<UseQueryResult, 'error' | 'refetch'> }) {
  const { title, advice } = explain(error);
  const { error: away } = useQuery(versionQuery);
  const isSaid = away !== null && explain(away).title === title;
  return (
    <Message {...(isSaid ? { title: say(texts.notLoaded) } : { title, about: advice })}>
      <Button onClick={() => void refetch()}>{say(texts.fetchAgain)}</Button>
    </Message>
  );
}
