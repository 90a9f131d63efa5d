import { useQuery } from '@tanstack/react-query';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { versionQuery } from './service.ts';

/** Whether the service answers; asks again when pressed. */
export function ServiceStatus() {
  const { data, status, isFetching, refetch } = useQuery(versionQuery);
  const away = status === 'error';
  const said = {
    pending: 'Asking the service',
    error: 'The service does not answer',
    success: `The service answers: Billwright ${data?.version ?? ''}, standard ${data?.standard ?? 'unknown'}`,
  }[status];
  return (
    <Button
      look="bare"
      onClick={() => void refetch()}
      aria-label={`Service: ${said}. Ask again`}
      title={`${said}. Press to ask again.`}
      className="px-1.5! max-sm:hidden"
    >
      <span
        aria-hidden
        className={classes(
          'size-[7px] rounded-full',
          status === 'pending' ? 'bg-edge' : away ? 'bg-bad' : 'bg-good',
          isFetching && 'animate-pulse',
        )}
      />
      /v0
    </Button>
  );
}
