import type { ReactNode } from 'react';
import { create } from 'zustand';

/** What the inbox says about a received bill. */
export interface Bill {
  /** The key of its file. */
  file: string;
  /** What to do with it, as a chip. */
  verdict: ReactNode;
}

/** The bills of the inbox by supplier and number, noted by the inbox: it judges each next to the others. */
export const useBills = create<{ bills: ReadonlyMap<string, Bill> }>(() => ({ bills: new Map() }));

export function billKey(supplier: string, number: string): string {
  return JSON.stringify([supplier, number]);
}
