import { create } from 'zustand';
import { UnreachableError } from '../../../client/index.ts';
import { settings } from '../../ui/page/settings.ts';
import { type Backend, chosenBackend } from './chosen-backend.ts';
import { hasEngine } from './engine.ts';

/** The backend that answers, as currently chosen. */
export const useBackend = create<{ backend: Backend; fellBack: boolean }>(() => ({
  backend: chosenBackend(),
  fellBack: false,
}));

export function chooseBackend(backend: Backend): void {
  settings.setItem('service', backend);
  useBackend.setState({ backend, fellBack: false });
}

/**
 * Lets the engine in this browser answer until the service is available, if it has started or its files are cached. The user's choice
 * is unchanged.
 * @param error of asking the service
 * @returns whether it now answers in place of the service
 */
export function fallBackAfter(error: unknown): boolean {
  const isAway = error instanceof UnreachableError && error.reason === 'network';
  const canAnswer = hasEngine() || navigator.serviceWorker?.controller;
  if (!isAway || !canAnswer || useBackend.getState().backend === 'browser') return false;
  useBackend.setState({ backend: 'browser', fellBack: true });
  return true;
}

/** Switches back to the service after a fallback. */
export function endFallback(): void {
  if (useBackend.getState().fellBack) useBackend.setState({ backend: 'server', fellBack: false });
}
