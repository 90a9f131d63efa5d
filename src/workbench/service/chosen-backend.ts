import { settings } from '../app/settings.ts';

/** Who answers the buttons and the catalogues: the service, or the engine in this browser, which needs no network. */
export type Backend = 'server' | 'browser';

/** Returns who was chosen to answer. */
export function chosenBackend(): Backend {
  return settings.getItem('service') === 'browser' ? 'browser' : 'server';
}
