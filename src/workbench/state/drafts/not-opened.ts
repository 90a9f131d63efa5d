import { create } from 'zustand';
import { useDrafts } from './drafts.ts';

/** Content that was not opened, and what the user can do about it. It stays above the page until the user acts on it. */
export interface NotOpened {
  title: string;
  description?: string;
  /** What was not opened: the same content is reported once. */
  content?: string;
  actions: readonly { label: string; onClick(): void }[];
  /** The draft that has the content; without it the row is shown on every page. */
  draft?: string;
  /** It was pasted: the row goes as soon as the user goes on writing, or undoes; the clipboard still has the content. */
  isPasted?: boolean;
}

/** What the last attempt did not open: another one replaces it. */
export const useNotOpened = create<{ rows: readonly NotOpened[] }>(() => ({ rows: [] }));

/** Shows what an attempt did not open, in the place of what earlier ones did not. Returns a function that removes it. */
export function reportNotOpened(...rows: readonly NotOpened[]): () => void {
  useNotOpened.setState({ rows });
  const remove = () => rows.forEach(withdraw);
  if (rows.some(({ isPasted }) => isPasted)) {
    const texts = textsNow();
    const stop = useDrafts.subscribe(() => {
      if (textsNow() === texts) return;
      stop();
      remove();
    });
  }
  return remove;
}

const textsNow = () =>
  useDrafts
    .getState()
    .drafts.map(({ text }) => text)
    .join('\0');

/** Removes the row about the same content. */
export function withdraw(row: Pick<NotOpened, 'title' | 'content'>): void {
  useNotOpened.setState(({ rows }) => ({ rows: rows.filter((each) => !isSame(each, row)) }));
}

function isSame(one: Pick<NotOpened, 'title' | 'content'>, other: Pick<NotOpened, 'title' | 'content'>): boolean {
  return one.title === other.title && one.content === other.content;
}
