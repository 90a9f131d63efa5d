import { create } from 'zustand';
import { settings } from '../app/settings.ts';

/** Who answers the buttons and the catalogues: the service, or the engine in this browser, which needs no network. */
export type Place = 'server' | 'browser';

export const usePlace = create<{ place: Place }>(() => ({
  place: settings.getItem('service') === 'browser' ? 'browser' : 'server',
}));

export function choosePlace(place: Place): void {
  settings.setItem('service', place);
  usePlace.setState({ place });
}
