import { useQueryClient } from '@tanstack/react-query';
import { MenuChoice } from '../../ui/menu.tsx';
import { say } from '../../ui/texts/say.ts';
import { serviceBase, serviceHost } from './address.ts';
import { chooseBackend, useBackend } from './backend.ts';
import type { Backend } from './chosen-backend.ts';
import * as texts from './texts.ts';

/** The choice of the backend, in a menu. */
export function ServiceChoice() {
  const queries = useQueryClient();
  const { backend } = useBackend();
  const choose = (chosen: Backend) => {
    chooseBackend(chosen);
    void queries.invalidateQueries();
  };
  return (
    <MenuChoice
      label={say(texts.whoAnswers)}
      value={backend}
      options={[
        {
          value: 'server',
          label: serviceHost ?? say(texts.server),
          about: say(texts.serverHow, { address: serviceBase }),
        },
        { value: 'browser', label: say(texts.browser), about: say(texts.browserHow) },
      ]}
      onChange={choose}
    />
  );
}
