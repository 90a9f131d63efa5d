/** The component's own texts. The workbench inside uses its own language setting. */
export const title = 'Document';
export const noAddress =
  'The editor has no address: give the attribute service, for example https://billwright.example, or load component.js from the service.';
export const unreachable =
  'The editor at {address} does not answer. Is the service there, and was it started with this page’s origin, {origin}, among BILLWRIGHT_HOSTS?';
export const notFetched = 'The document at {address} could not be fetched: {why}';
export const gone = 'The editor is not in a page, or was taken out of it.';
export const anew = 'The editor was loaded anew before it had answered.';
export const retry = 'Try again';
