import { queryOptions } from '@tanstack/react-query';
import { engine } from '../service/engine.ts';

/** The calculation record of a text, made in this browser; null where the text could not be calculated. */
export const recordQuery = (text: string, envelop: boolean) =>
  queryOptions({
    queryKey: ['record', text, envelop],
    queryFn: async ({ signal }) => (await engine().call('record', { text, envelop }, signal)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 20_000,
    retry: false,
  });
