import { hostOrigins } from '../app/frame.ts';
import type { WorkbenchEvent } from './messages.ts';

/** Where the page around is from, as far as that is known: browsers complain of messages to others. */
let origins = hostOrigins.filter((origin) => origin === (location.ancestorOrigins?.[0] ?? origin));

/** A message came from the page around. */
export function noteOrigin(origin: string): void {
  origins = [origin];
}

/** Tells the page around something. */
export function tell(event: WorkbenchEvent): void {
  for (const origin of origins) window.parent.postMessage({ source: 'billwright', ...event }, origin);
}
