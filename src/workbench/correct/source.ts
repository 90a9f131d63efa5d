import { queryOptions } from '@tanstack/react-query';
import { contentOf } from '../document/text.ts';
import { contentsOf, memberAt } from '../document/values.ts';
import { service } from '../service/service.ts';

/**
 * Returns the query of what a correction of a text starts from, and the schema of its options; null for a document that
 * cannot be corrected. A document that was never built is built first: without its regime and totals there is little to
 * correct.
 */
export const correctionQuery = (text: string) =>
  queryOptions({
    queryKey: ['correction', text],
    queryFn: async ({ signal }) => {
      const contents = contentsOf(contentOf(text));
      const isBuilt = memberAt(contents, '$regime') !== undefined;
      const source = isBuilt ? text : JSON.stringify((await service.build({ data: text }, { signal })).value);
      return { source, schema: (await service.correctionOptions({ data: source }, { signal })).value };
    },
    gcTime: 0,
    retry: false,
  });
