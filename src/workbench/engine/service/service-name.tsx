import { useQuery } from '@tanstack/react-query';
import { classes } from '../../ui/classes.ts';
import { say } from '../../ui/texts/say.ts';
import { serviceHost } from './address.ts';
import { useBackend } from './backend.ts';
import { versionQuery } from './service.ts';
import * as texts from './texts.ts';

/** Names what answered: for a button the server or the engine in this browser, while typing always that engine. The dot is red while the server does not answer. */
export function ServiceName({ asked }: { asked: boolean }) {
  const { backend, fellBack } = useBackend();
  const { status } = useQuery(versionQuery);
  const dot = { pending: 'bg-edge', error: 'bg-bad', success: fellBack ? 'bg-kept' : 'bg-good' }[status];
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className={classes('size-1.5 rounded-full', dot)} />
      {backend === 'browser' || !asked ? say(texts.browser) : (serviceHost ?? say(texts.server))}
    </span>
  );
}
