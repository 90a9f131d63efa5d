/** Why drafts are not kept, in words, from what the browser's storage answered. */
export function storageFaultOf(error: unknown): string {
  return isFull(error) ? 'this browser’s storage is full' : 'this browser refuses to store them';
}

/** The storage's own error may stand inside that of a transaction or of a list of failures. */
function isFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('name' in error && error.name === 'QuotaExceededError') return true;
  if ('inner' in error && isFull(error.inner)) return true;
  return 'failures' in error && Array.isArray(error.failures) && error.failures.some(isFull);
}
