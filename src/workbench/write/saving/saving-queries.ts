import { queryOptions, skipToken } from '@tanstack/react-query';
import { engine } from '../../engine/service/engine.ts';
import type { Answers } from '../../engine/worker/saving.ts';
import { numberOf } from '../../ui/number-of.ts';

/** Texts are long, so results are not cached for long. */
const KEPT = { staleTime: Number.POSITIVE_INFINITY, gcTime: 60_000, retry: false };

/** Returns the query of the kinds a text can be saved as. */
export const kindsQuery = (text: string, tag: string) =>
  queryOptions({
    ...KEPT,
    queryKey: ['save-kinds', text, tag],
    queryFn: ({ signal }) => engine().call('saveKinds', { text, tag }, signal),
  });

interface SavedWith {
  /** The user's own pages. */
  pages?: File | undefined;
  answers?: Answers;
  /** The index of the invoice, of several in a text. */
  invoice?: number | undefined;
  /** The language of the pages that are drawn. */
  language?: string | undefined;
}

/** Returns the query of a text saved as a kind. Runs only if `wanted`. */
export const savedQuery = (
  text: string,
  as: string,
  wanted: boolean,
  { pages, answers = {}, invoice, language }: SavedWith = {},
) =>
  queryOptions({
    ...KEPT,
    queryKey: ['save-as', text, as, pages && numberOf(pages), answers, invoice, language],
    queryFn: wanted
      ? ({ signal }) => engine().call('saveAs', { text, as, pages, answers, invoice, language }, signal)
      : skipToken,
  });
