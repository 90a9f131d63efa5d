import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { say } from '../../ui/texts/say.ts';
import { explain } from './explain.ts';
import * as texts from './texts.ts';

/** Why something could not be loaded, with a retry. */
export function Failed({ query: { error, refetch } }: { query: Pick<UseQueryResult, 'error' | 'refetch'> }) {
  const { title, advice } = explain(error);
  return (
    <Message title={title} about={advice}>
      <Button onClick={() => void refetch()}>{say(texts.fetchAgain)}</Button>
    </Message>
  );
}
