import { create } from 'zustand';

/** Where the bands of a copy scroll with its form, on a phone: above the form they would leave little of it. */
export const useBandsPlace = create<{ place: HTMLElement | null }>(() => ({ place: null }));

export function setBandsPlace(place: HTMLElement | null): void {
  useBandsPlace.setState({ place });
}
