import { create } from 'zustand';

/** Where what a correction asks scrolls with its form, and on a phone all bands of a copy: above the form they would leave little of it. */
export const useBandsPlace = create<{ place: HTMLElement | null }>(() => ({ place: null }));

export function setBandsPlace(place: HTMLElement | null): void {
  useBandsPlace.setState({ place });
}
