/** The origins of pages that may show this one in a frame: what the server that gave it was started with. */
export const hostOrigins: readonly string[] = (
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="billwright-hosts"]')?.content ?? ''
)
  .split(' ')
  .filter(Boolean);

/** Whether such a page shows this one. It then gives the document and hears what becomes of it; nothing is kept in this browser. */
export const isEmbedded = hostOrigins.length > 0 && window.parent !== window;
