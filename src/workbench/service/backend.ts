import { create } from 'zustand';
import { settings } from '../app/settings.ts';
import { type Backend, chosenBackend } from './chosen-backend.ts';

/** Who answers, as it is chosen now. */
export const useBackend = create<{ backend: Backend }>(() => ({
  backend: chosenBackend(),
}));

export function chooseBackend(backend: Backend): void {
  settings.setItem('service', backend);
  useBackend.setState({ backend });
}
