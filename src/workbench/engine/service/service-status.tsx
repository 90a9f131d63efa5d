import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx';
import { say } from '../../ui/texts/say.ts';
import { serviceBase, serviceHost } from './address.ts';
import { useBackend } from './backend.ts';
import { versionQuery } from './service.ts';
import { ServiceChoice } from './service-choice.tsx';
import * as texts from './texts.ts';

/** The state of the backend, by query status. */
const states = {
  server: { pending: texts.serverAsked, error: texts.serverSilent, success: texts.serverAnswers },
  browser: { pending: texts.browserAsked, error: texts.browserSilent, success: texts.browserAnswers },
};

/** The backend and its availability, with a choice. */
export function ServiceStatus() {
  const { backend } = useBackend();
  const { data, status, isFetching, refetch } = useQuery(versionQuery);
  const away = status === 'error';
  const stateText = say(states[backend][status], {
    version: data?.version ?? '',
    standard: data?.standard ?? say(texts.unknown),
  });
  return (
    <Menu
      trigger={
        <Button
          look="bare"
          aria-label={say(texts.state, { state: stateText })}
          title={stateText}
          className="px-1.5! max-sm:hidden"
        >
          <span
            aria-hidden
            className={classes(
              'size-2 rounded-full',
              status === 'pending' ? 'bg-edge' : away ? 'bg-bad' : 'bg-good',
              isFetching && 'animate-pulse',
            )}
          />
          {backend === 'browser' ? say(texts.browserShort) : (serviceHost ?? serviceBase)}
        </Button>
      }
    >
      <ServiceChoice />
      <MenuLine />
      <MenuItem onSelect={() => void refetch()}>{say(texts.askAgain)}</MenuItem>
    </Menu>
  );
}
