import { useEffect } from 'react';
import { create } from 'zustand';
import { settings } from '../app/settings.ts';
import { useDrafts } from '../drafts/drafts.ts';

/** Whether the tour is shown. */
export const useTour = create<{ shown: boolean }>(() => ({ shown: false }));

export function startTour(): void {
  useTour.setState({ shown: true });
}

export function endTour(): void {
  useTour.setState({ shown: false });
}

export const loadTour = () => import('./tour.tsx');

/** Shows the tour on the first visit, once: where that cannot be noted, it waits to be asked for. */
export function useFirstTour(onWorkbench: boolean): void {
  // Fetched before the editor, which takes the line for a while.
  useEffect(() => {
    if (onWorkbench && settings.getItem('tour') === null) void loadTour();
  }, [onWorkbench]);
  const ready = useDrafts(({ status, storageFault }) => status === 'ready' && storageFault === undefined);
  useEffect(() => {
    if (!onWorkbench || !ready || settings.getItem('tour') !== null) return;
    settings.setItem('tour', 'done');
    startTour();
  }, [onWorkbench, ready]);
}
