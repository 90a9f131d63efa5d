import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { rootOf } from '../../../client/root.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/message.tsx';
import { say } from '../../ui/texts/say.ts';
import { serviceBase } from './address.ts';
import { chooseBackend, endFallback, fallBackAfter, useBackend } from './backend.ts';
import { explain } from './explain.ts';
import { answerHere, serviceSilent, serviceSlow, versionQuery } from './service.ts';
import * as texts from './texts.ts';

/** Shows a notice while the service is unavailable. */
export function AwayNotice() {
  const { error, isFetching, refetch } = useQuery(versionQuery);
  const queries = useQueryClient();
  const { backend, fellBack } = useBackend();
  useEffect(() => {
    if (fallBackAfter(error)) void queries.invalidateQueries();
  }, [error, queries]);
  useEffect(() => noticeAtOnce(queries), [queries]);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => serviceSlow.subscribe(setSlow), []);
  const workHere = () => {
    // A service that is slow now may be fast tomorrow.
    if (error) chooseBackend('browser');
    else useBackend.setState({ backend: 'browser' });
    answerHere.emit();
    void queries.invalidateQueries();
  };
  if (fellBack) return <FallbackNotice />;
  if (!error && !(isSlow && backend === 'server')) return null;
  const { title, advice } = error ? explain(error) : { title: say(texts.slow), advice: say(texts.slowAdvice) };
  return (
    <Notice
      role={error ? 'alert' : 'status'}
      tone={error ? 'bg-bad-wash' : 'bg-warn-wash'}
      onAgain={error ? refetch : undefined}
      isAsking={isFetching}
      words={
        <>
          <strong className={error ? 'font-semibold text-bad' : 'font-semibold'}>{title}</strong> {advice}
        </>
      }
    >
      {backend === 'server' && (
        <Button size="small" onClick={workHere}>
          {say(error ? texts.workOffline : texts.answerHere)}
        </Button>
      )}
    </Notice>
  );
}

interface NoticeProps {
  role: 'alert' | 'status';
  tone: string;
  words: ReactNode;
  isAsking: boolean;
  /** Absent if there is nothing to ask again. */
  onAgain: (() => unknown) | undefined;
  children?: ReactNode;
}

function Notice({ role, tone, words, isAsking, onAgain, children }: NoticeProps) {
  return (
    <div role={role} className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-2 ${tone}`}>
      <p className="min-w-56 flex-1">{words}</p>
      {onAgain && (
        <Button size="small" onClick={() => void onAgain()} busy={isAsking}>
          {isAsking && <Spinner />}
          {say(texts.tryAgain)}
        </Button>
      )}
      {children}
    </div>
  );
}

/** Asks the service as soon as it may have become unavailable or available again, not only at the next interval. */
function noticeAtOnce(queries: QueryClient): () => void {
  const ask = () => {
    for (const { queryKey } of [versionQuery, backQuery])
      void queries.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false });
  };
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

const backQuery = queryOptions({
  queryKey: ['service-back'],
  queryFn: async ({ signal }) => (await fetch(`${rootOf(serviceBase)}/`, { signal, cache: 'no-store' })).status,
  refetchInterval: 10_000,
  retry: false,
  gcTime: 0,
  staleTime: 0,
});

/**
 * Shows a notice while the engine in this browser replaces the service, and checks whether the service answers again.
 */
function FallbackNotice() {
  const { isSuccess, isFetching, refetch } = useQuery(backQuery);
  useEffect(() => {
    if (isSuccess) endFallback();
  }, [isSuccess]);
  return (
    <Notice
      role="status"
      tone="bg-warn-wash"
      onAgain={refetch}
      isAsking={isFetching}
      words={
        <>
          <strong className="font-semibold">{say(texts.serverAway)}</strong> – {say(texts.goOn)}
        </>
      }
    />
  );
}
