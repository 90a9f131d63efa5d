/** Requests that begin together. More would not be faster, but would delay those that arrive meanwhile. */
const MOST = 32;

/** Bytes of their bodies, unless there is only one. */
const MOST_BYTES = 64 * 1024;

/** Maximum number of waiting requests. More begin at once, so that bodies do not accumulate. */
const WAITING = 256;

/**
 * Returns a function that resolves when work on a body of this size may begin.
 *
 * Concurrent requests begin together, in one iteration of the event loop. The same code then runs for the whole group
 * while it is in the processor's caches, instead of alternating with network code. Under load that saves a third of the
 * work. Between groups, other requests are read and answered. A single request begins as soon as nothing else remains
 * to be read.
 */
export function createRequestScheduler(): (bytes: number) => Promise<void> {
  const waiting: { bytes: number; proceed: () => void }[] = [];

  const begin = () => {
    let size = 0;
    let sum = 0;
    for (const { bytes } of waiting) {
      sum += bytes;
      if (size === MOST || (size > 0 && sum > MOST_BYTES)) break;
      size++;
    }
    for (const { proceed } of waiting.splice(0, size)) proceed();
    if (waiting.length > 0) setImmediate(begin);
  };
  return (bytes) =>
    new Promise((proceed) => {
      if (waiting.length >= WAITING) proceed();
      else if (waiting.push({ bytes, proceed }) === 1) setImmediate(begin);
    });
}
