/** The component's own texts. The workbench inside uses its own language setting. */
export const title = 'Document';
export const noAddress =
  'The editor has no address. Set the attribute service, such as https://billwright.example, or load component.js from the service.';
export const unreachable =
  'The editor at {address} does not answer. Check that the service is running, and that BILLWRIGHT_HOSTS includes the origin of this page, {origin}.';
export const notFetched = 'The document at {address} could not be fetched: {why}';
export const gone = 'The editor is not in a page, or was removed from it.';
export const reloaded = 'The editor was loaded again before it answered.';
export const retry = 'Try again';
