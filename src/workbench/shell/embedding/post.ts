import { hostOrigins } from '../../ui/page/embedded.ts';
import type { WorkbenchEvent } from './messages.ts';

/** The possible origins of the host page: browsers report messages to others as errors. */
let origins = hostOrigins.filter((origin) => origin === (location.ancestorOrigins?.[0] ?? origin));

/** Records the origin of a message from the host page. */
export function noteOrigin(origin: string): void {
  origins = [origin];
}

/** Posts an event to the host page. */
export function post(event: WorkbenchEvent): void {
  for (const origin of origins) window.parent.postMessage({ source: 'billwright', ...event }, origin);
}
