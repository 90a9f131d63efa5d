import type { QueryClient } from '@tanstack/react-query';
import { writeDensely } from '../../engine/document/write.ts';
import { canFallBack, fallBack } from '../../engine/service/backend.ts';
import { exampleQuery, examplesQuery } from '../../engine/service/service.ts';
import { sharedAtStart } from '../drafts/shared-link.ts';
import { openingExample } from './opening-example.ts';

/**
 * Returns the text to begin with if no draft is stored: the document in the page's link, otherwise an invoice for a country of the browser's
 * languages, if there is one. Rejects if the service is unavailable.
 */
export async function firstText(queries: QueryClient): Promise<string | undefined> {
  const fragment = sharedAtStart();
  const shared = fragment && (await import('../drafts/share.ts')).sharedText(fragment);
  if (shared !== undefined) return shared;
  return await example(queries).catch(async (error: unknown) => {
    // Offline, the engine in this browser has the examples too.
    if (!canFallBack()) throw error;
    fallBack();
    return await example(queries);
  });
}

async function example(queries: QueryClient): Promise<string | undefined> {
  const name = openingExample(await queries.fetchQuery(examplesQuery), navigator.languages);
  return name === undefined ? undefined : writeDensely(await queries.fetchQuery(exampleQuery(name)));
}
