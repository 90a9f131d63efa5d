import { isOneFile } from '../../ui/page/one-file.ts';
import { settings } from '../../ui/page/settings.ts';

/** The backend for buttons and catalogues: the service, or the engine in this browser, which needs no network. */
export type Backend = 'server' | 'browser';

/** Returns the chosen backend. */
export function chosenBackend(): Backend {
  return isOneFile || settings.getItem('service') === 'browser' ? 'browser' : 'server';
}
