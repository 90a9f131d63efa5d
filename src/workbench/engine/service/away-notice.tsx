import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { UnreachableError } from '../../../client/index.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/message.tsx';
import { say } from '../../ui/texts/say.ts';
import { serviceBase } from './address.ts';
import { canFallBack, chooseBackend, endFallback, fallBack, useBackend } from './backend.ts';
import { explain } from './explain.ts';
import { serviceSilent, versionQuery } from './service.ts';
import * as texts from './texts.ts';

/** Shows a notice while the service is unavailable. */
export function AwayNotice() {
  const { data, error, isFetching, refetch } = useQuery(versionQuery);
  const queries = useQueryClient();
  const { backend, fellBack } = useBackend();
  // The page was opened but the service has never answered: cached content works without it.
  const isUnheard = error instanceof UnreachableError && error.reason === 'network' && data === undefined;
  const fallsBack = isUnheard && canFallBack();
  useEffect(() => {
    if (fallsBack) fallBack();
  }, [fallsBack]);
  useEffect(() => noticeAtOnce(queries), [queries]);
  if (fellBack && !error) return <FallbackNotice />;
  if (!error || fallsBack) return null;
  const { title, advice } = explain(error);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-bad-wash px-4 py-2"
    >
      <p className="min-w-56 flex-1">
        <strong className="font-semibold text-bad">{title}</strong> {advice}
      </p>
      <Button size="small" onClick={() => void refetch()} busy={isFetching}>
        {isFetching && <Spinner />}
        {say(texts.tryAgain)}
      </Button>
      {backend === 'server' && (
        <Button
          size="small"
          title={say(texts.workOfflineHow)}
          onClick={() => {
            chooseBackend('browser');
            void queries.invalidateQueries();
          }}
        >
          {say(texts.workOffline)}
        </Button>
      )}
    </div>
  );
}

/** Asks the service as soon as it may have become unavailable or available again, not only at the next interval. */
function noticeAtOnce(queries: QueryClient): () => void {
  const ask = () => void queries.refetchQueries(versionQuery, { cancelRefetch: false });
  const asked = () => {
    // Its own failure is known already.
    if (queries.getQueryState(versionQuery.queryKey)?.status === 'success') ask();
  };
  const unsubscribe = serviceSilent.subscribe(asked);
  addEventListener('offline', ask);
  addEventListener('online', ask);
  return () => {
    unsubscribe();
    removeEventListener('offline', ask);
    removeEventListener('online', ask);
  };
}

/**
 * Shows a notice while the engine in this browser replaces the service, and checks whether the service answers again.
 */
function FallbackNotice() {
  const { isSuccess, isFetching, refetch } = useQuery({
    queryKey: ['service-back'],
    queryFn: async ({ signal }) => (await fetch(serviceBase, { signal, cache: 'no-store' })).status,
    refetchInterval: 10_000,
    retry: false,
    gcTime: 0,
    staleTime: 0,
  });
  useEffect(() => {
    if (isSuccess) endFallback();
  }, [isSuccess]);
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-sunk px-4 py-2">
      <p className="min-w-56 flex-1">{say(texts.fellBack)}</p>
      <Button size="small" onClick={() => void refetch()} busy={isFetching}>
        {isFetching && <Spinner />}
        {say(texts.tryAgain)}
      </Button>
    </div>
  );
}
