import { useQuery, useQueryClient } from '@tanstack/react-query';
import { say } from '../texts/say.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/message.tsx';
import { chooseBackend, useBackend } from './backend.ts';
import { explain } from './explain.ts';
import { versionQuery } from './service.ts';
import * as texts from './texts.ts';

/** Says over the page that the service is away, as long as it is. */
export function AwayNotice() {
  const { error, isFetching, refetch } = useQuery(versionQuery);
  const queries = useQueryClient();
  const { backend } = useBackend();
  if (!error) return null;
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
