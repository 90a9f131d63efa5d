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

/** The latest first. */
export const useNotOpened = create<{ rows: readonly NotOpened[] }>(() => ({ rows: [] }));

/** Shows a row, in the place of one that says the same: after another attempt, the first one is of no use. Returns a function that removes it. */
export function reportNotOpened(row: NotOpened): () => void {
  useNotOpened.setState(({ rows }) => ({
    rows: [row, ...rows.filter(({ title, draft }) => title !== row.title || draft !== row.draft)],
  }));
  return () => withdraw(row);
}

/** Removes the row about the same content. */
export function withdraw(row: Pick<NotOpened, 'title' | 'content'>): void {
  useNotOpened.setState(({ rows }) => ({ rows: rows.filter((each) => !isSame(each, row)) }));
}

function isSame(one: Pick<NotOpened, 'title' | 'content'>, other: Pick<NotOpened, 'title' | 'content'>): boolean {
  return one.title === other.title && one.content === other.content;
}
