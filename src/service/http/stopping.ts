import { type Refusal, refusal } from '../../operations/errors.ts';

/** The signals of a service that stops. */
export interface Stopping {
  /** Aborted when it begins to stop. Streams then read no further. */
  begun: AbortSignal;
  /** Aborted to give up unfinished work. */
  over: AbortSignal;
}

/** Seconds after which a client may try again: another process answers then. */
const AGAIN = 1;

/** Returns the refusal of work that a stopping service does not begin or finish. */
export function stopping(): Refusal {
  const text = 'the service is stopping; try again in {seconds, plural, one {a second} other {# seconds}}';
  return { ...refusal('overloaded', text, { seconds: AGAIN }), headers: { 'Retry-After': String(AGAIN) } };
}
