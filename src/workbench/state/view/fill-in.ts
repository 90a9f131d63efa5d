import { create } from 'zustand';

/** Values that a draft does not have, each with the sentence that asks for it. */
export interface Asked {
  draft: string;
  /** The part of the page that asks for them. */
  title: string;
  values: readonly { path: string; about: string }[];
}

/** What is being filled in, in a dialog over any page. */
export const useFillIn = create<{ asked: Asked | undefined }>(() => ({ asked: undefined }));

export function fillIn(asked: Asked | undefined): void {
  useFillIn.setState({ asked });
}
