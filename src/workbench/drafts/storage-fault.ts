/** Returns why drafts are not kept, in words, from what the browser's storage answered. */
export function storageFaultOf(error: unknown): string {
  return isFull(error) ? 'this browser’s storage is full' : 'this browser refuses to store them';
}

function isFull(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'QuotaExceededError';
}
