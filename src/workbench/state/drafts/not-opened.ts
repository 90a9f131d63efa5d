import { create } from 'zustand';

/** Content that was not opened, and what the user can do about it. It stays above the page until the user acts on it. */
export interface NotOpened {
  title: string;
  description?: string;
  /** What was not opened: the same content is reported once. */
  content?: string;
  actions: readonly { label: string; onClick(): void }[];
  /** The draft that has the content; without it the row is shown on every page. */
  draft?: string;
}

/** What the last attempt did not open: another one replaces it. */
export const useNotOpened = create<{ rows: readonly NotOpened[] }>(() => ({ rows: [] }));

/** Shows what an attempt did not open, in the place of what earlier ones did not. Returns a function that removes it. */
export function reportNotOpened(...rows: readonly NotOpened[]): () => void {
  useNotOpened.setState({ rows });
  return () => rows.forEach(withdraw);
}

/** Removes the row about the same content. */
export function withdraw(row: Pick<NotOpened, 'title' | 'content'>): void {
  useNotOpened.setState(({ rows }) => ({
    rows: rows.filter((each) => each.title !== row.title || each.content !== row.content),
  }));
}
