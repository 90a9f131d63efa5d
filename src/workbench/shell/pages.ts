import { useRouter } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { say } from '../ui/texts/say.ts';

/** The entry of a page in the navigation. */
export interface PageEntry {
  /** A text, translated by `usePages`. */
  name: string;
  Icon: LucideIcon;
  /**
   * Whether the page is in the rail: also on a phone, only where there is room, or there with the developer tools. Other pages are
   * reached through links and by name.
   */
  rail?: true | 'wide' | 'tools';
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** For a page offered by name. Declared with its route in shell/router.tsx. */
    page?: PageEntry;
  }
}

/** Returns the pages with their addresses, in router order. */
export function usePages() {
  const { routesByPath } = useRouter();
  return Object.values(routesByPath).flatMap(({ fullPath, options: { staticData } }) =>
    staticData?.page ? [{ ...staticData.page, to: fullPath, name: say(staticData.page.name) }] : [],
  );
}
