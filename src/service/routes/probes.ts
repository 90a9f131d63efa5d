import { refusal } from '../../operations/errors.ts';
import { json, refused } from '../http/answer.ts';
import type { Route } from '../http/route.ts';

/** `GET /livez`: answers as long as anything is answered. */
const live: Route = {
  method: 'GET',
  path: '/livez',
  answer: ({ indent }) => json(200, { status: 'ok' }, indent),
};

/** `GET /readyz`: 503 while requests should go elsewhere, as the service has not started yet or is stopping. */
const ready: Route = {
  method: 'GET',
  path: '/readyz',
  answer: (call) =>
    call.service.isReady()
      ? json(200, { status: 'ok' }, call.indent)
      : refused(refusal('overloaded', 'the service is starting or stopping'), call),
};

/** What a platform asks to know whether a service lives, and whether requests are to be sent there. */
export const probes: readonly Route[] = [live, ready];
