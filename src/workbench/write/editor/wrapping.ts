import { create } from 'zustand';
import { settings } from '../../ui/page/settings.ts';

/** Whether the editor wraps long lines. Stored in this browser. */
export const useWrapping = create<{ wraps: boolean }>(() => ({ wraps: settings.getItem('wraps') !== 'no' }));

export function toggleWrapping(): void {
  const wraps = !useWrapping.getState().wraps;
  settings.setItem('wraps', wraps ? 'yes' : 'no');
  useWrapping.setState({ wraps });
}
