/** Whether this page is the single file `billwright.html`, which is opened from disk and sends no request (`npm run build:file`). */
export const isOneFile = import.meta.env.MODE === 'file';

/** Returns the path of the page that is shown. The single file keeps it in the fragment, because its address names the file. */
export const pathNow = (): string => (isOneFile ? location.hash.slice(1) || '/' : location.pathname);

/** Loads the page again, at its start. */
export function loadAgain(): void {
  if (isOneFile) {
    location.hash = '';
    location.reload();
  } else {
    location.assign('/');
  }
}
