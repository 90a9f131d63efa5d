import { create } from 'zustand';
import { settings } from '../../ui/page/settings.ts';
import { isWanted } from '../memory/setting.ts';

const NAME = 'inbox-count';

/** How many received bills the user has not looked at: kept, so that the first page need not load the inbox. */
export const useInboxCount = create(() => ({ count: (isWanted() && Number(settings.getItem(NAME))) || 0 }));

export function noteInboxCount(count: number): void {
  if (isWanted()) settings.setItem(NAME, String(count));
  useInboxCount.setState({ count });
}
