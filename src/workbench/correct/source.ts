import { queryOptions } from '@tanstack/react-query';
import { describe } from '../document/description.ts';
import { service } from '../service/service.ts';

/**
 * Returns the query for the source of a correction and its options schema; null for a document that cannot be corrected. The source is the
 * built document, except that a signed envelope stays unchanged.
 */
export const correctionQuery = (text: string) =>
  queryOptions({
    queryKey: ['correction', text],
    queryFn: async ({ signal }) => {
      const source = describe(text).signed
        ? text
        : JSON.stringify((await service.build({ data: text }, { signal })).value);
      return { source, schema: (await service.correctionOptions({ data: source }, { signal })).value };
    },
    gcTime: 0,
    retry: false,
  });
