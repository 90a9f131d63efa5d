import { useNavigate } from '@tanstack/react-router';
import { showPane } from '../app/pane.ts';
import { startTour } from './tour-state.ts';

/** Gives what shows the tour from its first step, on the page that it is about. */
export function useStartTour(): () => void {
  const navigate = useNavigate();
  return () => {
    showPane('Document');
    // Once the menu or palette that it was chosen from has given the focus back.
    setTimeout(() => void navigate({ to: '/', search: (search) => search }).then(startTour));
  };
}
