import { useRouter } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { say } from '../texts/say.ts';

/** How a page is offered. */
export interface PageEntry {
  /** A text, which `usePages` puts into words. */
  name: string;
  Icon: LucideIcon;
  /** It is in the rail; others are reached from other pages, and by their names. */
  rail?: true;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** For a page that is offered by its name. Declared with its route in shell/router.tsx. */
    page?: PageEntry;
  }
}

/** Returns the pages with their addresses, in the order of the router. */
export function usePages() {
  const { routesByPath } = useRouter();
  return Object.values(routesByPath).flatMap(({ fullPath, options: { staticData } }) =>
    staticData?.page ? [{ ...staticData.page, to: fullPath, name: say(staticData.page.name) }] : [],
  );
}
