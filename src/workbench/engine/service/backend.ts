import { create } from 'zustand';
import { settings } from '../../ui/page/settings.ts';
import { type Backend, chosenBackend } from './chosen-backend.ts';

/** The backend that answers, as currently chosen. */
export const useBackend = create<{ backend: Backend; fellBack: boolean }>(() => ({
  backend: chosenBackend(),
  fellBack: false,
}));

export function chooseBackend(backend: Backend): void {
  settings.setItem('service', backend);
  useBackend.setState({ backend, fellBack: false });
}

/** Returns whether the engine in this browser can replace the service: its files are cached. */
export function canFallBack(): boolean {
  return useBackend.getState().backend === 'server' && Boolean(navigator.serviceWorker?.controller);
}

/** Lets the engine in this browser answer until the service is available. The user's choice is unchanged. */
export function fallBack(): void {
  useBackend.setState({ backend: 'browser', fellBack: true });
}

/** Switches back to the service after a fallback. */
export function endFallback(): void {
  if (useBackend.getState().fellBack) useBackend.setState({ backend: 'server', fellBack: false });
}
