import { queryOptions } from '@tanstack/react-query';
import { describe } from '../document/description.ts';
import { service } from '../service/service.ts';

/**
 * Returns the query of what a correction of a text starts from, and the schema of its options; null for a document that
 * cannot be corrected. It starts from what building makes of the text, as that is what counts; a signed envelope stays as
 * it is.
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
