import { hostOrigins } from '../app/embedded.ts';
import type { WorkbenchEvent } from './messages.ts';

/** The origin of the host page, as far as it is known: browsers complain of messages to others. */
let origins = hostOrigins.filter((origin) => origin === (location.ancestorOrigins?.[0] ?? origin));

/** Notes from which origin a message of the host page came. */
export function noteOrigin(origin: string): void {
  origins = [origin];
}

/** Posts an event to the host page. */
export function post(event: WorkbenchEvent): void {
  for (const origin of origins) window.parent.postMessage({ source: 'billwright', ...event }, origin);
}
