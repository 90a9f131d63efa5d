import { createContext } from 'react';

/** Where the region around a page has room for its tools, such as next to its tabs. Default: above the page. */
export const ToolsPlace = createContext<HTMLElement | null>(null);
