/** The order in which the list was last shown, for the next and the previous file. */

import { create } from 'zustand';

export const useShownOrder = create<{ keys: readonly string[] }>(() => ({ keys: [] }));

export function showsNext(keys: readonly string[]): void {
  useShownOrder.setState({ keys });
}
