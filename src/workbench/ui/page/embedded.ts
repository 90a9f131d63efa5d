/** The origins that may show this page in a frame, from the server's settings. */
export const hostOrigins: readonly string[] = (
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="billwright-hosts"]')?.content ?? ''
)
  .split(' ')
  .filter(Boolean);

/**
 * Whether a page of such an origin shows this page in a frame. It then provides the document and receives changes;
 * nothing is stored in this browser.
 */
export const isEmbedded = hostOrigins.length > 0 && window.parent !== window;
