import { useRouter } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { say } from '../ui/texts/say.ts';
import type { Group } from './places.ts';

/** The entry of a page in the navigation. */
export interface PageEntry {
  /** A text, translated by `usePages`. */
  name: string;
  Icon: LucideIcon;
  /** Where it stands: among the three places, in a group, or by itself at the end. Other pages are reached through links and by name. */
  at?: 'places' | Group | 'end';
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

export type Page = ReturnType<typeof usePages>[number];
