import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Menu, MenuChoice, MenuItem, MenuLine } from '../ui/menu.tsx';
import { serviceBase, serviceHost } from './address.ts';
import { type Backend, chooseBackend, useBackend } from './backend.ts';
import { versionQuery } from './service.ts';

const backends: readonly { value: Backend; label: string; about: string }[] = [
  {
    value: 'server',
    label: serviceHost ?? 'This server',
    about: `Buttons and catalogues ask the service at ${serviceBase}.`,
  },
  { value: 'browser', label: 'This browser', about: 'The same engine in this page: works offline, nothing leaves it.' },
];

/** Who answers, and whether it does; lets one choose. */
export function ServiceStatus() {
  const queries = useQueryClient();
  const { backend } = useBackend();
  const { data, status, isFetching, refetch } = useQuery(versionQuery);
  const away = status === 'error';
  const who = backend === 'browser' ? 'The engine in this browser' : 'The service';
  const said = {
    pending: `${who} is being asked`,
    error: `${who} does not answer`,
    success: `${who} answers: Billwright ${data?.version ?? ''}, standard ${data?.standard ?? 'unknown'}`,
  }[status];
  const choose = (chosen: Backend) => {
    chooseBackend(chosen);
    void queries.invalidateQueries();
  };
  return (
    <Menu
      trigger={
        <Button look="bare" aria-label={`Service: ${said}`} title={said} className="px-1.5! max-sm:hidden">
          <span
            aria-hidden
            className={classes(
              'size-[7px] rounded-full',
              status === 'pending' ? 'bg-edge' : away ? 'bg-bad' : 'bg-good',
              isFetching && 'animate-pulse',
            )}
          />
          {backend === 'browser' ? 'browser' : (serviceHost ?? '/v0')}
        </Button>
      }
    >
      <MenuChoice label="Who answers" value={backend} options={backends} onChange={choose} />
      <MenuLine />
      <MenuItem onSelect={() => void refetch()}>Ask again</MenuItem>
    </Menu>
  );
}
