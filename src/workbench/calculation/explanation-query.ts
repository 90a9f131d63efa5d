import { queryOptions } from '@tanstack/react-query';
import { engine } from '../service/engine.ts';

/** Returns the query of the explanation of a text's calculation, made in this browser; null where the text could not be calculated. */
export const explanationQuery = (text: string, envelop: boolean) =>
  queryOptions({
    queryKey: ['explain', text, envelop],
    queryFn: async ({ signal }) => (await engine().call('explain', { text, envelop }, signal)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 20_000,
    retry: false,
  });
