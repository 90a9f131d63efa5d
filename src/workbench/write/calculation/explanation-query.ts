import { queryOptions } from '@tanstack/react-query';
import { engine } from '../../engine/service/engine.ts';

/** Returns the query that explains a text's calculation, computed in this browser; null if it could not be calculated. */
export const explanationQuery = (text: string, envelop: boolean) =>
  queryOptions({
    queryKey: ['explain', text, envelop],
    queryFn: async ({ signal }) => (await engine().call('explain', { text, envelop }, signal)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 20_000,
    retry: false,
  });
