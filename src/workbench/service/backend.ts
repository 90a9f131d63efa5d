import { create } from 'zustand';
import { settings } from '../app/settings.ts';

/** Who answers the buttons and the catalogues: the service, or the engine in this browser, which needs no network. */
export type Backend = 'server' | 'browser';

export const useBackend = create<{ backend: Backend }>(() => ({
  backend: settings.getItem('service') === 'browser' ? 'browser' : 'server',
}));

export function chooseBackend(backend: Backend): void {
  settings.setItem('service', backend);
  useBackend.setState({ backend });
}
