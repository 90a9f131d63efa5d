import { refusal } from '../../operations/errors.ts';
import { json, refused } from '../http/answer.ts';
import type { Route } from '../http/route.ts';

/** `GET /livez`: answers while the service answers at all. */
const live: Route = {
  method: 'GET',
  path: '/livez',
  answer: ({ indent }) => json(200, { status: 'ok' }, indent),
};

/** `GET /readyz`: 503 while the service is starting or stopping, so that requests go elsewhere. */
const ready: Route = {
  method: 'GET',
  path: '/readyz',
  answer: (call) =>
    call.service.isReady()
      ? json(200, { status: 'ok' }, call.indent)
      : refused(refusal('overloaded', 'the service is starting or stopping'), call),
};

/** Liveness and readiness probes for a platform. */
export const probes: readonly Route[] = [live, ready];
